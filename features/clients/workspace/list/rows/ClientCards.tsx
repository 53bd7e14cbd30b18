import { useRef } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { matterStatuses } from '#features/cases/workspace/matter-statuses.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { rememberOpenedCase } from '../../recent-cases.ts'
import { clientWords, listWords } from '#features/cases/workspace/words.ts'
import type { ClientListRowFragment } from '../clients.operations.ts'
import { Undelivered } from './cells.tsx'
import {
  dayInWords,
  deadlineInWords,
  kindInWords,
  stepInWords,
} from '#features/cases/workspace/row-words.ts'
import type { RowsProps } from './rows-props.ts'
import { linkIdOf, useListKeys } from './use-list-keys.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of a card with five lines. */
const estimatedPx = 150

/** Each client is one link. No bulk work. */
export function ClientCards({ list, place: rowPlace, onEnd }: RowsProps) {
  const words = useWords(listWords)
  const { rows, total } = list
  const ids = rows.map(({ id }) => id)
  const place = useRef<HTMLUListElement>(null)
  const visible = useVisibleRows({
    place,
    ids,
    estimatedPx,
    onInView: list.setInView,
    onEnd,
  })
  useListKeys({ ids, ...visible, place: rowPlace })
  return (
    <ul
      ref={place}
      className="list client-cards"
      aria-label={words.list}
      aria-busy={list.isReplacing}
    >
      {visible.before > 0 ? <li aria-hidden="true" style={{ height: visible.before }} /> : null}
      {visible.items.map(({ index }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <li
            key={row.id}
            ref={visible.measure}
            data-index={index}
            data-case={row.id}
            aria-setsize={list.hasEarlier ? -1 : (total ?? rows.length)}
            aria-posinset={index + 1}
          >
            <ClientCard row={row} />
          </li>
        )
      })}
      {visible.after > 0 ? <li aria-hidden="true" style={{ height: visible.after }} /> : null}
    </ul>
  )
}

function ClientCard({ row }: { readonly row: ClientListRowFragment }) {
  const words = useWords(clientWords)
  const list = useWords(listWords)
  const { formatDay } = useFormats()
  const present = usePresent()
  const name = clientName(row.people, words.and)
  const { nextDeadline, documentsToReview, sectionsToCheck, helpRequests } = row
  const kind = [kindInWords(row, words), stepInWords(row, words, formatDay)]
    .filter(Boolean)
    .join('. ')
  return (
    <Link
      href={pathOfCase(row.id)}
      id={linkIdOf(row.id)}
      className="item"
      onFollow={() => rememberOpenedCase({ id: row.id, name })}
    >
      <span className="grow">
        <span className="title-line">{name}</span>
        <span className="second-line">{kind}</span>
        <span className="second-line numeric">
          {list.progress(
            words.numberOf(row.documentsComplete, row.documentsNeeded),
            row.sectionsShown === 0
              ? undefined
              : words.numberOf(row.sectionsDone, row.sectionsShown),
          )}
        </span>
        {nextDeadline === null ? null : (
          <span className="second-line numeric">
            {dayInWords(nextDeadline.day, { present, words, formatDay })}:{' '}
            {deadlineInWords(nextDeadline.kind, words)}
          </span>
        )}
        {row.isUndelivered ? <Undelivered /> : null}
        <span className="tags">
          <StatusBadge of="matter" status={matterStatuses[row.stage]} />
          {documentsToReview > 0 ? <ToDo>{words.toReview(documentsToReview)}</ToDo> : null}
          {sectionsToCheck > 0 ? <ToDo>{words.toCheck(sectionsToCheck)}</ToDo> : null}
          {helpRequests > 0 ? <ToDo>{words.askForHelp(helpRequests)}</ToDo> : null}
        </span>
      </span>
      <Icon name="caret-right" className="caret" />
    </Link>
  )
}

function ToDo({ children }: { readonly children: string }) {
  return (
    <span className="badge wait">
      <Icon name="tray" size="small" />
      {children}
    </span>
  )
}
