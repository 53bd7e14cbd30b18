import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CodeInput } from '#ui/form/CodeInput.tsx'
import { Form } from '#ui/form/Form.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { supportsPasskeys } from '../passkeys/web-authn.ts'
import { workspacePaths } from '../paths.ts'
import { setUpWords, signInWords } from '../words.ts'
import { CopyButton } from '#ui/display/CopyButton.tsx'
import { PasskeyOffer } from './PasskeyOffer.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { groupSecret } from './secret-groups.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  type BeginAuthenticatorMutation,
  type StaffSignInStepFragment,
} from './sign-in.operations.ts'
import { takeStep } from './sign-in-state.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { StepProblem } from './StepProblem.tsx'
import { useCodeDraft } from '../people/step-up/use-code-draft.ts'
import { usePendingSignIn } from './use-pending-sign-in.ts'
import { useSignInForm } from './use-sign-in-form.ts'

type Authenticator = NonNullable<BeginAuthenticatorMutation['beginAuthenticator']>

/** Shared by both runs of an effect in development: a second call would replace the secret. */
let begun: Promise<Authenticator | null> | undefined

function begin(): Promise<Authenticator | null> {
  begun ??= graph.run(beginAuthenticator, {}, { anonymous: true }).then(
    (answer) => answer.beginAuthenticator,
    (failure: unknown) => {
      begun = undefined
      throw failure
    },
  )
  return begun
}

export function SetUpPage() {
  const pending = usePendingSignIn(workspacePaths.setUp)
  const go = useGo()
  const [confirmed, setConfirmed] = useState<StaffSignInStepFragment>()
  const codes = confirmed?.recoveryCodes ?? []
  const [email] = useState(pending?.email)
  /** The page after the passkey, when the person is logged in. */
  const [target, setTarget] = useState<string>()

  function goOn(step: StaffSignInStepFragment) {
    begun = undefined
    const target = takeStep(step, email)
    if (step.session?.offersPasskeys === true && supportsPasskeys()) setTarget(target)
    else go(target, { replace: true })
  }

  if (target !== undefined) return <PasskeyOffer onDone={() => go(target, { replace: true })} />
  if (confirmed !== undefined)
    return <RecoveryCodes codes={codes} onSaved={() => goOn(confirmed)} />
  if (pending === undefined) return null
  const onConfirmed = (step: StaffSignInStepFragment) =>
    (step.recoveryCodes ?? []).length > 0 ? setConfirmed(step) : goOn(step)
  return <SetUpApp onConfirmed={onConfirmed} />
}

function SetUpApp({
  onConfirmed,
}: {
  readonly onConfirmed: (step: StaffSignInStepFragment) => void
}) {
  const words = useWords(setUpWords)
  const { twoSteps } = useWords(signInWords)
  const [authenticator, setAuthenticator] = useState<Authenticator>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    begin().then(
      (answer) => (answer === null ? setFailed(true) : setAuthenticator(answer)),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])

  function tryAgain() {
    setFailed(false)
    load()
  }

  return (
    <SignInFrame title={words.title} lead={words.lead} aside={twoSteps}>
      <ol className="door-steps">
        <li>
          <h2>{words.getApp}</h2>
          <p>{words.getAppHelp}</p>
        </li>
        <li>
          <h2>{words.scan}</h2>
          <p>{words.scanHelp}</p>
          {hasFailed ? (
            <Banner
              tone="bad"
              title={words.noSecret}
              action={<Button onPress={tryAgain}>{words.tryAgain}</Button>}
            />
          ) : null}
          {authenticator === undefined ? null : <Secret authenticator={authenticator} />}
          {authenticator === undefined && !hasFailed ? <SkeletonList rows={1} /> : null}
        </li>
        <li>
          <h2>{words.firstCode}</h2>
          <FirstCode onConfirmed={onConfirmed} />
        </li>
      </ol>
    </SignInFrame>
  )
}

function Secret({ authenticator: { uri, secret } }: { readonly authenticator: Authenticator }) {
  const words = useWords(setUpWords)
  return (
    <div className="secret">
      <QrCode text={uri} name={words.qrName} />
      <div>
        <p className="soft small-text">{words.typeInstead}</p>
        <p className="secret-text">
          <code>{groupSecret(secret)}</code>
        </p>
        <CopyButton text={secret} label={words.copySecret} />
      </div>
    </div>
  )
}

function FirstCode({
  onConfirmed,
}: {
  readonly onConfirmed: (step: StaffSignInStepFragment) => void
}) {
  const words = useWords(setUpWords)
  const { codeRequired, checking, codeHint } = useWords(signInWords)
  const form = useSignInForm()
  const { draft, bind, errors, submit } = useCodeDraft(codeRequired)
  const submitCode = () =>
    void form.submit(
      async () =>
        (await graph.run(confirmAuthenticator, draft, { anonymous: true })).confirmAuthenticator,
      onConfirmed,
    )

  return (
    <>
      <StepProblem form={form} />
      <Form onSubmit={() => submit(submitCode)} errors={errors}>
        <CodeInput {...bind('code')} label={words.codeLabel} hint={codeHint} />
        <div className="actions">
          <Button type="submit" wide busy={form.isBusy && checking}>
            {words.confirm}
          </Button>
        </div>
      </Form>
    </>
  )
}
