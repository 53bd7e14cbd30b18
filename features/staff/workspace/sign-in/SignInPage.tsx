import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { workspacePaths } from '../paths.ts'
import { takeEndedNotice } from '../session/session.ts'
import { signInWords } from '../words.ts'
import { signInStaff } from './sign-in.operations.ts'
import { takeStep } from './sign-in-state.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { StepProblem } from './StepProblem.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

export function SignInPage() {
  const words = useWords(signInWords)
  const go = useGo()
  const form = useSignInForm()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [isEnded] = useState(takeEndedNotice)
  const errors = {
    email: isBlank(email) ? words.emailRequired : undefined,
    password: password === '' ? words.passwordRequired : undefined,
  }
  const isComplete = errors.email === undefined && errors.password === undefined

  function submit() {
    setWasSubmitted(true)
    if (!isComplete) return
    const typed = { email: email.trim(), password }
    void form.submit(
      async () => (await graph.run(signInStaff, typed, { anonymous: true })).signInStaff,
      (step) => {
        setPassword('')
        go(takeStep(step, typed.email))
      },
    )
  }

  return (
    <SignInFrame title={words.logIn} lead={words.stepOne}>
      {isEnded && form.problem === undefined ? (
        <div className="gap-medium">
          <Banner tone="note" title={words.ended} slim />
        </div>
      ) : null}
      <StepProblem form={form} />
      <div className="door-fields">
        <Form onSubmit={submit} errors={wasSubmitted ? errors : {}}>
          <TextField
            name="email"
            label={words.email}
            value={email}
            onChange={setEmail}
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
            <Button type="submit" wide busy={form.isBusy && words.checking}>
              {words.continue}
            </Button>
          </div>
        </Form>
      </div>
      <p className="door-more">
        <Link className="goback" href={workspacePaths.forgot}>
          {words.forgot}
        </Link>
      </p>
    </SignInFrame>
  )
}
