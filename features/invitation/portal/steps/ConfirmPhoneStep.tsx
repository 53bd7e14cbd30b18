import { useState } from 'react'
import {
  CodeForm,
  type CodeAnswer,
  type SendAnswer,
} from '#features/verification/portal/CodeForm.tsx'
import { Button } from '#ui/display/Button.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { enterSetUp, resumeSetUp } from '../enter-set-up.ts'
import { confirmSignup, resendConfirmationCode } from '../invitation.operations.ts'
import { SentTo } from './CodeRecipient.tsx'
import { toNotice, toTrouble, type Trouble } from './step-notices.ts'
import { StepPage, type StepFrame } from './StepPage.tsx'
import { useNoticeWords } from './use-notice-words.ts'
import { codeAnswer, codeFormWords, toSendOutcome } from './verification-answers.ts'

export interface ConfirmPhoneStepProps {
  readonly frame: StepFrame
  readonly userName: string
  /** Empty after a reload. */
  readonly password: string
  readonly codeWentTo: string | null
  /** Seconds since the code was sent, after a reload. Null if no code is valid. */
  readonly sentSecondsAgo: number | null
  readonly onWrongNumber: () => void
  readonly onDone: () => void
  /** Called when this browser's proofs have expired. */
  readonly onLost: () => void
}

export function ConfirmPhoneStep(props: ConfirmPhoneStepProps) {
  const { frame, userName, password, codeWentTo, sentSecondsAgo, onWrongNumber, onDone, onLost } =
    props
  const noticeWords = useNoticeWords()
  const { code: codeWords, shared, verifyPhone: words } = noticeWords.words
  const go = useGo()
  const [busy, setBusy] = useState(false)
  // A correct code is used up, so only the sign-in is repeated after a failure.
  const [trouble, setTrouble] = useState<Trouble>()

  async function submit(code: string): Promise<CodeAnswer> {
    const answer = await codeAnswer(
      async () =>
        (await graph.run(confirmSignup, { userName, code }, { anonymous: true })).confirmSignup,
      noticeWords,
    )
    if (answer.kind === 'right') await enter()
    return answer
  }

  async function enter() {
    setBusy(true)
    try {
      const entered = password === '' ? await resumeSetUp() : await enterSetUp(userName, password)
      if (entered === 'entered') onDone()
      else if (entered === 'needs-code') go(paths.twoFactor)
      else if (password === '') onLost()
      else setTrouble({ own: 'general' })
    } catch (problem) {
      setTrouble(toTrouble(problem))
    } finally {
      setBusy(false)
    }
  }

  async function sendAgain(): Promise<SendAnswer> {
    const outcome = await toSendOutcome(
      async () =>
        (await graph.run(resendConfirmationCode, { userName }, { anonymous: true }))
          .resendConfirmationCode,
    )
    if (outcome === 'confirmed') await enter()
    return typeof outcome === 'string'
      ? { kind: outcome }
      : { kind: 'trouble', notice: toNotice(outcome, noticeWords) }
  }

  if (trouble !== undefined) {
    return (
      <StepPage frame={frame} title={words.heading} lead={words.almostIn} trouble={trouble}>
        <div className="actions">
          <Button onPress={() => void enter()} busy={busy && codeWords.checking}>
            {shared.tryAgain}
          </Button>
        </div>
      </StepPage>
    )
  }
  return (
    <StepPage
      frame={frame}
      title={words.heading}
      lead={
        <SentTo words={words.sentTo} destination={codeWentTo} otherwise={words.sentSomewhere} />
      }
    >
      <CodeForm
        words={codeFormWords(noticeWords.words)}
        submit={submit}
        sendAgain={sendAgain}
        wasSentBefore={sentSecondsAgo === null}
        sentSecondsAgo={sentSecondsAgo ?? 0}
      >
        <p className="gap-medium">
          <LinkButton onPress={onWrongNumber}>{words.wrongNumber}</LinkButton>
        </p>
      </CodeForm>
    </StepPage>
  )
}
