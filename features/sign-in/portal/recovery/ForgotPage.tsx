import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { recoveryFindings, type ForgottenCredentials } from '../../rules/recovery.ts'
import { useGoOnWhenSignedIn } from '../session/go-on-when-signed-in.ts'
import { askForCredentials, type RecoveryOutcome } from './request-credentials.ts'
import { pendingRecovery } from './pending-recovery.ts'
import { RecoveryTrouble } from './RecoveryTrouble.tsx'
import { recoverySentences, recoveryWords } from './words.ts'

const empty: ForgottenCredentials = {
  lastName: '',
  mobilePhone: '',
  forgotUser: false,
  forgotPassword: false,
}

export function ForgotPage() {
  const { forgot: words, shared } = useWords(recoveryWords)
  const sentences = useWords(recoverySentences)
  const go = useGo()
  const [typed, setTyped] = useState(() => pendingRecovery()?.typed ?? empty)
  const [busy, setBusy] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [trouble, setTrouble] = useState<Exclude<RecoveryOutcome, { readonly kind: 'go' }>>()
  useGoOnWhenSignedIn(() => undefined)
  const findings = recoveryFindings(typed)
  const options = [
    { value: 'user', label: words.user },
    { value: 'password', label: words.password },
  ]

  async function submit() {
    setTrouble(undefined)
    setWasSubmitted(true)
    if (busy || findings.length > 0) return
    setBusy(true)
    const result = await askForCredentials(typed)
    setBusy(false)
    if (result.kind === 'go') go(result.path, { state: result.state })
    else setTrouble(result)
  }

  return (
    <Page
      narrow
      title={words.heading}
      documentTitle={words.pageTitle}
      lead={words.lead}
      back={<GoBack href={paths.login}>{shared.back}</GoBack>}
    >
      {trouble ? <RecoveryTrouble asked={trouble} /> : null}
      <Form
        className="card"
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
      >
        <TextField
          name="lastName"
          label={words.lastName}
          value={typed.lastName}
          onChange={(lastName) => setTyped({ ...typed, lastName })}
          autoComplete="family-name"
          spellCheck={false}
        />
        <TextField
          name="mobilePhone"
          label={words.mobilePhone}
          hint={words.mobileHint}
          value={typed.mobilePhone}
          onChange={(mobilePhone) => setTyped({ ...typed, mobilePhone })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          width="phone"
        />
        <CheckboxGroup
          name="forgot"
          label={words.legend}
          options={options}
          value={[
            ...(typed.forgotUser ? ['user'] : []),
            ...(typed.forgotPassword ? ['password'] : []),
          ]}
          onChange={(chosen) =>
            setTyped({
              ...typed,
              forgotUser: chosen.includes('user'),
              forgotPassword: chosen.includes('password'),
            })
          }
        />
        <div className="actions">
          <Button type="submit" busy={busy && words.submitting}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Page>
  )
}
