import { useState } from 'react'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { commentFinding, tidyComment } from '../../../rules/review/review.ts'
import type { ReviewedDocument } from '../document/use-reviewed-document.ts'
import { decideWords, reviewSentences } from '../words.ts'
import type { ChosenDecision } from './decision-draft.ts'
import { DecisionForm } from './DecisionForm.tsx'

export interface QuestionFormProps {
  readonly document: ReviewedDocument
  readonly onSend: (decision: ChosenDecision) => void
  readonly onClose: () => void
}

export function QuestionForm({ document, onSend, onClose }: QuestionFormProps) {
  const words = useWords(decideWords)
  const sentences = useWords(reviewSentences)
  const [text, setText] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const comment = tidyComment(text)
  const code = commentFinding(comment)
  const errors = fieldErrors(code === undefined ? [] : [{ code, field: 'question' }], sentences)

  function submit(): void {
    setWasSubmitted(true)
    if (code === undefined) onSend({ decision: 'QUESTION', comment })
  }

  return (
    <DecisionForm
      name={words.question}
      submit={words.sendQuestion}
      onSubmit={submit}
      onClose={onClose}
      {...(wasSubmitted ? { errors } : {})}
    >
      <TextField
        name="question"
        label={words.questionFor(document.sentBy)}
        value={text}
        onChange={setText}
        lines={3}
      />
    </DecisionForm>
  )
}
