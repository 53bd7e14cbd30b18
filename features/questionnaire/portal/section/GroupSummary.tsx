import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { cardName } from '#lib/text.ts'
import { Breadcrumb } from '#ui/navigation/Breadcrumb.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import type { ModelGroup } from '../../rules/content/model.ts'
import { AttorneyComments } from './AttorneyComments.tsx'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { findHintedQuestion } from '../hinted-question.ts'
import { QuestionRows } from './QuestionRows.tsx'
import { findDebtor } from '../viewer-debtor.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { useSection, type LiveSection } from './use-section.ts'
import { lastPlace } from '../visits.ts'
import { SectionNotThere } from './SectionMissing.tsx'
import { getCounts, placeToGoOn } from './summary-rows.ts'
import { usePageSearch } from '../use-page-search.ts'
import { intakeWords, summaryWords } from '../words.ts'

export function Page() {
  const sectionId = usePageSearch('section')
  return sectionId === undefined ? (
    <GoTo path={questionnairePaths.overview} />
  ) : (
    <OfSection sectionId={sectionId} />
  )
}

function OfSection({ sectionId }: { readonly sectionId: string }) {
  const groupId = usePageSearch('group')
  const section = useSection(sectionId)
  if (section.state !== 'ready') return <SectionNotThere section={section} />
  const group = section.live.groups.find(({ QuestionGroupId }) => QuestionGroupId === groupId)
  // An unknown group redirects to the section (spec: questionnaire#gone-place).
  return group && section.live.isGrouped ? (
    <Summary live={section.live} group={group} />
  ) : (
    <GoTo path={questionnairePaths.sectionSummary(sectionId)} />
  )
}

function Summary({
  live: { section, groups },
  group,
}: {
  readonly live: LiveSection
  readonly group: ModelGroup
}) {
  const words = useWords(summaryWords)
  const { title, breadcrumb } = useWords(intakeWords)
  const matter = useCurrentCase()
  const viewer = findDebtor(matter)
  const isSentBack = section.isRejected && section.comments !== null
  const { total, complete } = getCounts([group])
  const inSection = placeToGoOn(groups, findHintedQuestion(section, lastPlace(matter.id)), viewer)
  const inGroup = inSection?.group === group ? inSection : placeToGoOn([group], null, viewer)
  const next = section.isReadOnly ? undefined : inGroup
  const levels = [
    { name: title, href: questionnairePaths.overview },
    {
      name: section.name,
      shortName: cardName(section.name),
      href: questionnairePaths.sectionSummary(section.id),
    },
    { name: group.Name, shortName: cardName(group.Name) },
  ]
  return (
    <PageOf
      title={group.Name}
      lead={isSentBack ? undefined : group.Description}
      back={<Breadcrumb name={breadcrumb} levels={levels} />}
    >
      <div className="stack-6">
        <ReadOnlyNotice status={section.status} />
        <AttorneyComments isRejected={section.isRejected} comments={section.comments} />
        {isSentBack ? <p className="lead soft measure">{group.Description}</p> : null}
        <ProgressBar
          label={<strong>{words.questionsCompleted(complete, total)}</strong>}
          value={complete}
          max={Math.max(total, 1)}
        />
        <QuestionRows sectionId={section.id} group={group} isGrouped next={next} />
        <div className="actions">
          <ButtonLink
            look={next || section.isReadOnly ? 'second' : 'primary'}
            href={questionnairePaths.sectionSummary(section.id)}
          >
            {words.toSection}
          </ButtonLink>
          {section.isReadOnly ? null : (
            <ButtonLink look="quiet" href={questionnairePaths.overview}>
              {words.finishLater}
            </ButtonLink>
          )}
        </div>
      </div>
    </PageOf>
  )
}
