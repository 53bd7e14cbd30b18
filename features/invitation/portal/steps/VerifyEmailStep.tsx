import {
  startEmailVerification,
  submitEmailVerificationCode,
} from '#features/account/portal/account.operations.ts'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { StepFrame } from './StepPage.tsx'
import { useNoticeWords } from './use-notice-words.ts'
import { codeAnswer, toSendOutcome } from './verification-answers.ts'
import { ProveChannelStep } from './ProveChannelStep.tsx'

export interface VerifyEmailStepProps {
  readonly frame: StepFrame
  readonly onDone: () => void
  /** Seconds since the last valid code was sent. */
  readonly sentSecondsAgo?: number | undefined
}

export function VerifyEmailStep({ frame, onDone, sentSecondsAgo }: VerifyEmailStepProps) {
  const account = useCurrentAccount()
  const noticeWords = useNoticeWords()
  const words = noticeWords.words.verifyEmail
  return (
    <ProveChannelStep
      frame={frame}
      heading={words.heading}
      sentTo={words.sentTo}
      destination={account?.userName ?? null}
      sentSomewhere={words.sentSomewhere}
      send={() =>
        toSendOutcome(
          async () => (await graph.run(startEmailVerification, {})).startEmailVerification,
        )
      }
      submit={(code) =>
        codeAnswer(
          async () =>
            (await graph.run(submitEmailVerificationCode, { code })).submitEmailVerificationCode,
          noticeWords,
        )
      }
      onDone={onDone}
      sentSecondsAgo={sentSecondsAgo}
    />
  )
}
