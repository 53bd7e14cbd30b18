import { useEffect, useRef } from 'react'
import type { JsonObject, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { isMissing } from '#features/questionnaire/rules/verdict/verdict.ts'
import { type AnswerFault } from '#features/questionnaire/rules/verdict/wrong-value.ts'
import { useErrorInTitle } from '#ui/navigation/document-title.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { kitWords } from '#ui/words.ts'
import { getFieldId } from '../../form/state/answer-path.ts'
import { questionWords } from '../../question-words.ts'
import { faultLine } from './fault-line.ts'

export interface FaultSummaryProps {
  /** Must not be empty. */
  readonly faults: readonly AnswerFault[]
  readonly unit: Pick<ModelQuestion['UnitForm'], 'Schema' | 'UISchema'>
  readonly value: JsonObject
  readonly subs: readonly ModelQuestion[]
  readonly onFollow: (path: readonly string[]) => void
}

/** Takes the focus when mounted. Needs a new `key` for each press that found errors. */
export function FaultSummary({ faults, unit, value, subs, onFollow }: FaultSummaryProps) {
  const words = useWords(questionWords)
  const { thereIsAProblem } = useWords(kitWords)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useErrorInTitle(true)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="error-summary" aria-labelledby="answer-problem">
      <h2 id="answer-problem" ref={heading} tabIndex={-1}>
        {thereIsAProblem}
      </h2>
      {faults.some(isMissing) ? <p>{words.fillOut}</p> : null}
      <ul>
        {faults.map((fault) => (
          <li key={getFieldId(fault.path)}>
            <a
              href={`#${getFieldId(fault.path)}`}
              onClick={(event) => {
                event.preventDefault()
                onFollow(fault.path)
              }}
            >
              {faultLine(fault, { unit, value, subs, language })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
