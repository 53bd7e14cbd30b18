import { useState } from 'react'
import { EntriesByDay } from '#ui/display/EntriesByDay.tsx'
import { OlderEntries } from '#ui/feedback/OlderEntries.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { stageWords } from '#features/cases/workspace/stage/words.ts'
import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { caseEventsPage, type CaseEventsPageQuery } from './activity.operations.ts'
import { describeEvent, type Event } from './event-details.ts'
import { activityWords } from './words.ts'

type Events = CaseEventsPageQuery['caseEvents']

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
  const after = pages.at(-1)?.next ?? null
  const events = pages.flatMap((page) => page.events)

  async function showOlder() {
    onPage((await graph.run(caseEventsPage, { caseId, after })).caseEvents)
  }

  if (events.length === 0) return <p className="soft gap-small">{words.none}</p>
  return (
    <>
      <EntriesByDay entries={events}>{(event) => <EventText event={event} />}</EntriesByDay>
      <OlderEntries onShow={after === null ? null : showOlder} />
    </>
  )
}

function EventText({ event }: { readonly event: Event }) {
  const words = useWords(activityWords)
  const stage = useWords(stageWords)
  const { formatDay } = useFormats()
  const { kind, actor, isByClient, subject } = event
  const what = words.events[kind]
  const who = actor ?? words.byItself
  const details = describeEvent(event, {
    ...{ activity: words, stage },
    formatDay: (day) => formatDay(day, 'monthDayYear'),
  })
  return (
    <>
      <p>{subject === null ? what : words.about(what, subject)}</p>
      {details.map((line) => (
        <p key={line} className="small-text">
          {line}
        </p>
      ))}
      <p className="soft small-text">{isByClient ? words.client(who) : who}</p>
    </>
  )
}
