// Shows the open steps in order (spec: accounts#not-completed).
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import {
  currentAccount,
  adoptAccount,
  useCurrentAccount,
  type CurrentAccount,
} from '#features/account/portal/current-account.ts'
import { creationStep } from '#features/account/rules/creation-step.ts'
import { signOff, startSession } from '#features/sign-in/portal/session/session.ts'
import { useSession } from '#features/sign-in/portal/session/session-store.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { useOwnInviter } from '../inviter.ts'
import { missingSteps, type MissingStep } from './missing-steps.ts'
import type { StepFrame } from '../steps/StepPage.tsx'
import { BookmarkStep } from '../steps/BookmarkStep.tsx'
import { DetailsStep } from '../steps/DetailsStep.tsx'
import { VerifyEmailStep } from '../steps/VerifyEmailStep.tsx'
import { VerifyPhoneStep } from '../steps/VerifyPhoneStep.tsx'
import { invitationWords } from '../words.ts'

export function NotCompletedPage() {
  const { status } = useSession()
  const account = useCurrentAccount()
  const go = useGo()
  const wasSetUp = useRef(false)
  useEffect(() => {
    if (status === 'set-up') wasSetUp.current = true
    if (status === 'unknown') void startSession()
    if (status === 'signed-out') go(paths.login, { replace: true })
    // The last step redirects on its own. A client who was already complete leaves this page.
    if (status === 'client' && !wasSetUp.current) go(paths.home, { replace: true })
  }, [status, go])
  if (status !== 'set-up' || account === undefined)
    return <LoadingOverlay working={status === 'unknown'} />
  return <OpenSteps account={account} />
}

function OpenSteps({ account }: { readonly account: CurrentAccount }) {
  const { stepNames } = useWords(invitationWords).shared
  const go = useGo()
  const wantedStep = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('step'),
  })
  const [all] = useState(() => missingSteps(account))
  const open = missingSteps(account)
  const [first = 'bookmark'] = open
  const { inviter, isLoading } = useOwnInviter()
  const addressOf = (step: MissingStep) => `${paths.notCompleted}?step=${step}`

  /** Called after the server has confirmed a step. */
  function proceed(change: Partial<CurrentAccount>) {
    const changed = { ...(currentAccount() ?? account), ...change }
    adoptAccount(changed)
    go(addressOf(missingSteps(changed)[0] ?? 'bookmark'), { replace: true })
  }

  const frame: StepFrame = {
    step: all.indexOf(first) + 1,
    of: all.length - 1,
    name: first === 'bookmark' ? '' : stepNames[first],
    inviter,
  }

  // Steps must be done in order: the first open step is shown instead of any other step.
  if (first !== 'bookmark' && all.every((step) => step !== wantedStep))
    return <Overview open={open} onGoOn={() => go(addressOf(first))} />
  switch (first) {
    case 'verify-phone':
      return (
        <VerifyPhoneStep
          frame={frame}
          mobilePhone={null}
          onDone={() => proceed({ verifyPhone: false })}
        />
      )
    case 'account-details':
      return (
        <DetailsStep
          frame={frame}
          onDone={() => proceed({ accountCreationStep: creationStep.detailsVerified })}
        />
      )
    case 'verify-email':
      return <VerifyEmailStep frame={frame} onDone={() => proceed({ verifyEmail: false })} />
    case 'bookmark':
      return isLoading ? <LoadingOverlay working /> : <BookmarkStep inviter={inviter} />
  }
}

function Overview({
  open,
  onGoOn,
}: {
  readonly open: readonly MissingStep[]
  readonly onGoOn: () => void
}) {
  const words = useWords(invitationWords).notCompleted
  const steps = open.filter((step) => step !== 'bookmark')
  return (
    <Page narrow title={words.heading} documentTitle={words.pageTitle} lead={words.lead}>
      {steps.length > 0 ? (
        <div className="card stack-2">
          <h2 className="heading-3">{words.openSteps}</h2>
          <ul className="bullets stack-2">
            {steps.map((step) => (
              <li key={step}>{words.stepNames[step]}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="actions">
        <Button onPress={onGoOn}>{words.goOn}</Button>
        <Button look="quiet" onPress={() => void signOff()}>
          {words.later}
        </Button>
      </div>
    </Page>
  )
}
