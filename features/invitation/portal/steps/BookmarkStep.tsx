import { useState } from 'react'
import { logInToGoOn } from '#features/sign-in/portal/login-notices.ts'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { Moment, Seal } from '#ui/page/Moment.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { PageHeading } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { WhatHappensNext } from '#ui/page/WhatHappensNext.tsx'
import { finishAccount } from '../finish-account.ts'
import { HowToBookmark } from '../HowToBookmark.tsx'
import { getFirmLook, type Inviter } from '../inviter.ts'
import { toNotice, toTrouble, type Trouble } from './step-notices.ts'
import { useNoticeWords } from './use-notice-words.ts'

export function BookmarkStep({ inviter }: { readonly inviter: Inviter | undefined }) {
  const noticeWords = useNoticeWords()
  const words = noticeWords.words.bookmark
  const account = useCurrentAccount()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const notice = trouble && toNotice(trouble, noticeWords)
  const attorney = inviter?.attorneyName ?? words.attorney
  useDocumentTitle(words.pageTitle)

  async function finish() {
    setTrouble(undefined)
    setBusy(true)
    try {
      const next = await finishAccount()
      go(next, { replace: true, ...(next === paths.login ? { state: logInToGoOn } : {}) })
    } catch (problem) {
      setTrouble(toTrouble(problem, 'not-saved'))
      setBusy(false)
    }
  }

  return (
    <div className="narrow stack-6">
      <Moment
        scene="filed"
        firm={inviter && getFirmLook(inviter)}
        mark={<Seal icon="check-bold" />}
      >
        <PageHeading>{words.heading}</PageHeading>
        <p className="lead soft">
          {inviter === undefined
            ? words.ready
            : words.readyWith(inviter.firmName, account?.givenName ?? null)}
        </p>
        <WhatHappensNext
          title={words.next}
          steps={[
            { icon: 'list-checks', tone: 'yours', ...words.you },
            {
              icon: 'file-text',
              tone: 'file',
              who: words.checks.who(attorney),
              what: words.checks.what,
            },
            {
              icon: 'users-three',
              tone: 'file',
              who: words.papers.who(attorney),
              what: words.papers.what,
            },
          ]}
        />
        {notice ? (
          <div className="gap-large">
            <Banner tone="bad" title={notice.title} takesFocus>
              {notice.detail ? <p>{notice.detail}</p> : null}
            </Banner>
          </div>
        ) : null}
        <div className="actions">
          <Button onPress={() => void finish()} busy={busy && words.going}>
            {words.go}
          </Button>
        </div>
      </Moment>
      <HowToBookmark />
    </div>
  )
}
