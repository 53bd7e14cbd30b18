// /login/forgot/account-not-setup: the account was never finished, so the invitation is the way in; it was sent again.
import { useEffect, useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { useWords } from '#ui/language.ts'
import { ButtonLink } from '#ui/Link.tsx'
import { useGo } from '#ui/navigation.ts'
import { Page } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { useGoOnWhenSignedIn } from '../go-on-when-signed-in.ts'
import { pendingRecovery } from './pending-recovery.ts'
import { recoveryWords } from './words.ts'

export function NotSetUpPage() {
  const { notSetUp: words, shared } = useWords(recoveryWords)
  const go = useGo()
  const [wasAsked] = useState(() => pendingRecovery() !== undefined)
  useGoOnWhenSignedIn(() => undefined)
  useEffect(() => {
    if (!wasAsked) go(paths.forgot, { replace: true })
  }, [wasAsked, go])
  if (!wasAsked) return null
  return (
    <Page narrow title={words.heading} documentTitle={words.pageTitle} lead={words.lead}>
      <div className="stack-6">
        <Banner tone="note" title={words.sentAgain}>
          <p>{words.sentAgainDetail}</p>
        </Banner>
        <p>{words.nothing}</p>
        <ButtonLink href={paths.login} look="second">
          {shared.logIn}
        </ButtonLink>
      </div>
    </Page>
  )
}
