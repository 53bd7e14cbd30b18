// /login/forgot/noaccount: no account has this name together with this number.
import { useEffect, useState } from 'react'
import { useWords } from '#ui/language.ts'
import { ButtonLink } from '#ui/Link.tsx'
import { useGo } from '#ui/navigation.ts'
import { Page } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { useGoOnWhenSignedIn } from '../go-on-when-signed-in.ts'
import { pendingRecovery } from './pending-recovery.ts'
import { recoveryWords } from './words.ts'

export function NoAccountPage() {
  const { noAccount: words, shared } = useWords(recoveryWords)
  const go = useGo()
  const [wasAsked] = useState(() => pendingRecovery() !== undefined)
  useGoOnWhenSignedIn(() => undefined)
  useEffect(() => {
    if (!wasAsked) go(paths.forgot, { replace: true })
  }, [wasAsked, go])
  if (!wasAsked) return null
  return (
    <Page narrow title={words.heading} documentTitle={words.pageTitle} lead={words.lead}>
      <div className="card">
        <p>{words.checkBoth}</p>
        <p className="mt-4">{words.stillNot}</p>
        <div className="acts">
          <ButtonLink href={paths.forgot}>{words.tryAgain}</ButtonLink>
          <ButtonLink href={paths.login} look="quiet">
            {shared.logIn}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
