// Opening the page changes nothing: mail programs follow links (spec: staff#not-me).
import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { workspacePaths } from '../paths.ts'
import { LinkFrame } from './LinkFrame.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { reportStaffNotMe } from './recovery.operations.ts'
import { useRequest } from './use-request.ts'
import { notMeWords } from './words.ts'

export function NotMePage() {
  return <LinkFrame>{(token) => <OpenedLink token={token} />}</LinkFrame>
}

function OpenedLink({ token }: { readonly token: string }) {
  const words = useWords(notMeWords)
  const request = useRequest()
  const [outcome, setOutcome] = useState<'closed' | 'over'>()

  async function close() {
    const result = await request.send(
      async () =>
        (await graph.run(reportStaffNotMe, { token }, { anonymous: true })).reportStaffNotMe,
    )
    if (result?.success === true) setOutcome('closed')
    else if (result?.errorCode === 'staff.not-me-link-over') setOutcome('over')
  }

  if (outcome === 'closed')
    return <SignInFrame key="closed" title={words.closedTitle} lead={words.closedLead} />
  if (outcome === 'over') {
    return (
      <SignInFrame key="over" title={words.overTitle} lead={words.overLead}>
        <div className="actions">
          <ButtonLink href={workspacePaths.signIn}>{words.logIn}</ButtonLink>
        </div>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame key="question" title={words.title} lead={words.lead}>
      {request.problem === undefined ? null : (
        <div className="gap-medium">
          <Banner tone="bad" title={request.problem} takesFocus />
        </div>
      )}
      <h2 className="gap-large">{words.whatHappens}</h2>
      <ul className="bullets gap-small">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className="actions">
        <Button
          look="danger"
          wide
          busy={request.isBusy && words.closing}
          onPress={() => void close()}
        >
          {words.close}
        </Button>
      </div>
      <p className="soft gap-medium">{words.wasMe}</p>
    </SignInFrame>
  )
}
