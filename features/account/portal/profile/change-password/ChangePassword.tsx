import { useId } from 'react'
import type { CodeNotice } from '#features/verification/portal/CodeForm.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { Form } from '#ui/form/Form.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Page } from '#ui/page/Page.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { PasswordRules } from '../../password/PasswordRules.tsx'
import { accountSentences } from '../../words.ts'
import { LeaveMode } from '../LeaveMode.tsx'
import { toNotice, noticeOfAnswer, useNoticeWords } from '../notices.ts'
import { passwordChangeFindings, type PasswordChange } from './password-change.ts'
import type { ProfileStep } from '../profile-mode.ts'
import { changePassword, signedInDevices } from '../profile.operations.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import { profileWords } from '../words.ts'

const currentIsWrong = 'sign-in.current-password-wrong'
const empty: PasswordChange = { current: '', wanted: '', confirmation: '' }

export interface ChangePasswordProps {
  /** For the browser's password manager. */
  readonly userName: string
  readonly take: (step: ProfileStep) => void
}

export function ChangePassword({ userName, take }: ChangePasswordProps) {
  const { reset: words, readOnly } = useWords(profileWords)
  const sentences = useWords(accountSentences)
  const noticeWords = useNoticeWords()
  const stepUp = useStepUp()
  const rulesId = useId()
  const form = useSendForm<PasswordChange, CodeNotice>({
    empty,
    check: passwordChangeFindings,
    sentences,
    async send(typed) {
      const passwords = { oldPassword: typed.current, newPassword: typed.wanted }
      const answer = await stepUp.guard(
        async () => (await graph.run(changePassword, passwords)).changePassword,
      )
      if (answer === undefined) return undefined
      if (!answer.success) {
        if (answer.errorCode === currentIsWrong) typeCurrentAgain()
        return noticeOfAnswer(answer, words.failed, noticeWords)
      }
      void readAgain(signedInDevices)
      take({ kind: 'done' })
      return undefined
    },
    toTrouble: (problem) => toNotice(problem, words.failed, noticeWords),
  })
  const { draft, bind, trouble: notice } = form

  function typeCurrentAgain() {
    form.forgetSubmit()
    form.change({ current: '' })
  }

  if (stepUp.screen) return stepUp.screen
  return (
    <Page
      narrow
      title={words.title}
      lead={words.lead}
      back={<LeaveMode to={readOnly.title} take={take} />}
    >
      {notice ? (
        <div className="page-notice">
          <Banner tone="bad" title={notice.title} takesFocus>
            {notice.detail ? <p>{notice.detail}</p> : null}
          </Banner>
        </div>
      ) : null}
      <Form className="card" onSubmit={form.submit} errors={form.errors}>
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          value={userName}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField {...bind('current')} label={words.current} autoComplete="current-password" />
        <div className="gap-large">
          <PasswordField
            {...bind('wanted')}
            label={words.new}
            autoComplete="new-password"
            describedBy={rulesId}
          />
        </div>
        <PasswordRules id={rulesId} password={draft.wanted} />
        <div className="gap-wide">
          <PasswordField
            {...bind('confirmation')}
            label={words.confirm}
            autoComplete="new-password"
          />
        </div>
        <div className="actions">
          <Button type="submit" busy={form.isBusy}>
            {words.save}
          </Button>
          <CancelButton onPress={() => !form.isBusy && take({ kind: 'cancelled' })} />
        </div>
      </Form>
    </Page>
  )
}
