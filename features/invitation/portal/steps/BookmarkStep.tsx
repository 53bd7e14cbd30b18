// The goal: bookmark the portal, then go to the case. The button takes the last step on the server.
import { useState } from 'react'
import { logInToGoOn } from '#features/sign-in/portal/login-notices.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { useGo } from '#ui/navigation.ts'
import { Page } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { finishAccount } from '../finish-account.ts'
import { noticeOf, troubleOf, type Trouble } from '../step-notices.ts'
import { useNoticeWords } from '../use-notice-words.ts'

export function BookmarkStep() {
  const noticeWords = useNoticeWords()
  const words = noticeWords.words.bookmark
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const notice = trouble && noticeOf(trouble, noticeWords)

  async function finish() {
    setTrouble(undefined)
    setBusy(true)
    try {
      const next = await finishAccount()
      go(next, { replace: true, ...(next === paths.login ? { state: logInToGoOn } : {}) })
    } catch (problem) {
      setTrouble(troubleOf(problem, 'not-saved'))
      setBusy(false)
    }
  }

  return (
    <Page narrow title={words.heading} documentTitle={words.pageTitle} lead={words.lead}>
      {notice ? (
        <div className="mb-6">
          <Banner tone="bad" title={notice.title} takesFocus>
            {notice.detail ? <p>{notice.detail}</p> : null}
          </Banner>
        </div>
      ) : null}
      <Card>
        <div className="stack">
          <h2 className="h3">{words.howHeading}</h2>
          <p>{words.onPhone}</p>
          <p>{words.onComputer}</p>
          <p>
            {words.address}: <strong>{location.origin}</strong>
          </p>
        </div>
        <div className="acts">
          <Button onPress={() => void finish()} busy={busy && words.going}>
            {words.go}
          </Button>
        </div>
      </Card>
    </Page>
  )
}
