import { classNames } from '#ui/display/class-names.ts'
import { groupBy } from '#lib/lists.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { deadlineName } from './day-words.ts'
import type { TodayOverviewQuery } from './today.operations.ts'
import { todayWords } from './words.ts'

type Entry = TodayOverviewQuery['today']['deadlines'][number]

export interface NextDaysProps {
  /** Today at the office. */
  readonly day: string
  readonly deadlines: readonly Entry[]
}

/** Deadlines by day. The month is named when it changes. */
export function NextDays({ day: today, deadlines }: NextDaysProps) {
  const words = useWords(todayWords)
  const byDay = [...groupBy(deadlines, ({ deadline }) => deadline.day)]
  return (
    <section aria-labelledby="next-days">
      <div className="section-head">
        <h2 id="next-days">{words.nextDays}</h2>
      </div>
      {byDay.length === 0 ? (
        <p className="soft">{words.noDeadlines}</p>
      ) : (
        <ul className="card flush agenda">
          {byDay.map(([day, entries], index) => (
            <AgendaDay
              key={day}
              day={day}
              entries={entries}
              isToday={day === today}
              namesMonth={day.slice(0, 7) !== byDay[index - 1]?.[0].slice(0, 7)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface AgendaDayProps {
  readonly day: string
  readonly entries: readonly Entry[]
  readonly isToday: boolean
  readonly namesMonth: boolean
}

function AgendaDay({ day, entries, isToday, namesMonth }: AgendaDayProps) {
  const words = useWords(todayWords)
  const { and } = useWords(clientWords)
  const { formatDay } = useFormats()
  return (
    <li className={classNames('agenda-day', isToday && 'is-today')}>
      <p className="agenda-date">
        <span className="visually-hidden">{formatDay(day, 'full')}</span>
        <span aria-hidden="true">
          <span>{isToday ? words.today : formatDay(day, 'weekday')}</span>
          <b>{Number(day.slice(8))}</b>
          {namesMonth ? <span>{formatDay(day, 'month')}</span> : null}
        </span>
      </p>
      <ul>
        {entries.map(({ deadline: { kind, debtor }, client }) => (
          <li key={`${client.id} ${kind} ${debtor}`} className="agenda-entry">
            <Link href={pathOfCase(client.id)}>{deadlineName(kind, words)}</Link>
            <span className="second-line">
              {clientName(
                client.people.filter((person) => debtor === null || person.debtor === debtor),
                and,
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
