import { Button } from '#ui/display/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useWords } from '#ui/language/language.ts'
import type { ChosenDecision } from '../decide/decision-draft.ts'
import { OpenDocument, type OpenDocumentProps } from './OpenDocument.tsx'
import type { ReviewDecisionInput } from '../review.operations.ts'
import { useReviewedDocument } from '../use-reviewed-document.ts'
import { reviewWords } from '../words.ts'

export interface MadeChoice {
  readonly documentId: string
  readonly name: string
  /** The status that the person saw. */
  readonly seen: ReviewDecisionInput['seen']
  readonly chosen: ChosenDecision
}

export interface TurnProps extends Omit<OpenDocumentProps, 'document' | 'onDecide'> {
  readonly id: string
  readonly onDecide: (choice: MadeChoice) => void
}

/** The document that is open, or the one after it, which is loaded ahead. */
export function Turn({ id, onDecide, ...props }: TurnProps) {
  const words = useWords(reviewWords)
  const { document, error, refetch } = useReviewedDocument(id)
  if (document) {
    const { name, status: seen } = document
    return (
      <OpenDocument
        {...props}
        document={document}
        onDecide={(chosen) => onDecide({ documentId: id, name, seen, chosen })}
      />
    )
  }
  if (props.isAhead) return null
  return (
    <div className="review-document">
      {document === null ? (
        <EmptyState title={words.absentTitle}>{words.absentHint}</EmptyState>
      ) : (
        <div className="review-notice">
          <p role="status">{error === null ? words.opening : words.notLoaded}</p>
          {error === null ? null : (
            <Button look="second" onPress={() => void refetch()}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
