import type { ReactNode } from 'react'
import { groupBy } from '#lib/lists.ts'
import { useFormats } from '../language/use-formats.ts'

export interface DatedEntry {
  readonly id: string
  readonly at: string
}

export interface EntriesByDayProps<Entry extends DatedEntry> {
  /** In the order in which they are shown. */
  readonly entries: readonly Entry[]
  /** What stands beside the time of an entry. */
  readonly children: (entry: Entry) => ReactNode
}

/** What happened, under the day on which it did. */
export function EntriesByDay<Entry extends DatedEntry>({
  entries,
  children,
}: EntriesByDayProps<Entry>) {
  const { formatDay, formatTime } = useFormats()
  const days = groupBy(entries, ({ at }) => formatDay(at, 'full'))
  return (
    <div className="event-days">
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <span className="soft small-text">{formatTime(entry.at)}</span>
                <div>{children(entry)}</div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
