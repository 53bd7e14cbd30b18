import { contactFindings } from '#features/account/rules/contact-info.ts'
import { Button } from '#ui/display/Button.tsx'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { Form } from '#ui/form/Form.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { TextField } from '#ui/form/TextField.tsx'
import type { VerificationDue } from '../../rules/steps.ts'
import { contactVariables, type ContactDraft } from './contact-draft.ts'
import { updateAccountContactInfo } from '../invitation.operations.ts'
import type { Invitation } from '../open-invitation.ts'
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
  const known = invitation.mobilePhone
  const form = useSendForm<ContactDraft, Trouble>({
    empty: draft,
    store: [draft, onChange],
    check: (typed) => contactFindings(typed, known !== null),
    sentences,
    async send(typed) {
      const { updateAccountContactInfo: answer } = await graph.run(
        updateAccountContactInfo,
        contactVariables(invitationId, invitation, typed),
        { anonymous: true },
      )
      if (!answer.success) return { own: 'contact-not-saved' }
      onDone(answer)
      return undefined
    },
    toTrouble: (problem) => toTrouble(problem, 'contact-not-saved'),
  })

  return (
    <StepPage frame={frame} title={words.heading} lead={words.lead} trouble={form.trouble}>
      <Form className="card" onSubmit={form.submit} errors={form.errors}>
        <TextField
          {...form.bind('mobilePhone')}
          label={words.mobilePhone}
          hint={known === null ? words.mobileHint : words.mobileOnFile(known.slice(-4))}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          width="phone"
        />
        <TextField
          {...form.bind('emailAddress')}
          label={words.emailAddress}
          hint={words.emailHint}
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
            form.change({ email: chosen.includes('email'), text: chosen.includes('text') })
          }
        />
        <p className="reason gap-medium">{words.consent}</p>
        <div className="actions stick">
          <Button type="submit" busy={form.isBusy}>
            {shared.next}
          </Button>
          <BackButton frame={frame} />
        </div>
      </Form>
    </StepPage>
  )
}
