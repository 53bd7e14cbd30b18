import { AsIs } from '#ui/display/AsIs.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { matterStatuses } from '#features/cases/workspace/matter-statuses.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { rememberOpenedCase } from '../../recent-cases.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import type { ClientListRowFragment } from '../clients.operations.ts'
import {
  ageInWords,
  dayInWords,
  deadlineInWords,
  kindInWords,
  stepInWords,
} from '#features/cases/workspace/row-words.ts'
import { linkIdOf } from './use-list-keys.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'

export interface CellProps {
  readonly row: ClientListRowFragment
}

export function ClientCell({ row }: CellProps) {
  const words = useWords(clientWords)
  const name = clientName(row.people, words.and)
  return (
    <>
      <Link
        href={pathOfCase(row.id)}
        id={linkIdOf(row.id)}
        onFollow={() => rememberOpenedCase({ id: row.id, name })}
      >
        <AsIs>{name}</AsIs>
      </Link>
      <span className="second-line">{kindInWords(row, words)}</span>
      {row.isUndelivered ? <Undelivered /> : null}
    </>
  )
}

export function Undelivered() {
  const words = useWords(clientWords)
  return (
    <span className="second-line undelivered">
      <Icon name="warning-fill" size="small" />
      {words.undelivered}
    </span>
  )
}

export function StageCell({ row }: CellProps) {
  const words = useWords(clientWords)
  const { formatDay } = useFormats()
  return (
    <>
      <StatusBadge of="matter" status={matterStatuses[row.stage]} />
      <span className="second-line">{stepInWords(row, words, formatDay)}</span>
    </>
  )
}

export function DocumentsCell({ row }: CellProps) {
  const words = useWords(clientWords)
  const { documentsComplete, documentsNeeded, documentsToReview } = row
  return (
    <>
      <SmallProgress done={documentsComplete} all={documentsNeeded} />
      {documentsToReview > 0 ? (
        <CountLink row={row}>{words.toReview(documentsToReview)}</CountLink>
      ) : null}
    </>
  )
}

export function IntakeCell({ row }: CellProps) {
  const words = useWords(clientWords)
  const { sectionsDone, sectionsShown, sectionsToCheck, helpRequests } = row
  return (
    <>
      <SmallProgress done={sectionsDone} all={sectionsShown} />
      {sectionsToCheck > 0 ? (
        <CountLink row={row}>{words.toCheck(sectionsToCheck)}</CountLink>
      ) : null}
      {helpRequests > 0 ? <CountLink row={row}>{words.askForHelp(helpRequests)}</CountLink> : null}
    </>
  )
}

export function CoursesCell({ row: { coursesDone, coursesNeeded } }: CellProps) {
  const words = useWords(clientWords)
  if (coursesNeeded === 0) return <span className="soft">{words.none}</span>
  return <span className="numeric">{words.numberOf(coursesDone, coursesNeeded)}</span>
}

export function DeadlineCell({ row: { nextDeadline } }: CellProps) {
  const words = useWords(clientWords)
  const present = usePresent()
  const { formatDay } = useFormats()
  if (nextDeadline === null) return <span className="soft">{words.none}</span>
  return (
    <>
      <span className="numeric">{dayInWords(nextDeadline.day, { present, words, formatDay })}</span>
      <span className="second-line">{deadlineInWords(nextDeadline.kind, words)}</span>
    </>
  )
}

export function ActivityCell({ row: { lastActivity } }: CellProps) {
  const words = useWords(clientWords)
  const present = usePresent()
  const { formatDay } = useFormats()
  const { at, by } = lastActivity
  return (
    <>
      <span className="numeric">{ageInWords(at, { present, words, formatDay })}</span>
      <span className="second-line">{by === null ? words.invited : words.by(by)}</span>
    </>
  )
}

interface SmallProgressProps {
  readonly done: number
  readonly all: number
}

function SmallProgress({ done, all }: SmallProgressProps) {
  const words = useWords(clientWords)
  if (all === 0) return <span className="soft">{words.none}</span>
  const text = words.numberOf(done, all)
  return (
    <>
      <span className="numeric">{text}</span>
      <progress
        className={classNames('progress-bar mini', done >= all && 'full')}
        value={done}
        max={all}
        aria-hidden="true"
      />
    </>
  )
}

interface CountLinkProps {
  readonly row: ClientListRowFragment
  readonly children: string
}

function CountLink({ row, children }: CountLinkProps) {
  const words = useWords(clientWords)
  const name = clientName(row.people, words.and)
  return (
    <span className="second-line">
      <Link
        href={pathOfCase(row.id)}
        name={`${children}: ${name}`}
        onFollow={() => rememberOpenedCase({ id: row.id, name })}
      >
        {children}
      </Link>
    </span>
  )
}
