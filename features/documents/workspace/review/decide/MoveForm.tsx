import { Banner } from '#ui/feedback/Banner.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { moveReviewed, reviewDocument, reviewQueue } from '../review.operations.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { decideWords, reviewSentences, reviewWords } from '../words.ts'
import { DecisionForm } from './DecisionForm.tsx'

export interface MoveFormProps {
  readonly document: ReviewedDocument
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** The document stays in the queue: it is in another category now. */
export function MoveForm({ document, onMoved, onClose }: MoveFormProps) {
  const words = useWords(decideWords)
  const { trouble } = useWords(reviewWords)
  const sentences = useWords(reviewSentences)
  const { places, id: documentId, categoryId: from } = document
  const form = useDraftForm({
    empty: { place: '' },
    check: ({ place }) => (place === '' ? { place: words.choosePlace } : {}),
    words: { trouble, sentences },
    save: async ({ place }) =>
      (await graph.run(moveReviewed, { documentId, from, to: place })).moveDocument,
    shownBy: [reviewDocument, reviewQueue],
    onSaved: onMoved,
  })
  const place = places.find(({ id }) => id === form.draft.place)
  return (
    <DecisionForm
      name={words.move}
      submit={words.moveNow}
      busy={form.isBusy && words.moveNow}
      errors={form.errors}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {form.problem === undefined ? null : <Banner tone="bad" title={form.problem} takesFocus />}
      <Select
        {...form.bind('place')}
        label={words.moveTo}
        placeholder={words.choosePlace}
        options={places.map(({ id, name, folder }) => ({
          value: id,
          label: folder === null ? name : `${folder}: ${name}`,
        }))}
      />
      {place?.isSeenByBoth === true ? <p className="small-text">{words.seenByBoth}</p> : null}
    </DecisionForm>
  )
}
