import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { ClientNeed } from '#ui/graphql/enums.generated.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfClients } from '../list/filters/address.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { clientPaths, pathOfCase, type CaseTab } from '#features/cases/workspace/paths.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { deadlineName, durationInWords } from './day-words.ts'
import type { TodayOverviewQuery } from './today.operations.ts'
import { todayWords } from './words.ts'

type Overview = TodayOverviewQuery['today']
type Line = Overview['waitingForFirm'][number]

export interface WaitingForUsProps {
  readonly overview: Overview
  readonly mine: boolean
}

/** The first line is the one filled action of the page. */
export function WaitingForUs({ overview, mine }: WaitingForUsProps) {
  const words = useWords(todayWords)
  return (
    <section aria-labelledby="waiting-for-us">
      <div className="section-head">
        <h2 id="waiting-for-us">{words.waitingForUs}</h2>
      </div>
      {overview.waitingForFirm.length === 0 ? (
        <NothingWaiting deadline={overview.deadlines[0]} />
      ) : (
        <ul className="card flush work-lines">
          {overview.waitingForFirm.map((line, index) => (
            <li key={line.need}>
              <WorkLine line={line} isFirst={index === 0} mine={mine} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface WorkLineProps {
  readonly line: Line
  readonly isFirst: boolean
  readonly mine: boolean
}

function WorkLine({ line, isFirst, mine }: WorkLineProps) {
  const words = useWords(todayWords)
  const { and } = useWords(clientWords)
  const present = usePresent()
  const { me } = useStaffSession()
  const { need, count, cases, oldest, since } = line
  const myId = me?.id ?? ''
  const filter = mine ? { needs: need, assignedTo: myId } : { needs: need }
  function pathOfNeed(): string {
    if (need === 'DOCUMENTS_TO_REVIEW') return `${clientPaths.review}${mine ? '?whose=mine' : ''}`
    return cases === 1 ? pathOfCase(oldest.id, tabOfNeed[need]) : pathOfClients(filter, myId)
  }
  return (
    <Link className={classNames('work-line', isFirst && 'first')} href={pathOfNeed()}>
      <span className={classNames('work-count', need === 'MESSAGE_UNDELIVERED' && 'bad')}>
        {count}
      </span>
      <span className="work-words">
        <span className="work-title">{words.needs[need](count)}</span>
        <span className="second-line">{words.oldest(clientName(oldest.people, and), cases)}</span>
      </span>
      <span className="work-age">
        {durationInWords(since, present, words)}
        <Icon name="caret-right" size="small" />
      </span>
    </Link>
  )
}

/** The page where the work is done. A message that was not delivered is repaired at its person. */
const tabOfNeed = {
  DOCUMENTS_TO_REVIEW: 'documents',
  SECTIONS_TO_CHECK: 'intake',
  HELP_REQUESTED: 'intake',
  MESSAGE_UNDELIVERED: 'people',
  INVITATION_ENDED: 'people',
} as const satisfies Record<ClientNeed, CaseTab>

function NothingWaiting({
  deadline,
}: {
  readonly deadline: Overview['deadlines'][number] | undefined
}) {
  const words = useWords(todayWords)
  const { and } = useWords(clientWords)
  const { formatDay } = useFormats()
  return (
    <EmptyState title={words.nothingWaiting}>
      {deadline === undefined ? null : (
        <p>
          {words.next(
            deadlineName(deadline.deadline.kind, words),
            clientName(deadline.client.people, and),
            formatDay(deadline.deadline.day, 'short'),
          )}
        </p>
      )}
    </EmptyState>
  )
}
