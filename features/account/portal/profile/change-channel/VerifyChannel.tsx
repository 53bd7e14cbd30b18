import { useState } from 'react'
import { CodeForm, type CodeNotice } from '#features/verification/portal/CodeForm.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Page } from '#ui/page/Page.tsx'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import { getDraft, type ChannelProps } from './ChangeChannel.tsx'
import { LeaveMode } from '../LeaveMode.tsx'
import { cacheAccount } from '../cache-account.ts'
import { codeAnswer, toNotice, sendAnswer, useNoticeWords } from '../notices.ts'
import { ownProfile, signedInDevices } from '../profile.operations.ts'
import { SentTo } from '../CodeRecipient.tsx'
import { profileWords } from '../words.ts'

export function VerifyChannel({ channel, account, pending, take }: ChannelProps) {
  const { [channel.name]: words, change, code: codeWords, edit } = useWords(profileWords)
  const noticeWords = useNoticeWords()
  const [, , { sent: clearStored }] = useUnsentForm(getDraft(channel), '')
  const [destination, setDestination] = useState(pending?.destination ?? null)
  // A typing mistake in the address must be visible. Of a phone the specification shows four digits.
  const shown = channel.name === 'email' ? (pending?.value ?? destination) : destination
  const [isCancelling, setCancelling] = useState(false)
  const [notice, setNotice] = useState<CodeNotice>()

  async function submit(code: string) {
    setNotice(undefined)
    const answer = await codeAnswer(() => channel.verify(code), words.verifyFailed, noticeWords)
    if (answer.kind === 'right') {
      cacheAccount(await handleProven())
      void readAgain(signedInDevices)
      leave('done')
    }
    return answer
  }

  /** After a reload the page no longer has the new value, so it loads the account. */
  async function handleProven() {
    if (pending?.value !== undefined) return channel.proven(account, pending.value)
    return graph.run(ownProfile, {}).then(
      ({ accounts }) => accounts.get,
      () => account,
    )
  }

  async function resend() {
    const answer = await channel.resend()
    if (answer.success) setDestination(answer.destination ?? destination)
    return answer
  }

  async function cancel() {
    if (isCancelling) return
    setCancelling(true)
    setNotice(undefined)
    try {
      cacheAccount(await channel.cancel(account))
      leave('cancelled')
    } catch (problem) {
      setNotice(toNotice(problem, words.cancelFailed, noticeWords))
    } finally {
      setCancelling(false)
    }
  }

  function leave(kind: 'done' | 'cancelled') {
    clearStored()
    take({ kind })
  }

  return (
    <Page
      narrow
      title={words.verifyTitle}
      lead={<SentTo words={words} destination={shown} />}
      back={<LeaveMode to={edit.title} take={take} />}
    >
      <CodeForm
        words={codeWords}
        submit={submit}
        sendAgain={() => sendAnswer(resend, words.resendFailed, noticeWords)}
        wasSentBefore={pending?.value === undefined}
      >
        <p>
          {isCancelling ? (
            <span role="status">{change.cancelling}</span>
          ) : (
            <LinkButton onPress={() => void cancel()}>{change.cancel}</LinkButton>
          )}
        </p>
        {notice ? (
          <Banner tone="bad" title={notice.title} takesFocus>
            {notice.detail ? <p>{notice.detail}</p> : null}
          </Banner>
        ) : null}
      </CodeForm>
    </Page>
  )
}
