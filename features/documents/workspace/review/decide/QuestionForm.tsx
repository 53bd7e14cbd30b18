import { tidyLines } from '#lib/text.ts'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { useKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { commentFinding } from '../../../rules/review/review.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { decideWords, reviewSentences } from '../words.ts'
import { keptNames, type ChosenDecision } from './decision-draft.ts'
import { DecisionForm } from './DecisionForm.tsx'

export interface QuestionFormProps {
  readonly document: ReviewedDocument
  readonly onSend: (decision: ChosenDecision) => void
  readonly onClose: () => void
}

export function QuestionForm({ document, onSend, onClose }: QuestionFormProps) {
  const words = useWords(decideWords)
  const sentences = useWords(reviewSentences)
  const kept = useKeptDraft({
    name: keptNames(document.id).question,
    begin: () => ({ question: '' }),
    read: undefined,
  })
  const { draft, bind, errors, submit } = useDraft({
    empty: kept.draft,
    store: [kept.draft, kept.set],
    check({ question }) {
      const code = commentFinding(tidyLines(question))
      return code === undefined ? [] : [{ code, field: 'question' }]
    },
    sentences,
  })
  const send = () => onSend({ decision: 'QUESTION', comment: tidyLines(draft.question) })
  return (
    <DecisionForm
      name={words.question}
      submit={words.sendQuestion}
      errors={errors}
      kept={kept}
      onSubmit={() => submit(send)}
      onClose={onClose}
    >
      <TextField {...bind('question')} label={words.questionFor(document.sentBy)} lines={3} />
    </DecisionForm>
  )
}
