import { useEffect, useState } from 'react'
import { resendAfterSeconds } from '#features/verification/rules/code-life.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { elapsedMs } from '#ui/browser/clock.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo, usePageState } from '#ui/navigation/navigation.ts'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { useGoOnWhenSignedIn } from '../session/go-on-when-signed-in.ts'
import { askForCredentials, type RecoveryOutcome } from './request-credentials.ts'
import { pendingRecovery, findSentMail } from '../session/pending-recovery.ts'
import { RecoveryTrouble } from './RecoveryTrouble.tsx'
import { recoveryWords } from './words.ts'

type Shown = 'sent-again' | 'too-soon' | Exclude<RecoveryOutcome, { readonly kind: 'go' }>

export function ValidatePage() {
  const { validate: words, forgot } = useWords(recoveryWords)
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown>()
  useGoOnWhenSignedIn(() => undefined)
  const arrival = usePageState()
  // Stored, because the router replaces the state when the client navigates on.
  const [mail, setSent] = useState(() => findSentMail(arrival))
  useEffect(() => {
    if (mail === undefined) go(paths.forgot, { replace: true })
  }, [mail, go])
  if (mail === undefined) return null
  const { forgotUser, forgotPassword } = mail

  async function sendAgain() {
    const { typed, sentAtMs } = pendingRecovery() ?? {}
    if (typed === undefined) return go(paths.forgot)
    if (sentAtMs !== undefined && elapsedMs() - sentAtMs < resendAfterSeconds * 1000)
      return setShown('too-soon')
    setShown(undefined)
    setBusy(true)
    const result = await askForCredentials(typed)
    setBusy(false)
    if (result.kind !== 'go') return setShown(result)
    const isStillHere = result.path === paths.forgotValidate
    go(result.path, { state: result.state, replace: isStillHere })
    if (!isStillHere) return
    setSent(findSentMail(result.state))
    setShown('sent-again')
  }

  function proceed(accountId: string | null) {
    go(forgotPassword ? paths.reset(accountId ?? undefined) : paths.login)
  }

  const whatWasSent =
    forgotUser && forgotPassword
      ? words.sentBoth
      : forgotPassword
        ? words.sentPassword
        : words.sentUser
  return (
    <Page
      narrow
      title={words.heading}
      documentTitle={words.pageTitle}
      back={<GoBack href={paths.forgot}>{forgot.pageTitle}</GoBack>}
      lead={
        <>
          {whatWasSent} <strong>{mail.maskedEmail}</strong>.
        </>
      }
    >
      {typeof shown === 'object' ? <RecoveryTrouble asked={shown} /> : null}
      {typeof shown === 'string' ? (
        <div className="page-notice">
          <Banner
            tone={shown === 'sent-again' ? 'ok' : 'note'}
            title={shown === 'sent-again' ? words.sentAgain : words.tooSoon}
            takesFocus
          >
            <p>{shown === 'sent-again' ? words.sentAgainDetail : words.tooSoonDetail}</p>
          </Banner>
        </div>
      ) : null}
      <div className="card">
        <p>{forgotPassword ? words.whatNext : words.whatNextLogIn}</p>
        <p className="soft small-text gap-medium">{words.canTakeAMinute}</p>
        <div className="actions">
          <Button onPress={() => proceed(mail.accountId)}>{words.goOn}</Button>
          <Button look="second" busy={busy && words.sending} onPress={() => void sendAgain()}>
            {words.sendAgain}
          </Button>
        </div>
      </div>
    </Page>
  )
}
