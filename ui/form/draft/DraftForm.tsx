import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../display/Button.tsx'
import { CancelButton } from '../../display/CancelButton.tsx'
import { useWords } from '../../language/language.ts'
import { kitWords } from '../../words.ts'
import { Form, type FormProps } from '../Form.tsx'
import { compareFields, type ShownField } from './compare-fields.ts'
import { KeptNotice } from './KeptNotice.tsx'
import { Refusal } from './Refusal.tsx'
import type { DraftForm as State } from './use-draft-form.ts'

export interface DraftFormProps<Draft>
  extends Pick<FormProps, 'className' | 'name'>, Pick<ButtonProps, 'icon' | 'look'> {
  readonly form: State<Draft>
  /** Of a record: names the fields, and compares the draft with what a colleague saved. */
  readonly show?: (draft: Draft) => readonly ShownField[]
  /** Field name → label, for the summary of errors. Not needed with `show`. */
  readonly fieldNames?: Readonly<Record<string, string>>
  /** Between a refusal and the fields. */
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** On the button. Without it: "Save", or "Save mine" beside what a colleague saved. */
  readonly submit?: string
  readonly busy?: string
  /** Beside the button that saves. */
  readonly actions?: ReactNode
  /** Shows Cancel. */
  readonly onCancel?: () => void
  /** Keeps the button that saves in view. */
  readonly isLong?: boolean
}

/**
 * A form of useDraftForm. One with one field:
 *
 *     export function PauseDialog({ caseId, version, onClose }: PauseDialogProps) {
 *       const words = useWords(reminderWords)
 *       const form = useDraftForm({
 *         empty: { until: '' },
 *         check: findPauseProblems,
 *         words: useReminderActWords(),
 *         save: async ({ until }) => (await graph.run(pauseReminders, { caseId, until })).pauseReminders,
 *         shownBy: [remindersOfCase],
 *         toast: () => words.paused,
 *         onSaved: onClose,
 *       })
 *       return (
 *         <Dialog isOpen onClose={onClose} title={words.pauseTitle}>
 *           <DraftForm form={form} submit={words.pause} busy={words.pausing} onCancel={onClose}>
 *             <TextField {...form.bind('until')} label={words.until} autoComplete="off" />
 *           </DraftForm>
 *         </Dialog>
 *       )
 *     }
 *
 * A record that a colleague may change first also has `read`, `toDraft` and `getSaved`, and `show`
 * here.
 */
export function DraftForm<Draft>({
  form,
  show = () => [],
  fieldNames,
  lead,
  children,
  submit,
  busy,
  actions,
  onCancel,
  isLong = false,
  icon,
  look,
  ...place
}: DraftFormProps<Draft>) {
  const words = useWords(kitWords)
  const button = { ...(icon && { icon }), ...(look && { look }) }
  const names = fieldNames ?? toNames(show(form.draft))
  return (
    <>
      <DraftRefusal form={form} show={show} />
      {typeof lead === 'string' ? <p className="soft dialog-notice">{lead}</p> : lead}
      <KeptNotice draft={form} />
      <Form onSubmit={form.submit} errors={form.errors} fieldNames={names} {...place}>
        {children}
        <div className={isLong ? 'actions checklist-save' : 'actions'}>
          <Button type="submit" {...button} busy={form.isBusy && (busy ?? words.saving)}>
            {submit ?? (form.newer === undefined ? words.save : words.saveDraft)}
          </Button>
          {actions}
          {onCancel ? <CancelButton onPress={onCancel} /> : null}
        </div>
      </Form>
    </>
  )
}

function toNames(fields: readonly ShownField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ field, name }) => [field, name]))
}

/** Why the draft could not be saved, and what a colleague saved first. */
export function DraftRefusal<Draft>({
  form: { draft, newer, problem, set },
  show,
}: Required<Pick<DraftFormProps<Draft>, 'form' | 'show'>>) {
  return (
    <Refusal
      problem={problem}
      rows={newer && compareFields(show(newer), show(draft))}
      onTake={() => newer && set(newer)}
    />
  )
}
