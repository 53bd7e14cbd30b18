import { useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { PasswordRules } from '#features/account/portal/password/PasswordRules.tsx'
import { readLinkToken } from '#lib/link-token.ts'
import { sentenceFor } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { Form } from '#ui/form/Form.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { GraphProblem, isDataAway } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { Page } from '#ui/page/Page.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { resetFindings } from '../../rules/recovery.ts'
import { useGoOnWhenSignedIn } from '../session/go-on-when-signed-in.ts'
import { setPendingFactor } from '../session/pending-factor.ts'
import { signInWords } from '../words.ts'
import { setPendingRecovery } from '../session/pending-recovery.ts'
import { confirmResetCredentials } from './recovery.operations.ts'
import { recoverySentences, recoveryWords } from './words.ts'

const empty = { temporaryPassword: '', newPassword: '', confirmation: '' }

export function ResetPage() {
  const { reset: words, shared } = useWords(recoveryWords)
  const sentences = useWords(recoverySentences)
  const { accountId: copied } = useParams({ strict: false })
  const accountId = copied === undefined ? undefined : (readLinkToken(copied) ?? copied)
  const go = useGo()
  const rulesId = useId()
  const form = useSendForm<typeof empty, GraphProblem>({
    empty,
    check: resetFindings,
    sentences,
    async send({ temporaryPassword: code, newPassword }) {
      const { confirmResetCredentials: answer } = await graph.run(
        confirmResetCredentials,
        { code, newPassword, accountId: accountId ?? null },
        { anonymous: true },
      )
      setPendingRecovery(undefined)
      const user = answer.account?.userName
      // Replaces this page in the history, because the temporary password is used up.
      if (answer.sessionId === null || user === undefined) {
        go(paths.login, { replace: true })
        return undefined
      }
      setPendingFactor({
        user,
        sessionId: answer.sessionId,
        destination: answer.mfaDeliveryDestination,
      })
      go(paths.twoFactor, { replace: true, state: { passwordSaved: true } })
      return undefined
    },
    toTrouble(failure) {
      if (failure instanceof GraphProblem) return failure
      throw failure
    },
  })
  const { draft, bind } = form
  useGoOnWhenSignedIn(() => undefined)

  return (
    <Page
      narrow
      title={words.heading}
      documentTitle={words.pageTitle}
      lead={words.lead}
      back={<GoBack href={paths.login}>{shared.back}</GoBack>}
    >
      {form.trouble ? <ResetTrouble problem={form.trouble} /> : null}
      <Form
        className="card"
        onSubmit={form.submit}
        errors={form.errors}
        fieldNames={{
          temporaryPassword: words.temporary,
          newPassword: words.newPassword,
          confirmation: words.confirm,
        }}
      >
        <PasswordField
          {...bind('temporaryPassword')}
          label={words.temporary}
          hint={words.temporaryHint}
          autoComplete="off"
        />
        <PasswordField
          {...bind('newPassword')}
          label={words.newPassword}
          autoComplete="new-password"
          describedBy={rulesId}
        />
        <PasswordRules id={rulesId} password={draft.newPassword} />
        <div className="gap-wide">
          <PasswordField
            {...bind('confirmation')}
            label={words.confirm}
            autoComplete="new-password"
          />
        </div>
        <div className="actions">
          <Button type="submit" busy={form.isBusy && words.submitting}>
            {words.submit}
          </Button>
        </div>
      </Form>
      <p className="gap-large">
        {words.noMail} <Link href={paths.forgot}>{words.askAgain}</Link>
      </p>
    </Page>
  )
}

function ResetTrouble({ problem }: { readonly problem: GraphProblem }) {
  const { reset: words } = useWords(recoveryWords)
  const { trouble } = useWords(signInWords)
  const sentences = useWords(recoverySentences)
  const { title, detail } = ((): { readonly title: string; readonly detail?: string } => {
    if (problem.kind === 'unavailable' && !isDataAway(problem)) return trouble
    if (problem.kind === 'unexpected' || problem.message === '')
      return { title: words.failed, detail: words.failedDetail }
    if (problem.code === 'sign-in.reset-refused')
      return { title: words.refused, detail: words.refusedDetail }
    return { title: sentenceFor(problem, sentences) }
  })()
  return (
    <div className="page-notice">
      <Banner tone="bad" title={title} takesFocus>
        {detail === undefined ? null : <p>{detail}</p>}
      </Banner>
    </div>
  )
}
