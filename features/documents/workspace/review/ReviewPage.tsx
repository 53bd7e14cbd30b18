import { useLocation, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { readChoice, toReviewPath, type ReviewChoice } from './address.ts'
import { useDecisions } from './decide/use-decisions.ts'
import { findNext } from './queue/next-document.ts'
import { NothingWaits, QueueFoot, QueueHead } from './queue/QueueHead.tsx'
import { QueueList } from './queue/QueueList.tsx'
import { ReviewNotices } from './ReviewNotices.tsx'
import { reasonsForReview, type ReviewQueueQuery } from './review.operations.ts'
import { Turn, type MadeChoice } from './document/Turn.tsx'
import { UndoLine } from './decide/UndoLine.tsx'
import { useLease } from './document/use-lease.ts'
import { useReviewQueue, type Holder } from './queue/use-review-queue.ts'
import { decideWords, reviewWords } from './words.ts'

export function ReviewPage() {
  const words = useWords(reviewWords)
  const choice = readChoice(useLocation({ select: ({ searchStr }) => searchStr }))
  const queue = useReviewQueue(choice)
  useDocumentTitle(words.title)
  // Read before the first rejection.
  useGraphQuery(reasonsForReview, {})
  return (
    <div className="review-page">
      <Part query={queue.query}>
        {({ reviewQueue }) => (
          <Queue
            read={reviewQueue}
            choice={choice}
            holders={queue.holders}
            voidDecisions={queue.voidDecisions}
          />
        )}
      </Part>
    </div>
  )
}

interface QueueProps {
  readonly read: ReviewQueueQuery['reviewQueue']
  readonly choice: ReviewChoice
  readonly holders: ReadonlyMap<string, Holder>
  readonly voidDecisions: ReturnType<typeof useReviewQueue>['voidDecisions']
}

function Queue({ read, choice, holders, voidDecisions }: QueueProps) {
  const words = useWords(decideWords)
  const { documentId } = useParams({ strict: false })
  const go = useGo()
  const decisions = useDecisions()
  const [undone, setUndone] = useState<string>()
  const items = read.items.filter(({ id }) => !decisions.decided.has(id))
  const held = new Set(holders.keys())
  const currentId = documentId ?? findNext(items, undefined, held) ?? items[0]?.id
  // A document that was just decided keeps its place until the page goes on, so search the whole
  // list.
  const skipped = new Set([...held, ...decisions.decided])
  const nextId = findNext(read.items, currentId, skipped)
  useLease(currentId, currentId !== undefined && held.has(currentId))

  const open = (id: string | undefined) =>
    go(toReviewPath(choice, id), { replace: true, keepScroll: true })
  const step = (by: 1 | -1) => {
    const id = findNext(read.items, currentId, skipped, by)
    if (id !== undefined) open(id)
  }

  function decide({ documentId: id, name, seen, chosen }: MadeChoice) {
    setUndone(undefined)
    decisions.decide({ ...chosen, documentId: id, seen }, name)
    open(nextId)
  }

  async function undo() {
    const last = await decisions.undo()
    if (!last) return
    setUndone(last.name)
    open(last.input.documentId)
  }

  useShortcuts([
    {
      keys: 'j',
      group: 'review',
      label: words.shortcuts.next,
      effect: 'moves',
      run: () => step(1),
    },
    {
      keys: 'k',
      group: 'review',
      label: words.shortcuts.previous,
      effect: 'moves',
      run: () => step(-1),
    },
    {
      keys: 'z',
      group: 'review',
      label: words.shortcuts.undo,
      effect: 'changes',
      run: () => void undo(),
    },
  ])
  const hasMoved = useHasMoved(currentId)

  const shown = [currentId, nextId].filter((id) => id !== undefined)
  const undoLine = <UndoLine decisions={decisions.all} undone={undone} onUndo={() => void undo()} />
  return (
    <>
      <QueueHead read={read} items={items} choice={choice} />
      <ReviewNotices decisions={decisions} voidDecisions={voidDecisions} choice={choice} />
      {currentId === undefined ? (
        <>
          <NothingWaits choice={choice} total={read.total} />
          {undoLine}
        </>
      ) : (
        <div className="review-panes">
          <QueueList
            items={items}
            total={read.total}
            choice={choice}
            currentId={currentId}
            holders={holders}
          />
          {shown.map((id) => (
            <Turn
              key={id}
              id={id}
              isAhead={id !== currentId}
              takesFocus={hasMoved && id === currentId}
              holder={holders.get(id)}
              choice={choice}
              foot={<QueueFoot items={items} currentId={currentId} nextId={nextId} onStep={step} />}
              undo={id === currentId ? undoLine : null}
              onDecide={decide}
              onNext={() => step(1)}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** On arrival the focus stays where it is; later it goes to each document that is opened. */
function useHasMoved(currentId: string | undefined): boolean {
  const [arrivedAt] = useState(currentId)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && currentId !== arrivedAt) setMoved(true)
  return hasMoved
}
