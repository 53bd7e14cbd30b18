import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currentAccount, adoptAccount } from '#features/account/portal/current-account.ts'
import { creationStep } from '#features/account/rules/creation-step.ts'
import { onOtherTab } from '#features/sign-in/portal/session/other-tabs.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { storeWhySignedOut } from '#features/sign-in/portal/session/why-signed-out.ts'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { creationScreens, screenAfter, getStep, type VerificationDue } from '../rules/steps.ts'
import { getContactDraft } from './steps/contact-draft.ts'
import { creationAddress, stepInAddress } from './creation-address.ts'
import type { Invitation } from './open-invitation.ts'
import { reachableScreen, screenBefore, type Progress } from './resume/reachable-screen.ts'
import { resumedProgress, type ResumedCreation } from './resume/resume-creation.ts'
import type { StepFrame } from './steps/StepPage.tsx'
import { ConfirmPhoneStep } from './steps/ConfirmPhoneStep.tsx'
import { ContactStep } from './steps/ContactStep.tsx'
import { DetailsStep } from './steps/DetailsStep.tsx'
import { PasswordStep } from './steps/PasswordStep.tsx'
import { TutorialStep } from './steps/TutorialStep.tsx'
import { VerifyEmailStep } from './steps/VerifyEmailStep.tsx'
import { markWalkedThrough } from './resume/walked-through.ts'
import { invitationWords } from './words.ts'

export interface CreationFlowProps {
  readonly invitationId: string
  readonly invitation: Invitation
  /** The state before a reload. */
  readonly resumed?: ResumedCreation | undefined
  /** Called when this browser's proofs have expired. The server must then be asked again. */
  readonly onLost: () => void
}

export function CreationFlow({ invitationId, invitation, resumed, onLost }: CreationFlowProps) {
  const { stepNames } = useWords(invitationWords).shared
  const go = useGo()
  const step = useLocation({ select: ({ searchStr }) => stepInAddress(searchStr) })
  // A person who returns has already seen the welcome (spec: accounts#begin-again).
  const start = invitation.wasBegun ? 'contact-info' : 'tutorial'
  const [first] = useState<Progress>(() =>
    resumed ? resumedProgress(resumed) : { due: invitation, earliest: start, furthest: start },
  )
  const [progress, setProgress] = useState(first)
  const [isAskedAgain] = useState(() => isBeyond(step, first))
  const [contact, setContact] = useState(() => getContactDraft(invitation))
  const [password, setPassword] = useState({ password: '', confirmation: '', acceptsTerms: false })
  const [codeWentTo, setCodeWentTo] = useState(resumed ? invitation.mobilePhone : null)
  const screen = reachableScreen(step, progress)
  const before = screenBefore(screen, progress)
  const userName = contact.emailAddress.trim()

  useOpenedElsewhere()

  const addressOf = creationAddress.bind(undefined, invitationId)
  // Only the screen restored after a reload shows the age of its code. Later codes are new.
  const isWhereItWas = progress === first && screen === resumed?.screen
  const codeAge = isWhereItWas ? resumed.codeSentSecondsAgo : undefined
  useEffect(() => {
    if (step !== null && step !== screen) go(addressOf(screen), { replace: true })
  })

  /** Opens the next screen. The screens after it stay closed. */
  function proceed(change: Partial<Progress> = {}) {
    const due: VerificationDue = change.due ?? progress.due
    const next = screenAfter(screen, due)
    if (next === 'bookmark') return goToBookmark()
    setProgress({ ...progress, ...change, furthest: next })
    go(addressOf(next))
  }

  /** The bookmark page has its own path, which can be bookmarked and reloaded. */
  function goToBookmark() {
    const account = currentAccount()
    if (account)
      adoptAccount({
        ...account,
        verifyPhone: false,
        verifyEmail: false,
        accountCreationStep: creationStep.detailsVerified,
      })
    markWalkedThrough(invitationId)
    go(paths.notCompleted, { replace: true })
  }

  /** After sign-in the earlier steps cannot be repeated. */
  const goOnSignedIn = () => proceed({ earliest: 'account-details' })

  const frame: StepFrame = {
    ...getStep(screen, progress.due),
    name: screen === 'bookmark' ? '' : stepNames[screen],
    ...(before === undefined ? {} : { onBack: () => go(addressOf(before)) }),
    isAskedAgain: isAskedAgain && progress === first,
    inviter: invitation.inviter ?? undefined,
  }

  switch (screen) {
    case 'tutorial':
      return <TutorialStep frame={frame} invitation={invitation} onDone={() => proceed()} />
    case 'contact-info':
      return (
        <ContactStep
          frame={frame}
          invitationId={invitationId}
          invitation={invitation}
          draft={contact}
          onChange={setContact}
          onDone={(due) => proceed({ due })}
        />
      )
    case 'password':
      return (
        <PasswordStep
          frame={frame}
          invitationId={invitationId}
          userName={userName}
          isPhoneDue={progress.due.verifyPhone}
          typed={password}
          onChange={setPassword}
          onCodeSent={(destination) => {
            setCodeWentTo(destination)
            proceed()
          }}
          onSignedIn={goOnSignedIn}
        />
      )
    case 'verify-phone':
      return (
        <ConfirmPhoneStep
          frame={frame}
          userName={userName}
          password={password.password}
          codeWentTo={codeWentTo}
          sentSecondsAgo={codeAge === undefined ? 0 : codeAge}
          onLost={onLost}
          onWrongNumber={() => go(addressOf('contact-info'))}
          onDone={goOnSignedIn}
        />
      )
    case 'account-details':
      return <DetailsStep frame={frame} onDone={() => proceed()} />
    case 'verify-email':
      return (
        <VerifyEmailStep
          frame={frame}
          sentSecondsAgo={codeAge ?? undefined}
          onDone={() => proceed({ earliest: 'account-details' })}
        />
      )
    case 'bookmark':
      return null
  }
}

/** An invitation that is opened in another tab takes the flow of this browser. */
function useOpenedElsewhere(): void {
  useEffect(
    () =>
      onOtherTab('invitation-opened', () => {
        // A tab with a session leaves by itself.
        if (session.get().status !== 'signed-out') return
        storeWhySignedOut('invitation-opened')
        location.assign(paths.login)
      }),
    [],
  )
}

/** True if the address asks for a later step than the step at which this browser can continue. */
function isBeyond(step: string | null, { due, furthest }: Progress): boolean {
  const screens = creationScreens(due)
  return screens.findIndex((screen) => screen === step) > screens.indexOf(furthest)
}
