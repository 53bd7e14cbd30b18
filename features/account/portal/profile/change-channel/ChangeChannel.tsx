import { useState } from 'react'
import type { CodeNotice } from '#features/verification/portal/CodeForm.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { Form } from '#ui/form/Form.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page } from '#ui/page/Page.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import { wholeValues } from '#ui/form/whole-values.tsx'
import type { WholeAccountFragment } from '../../account.operations.ts'
import { accountSentences } from '../../words.ts'
import type { Channel } from './channels.ts'
import { cacheAccount } from '../cache-account.ts'
import { LeaveMode } from '../LeaveMode.tsx'
import { toNotice, noticeOfAnswer, useNoticeWords } from '../notices.ts'
import type { PendingChange, ProfileStep } from '../profile-mode.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import { profileWords } from '../words.ts'

export interface ChannelProps {
  readonly channel: Channel
  readonly account: WholeAccountFragment
  readonly pending: PendingChange | undefined
  readonly take: (step: ProfileStep) => void
}

/** Returns the draft's name. The draft is stored until the new value is verified or discarded. */
export function getDraft({ name }: Channel): string {
  return `profile:${name}`
}

const keyboards = {
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', width: 'phone' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
} as const

export function ChangeChannel({ channel, account, pending, take }: ChannelProps) {
  const { [channel.name]: words, change, edit } = useWords(profileWords)
  const sentences = useWords(accountSentences)
  const noticeWords = useNoticeWords()
  const stepUp = useStepUp()
  const store = useUnsentForm(getDraft(channel), '')
  const [, , { sent: clearStored }] = store
  const [isCancelling, setCancelling] = useState(false)
  const form = useSendForm<string, CodeNotice>({
    empty: '',
    store,
    check(typed) {
      const finding = channel.findFinding(typed, account)
      return finding ? [{ ...finding, field: channel.name }] : []
    },
    sentences,
    async send(typed) {
      if (isCancelling) return undefined
      const answer = await stepUp.guard(() => channel.update(typed))
      if (answer && !answer.success) return noticeOfAnswer(answer, words.updateFailed, noticeWords)
      if (answer) take({ kind: 'sent', pending: { value: typed, destination: answer.destination } })
      return undefined
    },
    toTrouble: (problem) => toNotice(problem, words.updateFailed, noticeWords),
  })
  const { isBusy, trouble: notice } = form

  async function cancel() {
    if (isBusy || isCancelling) return
    setCancelling(true)
    try {
      if (pending) cacheAccount(await channel.cancel(account))
      clearStored()
      take({ kind: 'cancelled' })
    } catch (problem) {
      form.setTrouble(toNotice(problem, words.cancelFailed, noticeWords))
    } finally {
      setCancelling(false)
    }
  }

  if (stepUp.screen) return stepUp.screen
  return (
    <Page
      narrow
      title={words.title}
      lead={wholeValues(words.lead(channel.current(account)))}
      back={<LeaveMode to={edit.title} take={take} />}
    >
      {notice ? (
        <div className="page-notice">
          <Banner tone="bad" title={notice.title} takesFocus>
            {notice.detail ? <p>{notice.detail}</p> : null}
          </Banner>
        </div>
      ) : null}
      <Form
        className="card"
        onSubmit={form.submit}
        errors={form.errors}
        fieldNames={{ [channel.name]: words.label }}
      >
        <TextField
          name={channel.name}
          label={words.label}
          hint={words.hint}
          value={form.draft}
          onChange={form.set}
          {...keyboards[channel.name]}
        />
        <div className="actions">
          <Button type="submit" busy={isBusy && change.sending}>
            {change.next}
          </Button>
          <Button
            look="quiet"
            busy={isCancelling && change.cancelling}
            onPress={() => void cancel()}
          >
            {change.cancel}
          </Button>
        </div>
      </Form>
    </Page>
  )
}
