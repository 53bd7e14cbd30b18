// Proves a phone or an e-mail address by a code that is sent when the step opens.
import { useEffect, useRef, useState } from 'react'
import { CodeForm, type CodeAnswer, type SendAnswer } from '#features/verification/portal/CodeForm.tsx'
import { Button } from '#ui/Button.tsx'
import { LoadingOverlay } from '#ui/LoadingOverlay.tsx'
import { SentTo } from '../SentTo.tsx'
import { BackButton, StepPage, type StepFrame } from '../StepPage.tsx'
import { codeFormWords } from '../verification-answers.ts'
import { invitationWords } from '../words.en.ts'

export interface ProveChannelStepProps {
  readonly frame: StepFrame
  readonly heading: string
  readonly sentTo: string
  readonly destination: string | null
  readonly sentSomewhere: string
  readonly send: () => Promise<SendAnswer>
  readonly submit: (code: string) => Promise<CodeAnswer>
  readonly onDone: () => void
}

export function ProveChannelStep({ frame, heading, sentTo, destination, sentSomewhere, send, submit, onDone }: ProveChannelStepProps) {
  const [sent, setSent] = useState<SendAnswer>()
  const isAsked = useRef(false)

  async function begin() {
    setSent(undefined)
    setSent(await send())
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

  if (sent?.kind !== 'sent') {
    return (
      <StepPage frame={frame} title={heading} notice={sent?.notice}>
        <LoadingOverlay working={sent === undefined} />
        <div className="acts">
          <Button onPress={() => void begin()} busy={sent === undefined && invitationWords.code.sending}>
            {codeFormWords.requestNewCode}
          </Button>
          <BackButton frame={frame} />
        </div>
      </StepPage>
    )
  }
  return (
    <StepPage frame={frame} title={heading} lead={<SentTo words={sentTo} destination={destination} otherwise={sentSomewhere} />}>
      <CodeForm words={codeFormWords} submit={check} sendAgain={send} />
    </StepPage>
  )
}
