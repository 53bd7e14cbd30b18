import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Form } from '#ui/form/Form.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { CasePerson } from '../../case-page/case-data.ts'
import { useClientAct } from '../../use-client-act.ts'
import { clientAccessOfPerson, unlockClient, type IdentityCheck } from '../people.operations.ts'
import { casePeopleWords } from '../words.ts'

export interface UnlockDialogProps {
  readonly person: CasePerson
  readonly onClose: () => void
}

const checks: readonly IdentityCheck[] = ['IN_PERSON', 'BY_PHONE', 'BY_VIDEO']

/** Ends a lock by wrong passwords, after the person was identified. */
export function UnlockDialog({ person, onClose }: UnlockDialogProps) {
  const words = useWords(casePeopleWords)
  const act = useClientAct()
  const [identityCheck, setCheck] = useState<IdentityCheck>()
  const [note, setNote] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)

  async function submit() {
    setWasSubmitted(true)
    if (identityCheck === undefined) return
    const result = await act.run(
      async () =>
        (await graph.run(unlockClient, { participantId: person.id, identityCheck, note }))
          .unlockClient,
    )
    await readAgain(clientAccessOfPerson)
    if (!result) return
    toasts.show({ tone: 'success', title: words.unlocked(person.givenName) })
    onClose()
  }

  const isMissing = wasSubmitted && identityCheck === undefined
  return (
    <Dialog isOpen onClose={onClose} title={words.unlockTitle(person.givenName)}>
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <p className="soft dialog-notice">{words.unlockLead}</p>
      <Form
        onSubmit={() => void submit()}
        errors={isMissing ? { identityCheck: words.identityRequired } : {}}
        fieldNames={{ identityCheck: words.identity }}
      >
        <Select
          name="identityCheck"
          label={words.identity}
          value={identityCheck ?? ''}
          onChange={(value) => setCheck(checks.find((check) => check === value))}
          placeholder={words.choose}
          options={checks.map((value) => ({ value, label: words.checks[value] }))}
        />
        <TextField name="note" label={words.note} value={note} onChange={setNote} lines={2} />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {words.unlock}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
