// Warnings block nothing (spec: questionnaire#cross-checks).
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { checkWords } from './check-words.ts'
import { questionnairePaths, type CheckPage } from '../questionnaire-paths.ts'
import type { Review } from './review-reading.ts'

export interface WarningsProps {
  readonly review: Review
  readonly from: CheckPage
}

export function Warnings({ review: { sections, warnings }, from }: WarningsProps) {
  const words = useWords(checkWords)
  if (warnings.length === 0) return null
  return (
    <section className="card second-look" aria-labelledby="check-warnings">
      <h2 id="check-warnings">{words.warnings}</h2>
      <p className="soft">{words.warningsHint}</p>
      <ul>
        {warnings.map(
          ({
            id,
            text,
            sectionId,
            questionGroupId,
            questionId,
            questionName,
            subHeader,
            recordId,
            subQuestionId,
          }) => {
            const isGrouped =
              sections.find((section) => section.id === sectionId)?.isGrouped ?? true
            const name = words.goTo(
              subHeader === '' ? questionName : words.ofWhom(questionName, subHeader),
            )
            return (
              <li key={id}>
                <p>{text}</p>
                <Link
                  href={questionnairePaths.question({
                    section: sectionId,
                    group: isGrouped ? questionGroupId : undefined,
                    question: subQuestionId ?? questionId,
                    record: recordId ?? undefined,
                    from,
                  })}
                >
                  {name}
                </Link>
              </li>
            )
          },
        )}
      </ul>
    </section>
  )
}
