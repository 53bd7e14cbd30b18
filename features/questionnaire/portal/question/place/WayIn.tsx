import { cardName } from '#lib/text.ts'
import { Breadcrumb, type BreadcrumbLevel } from '#ui/navigation/Breadcrumb.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { checkWords } from '../../check/check-words.ts'
import { questionWords } from '../../question-words.ts'
import { questionnairePaths } from '../../questionnaire-paths.ts'
import { questionnaireFacts } from '../../questionnaire.operations.ts'
import type { LiveSection } from '../../section/use-section.ts'
import { intakeWords } from '../../words.ts'
import type { QuestionPlace } from './place.ts'
import type { QuestionMatch } from '../steps.ts'
import { debtorInLabel } from '../../viewer-debtor.ts'

export interface WayInProps {
  readonly place: QuestionPlace
  readonly live: LiveSection
  readonly found: QuestionMatch
  readonly title: string
}

export function WayIn({
  place: { caseId, sectionId, recordId, from },
  live,
  found: { group, question, sub },
  title,
}: WayInProps) {
  const words = useWords(questionWords)
  const intake = useWords(intakeWords)
  const check = useWords(checkWords)
  const { data } = useGraphQuery(questionnaireFacts, {})
  const matter = data?.cases.get.find(({ id }) => id === caseId)
  const debtor = data && matter ? debtorInLabel(matter, data.accounts.get.emailAddress) : undefined
  const level = (name: string, href?: string): BreadcrumbLevel => ({
    name,
    shortName: cardName(name),
    ...(href === undefined ? {} : { href }),
  })
  const groupId = group.QuestionGroupId
  const ofSection = level(live.section.name, questionnairePaths.sectionSummary(sectionId))
  const toCheck =
    from && level(check.title, questionnairePaths.backToCheck(from, sectionId, question.QuestionId))
  const between = live.isGrouped
    ? [ofSection, level(group.Name, questionnairePaths.groupSummary(sectionId, groupId))]
    : [ofSection]
  const levels = [
    level(intake.title, questionnairePaths.overview),
    ...(toCheck ? (from === 'check' ? [toCheck] : [ofSection, toCheck]) : between),
    ...(sub
      ? [
          level(
            question.Name,
            questionnairePaths.question({
              section: sectionId,
              group: live.isGrouped ? groupId : undefined,
              question: question.QuestionId,
              record: recordId,
              from,
            }),
          ),
        ]
      : []),
    level(title),
  ]
  return (
    <div className="way-in">
      <Breadcrumb name={intake.breadcrumb} levels={levels} />
      <ProgressBar
        label={words.progress(live.section.name, debtor)}
        value={live.progress}
        max={100}
        figure={words.percent(live.progress)}
      />
    </div>
  )
}
