import { Suspense } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Segments } from '#ui/form/Segments.tsx'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { useWords } from '#ui/language/language.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { PageHeading } from '#ui/page/Page.tsx'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { greet } from './day-words.ts'
import { NextDays } from './NextDays.tsx'
import { pollMs } from './poll.ts'
import { QuietClients } from './QuietClients.tsx'
import { todayOverview, type TodayOverviewQuery } from './today.operations.ts'
import { WaitingForUs } from './WaitingForUs.tsx'
import { showsMine, useMine } from './whose-work.ts'
import { todayWords } from './words.ts'

const OpenTasks = lazyPart(() => import('#features/work/workspace/OpenTasks.tsx'), 'OpenTasks')

/** What waits for the firm and for its clients, and the next 14 days. */
export function TodayPage() {
  const words = useWords(todayWords)
  const { notLoaded, tryAgain } = useWords(listWords)
  const mine = useMine()
  const { data, error, refetch } = useGraphQuery(
    todayOverview,
    { mine },
    { fresh: true, poll: { everyMs: pollMs, while: () => true } },
  )
  useDocumentTitle(words.title)
  return (
    <>
      <Head day={data?.today.day} mine={mine} />
      {error === null ? null : (
        <div className="part-notice">
          <Banner
            tone="bad"
            title={notLoaded}
            action={
              <Button look="second" onPress={() => void refetch()}>
                {tryAgain}
              </Button>
            }
          />
        </div>
      )}
      {data === undefined && error === null ? <SkeletonList rows={5} /> : null}
      {data === undefined ? null : <Overview overview={data.today} mine={mine} />}
    </>
  )
}

interface HeadProps {
  /** The day at the office; undefined until it is known. */
  readonly day: string | undefined
  readonly mine: boolean
}

function Head({ day, mine }: HeadProps) {
  const words = useWords(todayWords)
  const { formatDay } = useFormats()
  const present = usePresent()
  const { me } = useStaffSession()
  return (
    <div className="list-head">
      <div>
        <p className="eyebrow">{day === undefined ? '\u00A0' : formatDay(day, 'weekdayDay')}</p>
        <PageHeading>{greet(words, me?.givenName ?? '', present)}</PageHeading>
      </div>
      <Segments
        name={words.whose}
        value={mine ? 'mine' : 'everyone'}
        onChange={(whose) => showsMine(whose === 'mine')}
        options={[
          { value: 'mine', label: words.mine },
          { value: 'everyone', label: words.everyone },
        ]}
      />
    </div>
  )
}

interface OverviewProps {
  readonly overview: TodayOverviewQuery['today']
  readonly mine: boolean
}

function Overview({ overview, mine }: OverviewProps) {
  const words = useWords(todayWords)
  const navigate = useNavigate()
  if (overview.openCases === 0)
    return mine ? (
      <EmptyState
        title={words.noneOfMine}
        action={
          <Button look="second" onPress={() => showsMine(false)}>
            {words.showEveryone}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={words.noClients}
        action={
          <Button icon="plus" onPress={() => void navigate({ href: clientPaths.invite })}>
            {words.invite}
          </Button>
        }
      >
        <p>{words.noClientsLead}</p>
      </EmptyState>
    )
  return (
    <div className="today">
      <div className="today-work">
        <WaitingForUs overview={overview} mine={mine} />
        <Suspense>
          <OpenTasks mine={mine} />
        </Suspense>
        <QuietClients counts={overview.quiet} mine={mine} />
      </div>
      <NextDays day={overview.day} deadlines={overview.deadlines} />
    </div>
  )
}
