import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/Refusal.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { kitWords } from '#ui/words.ts'
import { findProfileProblems, type FirmProfileContent } from '../../rules/profile.ts'
import { firmSentences } from '../words.ts'
import {
  changeFirmProfile,
  firmProfile,
  type FirmProfilePartsFragment,
} from './profile.operations.ts'
import { profileWords } from './words.ts'

type Profile = FirmProfilePartsFragment

/** As typed. */
interface ProfileDraft extends Omit<FirmProfileContent, 'invitationDays'> {
  readonly invitationDays: string
}

const fields = [
  'name',
  'email',
  'website',
  'colour',
  'invitationMessage',
  'invitationDays',
] as const

export function ProfileForm({ read }: { readonly read: Profile }) {
  const words = useWords(profileWords)
  const kit = useWords(kitWords)
  const sentences = useWords(firmSentences)
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const act = useVersionedAct({ sentences, trouble: words.trouble }, base)
  const [draft, setDraft] = useState(() => toDraft(read))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const input = toInput(draft)
  const findings = findProfileProblems(input)
  const change = (part: Partial<ProfileDraft>) => setDraft({ ...draft, ...part })
  useAskBeforeLeaving(fields.some((field) => draft[field] !== toDraft(base)[field]))
  const bind = (name: (typeof fields)[number]) => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    autoComplete: 'off',
  })

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const result = await act.save(
      async (version) => (await graph.run(changeFirmProfile, { version, input })).changeFirmProfile,
      (outcome) => outcome.profile,
    )
    await readAgain(firmProfile)
    if (!result?.profile) return
    setBase(result.profile)
    setDraft(toDraft(result.profile))
    setWasSubmitted(false)
    toasts.show({ tone: 'success', title: words.saved })
  }

  return (
    <>
      <Refusal
        problem={act.problem}
        rows={act.newer && toRows(toDraft(act.newer))}
        onTake={() => act.newer && setDraft(toDraft(act.newer))}
      />
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
        fieldNames={Object.fromEntries(fields.map((field) => [field, words[field]]))}
      >
        <TextField {...bind('name')} />
        <TextField {...bind('email')} hint={words.emailHint} type="email" inputMode="email" />
        <TextField {...bind('website')} hint={words.websiteHint} spellCheck={false} />
        <div className="color-fields">
          <TextField {...bind('colour')} hint={words.colourHint} spellCheck={false} width="phone" />
          <input
            type="color"
            aria-label={words.pickColour}
            value={/^#[\dA-F]{6}$/i.test(draft.colour) ? draft.colour : base.colour}
            onChange={({ currentTarget }) => change({ colour: currentTarget.value.toUpperCase() })}
          />
        </div>
        <TextField {...bind('invitationMessage')} hint={words.invitationMessageHint} lines={4} />
        <TextField {...bind('invitationDays')} inputMode="numeric" width="zip" />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {act.newer ? kit.saveDraft : words.save}
          </Button>
        </div>
      </Form>
    </>
  )

  function toRows(saved: ProfileDraft) {
    return fields.map((name) => ({ name: words[name], saved: saved[name], draft: draft[name] }))
  }
}

function toDraft(profile: Profile): ProfileDraft {
  const { name, email, website, colour, invitationMessage, invitationDays } = profile
  return { name, email, website, colour, invitationMessage, invitationDays: `${invitationDays}` }
}

/** An empty number of days is none, and refused. */
function toInput({ invitationDays, ...draft }: ProfileDraft): FirmProfileContent {
  return { ...draft, invitationDays: isBlank(invitationDays) ? 0 : Number(invitationDays) }
}
