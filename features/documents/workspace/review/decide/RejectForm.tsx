import { useState } from 'react'
import { tidyLines } from '#lib/text.ts'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { useKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { focusInForm } from '#ui/form/form-context.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { commentFinding } from '../../../rules/review/review.ts'
import { reasonsForReview } from '../review.operations.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { decideWords, reviewSentences } from '../words.ts'
import { ClientWords } from './ClientWords.tsx'
import {
  fitRejection,
  getReasonText,
  keptNames,
  toRejection,
  type ChosenDecision,
  type Reason,
  type RejectDraft,
} from './decision-draft.ts'
import { DecisionForm } from './DecisionForm.tsx'

export interface RejectFormProps {
  readonly document: ReviewedDocument
  readonly onSend: (decision: ChosenDecision) => void
  readonly onClose: () => void
}

/** Waits for the reasons of the firm, which the page has read before. */
export function RejectForm(props: RejectFormProps) {
  const { data, error } = useGraphQuery(reasonsForReview, {})
  if (data === undefined && error === null) return null
  return <Reasons {...props} reasons={data?.reviewReasons.reasons ?? []} />
}

function Reasons(props: RejectFormProps & { readonly reasons: readonly Reason[] }) {
  const { document, onSend, onClose, reasons } = props
  const words = useWords(decideWords)
  const sentences = useWords(reviewSentences)
  const ownLanguage = useLanguage() === 'es' ? 'ES' : 'EN'
  const { language } = document
  const toText = (draft: RejectDraft) =>
    draft.words ?? getReasonText(reasons, draft.reasonKey, language)
  const kept = useKeptDraft<RejectDraft>({
    name: keptNames(document.id).reject,
    begin: () => ({ reasonKey: reasons[0]?.key, words: undefined }),
    read: undefined,
    fit: fitRejection,
  })
  const { draft, set, change, errors, submit } = useDraft({
    empty: kept.draft,
    store: [kept.draft, kept.set],
    check(typed) {
      const code = commentFinding(tidyLines(toText(typed)))
      const shownCode = code === 'documents.comment-blank' ? 'documents.comment-missing' : code
      return shownCode === undefined ? [] : [{ code: shownCode, field: 'words' }]
    },
    sentences,
  })
  const { reasonKey } = draft
  // A look at another reason loses no words.
  const [typedWords, setTypedWords] = useState(draft.words ?? '')
  const send = () => onSend({ decision: 'REJECT', ...toRejection(draft, reasons, language) })
  const options = [
    ...reasons.map(({ key, texts }) => ({
      key,
      label: texts.find((each) => each.language === ownLanguage)?.name ?? key,
    })),
    { key: undefined, label: words.ownWords },
  ]
  return (
    <DecisionForm
      name={words.reject}
      submit={words.rejectAndNotify(document.sentBy)}
      isDanger
      errors={errors}
      kept={kept}
      onSubmit={() => submit(send)}
      onClose={onClose}
    >
      <fieldset className="review-chips">
        <legend className="label">{words.reason}</legend>
        {options.map(({ key, label }) => (
          <label key={key ?? ''} className="review-chip">
            <input
              type="radio"
              name="reason"
              checked={key === reasonKey}
              onChange={({ currentTarget }) => {
                set({ reasonKey: key, words: key === undefined ? typedWords : undefined })
                if (key === undefined) focusInForm(currentTarget, 'words')
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <ClientWords
        document={document}
        value={toText(draft)}
        onChange={(changed) => {
          setTypedWords(changed)
          change({ words: changed })
        }}
        translation={
          draft.words === undefined
            ? getReasonText(reasons, reasonKey, language === 'EN' ? 'ES' : 'EN')
            : undefined
        }
      />
    </DecisionForm>
  )
}
