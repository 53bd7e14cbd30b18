import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { workspacePaths } from '../paths.ts'
import { invitationWords } from '../words.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import {
  acceptStaffInvitation,
  staffInvitationOfLink,
  type StaffInvitationOfLinkQuery,
} from './sign-in.operations.ts'
import { takeStep } from './sign-in-state.ts'
import { LinkFrame } from '../recovery/LinkFrame.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { StepProblem } from './StepProblem.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

type Invitation = NonNullable<StaffInvitationOfLinkQuery['staffInvitation']>
type LinkState =
  | { readonly kind: 'loading' | 'over' | 'failed' }
  | { readonly kind: 'open'; readonly invitation: Invitation }

export function InvitationPage() {
  return <LinkFrame>{(token) => <OpenedLink token={token} />}</LinkFrame>
}

function OpenedLink({ token }: { readonly token: string }) {
  const words = useWords(invitationWords)
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
  const { email, firmName, givenName, invitedBy } = invitation

  const submit = (password: string) =>
    void form.submit(
      async () =>
        (await graph.run(acceptStaffInvitation, { token, password }, { anonymous: true }))
          .acceptStaffInvitation,
      (step) => go(takeStep(step, email), { replace: true }),
    )

  return (
    <SignInFrame
      title={words.welcome(givenName)}
      lead={invitedBy === null ? words.addedTo(firmName) : words.invitedBy(invitedBy, firmName)}
    >
      <StepProblem form={form} />
      <NewPasswordForm email={email} isBusy={form.isBusy} onSubmit={submit} />
    </SignInFrame>
  )
}
