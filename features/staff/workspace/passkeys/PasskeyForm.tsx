import type { ReactNode } from 'react'
import { browserName, browserNameIn } from '#lib/browser-name.ts'
import { isBlank } from '#lib/text.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { maxPasskeyNameCharacters } from '../../rules/passkeys.ts'
import { useStaffActWords } from '../use-staff-act.ts'
import { runWithStepUp } from '../people/step-up/step-up.ts'
import { addPasskey, beginPasskey, staffPasskeys } from './passkeys.operations.ts'
import { createPasskey } from './web-authn.ts'
import { passkeyWords } from './words.ts'

export interface PasskeyFormProps {
  readonly onAdded: () => void
  /** A button beside "Add a passkey". */
  readonly children: ReactNode
}

export function PasskeyForm({ onAdded, children }: PasskeyFormProps) {
  const words = useWords(passkeyWords)
  const language = useLanguage()
  const form = useDraftForm({
    empty: { name: browserNameIn(language, browserName(navigator.userAgent)) },
    check: ({ name }) => (isBlank(name) ? { name: words.nameRequired } : {}),
    words: useStaffActWords(),
    save: ({ name }) =>
      runWithStepUp(async () => {
        const { beginPasskey: options } = await graph.run(beginPasskey, {})
        const passkey = await createPasskey(options, name.trim())
        if (passkey !== undefined) return (await graph.run(addPasskey, { passkey })).addPasskey
        return { success: false, error: words.notMade, errorCode: null, errorParams: null }
      }),
    shownBy: [staffPasskeys],
    toast: ({ name }) => words.isAdded(name.trim()),
    onSaved: onAdded,
  })
  return (
    <DraftForm form={form} submit={words.add} busy={words.waiting} actions={children}>
      <TextField
        {...form.bind('name')}
        label={words.name}
        hint={words.nameHint}
        maxLength={maxPasskeyNameCharacters}
        autoComplete="off"
        spellCheck={false}
      />
    </DraftForm>
  )
}
