import { useEffect, useRef } from 'react'
import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { toReviewPath, type ReviewChoice } from '../address.ts'
import type { Holder, QueueItem } from './use-review-queue.ts'
import { reviewWords } from '../words.ts'

export interface QueueListProps {
  readonly items: readonly QueueItem[]
  readonly total: number
  readonly choice: ReviewChoice
  readonly currentId: string | undefined
  readonly holders: ReadonlyMap<string, Holder>
}

export function QueueList({ items, total, choice, currentId, holders }: QueueListProps) {
  const words = useWords(reviewWords)
  return (
    <nav className="review-list" aria-label={words.listName}>
      <ol>
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            href={toReviewPath(choice, item.id)}
            isCurrent={item.id === currentId}
            holder={holders.get(item.id)}
          />
        ))}
      </ol>
      {items.length < total && items.length > 0 && !choice.isMine ? (
        <p className="soft small-text review-more">{words.moreWait(items.length)}</p>
      ) : null}
    </nav>
  )
}

interface QueueRowProps {
  readonly item: QueueItem
  readonly href: string
  readonly isCurrent: boolean
  readonly holder: Holder | undefined
}

function QueueRow({ item, href, isCurrent, holder }: QueueRowProps) {
  const words = useWords(reviewWords)
  const { and } = useWords(clientWords)
  const toAge = useAge()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={row}>
      <Link href={href} current={isCurrent} className="review-row">
        <span className="review-row-name">{item.name}</span>
        <span className="review-row-age">{toAge(item.uploadedAt)}</span>
        <span className="second-line">{clientName(item.people, and)}</span>
        <span className="second-line">{item.category}</span>
        {holder === undefined ? null : (
          <span className="review-row-holder">
            <Icon name="eye" size="small" />
            {words.holds(holder.givenName)}
          </span>
        )}
      </Link>
    </li>
  )
}
