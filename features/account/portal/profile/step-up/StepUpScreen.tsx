import { useState } from 'react'
import { CodeForm } from '#features/verification/portal/CodeForm.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Page } from '#ui/page/Page.tsx'
import { codeAnswer, sendAnswer, useNoticeWords } from '../notices.ts'
import { startStepUp, submitStepUpCode } from '../profile.operations.ts'
import { SentTo } from '../CodeRecipient.tsx'
import { profileWords } from '../words.ts'

export interface StepUpScreenProps {
  /** Masked. */
  readonly destination: string | null
  readonly onProven: () => void
  readonly onGoBack: () => void
}

export function StepUpScreen({ destination: first, onProven, onGoBack }: StepUpScreenProps) {
  const { stepUp: words, code } = useWords(profileWords)
  const noticeWords = useNoticeWords()
  const [destination, setDestination] = useState(first)

  async function submit(typed: string) {
    const answer = await codeAnswer(
      async () => (await graph.run(submitStepUpCode, { code: typed })).submitStepUpCode,
      words.codeFailed,
      noticeWords,
    )
    if (answer.kind === 'right') onProven()
    return answer
  }

  async function send() {
    const { startStepUp: answer } = await graph.run(startStepUp, {})
    if (answer.success) setDestination(answer.mfaDeliveryDestination ?? destination)
    return answer
  }

  return (
    <Page narrow title={words.title} lead={<SentTo words={words} destination={destination} />}>
      <CodeForm
        words={code}
        submit={submit}
        sendAgain={() => sendAnswer(send, words.resendFailed, noticeWords)}
      >
        <p>
          <LinkButton onPress={onGoBack}>{words.back}</LinkButton>
        </p>
      </CodeForm>
    </Page>
  )
}
