import { useState } from 'react'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { stillNeededFinding } from '../../../rules/review/still-needed.ts'
import type { ReviewedDocument } from '../document/use-reviewed-document.ts'
import { decideWords, reviewSentences } from '../words.ts'
import { ClientWords } from './ClientWords.tsx'
import { beginAsk, getAskWords, listPieces, type ChosenDecision } from './decision-draft.ts'
import { DecisionForm } from './DecisionForm.tsx'

export interface AskFormProps {
  readonly document: ReviewedDocument
  readonly onSend: (more: Pick<ChosenDecision, 'comment' | 'stillNeeded'>) => void
  readonly onClose: () => void
}

/** Accepts what was sent and asks for the rest. */
export function AskForm({ document, onSend, onClose }: AskFormProps) {
  const words = useWords(decideWords)
  const sentences = useWords(reviewSentences)
  const [draft, setDraft] = useState(() => beginAsk(document))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const pieces = listPieces(draft)
  const isSpanish = document.language === 'ES'
  const comment = getAskWords(draft, isSpanish ? 'es' : 'en').trim()
  const code = pieces.length === 0 ? 'documents.still-needed-missing' : stillNeededFinding(pieces)
  const errors = fieldErrors(code === undefined ? [] : [{ code, field: 'more' }], {
    ...sentences,
    'documents.still-needed-missing': words.nothingAsked,
  })

  function toggle(piece: string): void {
    const { chosen } = draft
    const isChosen = chosen.includes(piece)
    setDraft({
      ...draft,
      chosen: isChosen ? chosen.filter((each) => each !== piece) : [...chosen, piece],
    })
  }

  function submit(): void {
    setWasSubmitted(true)
    if (code === undefined) onSend({ stillNeeded: [...pieces], comment })
  }

  const periods = document.periods.filter(({ isThisOne }) => !isThisOne)
  return (
    <DecisionForm
      name={words.askForMore}
      submit={words.acceptAndAsk(pieces.length)}
      onSubmit={submit}
      onClose={onClose}
      {...(wasSubmitted ? { errors } : {})}
    >
      {periods.length === 0 ? null : (
        <fieldset className="review-chips">
          <legend className="label">{words.ask}</legend>
          {periods.map(({ name, nameForClient }) => (
            <label key={nameForClient} className="review-chip">
              <input
                type="checkbox"
                checked={draft.chosen.includes(nameForClient)}
                onChange={() => toggle(nameForClient)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        name="more"
        label={words.other}
        hint={words.otherHint}
        value={draft.more}
        onChange={(more) => setDraft({ ...draft, more })}
        lines={2}
      />
      <ClientWords
        document={document}
        value={getAskWords(draft, isSpanish ? 'es' : 'en')}
        onChange={(text) => setDraft({ ...draft, words: text })}
        translation={
          draft.words === undefined ? getAskWords(draft, isSpanish ? 'en' : 'es') : undefined
        }
      />
    </DecisionForm>
  )
}
