import { useEffect, useState } from 'react'
import {
  CodeForm,
  type CodeAnswer,
  type SendAnswer,
} from '#features/verification/portal/CodeForm.tsx'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { GraphProblem, isDataAway } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { useGo, usePageState } from '#ui/navigation/navigation.ts'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { useGoOnWhenSignedIn } from './session/go-on-when-signed-in.ts'
import { findPendingFactor, pendingFactor, type PendingFactor } from './session/pending-factor.ts'
import { signInSentences, signInWords } from './words.ts'
import { adoptSession } from './session/session.ts'
import { resendMfaCode, submitMfaCode, type ResendMfaCodeMutation } from './sign-in.operations.ts'
import { twoFactorFormWords } from './two-factor-words.ts'

export function TwoFactorPage() {
  const go = useGo()
  const [begun] = useState(pendingFactor)
  const [pending, setFound] = useState<PendingFactor>()
  const factor = begun ?? pending
  useGoOnWhenSignedIn(() => go(paths.notCompleted, { replace: true }))
  useEffect(() => {
    if (factor !== undefined) return
    // Loads the factor: the phone may have unloaded the page while the client read the message.
    void findPendingFactor().then((underWay) =>
      underWay ? setFound(underWay) : go(paths.login, { replace: true }),
    )
  }, [factor, go])
  return factor === undefined ? (
    <LoadingOverlay working />
  ) : (
    <EnterCode factor={factor} wasSentBefore={begun === undefined} />
  )
}

function EnterCode({
  factor,
  wasSentBefore,
}: {
  readonly factor: PendingFactor
  readonly wasSentBefore: boolean
}) {
  const { twoFactor: words, trouble } = useWords(signInWords)
  const sentences = useWords(signInSentences)
  const { sessionId, user } = factor
  const [destination, setDestination] = useState(factor.destination)
  const arrival = usePageState()
  const [isPasswordSaved] = useState(arrival['passwordSaved'] === true)
  const [isOver, setIsOver] = useState(false)

  async function submit(code: string): Promise<CodeAnswer> {
    try {
      const { submitMfaCode: answer } = await graph.run(
        submitMfaCode,
        { code, sessionId, user },
        { anonymous: true },
      )
      return { kind: adoptSession(answer) === 'signed-out' ? 'wrong' : 'right' }
    } catch (problem) {
      return getAnswer(problem)
    }
  }

  function getAnswer(problem: unknown): CodeAnswer {
    if (!(problem instanceof GraphProblem)) throw problem
    if (problem.code === 'sign-in.code-wrong') return { kind: 'wrong' }
    if (problem.code === 'sign-in.code-expired') return { kind: 'expired' }
    if ((problem.kind === 'unavailable' && !isDataAway(problem)) || problem.message === '')
      return { kind: 'trouble', notice: trouble }
    if (problem.kind === 'expired' || problem.kind === 'signed-out') setIsOver(true)
    return { kind: 'trouble', notice: { title: sentenceFor(problem, sentences), detail: '' } }
  }

  async function sendAgain(): Promise<SendAnswer> {
    try {
      const { resendMfaCode: answer } = await graph.run(
        resendMfaCode,
        { sessionId, user },
        { anonymous: true },
      )
      if (!answer.success) return toNotSentNotice(answer)
      setDestination(answer.mfaDeliveryDestination ?? destination)
      return { kind: 'sent' }
    } catch (problem) {
      const answer = getAnswer(problem)
      return answer.kind === 'trouble'
        ? answer
        : { kind: 'trouble', notice: { title: words.notSentTitle, detail: words.notSentDetail } }
    }
  }

  function toNotSentNotice(answer: ResendMfaCodeMutation['resendMfaCode']): SendAnswer {
    if (answer.errorCode === 'sign-in.start-again') setIsOver(true)
    const title = sentenceFor(readRefusal(answer, words.notSentTitle), sentences)
    const isKnown = Object.hasOwn(sentences, answer.errorCode ?? '')
    return { kind: 'trouble', notice: { title, detail: isKnown ? '' : words.notSentDetail } }
  }

  const sentTo =
    destination === null ? (
      words.sentSomewhere
    ) : (
      <>
        {words.sentTo} <strong className="numeric">{destination}</strong>.
      </>
    )
  return (
    <Page
      narrow
      title={words.heading}
      documentTitle={words.pageTitle}
      back={<GoBack href={paths.login}>{words.back}</GoBack>}
      lead={isOver ? undefined : sentTo}
    >
      {isPasswordSaved ? (
        <div className="page-notice">
          <Banner tone="ok" title={words.passwordSaved} slim />
        </div>
      ) : null}
      {isOver ? (
        <div className="stack-6">
          <Banner tone="bad" title={words.startAgain} takesFocus>
            <p>{words.startAgainDetail}</p>
          </Banner>
          <ButtonLink href={paths.login}>{words.logInAgain}</ButtonLink>
        </div>
      ) : (
        <CodeForm
          words={twoFactorFormWords(words)}
          submit={submit}
          sendAgain={sendAgain}
          wasSentBefore={wasSentBefore}
        />
      )}
    </Page>
  )
}
