// Verify phone number for somebody who signed in before the phone was proven.
import { startPhoneVerification, submitPhoneVerificationCode } from '#features/account/portal/account.operations.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { StepFrame } from '../StepPage.tsx'
import { codeAnswer, sendAnswer } from '../verification-answers.ts'
import { invitationWords } from '../words.en.ts'
import { ProveChannelStep } from './ProveChannelStep.tsx'

const words = invitationWords.verifyPhone

export interface VerifyPhoneStepProps {
  readonly frame: StepFrame
  /** Masked. */
  readonly mobilePhone: string | null
  readonly onDone: () => void
}

export function VerifyPhoneStep({ frame, mobilePhone, onDone }: VerifyPhoneStepProps) {
  return (
    <ProveChannelStep
      frame={frame}
      heading={words.heading}
      sentTo={words.sentTo}
      destination={mobilePhone}
      sentSomewhere={words.sentSomewhere}
      send={() => sendAnswer(async () => (await graph.run(startPhoneVerification, {})).startPhoneVerification)}
      submit={(code) => codeAnswer(async () => (await graph.run(submitPhoneVerificationCode, { code })).submitPhoneVerificationCode)}
      onDone={onDone}
    />
  )
}
