import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { AccountChannel, IdentityCheck } from '#ui/graphql/enums.generated.ts'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { useClientActWords } from '#features/cases/workspace/use-client-act.ts'
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
  /** That can be changed now. */
  readonly channels: readonly AccountChannel[]
  readonly person: CasePerson
  readonly onClose: () => void
}

const emailInput = { type: 'email', inputMode: 'email' } as const
const phoneInput = { type: 'tel', inputMode: 'tel' } as const
const checks: readonly IdentityCheck[] = ['IN_PERSON', 'BY_PHONE', 'BY_VIDEO']

interface IdentityDraft {
  readonly identityCheck: IdentityCheck | undefined
  readonly note: string
  readonly channel: AccountChannel
  /** The new number or address. */
  readonly value: string
}

const empty: IdentityDraft = { identityCheck: undefined, note: '', channel: 'MOBILE', value: '' }

/** Asks how the person was identified, before the act. */
export function IdentityDialog({ act: name, channels, person, onClose }: IdentityDialogProps) {
  const words = useWords(casePeopleWords)
  const { title, lead, label, done } = words.identifiedActs[name]
  const form = useDraftForm({
    empty: { ...empty, channel: channels[0] ?? empty.channel },
    keptAs: `${name}|${person.id}`,
    check: ({ identityCheck }) =>
      identityCheck === undefined ? { identityCheck: words.identityRequired } : {},
    words: useClientActWords(),
    save: async ({ identityCheck, note, channel, value }) => {
      if (identityCheck === undefined) return 'canceled'
      return await runWithStepUp(async () => {
        const variables = { participantId: person.id, identityCheck, note }
        if (name === 'unlock') return (await graph.run(unlockClient, variables)).unlockClient
        if (name === 'codesByEmail')
          return (await graph.run(sendCodesByEmail, variables)).sendCodesByEmail
        return (await graph.run(planChannelChange, { ...variables, channel, value }))
          .planChannelChange
      })
    },
    shownBy: [clientAccessOfPerson],
    toast: () => done(person.givenName),
    onSaved: onClose,
  })
  const { draft, change } = form
  return (
    <Dialog isOpen onClose={onClose} title={title(person.givenName)}>
      <DraftForm
        form={form}
        fieldNames={{ identityCheck: words.identity }}
        lead={lead}
        submit={label}
        onCancel={onClose}
      >
        {name === 'changeChannel' ? (
          <>
            <RadioTiles
              name="channel"
              label={words.newChannel}
              value={draft.channel}
              onChange={(channel) => change({ channel })}
              options={channels.map((each) => ({
                value: each,
                label: words.accountChannels[each],
              }))}
            />
            <TextField
              {...form.bind('value')}
              label={words.newValue[draft.channel]}
              autoComplete="off"
              spellCheck={false}
              {...(draft.channel === 'EMAIL' ? emailInput : phoneInput)}
            />
          </>
        ) : null}
        <Select
          name="identityCheck"
          label={words.identity}
          value={draft.identityCheck ?? ''}
          onChange={(value) => change({ identityCheck: checks.find((check) => check === value) })}
          placeholder={words.choose}
          options={checks.map((value) => ({ value, label: words.checks[value] }))}
        />
        <TextField {...form.bind('note')} label={words.note} lines={2} />
      </DraftForm>
    </Dialog>
  )
}
