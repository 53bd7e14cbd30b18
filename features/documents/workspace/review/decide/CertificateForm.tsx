import { useState } from 'react'
import { parseMonthDayYear } from '#lib/dates.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { decideWords } from '../words.ts'
import type { ChosenDecision } from './decision-draft.ts'
import { DecisionForm } from './DecisionForm.tsx'

export interface CertificateFormProps {
  readonly onSend: (more: Pick<ChosenDecision, 'completedOn'>) => void
  readonly onClose: () => void
}

/** A course certificate is accepted with the day on which the course was completed. */
export function CertificateForm({ onSend, onClose }: CertificateFormProps) {
  const words = useWords(decideWords)
  const [text, setText] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const day = parseMonthDayYear(text)
  const isWrong = text.trim() !== '' && day === undefined

  function submit(): void {
    setWasSubmitted(true)
    if (!isWrong) onSend(day === undefined ? {} : { completedOn: day })
  }

  return (
    <DecisionForm
      name={words.accept}
      submit={words.acceptCertificate}
      onSubmit={submit}
      onClose={onClose}
      {...(wasSubmitted && isWrong ? { errors: { completed: words.completedInvalid } } : {})}
    >
      <TextField
        name="completed"
        label={words.completed}
        hint={words.completedHint}
        value={text}
        onChange={setText}
        inputMode="numeric"
        autoComplete="off"
      />
    </DecisionForm>
  )
}
