import { useCallback, useEffect, useState } from 'react'
import { passwordChecklist, passwordFindings } from '#features/account/rules/password.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { RulesChecklist } from '#ui/form/RulesChecklist.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo, useSearchValue } from '#ui/navigation/navigation.ts'
import { workspacePaths } from '../paths.ts'
import { invitationWords } from '../words.ts'
import {
  acceptStaffInvitation,
  staffInvitationOfLink,
  type StaffInvitationOfLinkQuery,
} from './sign-in.operations.ts'
import { takeStep } from './sign-in-state.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { StepProblem } from './StepProblem.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

type Invitation = NonNullable<StaffInvitationOfLinkQuery['staffInvitation']>
type LinkState =
  | { readonly kind: 'loading' | 'over' | 'failed' }
  | { readonly kind: 'open'; readonly invitation: Invitation }

export function InvitationPage() {
  const words = useWords(invitationWords)
  const token = useSearchValue('token') ?? ''
  const [link, setLink] = useState<LinkState>({ kind: 'loading' })

  const load = useCallback(() => {
    graph.run(staffInvitationOfLink, { token }, { anonymous: true }).then(
      ({ staffInvitation: invitation }) =>
        setLink(invitation === null ? { kind: 'over' } : { kind: 'open', invitation }),
      () => setLink({ kind: 'failed' }),
    )
  }, [token])
  useEffect(load, [load])

  if (link.kind === 'open') return <AcceptInvitation token={token} invitation={link.invitation} />
  if (link.kind === 'over') {
    return (
      <SignInFrame title={words.overTitle} lead={words.overLead}>
        <p className="gap-medium">{words.overHelp}</p>
        <div className="actions">
          <ButtonLink href={workspacePaths.signIn}>{words.logIn}</ButtonLink>
        </div>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={words.title}>
      <div className="gap-medium">
        {link.kind === 'loading' ? (
          <SkeletonList rows={2} />
        ) : (
          <Banner
            tone="bad"
            title={words.failed}
            action={<Button onPress={load}>{words.tryAgain}</Button>}
          />
        )}
      </div>
    </SignInFrame>
  )
}

interface AcceptInvitationProps {
  readonly token: string
  readonly invitation: Invitation
}

function AcceptInvitation({ token, invitation }: AcceptInvitationProps) {
  const words = useWords(invitationWords)
  const go = useGo()
  const form = useSignInForm()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { email, firmName, givenName, invitedBy } = invitation
  const errors = {
    password: findPasswordError(password, words),
    confirmation: password === confirmation ? undefined : words.mismatch,
  }

  function submit() {
    setWasSubmitted(true)
    if (errors.password !== undefined || errors.confirmation !== undefined) return
    void form.submit(
      async () =>
        (await graph.run(acceptStaffInvitation, { token, password }, { anonymous: true }))
          .acceptStaffInvitation,
      (step) => go(takeStep(step, email), { replace: true }),
    )
  }

  return (
    <SignInFrame
      title={words.welcome(givenName)}
      lead={invitedBy === null ? words.addedTo(firmName) : words.invitedBy(invitedBy, firmName)}
    >
      <StepProblem form={form} />
      <div className="door-fields">
        <p className="door-email">
          <span className="soft">{words.yourEmail}</span> <strong>{email}</strong>
        </p>
        <Form onSubmit={submit} errors={wasSubmitted ? errors : {}}>
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
            <Button type="submit" wide busy={form.isBusy && words.saving}>
              {words.continue}
            </Button>
          </div>
        </Form>
      </div>
    </SignInFrame>
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
