import { useState } from 'react'
import { groupBy } from '#lib/lists.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { CaseTabProps } from '../case-page/case-data.ts'
import { caseEventsPage, type CaseEventsPageQuery } from './activity.operations.ts'
import { activityWords } from './words.ts'

type Events = CaseEventsPageQuery['caseEvents']
type Event = Events['events'][number]

const pollMs = 15_000

/** What happened in the case, newest first. */
export function ActivityTab({ legalCase }: CaseTabProps) {
  const words = useWords(activityWords)
  const caseId = legalCase.client.id
  const [older, setOlder] = useState<readonly Events[]>([])
  const events = useGraphQuery(
    caseEventsPage,
    { caseId },
    // Entries that move to the next page would be missing between the pages.
    { fresh: true, poll: { everyMs: pollMs, while: () => older.length === 0 } },
  )
  return (
    <section className="card" aria-labelledby="activity">
      <h2 id="activity">{words.title}</h2>
      <p className="soft small-text">{words.lead}</p>
      <Part query={events}>
        {({ caseEvents }) => (
          <EventPages
            caseId={caseId}
            pages={[caseEvents, ...older]}
            onPage={(page) => setOlder([...older, page])}
          />
        )}
      </Part>
    </section>
  )
}

interface EventPagesProps {
  readonly caseId: string
  readonly pages: readonly Events[]
  readonly onPage: (page: Events) => void
}

function EventPages({ caseId, pages, onPage }: EventPagesProps) {
  const words = useWords(activityWords)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const after = pages.at(-1)?.next ?? null
  const events = pages.flatMap((page) => page.events)

  async function showMore() {
    setBusy(true)
    setFailed(false)
    try {
      onPage((await graph.run(caseEventsPage, { caseId, after })).caseEvents)
    } catch (problem) {
      if (!(problem instanceof GraphProblem)) throw problem
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  if (events.length === 0) return <p className="soft gap-small">{words.none}</p>
  return (
    <>
      <EventDays events={events} />
      {hasFailed ? (
        <div className="part-notice">
          <Banner tone="bad" title={words.trouble} takesFocus />
        </div>
      ) : null}
      {after === null ? null : (
        <Button look="second" busy={isBusy && words.loading} onPress={() => void showMore()}>
          {words.showMore}
        </Button>
      )}
    </>
  )
}

function EventDays({ events }: { readonly events: readonly Event[] }) {
  const { formatDay } = useFormats()
  const days = groupBy(events, ({ at }) => formatDay(at, 'full'))
  return (
    <div className="event-days">
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul>
            {ofDay.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function EventItem({ event }: { readonly event: Event }) {
  const words = useWords(activityWords)
  const { formatTime } = useFormats()
  const { at, kind, actor, isByClient, subject, reason } = event
  const what = words.events[kind]
  const who = actor ?? words.byItself
  return (
    <li>
      <span className="soft small-text">{formatTime(at)}</span>
      <div>
        <p>{subject === null ? what : words.about(what, subject)}</p>
        {reason === null ? null : <p className="small-text">{words.reason(reason)}</p>}
        <p className="soft small-text">{isByClient ? words.client(who) : who}</p>
      </div>
    </li>
  )
}
