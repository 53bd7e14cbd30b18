import { useLocation, useParams } from '@tanstack/react-router'
import {
  clientPaths,
  pathOfCase,
  pathOfIntake,
  type IntakePlace,
} from '#features/cases/workspace/paths.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { Page } from '#ui/page/Page.tsx'
import { caseIntake } from './intake.operations.ts'
import { IntakeHead } from './IntakeHead.tsx'
import { readSearch } from './intake-place.ts'
import { pollMs } from './poll.ts'
import { IntakePanes } from './IntakePanes.tsx'
import { ShowingActions } from './showing/ShowingActions.tsx'
import { intakeWords } from './words.ts'

/** The questionnaire of a case, as the firm reads it. */
export function IntakePage() {
  const { caseId = '', part } = useParams({ strict: false })
  const search = readSearch(useLocation({ select: ({ searchStr }) => searchStr }))
  return <IntakeOfCase key={caseId} caseId={caseId} place={{ ...search, part }} />
}

interface IntakeOfCaseProps {
  readonly caseId: string
  readonly place: IntakePlace
}

function IntakeOfCase({ caseId, place }: IntakeOfCaseProps) {
  const words = useWords(intakeWords)
  const { data, error, refetch } = useGraphQuery(
    caseIntake,
    { caseId },
    { poll: { everyMs: pollMs, while: (read) => read.caseIntake !== null, opens: true } },
  )
  const back = <GoBack href={pathOfCase(caseId)}>{words.toCase}</GoBack>
  if (error?.kind === 'not-found' || error?.kind === 'invalid')
    return (
      <Page title={words.absentTitle} lead={words.absentLead}>
        <div className="actions">
          <ButtonLink href={clientPaths.clients}>{words.toClients}</ButtonLink>
        </div>
      </Page>
    )
  const failed =
    error === null ? null : (
      <div className="part-notice">
        <Banner
          tone="bad"
          title={words.notLoaded}
          action={
            <Button look="second" onPress={() => void refetch()}>
              {words.tryAgain}
            </Button>
          }
        />
      </div>
    )
  if (data === undefined)
    return (
      <Page title={words.title} back={back}>
        {failed ?? <SkeletonList />}
      </Page>
    )
  if (data.caseIntake === null)
    return (
      <Page title={words.title} back={back}>
        {failed}
        <EmptyState
          title={words.noneTitle}
          action={<ShowingActions caseId={caseId} intake={null} />}
        >
          {words.noneHint}
        </EmptyState>
      </Page>
    )
  return (
    <div className="intake-page">
      <div className="intake-frame">
        <IntakeHead
          intake={data.caseIntake}
          view={place.view}
          toView={(view) => pathOfIntake(caseId, { view })}
        />
        {failed}
        <IntakePanes intake={data.caseIntake} place={place} />
      </div>
    </div>
  )
}
