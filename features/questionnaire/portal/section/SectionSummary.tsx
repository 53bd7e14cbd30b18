import { useParams } from '@tanstack/react-router'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { getTitle } from '#features/questionnaire/rules/content/quick-check.ts'
import { cardName } from '#lib/text.ts'
import { Breadcrumb } from '#ui/navigation/Breadcrumb.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink, Link } from '#ui/navigation/Link.tsx'
import { List } from '#ui/page/List.tsx'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import { AttorneyComments } from './AttorneyComments.tsx'
import { checkWords } from '../check/check-words.ts'
import { FinishSection } from './FinishSection.tsx'
import { findHintedQuestion } from '../hinted-question.ts'
import { QuestionRows } from './QuestionRows.tsx'
import { findDebtor } from '../viewer-debtor.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { UnsentAnswers } from '../saving/UnsentAnswers.tsx'
import { useSection, type LiveSection } from './use-section.ts'
import { lastPlace } from '../visits.ts'
import { SectionNotThere } from './SectionMissing.tsx'
import {
  getCounts,
  listedGroups,
  pathToGoOn,
  placeToGoOn,
  stateOfGroup,
  type PlaceToGoOn,
} from './summary-rows.ts'
import { intakeWords, summaryWords } from '../words.ts'

export function Page() {
  const { sectionId = '' } = useParams({ strict: false })
  const section = useSection(sectionId)
  return section.state === 'ready' ? (
    <Summary live={section.live} />
  ) : (
    <SectionNotThere section={section} />
  )
}

function Summary({ live }: { readonly live: LiveSection }) {
  const words = useWords(summaryWords)
  const { title, breadcrumb } = useWords(intakeWords)
  const { checkSection } = useWords(checkWords)
  const matter = useCurrentCase()
  const { section, groups } = live
  const isSentBack = section.isRejected && section.comments !== null
  const { total, complete } = getCounts(groups)
  const next = section.isReadOnly
    ? undefined
    : placeToGoOn(groups, findHintedQuestion(section, lastPlace(matter.id)), findDebtor(matter))
  const back = (
    <Breadcrumb
      name={breadcrumb}
      levels={[
        { name: title, href: questionnairePaths.overview },
        { name: section.name, shortName: cardName(section.name) },
      ]}
    />
  )
  return (
    <PageOf title={section.name} lead={isSentBack ? undefined : section.description} back={back}>
      <div className="stack-6">
        <ReadOnlyNotice status={section.status} />
        <AttorneyComments isRejected={section.isRejected} comments={section.comments} />
        {isSentBack ? <p className="lead soft measure">{section.description}</p> : null}
        <ProgressBar
          label={<strong>{words.questionsCompleted(complete, total)}</strong>}
          value={complete}
          max={Math.max(total, 1)}
        />
        <UnsentAnswers caseId={matter.id} liveSection={live} />
        {next ? <WayOn live={live} next={next} isBegun={complete > 0} /> : null}
        <Rows live={live} next={next} />
        <p>
          <Link className="own-line" href={questionnairePaths.check({ section: section.id })}>
            <Icon name="clipboard-text" size="small" />
            {checkSection}
          </Link>
        </p>
        {section.isReadOnly ? null : <FinishSection live={live} />}
      </div>
    </PageOf>
  )
}

interface WayOnProps {
  readonly live: LiveSection
  readonly next: PlaceToGoOn
  readonly isBegun: boolean
}

/** Links directly to the next question and skips the page of its group. */
function WayOn({ live, next, isBegun }: WayOnProps) {
  const words = useWords(summaryWords)
  const name = getTitle(next.question)
  return (
    <p>
      <ButtonLink href={pathToGoOn(live, next)}>
        {next.isHinted || isBegun ? words.continueWith(name) : words.startWith(name)}
      </ButtonLink>
    </p>
  )
}

function Rows({
  live: { section, isGrouped, groups },
  next,
}: {
  readonly live: LiveSection
  readonly next: PlaceToGoOn | undefined
}) {
  const words = useWords(summaryWords)
  const [only] = groups
  if (!isGrouped && only)
    return <QuestionRows sectionId={section.id} group={only} isGrouped={false} next={next} />
  const listed = listedGroups(groups)
  if (listed.length === 0) return <p className="soft">{words.noQuestions}</p>
  return (
    <List name={words.groups}>
      {listed.map((group) => {
        const { total, complete } = getCounts([group])
        const state = stateOfGroup(group)
        return (
          <AnswerRow
            key={group.QuestionGroupId}
            href={questionnairePaths.groupSummary(section.id, group.QuestionGroupId)}
            name={group.Name}
            lines={[group.GroupSummary]}
            state={state}
            progress={state === 'open' ? words.partly(complete, total) : undefined}
            goOn={
              group === next?.group
                ? next.isHinted
                  ? words.continueHere
                  : words.startHere
                : undefined
            }
          />
        )
      })}
    </List>
  )
}
