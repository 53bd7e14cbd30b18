import {
  startPhoneVerification,
  submitPhoneVerificationCode,
} from '#features/account/portal/account.operations.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { StepFrame } from './StepPage.tsx'
import { useNoticeWords } from './use-notice-words.ts'
import { codeAnswer, toSendOutcome } from './verification-answers.ts'
import { ProveChannelStep } from './ProveChannelStep.tsx'

export interface VerifyPhoneStepProps {
  readonly frame: StepFrame
  /** Masked. */
  readonly mobilePhone: string | null
  readonly onDone: () => void
}

export function VerifyPhoneStep({ frame, mobilePhone, onDone }: VerifyPhoneStepProps) {
  const noticeWords = useNoticeWords()
  const words = noticeWords.words.verifyPhone
  return (
    <ProveChannelStep
      frame={frame}
      heading={words.heading}
      sentTo={words.sentTo}
      destination={mobilePhone}
      sentSomewhere={words.sentSomewhere}
      send={() =>
        toSendOutcome(
          async () => (await graph.run(startPhoneVerification, {})).startPhoneVerification,
        )
      }
      submit={(code) =>
        codeAnswer(
          async () =>
            (await graph.run(submitPhoneVerificationCode, { code })).submitPhoneVerificationCode,
          noticeWords,
        )
      }
      onDone={onDone}
    />
  )
}
