import type { ReactNode } from 'react'
import { Button } from '../../display/Button.tsx'
import { useWords } from '../../language/language.ts'
import { kitWords } from '../../words.ts'
import { Form } from '../Form.tsx'
import { compareFields, type ShownField } from './compare-fields.ts'
import { Refusal } from './Refusal.tsx'
import type { DraftForm as State } from './use-draft-form.ts'

export interface DraftFormProps<Draft> {
  readonly form: State<Draft>
  /** Names the fields in the summary of errors, and compares the draft with what is saved. */
  readonly show: (draft: Draft) => readonly ShownField[]
  readonly children: ReactNode
  /** Beside the button that saves. */
  readonly actions?: ReactNode
  /** Shows Cancel. */
  readonly onCancel?: () => void
  /** Keeps the button that saves in view. */
  readonly isLong?: boolean
}

/**
 * A form of useDraftForm:
 *
 *     const form = useDraftForm({ read: note, toDraft, check, words, save, getSaved, shownBy, toast })
 *     return (
 *       <DraftForm form={form} show={(text) => [{ field: 'text', name: words.note, value: text }]}>
 *         <TextField name="text" label={words.note} value={form.draft} onChange={form.set} />
 *       </DraftForm>
 *     )
 */
export function DraftForm<Draft>({
  form,
  show,
  children,
  actions,
  onCancel,
  isLong = false,
}: DraftFormProps<Draft>) {
  const words = useWords(kitWords)
  const names = show(form.draft).map(({ field, name }) => [field, name])
  return (
    <>
      <DraftRefusal form={form} show={show} />
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        fieldNames={Object.fromEntries(names) as Record<string, string>}
      >
        {children}
        <div className={isLong ? 'actions checklist-save' : 'actions'}>
          <Button type="submit" busy={form.isBusy && words.saving}>
            {form.newer === undefined ? words.save : words.saveDraft}
          </Button>
          {actions}
          {onCancel ? (
            <Button look="quiet" onPress={onCancel}>
              {words.cancel}
            </Button>
          ) : null}
        </div>
      </Form>
    </>
  )
}

/** Why the draft could not be saved, and what a colleague saved first. */
export function DraftRefusal<Draft>({
  form: { draft, newer, problem, set },
  show,
}: Pick<DraftFormProps<Draft>, 'form' | 'show'>) {
  return (
    <Refusal
      problem={problem}
      rows={newer && compareFields(show(newer), show(draft))}
      onTake={() => newer && set(newer)}
    />
  )
}
