import { pathOfIntake, type IntakePlace } from '#features/cases/workspace/paths.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { Warning } from '../intake-data.ts'
import { showQuestion } from '../parts/PartFrame.tsx'
import { intakeWords } from '../words.ts'

export interface WarningsProps {
  readonly caseId: string
  readonly place: IntakePlace
  readonly warnings: readonly Warning[]
}

/** Answers that may not fit together. The clients see the same sentences. */
export function Warnings({ caseId, place, warnings }: WarningsProps) {
  const words = useWords(intakeWords)
  return (
    <section className="intake-block" aria-labelledby="intake-warnings">
      <div className="intake-block-head">
        <h3 id="intake-warnings">{words.warningsTitle}</h3>
        {warnings.length === 0 ? null : <span className="numeric soft">{warnings.length}</span>}
      </div>
      {warnings.length === 0 ? <p className="small-text soft">{words.noWarnings}</p> : null}
      <ul className="intake-warnings">
        {warnings.map(({ id, text, line, whose, questionKey, questionName }) => (
          <li key={`${id} ${questionKey}`}>
            <p className="second-line">
              {[line === '' ? questionName : words.onLine(line), whose].filter(Boolean).join(', ')}
            </p>
            <p>{text}</p>
            <Link
              href={pathOfIntake(caseId, { ...place, question: questionKey })}
              onFollow={() => showQuestion(questionKey)}
            >
              {words.goToAnswer}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
