import { useState } from 'react'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { readablePhone } from '#lib/phone.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { useClientActWords } from '#features/cases/workspace/use-client-act.ts'
import { correctClient } from './people.operations.ts'
import { PersonFields, useShowPerson, type PersonContact } from './PersonFields.tsx'
import { casePeopleWords } from './words.ts'

export interface CorrectDialogProps {
  readonly person: CasePerson
  readonly onClose: () => void
}

interface CorrectionDraft {
  readonly change: PersonContact
  readonly isPhoneShared: boolean
  readonly sendsInvitation: boolean
}

/**
 * Corrects what the firm has typed about a person. The server checks the fields, because its rules
 * know the other person of the case.
 */
export function CorrectDialog({ person, onClose }: CorrectDialogProps) {
  const words = useWords(casePeopleWords)
  const showPerson = useShowPerson()
  const { id: participantId, hasAccount } = person
  const [asksForConsent, setAsksForConsent] = useState(false)
  const form = useDraftForm({
    read: toContact(person),
    toDraft: (saved): CorrectionDraft => ({
      change: { ...saved, mobilePhone: readablePhone(saved.mobilePhone) },
      isPhoneShared: false,
      sendsInvitation: !hasAccount && person.invitation.state !== 'NONE',
    }),
    keptAs: `correct|${participantId}`,
    words: useClientActWords(),
    save: (draft, seen) =>
      runWithStepUp(async () => {
        const input = { participantId, seen, ...draft }
        const { correctClient: result } = await graph.run(correctClient, input)
        if (result.errorCode === 'invite.same-mobile') setAsksForConsent(true)
        return result
      }),
    getSaved: ({ current }) => current,
    shownBy: [staffCasePage],
    toast: ({ sendsInvitation }, { isLinkEnded }) =>
      sendsInvitation
        ? words.correctedAndSent
        : isLinkEnded
          ? words.correctedLinkEnded
          : words.corrected,
    onSaved: onClose,
  })
  const { draft, bind } = form
  return (
    <Dialog isOpen onClose={onClose} title={words.correctTitle(person.givenName)}>
      <DraftForm
        form={form}
        show={({ change }) => showPerson(change)}
        lead={hasAccount ? words.correctNameLead : words.correctLead}
        onCancel={onClose}
      >
        <PersonFields
          contact={draft.change}
          onlyNames={hasAccount}
          onChange={bind('change').onChange}
          shared={
            asksForConsent ? { ...draft, onChange: bind('isPhoneShared').onChange } : undefined
          }
        />
        {hasAccount ? null : (
          <Checkbox
            name="sendsInvitation"
            checked={draft.sendsInvitation}
            onChange={bind('sendsInvitation').onChange}
          >
            {words.sendAfterCorrection}
          </Checkbox>
        )}
      </DraftForm>
    </Dialog>
  )
}

function toContact(person: CasePerson): PersonContact {
  const { givenName, familyName, email, mobilePhone, language } = person
  return { givenName, familyName, email, mobilePhone, language }
}
