import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { Suspense, useState } from 'react'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { Button } from '#ui/display/Button.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { clientName } from '#features/cases/workspace/client-names.ts'
import type { ClientFilter } from '../list/clients.operations.ts'
import { pathOfClients } from '../list/filters/address.ts'
import { kindInWords } from '#features/cases/workspace/row-words.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { durationInWords } from './day-words.ts'
import { pollMs } from './poll.ts'
import {
  quietClients,
  type QuietClientsQuery,
  type TodayOverviewQuery,
} from './today.operations.ts'
import { todayWords } from './words.ts'

const RemindDialog = lazyPart(
  () => import('#features/work/workspace/bulk/RemindDialog.tsx'),
  'RemindDialog',
)

type Counts = TodayOverviewQuery['today']['quiet']
type QuietRow = QuietClientsQuery['clients']['rows'][number]

const times = ['fourteenDaysOrMore', 'sevenToThirteenDays', 'threeToSixDays'] as const
type Time = (typeof times)[number]

const conditions: Readonly<Record<Time, ClientFilter>> = {
  fourteenDaysOrMore: { quietForDays: 14 },
  sevenToThirteenDays: { quietForDays: 7, quietForAtMostDays: 13 },
  threeToSixDays: { quietForDays: 3, quietForAtMostDays: 6 },
}

export interface QuietClientsProps {
  readonly counts: Counts
  readonly mine: boolean
}

/** Clients who have a next step and have done nothing for some days. */
export function QuietClients({ counts, mine }: QuietClientsProps) {
  const words = useWords(todayWords)
  const { me } = useStaffSession()
  const myId = me?.id ?? ''
  const [chosen, setChosen] = useState<Time>()
  // The longest silence that a client has, until the person chooses.
  const time = chosen ?? times.find((each) => counts[each] > 0) ?? 'fourteenDaysOrMore'
  const ofPeople: ClientFilter = mine
    ? { waitingOn: 'CLIENT', assignedTo: myId }
    : { waitingOn: 'CLIENT' }
  const filter = { ...ofPeople, ...conditions[time] }
  return (
    <section aria-labelledby="waiting-for-clients">
      <div className="section-head">
        <h2 id="waiting-for-clients">{words.waitingForClients}</h2>
        {counts.all === 0 ? null : (
          <Link href={pathOfClients(ofPeople, myId)}>{words.allInClients(counts.all)}</Link>
        )}
      </div>
      <div className="pills quiet-times" role="group" aria-label={words.quietFor}>
        {times.map((each) => (
          <button
            key={each}
            type="button"
            className="filter-pill"
            aria-pressed={each === time}
            onClick={() => setChosen(each)}
          >
            {words[each]}
            <span className="numeric pill-count">{counts[each]}</span>
          </button>
        ))}
      </div>
      <QuietTable key={time} filter={filter} name={words.quietTable(words[time])} />
    </section>
  )
}

interface QuietTableProps {
  readonly filter: ClientFilter
  readonly name: string
}

function QuietTable({ filter, name }: QuietTableProps) {
  const words = useWords(todayWords)
  const { me } = useStaffSession()
  const [reminded, setReminded] = useState<QuietRow>()
  const { data } = useGraphQuery(
    quietClients,
    { filter },
    { fresh: true, poll: { everyMs: pollMs, while: () => true } },
  )
  if (data === undefined) return <SkeletonList />
  const { rows, total } = data.clients
  if (rows.length === 0) return <p className="soft">{words.noneQuiet}</p>
  return (
    <>
      <div className="card flush table-wrap">
        <table className="table as-cards">
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{words.client}</th>
              <th scope="col">{words.waitingFor}</th>
              <th scope="col">{words.nothingFor}</th>
              <th scope="col">{words.reminders}</th>
              <th scope="col">
                <span className="visually-hidden">{words.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <QuietRowCells key={row.id} row={row} onRemind={() => setReminded(row)} />
            ))}
          </tbody>
        </table>
      </div>
      {total > rows.length ? (
        <p className="gap-small">
          <Link href={pathOfClients(filter, me?.id ?? '')}>
            {words.moreInClients(total - rows.length)}
          </Link>
        </p>
      ) : null}
      {reminded === undefined ? null : (
        <Suspense fallback={null}>
          <RemindDialog rows={[reminded]} showsToast onClose={() => setReminded(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface QuietRowCellsProps {
  readonly row: QuietRow
  readonly onRemind: () => void
}

function QuietRowCells({ row, onRemind }: QuietRowCellsProps) {
  const words = useWords(todayWords)
  const ofClients = useWords(clientWords)
  const present = usePresent()
  const { formatDay } = useFormats()
  const name = clientName(row.people, ofClients.and)
  const { waitsFor, quietSince, reminders, remindedAt } = row
  return (
    <tr>
      <th scope="row">
        <Link href={pathOfCase(row.id)}>{name}</Link>
        <span className="second-line">{kindInWords(row, ofClients)}</span>
      </th>
      <td data-label={words.waitingFor}>{waitsFor === null ? '' : words.waitsFor[waitsFor]}</td>
      <td data-label={words.nothingFor} className="numeric">
        <strong>{quietSince === null ? '' : durationInWords(quietSince, present, words)}</strong>
      </td>
      <td data-label={words.reminders} className="numeric">
        {remindedAt === null
          ? words.noReminder
          : words.remindersSent(reminders, formatDay(officeDay(remindedAt), 'monthDay'))}
      </td>
      <td className="act">
        <Button look="second" small name={words.remindName(name)} onPress={onRemind}>
          {words.remind}
        </Button>
      </td>
    </tr>
  )
}
