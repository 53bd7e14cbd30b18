import { useState, type ReactNode } from 'react'
import { browserName, browserNameIn } from '#lib/browser-name.ts'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { maxPasskeyNameCharacters } from '../../rules/passkeys.ts'
import { useStaffAct } from '../use-staff-act.ts'
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
  const act = useStaffAct(staffPasskeys)
  const [name, setName] = useState(() => browserNameIn(language, browserName(navigator.userAgent)))
  const [isRefused, setRefused] = useState(false)
  const error = isBlank(name) ? words.nameRequired : undefined
  const problem = isRefused ? words.notMade : act.problem

  async function submit() {
    if (error !== undefined) return
    setRefused(false)
    const isAdded = await act.run(async () => {
      const { beginPasskey: options } = await graph.run(beginPasskey, {})
      const passkey = await createPasskey(options, name.trim())
      if (passkey !== undefined) return (await graph.run(addPasskey, { passkey })).addPasskey
      setRefused(true)
      return 'canceled'
    }, words.isAdded(name.trim()))
    if (isAdded) onAdded()
  }

  return (
    <>
      {problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={problem} takesFocus />
        </div>
      )}
      <Form onSubmit={() => void submit()} errors={{ name: error }}>
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          value={name}
          onChange={setName}
          maxLength={maxPasskeyNameCharacters}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.waiting}>
            {words.add}
          </Button>
          {children}
        </div>
      </Form>
    </>
  )
}
