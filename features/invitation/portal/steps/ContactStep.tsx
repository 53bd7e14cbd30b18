// Contact info: mobile phone, e-mail and how to be notified. The phone on file is known by its last digits only.
import { useState } from 'react'
import { contactFindings } from '#features/account/rules/contact-info.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import { Button } from '#ui/Button.tsx'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { fieldErrors } from '#ui/field-errors.ts'
import { Form } from '#ui/Form.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { TextField } from '#ui/TextField.tsx'
import type { VerificationDue } from '../../rules/steps.ts'
import { contactVariables, type ContactDraft } from '../contact-draft.ts'
import { updateAccountContactInfo } from '../invitation.operations.ts'
import type { Invitation } from '../open-invitation.ts'
import { noticeOf } from '../step-notices.ts'
import { BackButton, StepPage, type StepFrame, type StepNotice } from '../StepPage.tsx'
import { invitationWords } from '../words.en.ts'

const words = invitationWords.contact
const notSaved: StepNotice = { title: words.notSaved, detail: invitationWords.errors.openLinkAgain }
const channels = [{ value: 'email', label: words.email }, { value: 'text', label: words.text }]

export interface ContactStepProps {
  readonly frame: StepFrame
  readonly invitationId: string
  readonly invitation: Invitation
  readonly draft: ContactDraft
  readonly onChange: (draft: ContactDraft) => void
  /** Saved; says which codes are due. */
  readonly onDone: (due: VerificationDue) => void
}

export function ContactStep({ frame, invitationId, invitation, draft, onChange, onDone }: ContactStepProps) {
  const [busy, setBusy] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [notice, setNotice] = useState<StepNotice>()
  const known = invitation.mobilePhone
  const findings = contactFindings(draft, known !== null)

  async function submit() {
    setNotice(undefined)
    setWasSubmitted(true)
    if (busy || findings.length > 0) return
    setBusy(true)
    try {
      const variables = contactVariables(invitationId, invitation, draft)
      const { updateAccountContactInfo: answer } = await graph.run(updateAccountContactInfo, variables, { anonymous: true })
      if (answer.success) onDone(answer)
      else setNotice(notSaved)
    } catch (problem) {
      setNotice(noticeOf(problem, notSaved))
    } finally {
      setBusy(false)
    }
  }

  return (
    <StepPage frame={frame} title={words.heading} lead={words.lead} notice={notice}>
      <Form className="card" onSubmit={() => void submit()} errors={wasSubmitted ? fieldErrors(findings, accountProblems) : {}}>
        <TextField
          name="mobilePhone" label={words.mobilePhone} hint={known === null ? words.mobileHint : words.mobileOnFile(known.slice(-4))}
          value={draft.mobilePhone} onChange={(mobilePhone) => onChange({ ...draft, mobilePhone })}
          type="tel" inputMode="tel" autoComplete="tel-national" width="phone"
        />
        <TextField
          name="emailAddress" label={words.emailAddress} hint={words.emailHint}
          value={draft.emailAddress} onChange={(emailAddress) => onChange({ ...draft, emailAddress })}
          type="email" inputMode="email" autoComplete="email" spellCheck={false}
        />
        <CheckboxGroup
          name="contactType" label={words.notifyLegend} options={channels}
          value={channels.map(({ value }) => value).filter((value) => (value === 'email' ? draft.email : draft.text))}
          onChange={(chosen) => onChange({ ...draft, email: chosen.includes('email'), text: chosen.includes('text') })}
        />
        <p className="why mt-4">{words.consent}</p>
        <div className="acts">
          <Button type="submit" busy={busy && words.saving}>
            {invitationWords.shared.next}
          </Button>
          <BackButton frame={frame} />
        </div>
      </Form>
    </StepPage>
  )
}
