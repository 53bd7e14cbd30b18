// Verify e-mail: the code that was sent to the address one signs in with.
import { startEmailVerification, submitEmailVerificationCode } from '#features/account/portal/account.operations.ts'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { StepFrame } from '../StepPage.tsx'
import { codeAnswer, sendAnswer } from '../verification-answers.ts'
import { invitationWords } from '../words.en.ts'
import { ProveChannelStep } from './ProveChannelStep.tsx'

const words = invitationWords.verifyEmail

export function VerifyEmailStep({ frame, onDone }: { readonly frame: StepFrame; readonly onDone: () => void }) {
  const account = useCurrentAccount()
  return (
    <ProveChannelStep
      frame={frame}
      heading={words.heading}
      sentTo={words.sentTo}
      destination={account?.userName ?? null}
      sentSomewhere={words.sentSomewhere}
      send={() => sendAnswer(async () => (await graph.run(startEmailVerification, {})).startEmailVerification)}
      submit={(code) => codeAnswer(async () => (await graph.run(submitEmailVerificationCode, { code })).submitEmailVerificationCode)}
      onDone={onDone}
    />
  )
}
