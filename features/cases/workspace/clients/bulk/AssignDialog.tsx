import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Form } from '#ui/form/Form.tsx'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useClientAct } from '../../use-client-act.ts'
import { bulkWords } from '../../words.ts'
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
  const act = useClientAct()
  const [attorneyId, setAttorneyId] = useState('')
  const [paralegalId, setParalegalId] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isEmpty = attorneyId === '' && paralegalId === ''
  const options = (roles: readonly Colleague['role'][]) =>
    team
      .filter(({ role, state }) => roles.includes(role) && state !== 'DEACTIVATED')
      .map(({ id, givenName, familyName }) => ({ value: id, label: `${givenName} ${familyName}` }))

  async function assign() {
    setWasSubmitted(true)
    if (isEmpty) return
    const result = await act.run(
      async () =>
        (
          await graph.run(assignClients, {
            caseIds,
            attorneyId: attorneyId === '' ? null : attorneyId,
            paralegalId: paralegalId === '' ? null : paralegalId,
          })
        ).assignClients,
    )
    if (result === undefined) return
    toasts.show({ tone: 'success', title: words.assigned(result.changed ?? 0) })
    onAssigned()
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.assignTitle(caseIds.length)}>
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <Form
        onSubmit={() => void assign()}
        errors={wasSubmitted && isEmpty ? { attorney: words.chooseSomeone } : {}}
        fieldNames={{ attorney: words.attorney }}
      >
        <Select
          name="attorney"
          label={words.attorney}
          value={attorneyId}
          onChange={setAttorneyId}
          options={options(['ATTORNEY', 'ADMINISTRATOR'])}
          placeholder={words.unchanged}
        />
        <Select
          name="paralegal"
          label={words.paralegal}
          value={paralegalId}
          onChange={setParalegalId}
          options={options(['PARALEGAL', 'ADMINISTRATOR'])}
          placeholder={words.unchanged}
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.assigning}>
            {words.assignNow}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
