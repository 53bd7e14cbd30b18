import { useEffect, useState } from 'react'
import { passwordChecklist, passwordFindings } from '#features/account/rules/password.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { RulesChecklist } from '#ui/form/RulesChecklist.tsx'
import { useWords } from '#ui/language/language.ts'
import { endEarlierSession, startStaffSession } from '../session/session.ts'
import { useStaffSession } from '../session/session-store.ts'
import { invitationWords } from '../words.ts'

export interface NewPasswordFormProps {
  readonly email: string
  readonly isBusy: boolean
  /** Gets a password that meets the rules. */
  readonly onSubmit: (password: string) => void
}

export function NewPasswordForm({ email, isBusy, onSubmit }: NewPasswordFormProps) {
  const words = useWords(invitationWords)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const errors = {
    password: findPasswordError(password, words),
    confirmation: password === confirmation ? undefined : words.mismatch,
  }

  const { me } = useStaffSession()
  useEffect(() => void startStaffSession(), [])

  async function submit() {
    setWasSubmitted(true)
    if (errors.password !== undefined || errors.confirmation !== undefined) return
    await endEarlierSession()
    onSubmit(password)
  }

  return (
    <div className="door-fields">
      <p className="door-email">
        <span className="soft">{words.yourEmail}</span> <strong>{email}</strong>
      </p>
      {me === undefined ? null : (
        <div className="part-notice">
          <Banner tone="note" title={words.earlierSession(`${me.givenName} ${me.familyName}`)} />
        </div>
      )}
      <Form onSubmit={() => void submit()} errors={wasSubmitted ? errors : {}}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={words.choosePassword}
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          describedBy="password-rules"
        />
        <RulesChecklist
          id="password-rules"
          name={words.rulesName}
          words={{ met: words.met, unmet: words.unmet }}
          rules={passwordChecklist(password).map(({ rule, met }) => ({
            text: words.rules[rule],
            met,
          }))}
        />
        <PasswordField
          name="confirmation"
          label={words.repeatPassword}
          value={confirmation}
          onChange={setConfirmation}
          autoComplete="new-password"
        />
        <div className="actions">
          <Button type="submit" wide busy={isBusy && words.saving}>
            {words.continue}
          </Button>
        </div>
      </Form>
    </div>
  )
}

interface PasswordErrors {
  readonly passwordRequired: string
  readonly tooLong: string
  readonly tooCommon: string
  readonly rulesUnmet: string
}

function findPasswordError(password: string, words: PasswordErrors): string | undefined {
  if (password === '') return words.passwordRequired
  const code = passwordFindings(password)[0]?.code
  if (code === undefined) return undefined
  if (code === 'account.password-too-long') return words.tooLong
  return code === 'account.password-too-common' ? words.tooCommon : words.rulesUnmet
}
