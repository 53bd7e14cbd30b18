import { isBlank } from '#lib/text.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
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
  const sentences = useWords(firmSentences)
  const form = useDraftForm({
    read,
    toDraft,
    check: (draft) => findProfileProblems(toInput(draft)),
    words: { sentences, trouble: words.trouble },
    save: async (draft, { version }) =>
      (await graph.run(changeFirmProfile, { version, input: toInput(draft) })).changeFirmProfile,
    getSaved: ({ profile }) => profile,
    shownBy: [firmProfile],
    toast: () => words.saved,
  })
  const { draft, set } = form
  const bind = (name: (typeof fields)[number]) => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => set({ ...draft, [name]: value }),
    autoComplete: 'off',
  })
  const show = (profile: ProfileDraft) =>
    fields.map((field) => ({ field, name: words[field], value: profile[field] }))
  return (
    <DraftForm form={form} show={show}>
      <TextField {...bind('name')} />
      <TextField {...bind('email')} hint={words.emailHint} type="email" inputMode="email" />
      <TextField {...bind('website')} hint={words.websiteHint} spellCheck={false} />
      <div className="color-fields">
        <TextField {...bind('colour')} hint={words.colourHint} spellCheck={false} width="phone" />
        <input
          type="color"
          aria-label={words.pickColour}
          value={/^#[\dA-F]{6}$/i.test(draft.colour) ? draft.colour : read.colour}
          onChange={({ currentTarget }) =>
            set({ ...draft, colour: currentTarget.value.toUpperCase() })
          }
        />
      </div>
      <TextField {...bind('invitationMessage')} hint={words.invitationMessageHint} lines={4} />
      <TextField {...bind('invitationDays')} inputMode="numeric" width="zip" />
    </DraftForm>
  )
}

function toDraft(profile: Profile): ProfileDraft {
  const { name, email, website, colour, invitationMessage, invitationDays } = profile
  return { name, email, website, colour, invitationMessage, invitationDays: `${invitationDays}` }
}

/** An empty number of days is none, and refused. */
function toInput({ invitationDays, ...draft }: ProfileDraft): FirmProfileContent {
  return { ...draft, invitationDays: isBlank(invitationDays) ? 0 : Number(invitationDays) }
}
