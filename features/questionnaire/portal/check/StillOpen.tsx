import {
  isReadOnly,
  type SectionStatus,
} from '#features/questionnaire/rules/progress/section-status.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { checkWords } from './check-words.ts'
import { questionnairePaths, type CheckPage } from '../questionnaire-paths.ts'
import { summaryWords } from '../words.ts'
import type { Review } from './review-reading.ts'

export function StillOpen({
  review: { sections },
  from,
}: {
  readonly review: Review
  readonly from: CheckPage
}) {
  const words = useWords(checkWords)
  const { missing } = useWords(summaryWords)
  const isEnded = useCaseEnd() !== undefined
  const open = sections
    .filter(({ sectionStatus }) => !isReadOnly(sectionStatus as SectionStatus))
    .flatMap(({ id: section, isGrouped, groups }) =>
      groups.flatMap(({ questionGroupId, questions }) =>
        questions
          .filter(({ state }) => state === 'open')
          .map(({ questionId, name, subHeader }) => ({
            name: subHeader === '' ? name : words.ofWhom(name, subHeader),
            place: {
              section,
              group: isGrouped ? questionGroupId : undefined,
              question: questionId,
              from,
            },
          })),
      ),
    )
  const [first] = open
  return first === undefined || isEnded ? null : (
    <Banner tone="plain" slim title={missing(open.length)}>
      <p>
        <Link className="own-line" href={questionnairePaths.question(first.place)}>
          {words.goTo(first.name)}
        </Link>
      </p>
    </Banner>
  )
}
