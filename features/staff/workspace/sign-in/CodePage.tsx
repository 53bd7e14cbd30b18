import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { CodeInput } from '#ui/form/CodeInput.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { beginPasskeySignIn, submitPasskey } from '../passkeys/passkeys.operations.ts'
import { signWithPasskey, supportsPasskeys } from '../passkeys/web-authn.ts'
import { workspacePaths } from '../paths.ts'
import { signInWords } from '../words.ts'
import {
  submitAuthenticatorCode,
  submitRecoveryCode,
  type StaffSignInStepFragment,
} from './sign-in.operations.ts'
import { takeStep, type PendingSignIn } from './sign-in-state.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { StepProblem } from './StepProblem.tsx'
import { useCodeDraft } from '../people/step-up/use-code-draft.ts'
import { usePendingSignIn } from './use-pending-sign-in.ts'
import { useSignInForm } from './use-sign-in-form.ts'

export function CodePage() {
  const pending = usePendingSignIn(workspacePaths.code)
  const words = useWords(signInWords)
  const [usesRecovery, setUsesRecovery] = useState(false)
  if (pending === undefined) return null
  const hasPasskey = supportsPasskeys() && pending.step.factors?.includes('PASSKEY') === true
  return (
    <SignInFrame
      title={words.confirmItIsYou}
      lead={pending.email === undefined ? words.stepTwo : words.stepTwoFor(pending.email)}
      aside={words.twoSteps}
      back={<GoBack href={workspacePaths.signIn}>{words.emailAndPassword}</GoBack>}
    >
      {usesRecovery ? <RecoveryForm /> : <AppForm pending={pending} hasPasskey={hasPasskey} />}
      <div className="door-more">
        <Button look="quiet" onPress={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? words.useApp : hasPasskey ? words.cannotUseEither : words.cannotUseApp}
        </Button>
        {usesRecovery ? <p className="soft small-text">{words.noCodesLeft}</p> : null}
      </div>
    </SignInFrame>
  )
}

interface AppFormProps {
  readonly pending: PendingSignIn
  readonly hasPasskey: boolean
}

function AppForm({ pending, hasPasskey }: AppFormProps) {
  const words = useWords(signInWords)
  const go = useGo()
  const form = useSignInForm()
  const { draft, bind, errors, submit } = useCodeDraft(words.codeRequired)
  const [usesPasskey, setUsesPasskey] = useState(false)
  const goOn = (step: StaffSignInStepFragment) =>
    go(takeStep(step, pending.email), { replace: true })

  function submitWithPasskey() {
    if (form.isBusy) return
    setUsesPasskey(true)
    void form.submit(logInWithPasskey, goOn)
  }

  function submitCode() {
    if (form.isBusy) return
    setUsesPasskey(false)
    void form.submit(
      async () =>
        (await graph.run(submitAuthenticatorCode, draft, { anonymous: true }))
          .submitAuthenticatorCode,
      goOn,
    )
  }

  return (
    <>
      <StepProblem form={form} />
      <div className="door-fields">
        <Form onSubmit={() => submit(submitCode)} errors={errors}>
          <CodeInput {...bind('code')} label={words.codeFromApp} hint={words.codeHint} />
          <div className="actions">
            <Button type="submit" wide busy={form.isBusy && !usesPasskey && words.checking}>
              {words.logIn}
            </Button>
          </div>
        </Form>
        {hasPasskey ? (
          <>
            <p className="or-line">{words.or}</p>
            <Button
              look="second"
              wide
              icon="fingerprint"
              busy={form.isBusy && usesPasskey && words.waitingForPasskey}
              onPress={submitWithPasskey}
            >
              {words.usePasskey}
            </Button>
          </>
        ) : null}
      </div>
    </>
  )
}

async function logInWithPasskey(): Promise<StaffSignInStepFragment | undefined> {
  const anonymous = { anonymous: true }
  const { beginPasskeySignIn: options } = await graph.run(beginPasskeySignIn, {}, anonymous)
  const proof = await signWithPasskey(options)
  return proof && (await graph.run(submitPasskey, { proof }, anonymous)).submitPasskey
}

function RecoveryForm() {
  const words = useWords(signInWords)
  const go = useGo()
  const form = useSignInForm()
  const { draft, bind, errors, submit } = useDraft({
    empty: { recovery: '' },
    check: ({ recovery }) => (isBlank(recovery) ? { recovery: words.recoveryRequired } : {}),
  })

  function submitCode() {
    const code = draft.recovery.trim()
    void form.submit(
      async () =>
        (await graph.run(submitRecoveryCode, { code }, { anonymous: true })).submitRecoveryCode,
      (step) => go(takeStep(step), { replace: true }),
    )
  }

  return (
    <>
      <StepProblem form={form} />
      <div className="door-fields">
        <Form onSubmit={() => submit(submitCode)} errors={errors}>
          <TextField
            {...bind('recovery')}
            label={words.recoveryCode}
            hint={words.recoveryHint}
            autoComplete="off"
            spellCheck={false}
          />
          <div className="actions">
            <Button type="submit" wide busy={form.isBusy && words.checking}>
              {words.logIn}
            </Button>
          </div>
        </Form>
      </div>
    </>
  )
}
