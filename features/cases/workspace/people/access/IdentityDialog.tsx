import { useState } from 'react'
import { runWithStepUp } from '#features/staff/workspace/step-up/step-up.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Form } from '#ui/form/Form.tsx'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { AccountChannel, IdentityCheck } from '#ui/graphql/enums.generated.ts'
import type { CasePerson } from '../../case-page/case-data.ts'
import { useClientAct } from '../../use-client-act.ts'
import {
  clientAccessOfPerson,
  planChannelChange,
  sendCodesByEmail,
  unlockClient,
} from '../people.operations.ts'
import { casePeopleWords } from '../words.ts'

/** What the firm does for a person whom it has identified. */
export type IdentifiedAct = 'unlock' | 'codesByEmail' | 'changeChannel'

export interface IdentityDialogProps {
  readonly act: IdentifiedAct
  readonly person: CasePerson
  readonly onClose: () => void
}

const channels: readonly AccountChannel[] = ['MOBILE', 'EMAIL']
const emailInput = { type: 'email', inputMode: 'email' } as const
const phoneInput = { type: 'tel', inputMode: 'tel' } as const
const checks: readonly IdentityCheck[] = ['IN_PERSON', 'BY_PHONE', 'BY_VIDEO']

/** Asks how the person was identified, before the act. */
export function IdentityDialog({ act: name, person, onClose }: IdentityDialogProps) {
  const words = useWords(casePeopleWords)
  const { title, lead, label, done } = words.identifiedActs[name]
  const act = useClientAct()
  const [identityCheck, setCheck] = useState<IdentityCheck>()
  const [note, setNote] = useState('')
  const [channel, setChannel] = useState<AccountChannel>('MOBILE')
  const [value, setValue] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)

  async function submit() {
    setWasSubmitted(true)
    if (identityCheck === undefined) return
    const variables = { participantId: person.id, identityCheck, note }
    const result = await act.run(() =>
      runWithStepUp(async () => {
        if (name === 'unlock') return (await graph.run(unlockClient, variables)).unlockClient
        if (name === 'codesByEmail')
          return (await graph.run(sendCodesByEmail, variables)).sendCodesByEmail
        return (await graph.run(planChannelChange, { ...variables, channel, value }))
          .planChannelChange
      }),
    )
    await readAgain(clientAccessOfPerson)
    if (!result) return
    toasts.show({ tone: 'success', title: done(person.givenName) })
    onClose()
  }

  const isMissing = wasSubmitted && identityCheck === undefined
  return (
    <Dialog isOpen onClose={onClose} title={title(person.givenName)}>
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <p className="soft dialog-notice">{lead}</p>
      <Form
        onSubmit={() => void submit()}
        errors={isMissing ? { identityCheck: words.identityRequired } : {}}
        fieldNames={{ identityCheck: words.identity }}
      >
        {name === 'changeChannel' ? (
          <>
            <RadioTiles
              name="channel"
              label={words.newChannel}
              value={channel}
              onChange={setChannel}
              options={channels.map((each) => ({
                value: each,
                label: words.accountChannels[each],
              }))}
            />
            <TextField
              name="value"
              label={words.newValue[channel]}
              value={value}
              onChange={setValue}
              autoComplete="off"
              spellCheck={false}
              {...(channel === 'EMAIL' ? emailInput : phoneInput)}
            />
          </>
        ) : null}
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
            {label}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
