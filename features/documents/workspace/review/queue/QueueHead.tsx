import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Segments } from '#ui/form/Segments.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { PageHeading } from '#ui/page/Page.tsx'
import { toReviewPath, type ReviewChoice } from '../address.ts'
import type { ReviewQueueQuery } from '../review.operations.ts'
import type { QueueItem } from './use-review-queue.ts'
import { reviewWords } from '../words.ts'

export interface QueueHeadProps {
  readonly read: ReviewQueueQuery['reviewQueue']
  readonly items: readonly QueueItem[]
  readonly choice: ReviewChoice
}

export function QueueHead({ read, items, choice }: QueueHeadProps) {
  const words = useWords(reviewWords)
  const toAge = useAge()
  const go = useGo()
  const { total, mine } = read
  const oldest = items.map(({ uploadedAt }) => uploadedAt).toSorted()[0]
  return (
    <header className="review-head">
      <PageHeading>{words.title}</PageHeading>
      <p className="soft">
        {[words.waiting(total), oldest === undefined ? '' : words.oldest(toAge(oldest))]
          .filter((part) => part !== '')
          .join(', ')}
      </p>
      <div className="review-whose" role="group" aria-label={words.whoseName}>
        {[
          { isMine: false, label: words.all, count: total },
          { isMine: true, label: words.mine, count: mine },
        ].map(({ isMine, label, count }) => (
          <button
            key={label}
            type="button"
            className="filter-pill"
            aria-pressed={isMine === choice.isMine}
            onClick={() => go(toReviewPath({ ...choice, isMine }), { keepScroll: true })}
          >
            {label} <span className="numeric pill-count">{count}</span>
          </button>
        ))}
      </div>
      <Segments
        name={words.orderName}
        value={choice.order}
        onChange={(order) => go(toReviewPath({ ...choice, order }), { keepScroll: true })}
        options={[
          { value: 'BY_CLIENT', label: words.byClient },
          { value: 'OLDEST_FIRST', label: words.oldestFirst },
        ]}
      />
    </header>
  )
}

export interface NothingWaitsProps {
  readonly choice: ReviewChoice
  readonly total: number
}

export function NothingWaits({ choice, total }: NothingWaitsProps) {
  const words = useWords(reviewWords)
  if (choice.isMine && total > 0)
    return (
      <EmptyState
        title={words.nothingMine}
        action={
          <ButtonLink href={toReviewPath({ ...choice, isMine: false })} look="second">
            {words.showAll}
          </ButtonLink>
        }
      />
    )
  return <EmptyState title={words.nothingTitle}>{words.nothingHint}</EmptyState>
}

export interface QueueFootProps {
  readonly items: readonly QueueItem[]
  readonly currentId: string
  readonly nextId: string | undefined
  readonly onStep: (by: 1 | -1) => void
}

/** Below the file: what comes next. */
export function QueueFoot({ items, currentId, nextId, onStep }: QueueFootProps) {
  const words = useWords(reviewWords)
  const at = items.findIndex(({ id }) => id === currentId)
  const next = items.find(({ id }) => id === nextId)
  return (
    <footer className="review-foot">
      <p className="small-text">
        {next === undefined ? null : (
          <>
            <Icon name="check-circle-fill" size="small" /> {words.nextIsReady}{' '}
            <strong>{next.name}</strong>
          </>
        )}
      </p>
      <IconButton repeats icon="caret-left" name={words.previous} onPress={() => onStep(-1)} />
      {at === -1 ? null : <span className="numeric">{words.position(at + 1, items.length)}</span>}
      <IconButton repeats icon="caret-right" name={words.next} onPress={() => onStep(1)} />
    </footer>
  )
}
