import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { workspacePaths } from '../paths.ts'
import { NewPasswordForm } from '../sign-in/NewPasswordForm.tsx'
import { LinkFrame } from './LinkFrame.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { takeStep } from '../sign-in/sign-in-state.ts'
import { StepProblem } from '../sign-in/StepProblem.tsx'
import { useSignInForm } from '../sign-in/use-sign-in-form.ts'
import {
  resetStaffPassword,
  staffPasswordResetOfLink,
  type StaffPasswordResetOfLinkQuery,
} from './recovery.operations.ts'
import { resetWords } from './words.ts'

type Reset = NonNullable<StaffPasswordResetOfLinkQuery['staffPasswordReset']>
type LinkState =
  | { readonly kind: 'loading' | 'over' | 'failed' }
  | { readonly kind: 'open'; readonly reset: Reset }

export function ResetPage() {
  return <LinkFrame>{(token) => <OpenedLink token={token} />}</LinkFrame>
}

function OpenedLink({ token }: { readonly token: string }) {
  const words = useWords(resetWords)
  const [link, setLink] = useState<LinkState>({ kind: 'loading' })

  const load = useCallback(() => {
    graph.run(staffPasswordResetOfLink, { token }, { anonymous: true }).then(
      ({ staffPasswordReset: reset }) =>
        setLink(reset === null ? { kind: 'over' } : { kind: 'open', reset }),
      () => setLink({ kind: 'failed' }),
    )
  }, [token])
  useEffect(load, [load])

  if (link.kind === 'open') return <ChoosePassword token={token} reset={link.reset} />
  if (link.kind === 'over') {
    return (
      <SignInFrame title={words.overTitle} lead={words.overLead}>
        <div className="actions">
          <ButtonLink href={workspacePaths.forgot}>{words.again}</ButtonLink>
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

interface ChoosePasswordProps {
  readonly token: string
  readonly reset: Reset
}

function ChoosePassword({ token, reset: { email, firmName } }: ChoosePasswordProps) {
  const words = useWords(resetWords)
  const go = useGo()
  const form = useSignInForm()

  const submit = (password: string) =>
    void form.submit(
      async () =>
        (await graph.run(resetStaffPassword, { token, password }, { anonymous: true }))
          .resetStaffPassword,
      (step) => go(takeStep(step, email), { replace: true }),
    )

  return (
    <SignInFrame title={words.title} lead={words.lead(firmName)}>
      <StepProblem form={form} />
      <NewPasswordForm email={email} isBusy={form.isBusy} onSubmit={submit} />
    </SignInFrame>
  )
}
