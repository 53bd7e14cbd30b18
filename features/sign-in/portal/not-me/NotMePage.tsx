// Opening the page changes nothing: mail programs follow links (spec: accounts#not-me-page).
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { readLinkToken } from '#lib/link-token.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { LinkNotComplete } from '#ui/page/LinkNotComplete.tsx'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { session } from '../session/session-store.ts'
import { forgetSession, startSession } from '../session/session.ts'
import { reportNotMe } from './not-me.operations.ts'
import { notMeWords } from './words.ts'

export function Page() {
  const { token: copied = '' } = useParams({ strict: false })
  const token = readLinkToken(copied)
  const [answer, setAnswer] = useState<'locked' | 'over'>()
  if (token === undefined) return <LinkNotComplete />
  if (answer === 'locked') return <Locked />
  if (answer === 'over') return <Over />
  return <Ask token={token} onAnswer={setAnswer} />
}

interface AskProps {
  readonly token: string
  readonly onAnswer: (answer: 'locked' | 'over') => void
}

function Ask({ token, onAnswer }: AskProps) {
  const words = useWords(notMeWords).ask
  const [busy, setBusy] = useState(false)
  const [isTrouble, setTrouble] = useState(false)

  async function report() {
    setBusy(true)
    setTrouble(false)
    try {
      const { reportNotMe: answer } = await graph.run(reportNotMe, { token }, { anonymous: true })
      if (answer.success) await endOwnSession()
      onAnswer(answer.success ? 'locked' : 'over')
    } catch (problem) {
      if (!(problem instanceof GraphProblem)) throw problem
      setTrouble(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <PageOf narrow title={words.title} lead={words.lead}>
      {isTrouble ? (
        <div className="page-notice">
          <Banner tone="bad" title={words.trouble} takesFocus>
            <p>{words.troubleDetail}</p>
          </Banner>
        </div>
      ) : null}
      <Card className="stack">
        <h2>{words.whatHappens}</h2>
        <Steps steps={words.steps} />
        <div className="actions">
          <Button look="danger" wide busy={busy && words.reporting} onPress={() => void report()}>
            {words.report}
          </Button>
        </div>
      </Card>
      <p className="soft gap-large">{words.wasMe}</p>
    </PageOf>
  )
}

/** Ends only the reported account's session in this browser, not that of another account. */
async function endOwnSession(): Promise<void> {
  await startSession()
  const { status } = session.get()
  if (status !== 'client' && status !== 'set-up') return
  if (!(await graph.refresh().catch(() => true))) forgetSession()
}

function Locked() {
  const words = useWords(notMeWords).locked
  return (
    <PageOf narrow title={words.title} lead={words.lead}>
      <Card className="stack">
        <h2>{words.next}</h2>
        <Steps steps={words.steps} />
        <div className="actions">
          <ButtonLink href={paths.login}>{words.logIn}</ButtonLink>
        </div>
      </Card>
    </PageOf>
  )
}

function Over() {
  const words = useWords(notMeWords).over
  return (
    <PageOf narrow title={words.title} lead={words.lead}>
      <ButtonLink href={paths.login} look="second">
        {words.logIn}
      </ButtonLink>
    </PageOf>
  )
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ul className="bullets stack-2">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  )
}
