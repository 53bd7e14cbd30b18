import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { maySubmit } from '#features/questionnaire/rules/progress/section-status.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { NewestCopy } from '../check/NewestCopy.tsx'
import { findEntry } from '../entry.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { EndedOverview } from './EndedOverview.tsx'
import { Instructions } from './Instructions.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { caseQuestionnaireSections } from '../questionnaire.operations.ts'
import {
  doneIn,
  isAllReadOnly,
  findNews,
  getStatus,
  type Section,
} from '../section/section-look.ts'
import { Sent } from './submit/Submitted.tsx'
import { SectionRows } from './SectionRows.tsx'
import { SubmitToAttorney } from './submit/SubmitToAttorney.tsx'
import { useIntake, type IntakeFacts } from '../use-intake.ts'
import { intakeWords, overviewWords } from '../words.ts'

export function Page() {
  const { title } = useWords(intakeWords)
  const { facts, problem, retry } = useIntake()
  const end = useCaseEnd()
  const elsewhere = facts && end === undefined ? findEntry(facts) : undefined
  if (elsewhere !== undefined) return <GoTo path={elsewhere} />
  if (facts && end !== undefined) return <EndedOverview end={end} />
  if (facts) return <Overview facts={facts} />
  return problem ? (
    <PageOf title={title}>
      <LoadFailed problem={problem} onRetry={retry} />
    </PageOf>
  ) : (
    <SkeletonList rows={6} />
  )
}

function Overview({ facts }: { readonly facts: IntakeFacts }) {
  const { title } = useWords(intakeWords)
  const { id: caseId } = useCurrentCase()
  const { data, error, refetch } = useGraphQuery(caseQuestionnaireSections, { caseId })
  const [isJustSent, setJustSent] = useState(false)
  const sections = data?.caseQuestionnaireSections
  if (sections && isAllReadOnly(sections))
    return <Sent sections={sections} takesFocus={isJustSent} />
  return (
    <PageOf title={title}>
      <div className="stack-6">
        <div className="stack-2">
          <Deadline day={facts.questionnaireExpectedCompletionDateFormatted ?? null} />
          <Instructions html={facts.questionnaireInstructions} />
        </div>
        {sections ? (
          <Sections
            sections={sections}
            isJoint={facts.isJoint}
            onSubmitted={() => setJustSent(true)}
          />
        ) : null}
        {!sections && error ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : null}
        {!sections && !error ? <SkeletonList rows={8} /> : null}
      </div>
    </PageOf>
  )
}

function Deadline({ day }: { readonly day: string | null }) {
  const words = useWords(overviewWords)
  return day === null ? null : (
    <p className="deadline">
      <Icon name="calendar-blank" size="small" />
      <span>{words.completeBy(day)}</span>
    </p>
  )
}

interface SectionsProps {
  readonly sections: readonly Section[]
  readonly isJoint: boolean
  readonly onSubmitted: () => void
}

function Sections({ sections, isJoint, onSubmitted }: SectionsProps) {
  const words = useWords(overviewWords)
  const done = doneIn(sections)
  if (sections.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  return (
    <>
      <News sections={sections} />
      {isJoint ? <Banner tone="plain" slim title={words.oneSpouse} /> : null}
      <ProgressBar
        label={<strong>{words.sectionsCompleted(done, sections.length)}</strong>}
        value={done}
        max={sections.length}
      />
      {done === sections.length ? (
        <SubmitToAttorney sections={sections} onSubmitted={onSubmitted} />
      ) : null}
      <SectionRows sections={sections} />
      {done === sections.length ? null : (
        <SubmitToAttorney sections={sections} onSubmitted={onSubmitted} />
      )}
    </>
  )
}

function News({ sections }: { readonly sections: readonly Section[] }) {
  const words = useWords(overviewWords)
  const news = findNews(sections)
  if (news === undefined) return null
  return news === 'submitted' ? (
    <Banner tone="ok" title={words.submitted}>
      <p>{words.submittedHint}</p>
      <NewestCopy />
    </Banner>
  ) : (
    <Banner tone="dawn" title={words.rejected(news.sentBack)}>
      <p>
        {maySubmit(sections.map((section) => ({ sectionStatus: getStatus(section) })))
          ? words.rejectedReady
          : words.rejectedHint}
      </p>
    </Banner>
  )
}
