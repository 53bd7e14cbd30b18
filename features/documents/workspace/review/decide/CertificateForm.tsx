import { parseMonthDayYear } from '#lib/dates.ts'
import { useDraft } from '#ui/form/draft/use-draft.ts'
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
  const { draft, bind, errors, submit } = useDraft({
    empty: { completed: '' },
    check: ({ completed }) =>
      completed.trim() !== '' && parseMonthDayYear(completed) === undefined
        ? { completed: words.completedInvalid }
        : {},
  })

  function send(): void {
    const day = parseMonthDayYear(draft.completed)
    onSend(day === undefined ? {} : { completedOn: day })
  }

  return (
    <DecisionForm
      name={words.accept}
      submit={words.acceptCertificate}
      errors={errors}
      onSubmit={() => submit(send)}
      onClose={onClose}
    >
      <TextField
        {...bind('completed')}
        label={words.completed}
        hint={words.completedHint}
        inputMode="numeric"
        autoComplete="off"
      />
    </DecisionForm>
  )
}
