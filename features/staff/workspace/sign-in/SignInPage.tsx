import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
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
  const signIn = useSignInForm()
  const [isEnded] = useState(takeEndedNotice)
  const form = useDraft({
    empty: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: isBlank(email) ? words.emailRequired : undefined,
      password: password === '' ? words.passwordRequired : undefined,
    }),
  })

  function send() {
    const { email, password } = form.draft
    const typed = { email: email.trim(), password }
    void signIn.submit(
      async () => (await graph.run(signInStaff, typed, { anonymous: true })).signInStaff,
      (step) => {
        form.change({ password: '' })
        go(takeStep(step, typed.email))
      },
    )
  }

  return (
    <SignInFrame title={words.logIn} lead={words.stepOne}>
      {isEnded && signIn.problem === undefined ? (
        <div className="gap-medium">
          <Banner tone="note" title={words.ended} slim />
        </div>
      ) : null}
      <StepProblem form={signIn} />
      <div className="door-fields">
        <Form onSubmit={() => form.submit(send)} errors={form.errors}>
          <TextField
            {...form.bind('email')}
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
          />
          <PasswordField
            {...form.bind('password')}
            label={words.password}
            autoComplete="current-password"
          />
          <div className="actions">
            <Button type="submit" wide busy={signIn.isBusy && words.checking}>
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
