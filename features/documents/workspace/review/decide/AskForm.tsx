import type { Finding } from '#lib/problem.ts'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { useKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { stillNeededFinding } from '../../../rules/review/still-needed.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { decideWords, reviewSentences } from '../words.ts'
import { ClientWords } from './ClientWords.tsx'
import {
  beginAsk,
  getAskWords,
  keptNames,
  listPieces,
  type AskDraft,
  type ChosenDecision,
} from './decision-draft.ts'
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
  const kept = useKeptDraft({
    name: keptNames(document.id).ask,
    begin: () => beginAsk(document),
    read: undefined,
  })
  const { draft, change, bind, errors, submit } = useDraft({
    empty: kept.draft,
    store: [kept.draft, kept.set],
    check: findAskProblems,
    sentences: { ...sentences, 'documents.still-needed-missing': words.nothingAsked },
  })
  const pieces = listPieces(draft)
  const isSpanish = document.language === 'ES'
  const comment = getAskWords(draft, isSpanish ? 'es' : 'en').trim()

  function toggle(piece: string): void {
    const { chosen } = draft
    const isChosen = chosen.includes(piece)
    change({ chosen: isChosen ? chosen.filter((each) => each !== piece) : [...chosen, piece] })
  }

  const periods = document.periods.filter(({ isThisOne }) => !isThisOne)
  return (
    <DecisionForm
      name={words.askForMore}
      submit={words.acceptAndAsk(pieces.length)}
      errors={errors}
      kept={kept}
      onSubmit={() => submit(() => onSend({ stillNeeded: [...pieces], comment }))}
      onClose={onClose}
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
      <TextField {...bind('more')} label={words.other} hint={words.otherHint} lines={2} />
      <ClientWords
        document={document}
        value={getAskWords(draft, isSpanish ? 'es' : 'en')}
        onChange={(text) => change({ words: text })}
        translation={
          draft.words === undefined ? getAskWords(draft, isSpanish ? 'en' : 'es') : undefined
        }
      />
    </DecisionForm>
  )
}

function findAskProblems(draft: AskDraft): readonly Finding[] {
  const pieces = listPieces(draft)
  const code = pieces.length === 0 ? 'documents.still-needed-missing' : stillNeededFinding(pieces)
  return code === undefined ? [] : [{ code, field: 'more' }]
}
