import { useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { moveReviewed, reviewDocument, reviewQueue } from '../review.operations.ts'
import type { ReviewedDocument } from '../document/use-reviewed-document.ts'
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
  const act = useAct({ trouble, sentences })
  const [to, setTo] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { places, id: documentId, categoryId: from } = document
  const place = places.find(({ id }) => id === to)

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (to === '') return
    const result = await act.run(
      async () => (await graph.run(moveReviewed, { documentId, from, to })).moveDocument,
    )
    await readAgain(reviewDocument, reviewQueue)
    if (result) onMoved()
  }

  return (
    <DecisionForm
      name={words.move}
      submit={words.moveNow}
      busy={act.isBusy && words.moveNow}
      onSubmit={() => void submit()}
      onClose={onClose}
      {...(wasSubmitted && to === '' ? { errors: { place: words.choosePlace } } : {})}
    >
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      <Select
        name="place"
        label={words.moveTo}
        value={to}
        onChange={setTo}
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
