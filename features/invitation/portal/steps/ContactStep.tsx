import { useState } from 'react'
import { contactFindings } from '#features/account/rules/contact-info.ts'
import { Button } from '#ui/display/Button.tsx'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { TextField } from '#ui/form/TextField.tsx'
import type { VerificationDue } from '../../rules/steps.ts'
import { contactVariables, type ContactDraft } from './contact-draft.ts'
import { updateAccountContactInfo } from '../invitation.operations.ts'
import type { Invitation } from '../resume/open-invitation.ts'
import { creationSentences, invitationWords } from '../words.ts'
import { toTrouble, type Trouble } from './step-notices.ts'
import { BackButton, StepPage, type StepFrame } from './StepPage.tsx'

export interface ContactStepProps {
  readonly frame: StepFrame
  readonly invitationId: string
  readonly invitation: Invitation
  readonly draft: ContactDraft
  readonly onChange: (draft: ContactDraft) => void
  /** Called after saving, with the codes that are due. */
  readonly onDone: (due: VerificationDue) => void
}

export function ContactStep({
  frame,
  invitationId,
  invitation,
  draft,
  onChange,
  onDone,
}: ContactStepProps) {
  const { contact: words, shared } = useWords(invitationWords)
  const sentences = useWords(creationSentences)
  const channels = [
    { value: 'email', label: words.email },
    { value: 'text', label: words.text },
  ]
  const [busy, setBusy] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const known = invitation.mobilePhone
  const findings = contactFindings(draft, known !== null)

  async function submit() {
    setTrouble(undefined)
    setWasSubmitted(true)
    if (busy || findings.length > 0) return
    setBusy(true)
    try {
      const variables = contactVariables(invitationId, invitation, draft)
      const { updateAccountContactInfo: answer } = await graph.run(
        updateAccountContactInfo,
        variables,
        { anonymous: true },
      )
      if (answer.success) onDone(answer)
      else setTrouble({ own: 'contact-not-saved' })
    } catch (problem) {
      setTrouble(toTrouble(problem, 'contact-not-saved'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <StepPage frame={frame} title={words.heading} lead={words.lead} trouble={trouble}>
      <Form
        className="card"
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
      >
        <TextField
          name="mobilePhone"
          label={words.mobilePhone}
          hint={known === null ? words.mobileHint : words.mobileOnFile(known.slice(-4))}
          value={draft.mobilePhone}
          onChange={(mobilePhone) => onChange({ ...draft, mobilePhone })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          width="phone"
        />
        <TextField
          name="emailAddress"
          label={words.emailAddress}
          hint={words.emailHint}
          value={draft.emailAddress}
          onChange={(emailAddress) => onChange({ ...draft, emailAddress })}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <CheckboxGroup
          name="contactType"
          label={words.notifyLegend}
          options={channels}
          value={channels
            .map(({ value }) => value)
            .filter((value) => (value === 'email' ? draft.email : draft.text))}
          onChange={(chosen) =>
            onChange({ ...draft, email: chosen.includes('email'), text: chosen.includes('text') })
          }
        />
        <p className="reason gap-medium">{words.consent}</p>
        <div className="actions stick">
          <Button type="submit" busy={busy && words.saving}>
            {shared.next}
          </Button>
          <BackButton frame={frame} />
        </div>
      </Form>
    </StepPage>
  )
}
