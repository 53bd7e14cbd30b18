import { useId, useState } from 'react'
import { PasswordRules } from '#features/account/portal/password/PasswordRules.tsx'
import { useAfterPress } from '#ui/browser/presses/after-press.ts'
import { Button } from '#ui/display/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Form } from '#ui/form/Form.tsx'
import { readRefusal } from '#lib/problem.ts'
import { isRetryable } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { enterSetUp } from '../enter-set-up.ts'
import { signUp } from '../invitation.operations.ts'
import { mayConfirm, passwordNeeds, type TypedPassword } from '../password/password-needs.ts'
import { confirmationSentence, passwordSentence } from '../password/password-sentences.ts'
import { creationSentences, invitationWords, terms } from '../words.ts'
import { toTrouble, type Trouble } from './step-notices.ts'
import { BackButton, StepPage, type StepFrame } from './StepPage.tsx'
import { Details } from '#ui/page/Details.tsx'

export interface PasswordStepProps {
  readonly frame: StepFrame
  readonly invitationId: string
  readonly userName: string
  readonly isPhoneDue: boolean
  readonly typed: TypedPassword
  readonly onChange: (typed: TypedPassword) => void
  /** Called when the account exists and its phone code was sent to this masked number. */
  readonly onCodeSent: (destination: string | null) => void
  /** Called when the account exists and no phone code was due. */
  readonly onSignedIn: () => void
}

export function PasswordStep(props: PasswordStepProps) {
  const { frame, invitationId, userName, isPhoneDue, typed, onChange, onCodeSent, onSignedIn } =
    props
  const { password: words, shared } = useWords(invitationWords)
  const sentences = useWords(creationSentences)
  const go = useGo()
  const rulesId = useId()
  const afterPress = useAfterPress()
  const [busy, setBusy] = useState(false)
  const [leftPassword, setLeftPassword] = useState(typed.password !== '')
  const [leftConfirmation, setLeftConfirmation] = useState(typed.confirmation !== '')
  const [tookTermsBack, setTookTermsBack] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const opensConfirmation = mayConfirm(typed)
  const needs = passwordNeeds(typed, words)

  async function submit() {
    setTrouble(undefined)
    setBusy(true)
    try {
      const signup = { userName, password: typed.password, invitationGuid: invitationId }
      const { signUp: answer } = await graph.run(signUp, { signup }, { anonymous: true })
      if (!answer.success)
        setTrouble({ own: 'password-failed', refusal: readRefusal(answer, words.failed) })
      else if (isPhoneDue) onCodeSent(answer.mobilePhone)
      else await enter()
    } catch (problem) {
      setTrouble(
        toTrouble(problem, isRetryable(problem) ? 'password-unavailable' : 'password-failed'),
      )
    } finally {
      setBusy(false)
    }
  }

  function acceptTerms(acceptsTerms: boolean) {
    setTookTermsBack(!acceptsTerms)
    onChange({ ...typed, acceptsTerms })
  }

  async function enter() {
    try {
      const entered = await enterSetUp(userName, typed.password)
      if (entered === 'entered') onSignedIn()
      else if (entered === 'needs-code') go(paths.twoFactor)
      else setTrouble({ own: 'general' })
    } catch (problem) {
      setTrouble(toTrouble(problem))
    }
  }

  return (
    <StepPage frame={frame} title={words.heading} lead={words.lead} trouble={trouble}>
      <Form className="card" onSubmit={() => void submit()}>
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          value={userName}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <div onBlur={() => afterPress(() => setLeftPassword(typed.password !== ''))}>
          <PasswordField
            name="password"
            label={words.password}
            value={typed.password}
            autoComplete="new-password"
            describedBy={rulesId}
            onChange={(password) => onChange({ ...typed, password })}
            error={leftPassword ? passwordSentence(typed, sentences) : undefined}
          />
        </div>
        <PasswordRules id={rulesId} password={typed.password} />
        <div
          className="gap-wide"
          onBlur={() => afterPress(() => setLeftConfirmation(opensConfirmation))}
        >
          <PasswordField
            name="confirmation"
            label={words.confirm}
            value={typed.confirmation}
            autoComplete="new-password"
            unavailable={!opensConfirmation}
            {...(opensConfirmation ? {} : { hint: words.confirmHint })}
            onChange={(confirmation) => onChange({ ...typed, confirmation })}
            error={leftConfirmation ? confirmationSentence(typed, sentences) : undefined}
          />
        </div>
        <div className="gap-large">
          <Checkbox
            name="terms"
            checked={typed.acceptsTerms}
            onChange={acceptTerms}
            error={
              tookTermsBack && !typed.acceptsTerms ? sentences['account.terms-required'] : undefined
            }
          >
            {words.acceptTerms}
          </Checkbox>
          <TermsDetails />
        </div>
        <div className="actions stick">
          <Button
            type="submit"
            busy={busy}
            unavailableBecause={needs.length > 0 && words.stillNeeded(needs)}
          >
            {shared.next}
          </Button>
          <BackButton frame={frame} />
        </div>
      </Form>
    </StepPage>
  )
}

function TermsDetails() {
  const { readTerms } = useWords(invitationWords).password
  const paragraphs = useWords(terms)
  return (
    <Details summary={readTerms}>
      <div className="stack">
        {paragraphs.map(({ heading, text }) => (
          <div key={heading}>
            <h2 className="heading-3">{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Details>
  )
}
