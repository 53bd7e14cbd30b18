import { useEffect } from 'react'
import { passwordChecklist, passwordFindings } from '#features/account/rules/password.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
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
  const form = useDraft({
    empty: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => ({
      password: findPasswordError(password, words),
      confirmation: password === confirmation ? undefined : words.mismatch,
    }),
  })
  const { password } = form.draft

  const { me } = useStaffSession()
  useEffect(() => void startStaffSession(), [])

  async function send() {
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
      <Form onSubmit={() => form.submit(() => void send())} errors={form.errors}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.bind('password')}
          label={words.choosePassword}
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
          {...form.bind('confirmation')}
          label={words.repeatPassword}
          autoComplete="new-password"
        />
        <div className="actions">
          <Button type="submit" wide busy={isBusy}>
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
