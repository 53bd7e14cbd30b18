import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useClientActWords } from '#features/cases/workspace/use-client-act.ts'
import { bulkWords } from '#features/cases/workspace/words.ts'
import { assignClients } from '../clients.operations.ts'
import type { Colleague } from '../filters/use-controls.ts'

export interface AssignDialogProps {
  readonly caseIds: readonly string[]
  readonly team: readonly Colleague[]
  readonly onClose: () => void
  readonly onAssigned: () => void
}

/** Chooses an attorney, a paralegal, or both. Who is not chosen stays. */
export function AssignDialog({ caseIds, team, onClose, onAssigned }: AssignDialogProps) {
  const words = useWords(bulkWords)
  const form = useDraftForm({
    empty: { attorney: '', paralegal: '' },
    check: ({ attorney, paralegal }) =>
      attorney === '' && paralegal === '' ? { attorney: words.chooseSomeone } : {},
    words: useClientActWords(),
    save: async ({ attorney, paralegal }) => {
      const attorneyId = attorney === '' ? null : attorney
      const paralegalId = paralegal === '' ? null : paralegal
      return (await graph.run(assignClients, { caseIds, attorneyId, paralegalId })).assignClients
    },
    toast: (_, { changed }) => words.assigned(changed ?? 0),
    onSaved: () => {
      onAssigned()
      onClose()
    },
  })
  const options = (roles: readonly Colleague['role'][]) =>
    team
      .filter(({ role, state }) => roles.includes(role) && state !== 'DEACTIVATED')
      .map(({ id, givenName, familyName }) => ({ value: id, label: `${givenName} ${familyName}` }))
  return (
    <Dialog isOpen onClose={onClose} title={words.assignTitle(caseIds.length)}>
      <DraftForm
        form={form}
        fieldNames={{ attorney: words.attorney }}
        submit={words.assignNow}
        busy={words.assigning}
        onCancel={onClose}
      >
        <Select
          {...form.bind('attorney')}
          label={words.attorney}
          options={options(['ATTORNEY', 'ADMINISTRATOR'])}
          placeholder={words.unchanged}
        />
        <Select
          {...form.bind('paralegal')}
          label={words.paralegal}
          options={options(['PARALEGAL', 'ADMINISTRATOR'])}
          placeholder={words.unchanged}
        />
      </DraftForm>
    </Dialog>
  )
}
