// /login/forgot/validate: the credentials were sent; here one goes on, or has them sent again.
import { useEffect, useState } from 'react'
import { resendAfterSeconds } from '#features/verification/rules/code-life.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { elapsedMs } from '#ui/clock.ts'
import { GoBack } from '#ui/GoBack.tsx'
import { useWords } from '#ui/language.ts'
import { useGo } from '#ui/navigation.ts'
import { Page } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { useGoOnWhenSignedIn } from '../go-on-when-signed-in.ts'
import { askForCredentials, type Asked } from './ask-for-credentials.ts'
import { pendingRecovery } from './pending-recovery.ts'
import { RecoveryTrouble } from './RecoveryTrouble.tsx'
import { recoveryWords } from './words.ts'

type Shown = 'sent-again' | 'too-soon' | Exclude<Asked, { readonly kind: 'go' }>

export function ValidatePage() {
  const { validate: words, forgot } = useWords(recoveryWords)
  const go = useGo()
  const [recovery, setRecovery] = useState(pendingRecovery)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown>()
  useGoOnWhenSignedIn(() => undefined)
  const sent = recovery?.sent
  useEffect(() => {
    if (sent === undefined) go(paths.forgot, { replace: true })
  }, [sent, go])
  if (recovery === undefined || sent === undefined) return null
  const { typed } = recovery

  async function sendAgain(sentAtMs: number) {
    if (elapsedMs() - sentAtMs < resendAfterSeconds * 1000) return setShown('too-soon')
    setShown(undefined)
    setBusy(true)
    const asked = await askForCredentials(typed)
    setBusy(false)
    if (asked.kind !== 'go') return setShown(asked)
    if (asked.path !== paths.forgotValidate) return go(asked.path)
    setRecovery(pendingRecovery())
    setShown('sent-again')
  }

  function goOn(accountId: string | null) {
    go(typed.forgotPassword ? paths.reset(accountId ?? undefined) : paths.login)
  }

  const whatWasSent = typed.forgotUser && typed.forgotPassword ? words.sentBoth : typed.forgotPassword ? words.sentPassword : words.sentUser
  return (
    <Page
      narrow title={words.heading} documentTitle={words.pageTitle} back={<GoBack href={paths.forgot}>{forgot.pageTitle}</GoBack>}
      lead={
        <>
          {whatWasSent} <strong>{sent.maskedEmail}</strong>.
        </>
      }
    >
      {typeof shown === 'object' ? <RecoveryTrouble asked={shown} /> : null}
      {typeof shown === 'string' ? (
        <div className="mb-6">
          <Banner tone={shown === 'sent-again' ? 'ok' : 'note'} title={shown === 'sent-again' ? words.sentAgain : words.tooSoon} takesFocus>
            <p>{shown === 'sent-again' ? words.sentAgainDetail : words.tooSoonDetail}</p>
          </Banner>
        </div>
      ) : null}
      <div className="card">
        <p>{typed.forgotPassword ? words.whatNext : words.whatNextLogIn}</p>
        <p className="soft sm mt-4">{words.canTakeAMinute}</p>
        <div className="acts">
          <Button onPress={() => goOn(sent.accountId)}>{words.goOn}</Button>
          <Button look="second" busy={busy && words.sending} onPress={() => void sendAgain(sent.atMs)}>
            {words.sendAgain}
          </Button>
        </div>
      </div>
    </Page>
  )
}
