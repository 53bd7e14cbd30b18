import { useEffect, useRef, useState } from 'react'
import {
  CodeForm,
  type CodeAnswer,
  type SendAnswer,
} from '#features/verification/portal/CodeForm.tsx'
import { Button } from '#ui/display/Button.tsx'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { SentTo } from './CodeRecipient.tsx'
import { toNotice, type Trouble } from './step-notices.ts'
import { BackButton, StepPage, type StepFrame } from './StepPage.tsx'
import { useNoticeWords } from './use-notice-words.ts'
import { codeFormWords, type SendOutcome } from './verification-answers.ts'

export interface ProveChannelStepProps {
  readonly frame: StepFrame
  readonly heading: string
  readonly sentTo: string
  readonly destination: string | null
  readonly sentSomewhere: string
  readonly send: () => Promise<SendOutcome>
  readonly submit: (code: string) => Promise<CodeAnswer>
  readonly onDone: () => void
  /** Seconds since the last valid code was sent. Opening the step then sends no code. */
  readonly sentSecondsAgo?: number | undefined
}

export function ProveChannelStep(props: ProveChannelStepProps) {
  const {
    frame,
    heading,
    sentTo,
    destination,
    sentSomewhere,
    send,
    submit,
    onDone,
    sentSecondsAgo,
  } = props
  const noticeWords = useNoticeWords()
  const formWords = codeFormWords(noticeWords.words)
  const wasSent = sentSecondsAgo !== undefined
  const [attempt, setSent] = useState<{ readonly trouble?: Trouble } | undefined>(
    wasSent ? {} : undefined,
  )
  const isAsked = useRef(wasSent)

  async function begin() {
    setSent(undefined)
    const outcome = await send()
    if (outcome === 'confirmed') return onDone()
    return setSent(outcome === 'sent' ? {} : { trouble: outcome })
  }

  async function sendAgain(): Promise<SendAnswer> {
    const outcome = await send()
    if (outcome === 'confirmed') onDone()
    return typeof outcome === 'string'
      ? { kind: outcome }
      : { kind: 'trouble', notice: toNotice(outcome, noticeWords) }
  }

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void begin()
  })

  async function check(code: string): Promise<CodeAnswer> {
    const answer = await submit(code)
    if (answer.kind === 'right') onDone()
    return answer
  }

  if (attempt === undefined || attempt.trouble) {
    return (
      <StepPage frame={frame} title={heading} trouble={attempt?.trouble}>
        <LoadingOverlay working={attempt === undefined} />
        <div className="actions">
          <Button
            onPress={() => void begin()}
            busy={attempt === undefined && noticeWords.words.code.sending}
          >
            {formWords.requestNewCode}
          </Button>
          <BackButton frame={frame} />
        </div>
      </StepPage>
    )
  }
  return (
    <StepPage
      frame={frame}
      title={heading}
      lead={<SentTo words={sentTo} destination={destination} otherwise={sentSomewhere} />}
    >
      <CodeForm
        words={formWords}
        submit={check}
        sendAgain={sendAgain}
        sentSecondsAgo={sentSecondsAgo ?? 0}
      />
    </StepPage>
  )
}
