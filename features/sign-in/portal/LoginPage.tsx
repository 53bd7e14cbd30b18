import { useEffect, useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { useGo, usePageState } from '#ui/navigation/navigation.ts'
import { PageHeading } from '#ui/page/Page.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { wholeValues } from '#ui/form/whole-values.tsx'
import { arrivalCause, changedBackCause, toNotice } from './login-notices.ts'
import { useGoOnWhenSignedIn } from './session/go-on-when-signed-in.ts'
import { setPendingFactor } from './session/pending-factor.ts'
import { signInSentences, signInWords } from './words.ts'
import { adoptSession, endSession } from './session/session.ts'
import { logIn } from './sign-in.operations.ts'
import { forgetWhySignedOut, whySignedOut } from './session/why-signed-out.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'

export function LoginPage() {
  const allWords = useWords(signInWords)
  const words = allWords.login
  const sentences = useWords(signInSentences)
  const go = useGo()
  const [userId, setUserId] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const arrival = usePageState()
  const [cause, setCause] = useState(() => arrivalCause(arrival, whySignedOut()))
  useEffect(() => forgetWhySignedOut, [])
  useDocumentTitle(words.pageTitle)
  // An incomplete account is logged out on this page (spec: accounts#signed-in-at-login).
  useGoOnWhenSignedIn(() => void endSession())
  const findings = loginFindings(userId, password)
  const notice = cause && toNotice(cause, allWords, sentences)

  async function submit() {
    setCause(undefined)
    setWasSubmitted(true)
    if (busy || findings.length > 0) return
    setBusy(true)
    try {
      const { tokenFromUsernameAndPassword: answer } = await graph.run(
        logIn,
        { userId: userId.trim(), password },
        { anonymous: true, isAct: true },
      )
      const changedBack = changedBackCause(answer)
      if (changedBack) {
        setUserId('')
        setCause(changedBack)
      } else if (answer.requiresMfa && answer.sessionId !== null) {
        setPendingFactor({
          user: userId.trim(),
          sessionId: answer.sessionId,
          destination: answer.mfaDeliveryDestination,
        })
        go(paths.twoFactor)
      } else {
        adoptSession(answer)
      }
    } catch (problem) {
      if (!(problem instanceof GraphProblem)) throw problem
      setCause({ kind: 'refused', problem })
      // An unreachable server keeps the typed values.
      if (problem.kind === 'unavailable') return
    } finally {
      setBusy(false)
    }
    setPassword('')
    setWasSubmitted(false)
  }

  return (
    <div className="door">
      <div>
        {notice ? null : <img className="scene hide-wide" src="/hero-filed.svg" alt="" />}
        <div className="page-head">
          <PageHeading>{words.heading}</PageHeading>
          <p className="lead soft">{words.lead}</p>
        </div>
        {notice ? (
          <div className="page-notice">
            <Banner tone={notice.tone} title={notice.title} takesFocus={notice.tone !== 'note'}>
              {notice.sentences.map((sentence) => (
                <p key={sentence}>{wholeValues(sentence)}</p>
              ))}
            </Banner>
          </div>
        ) : null}
        <Form
          onSubmit={() => void submit()}
          errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
        >
          <TextField
            name="userId"
            label={words.userId}
            value={userId}
            onChange={setUserId}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
          />
          <PasswordField
            name="password"
            label={words.password}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          <div className="actions">
            <Button type="submit" wide busy={busy && words.submitting}>
              {words.submit}
            </Button>
          </div>
        </Form>
        <p className="gap-large">
          <Link className="goback" href={paths.forgot}>
            {words.forgot}
          </Link>
        </p>
        <p className="soft small-text">{words.firstTime}</p>
        <p className="icon-line gap-medium">
          <Icon name="lock-simple" size="small" />
          <span>{words.signedOutWhenIdle}</span>
        </p>
      </div>
      <img className="scene only-wide" src="/hero-filed.svg" alt="" />
    </div>
  )
}

function loginFindings(userId: string, password: string): readonly Finding[] {
  const findings: Finding[] = []
  if (isBlank(userId)) findings.push({ code: 'sign-in.user-id-required', field: 'userId' })
  if (password === '') findings.push({ code: 'sign-in.password-required', field: 'password' })
  return findings
}
