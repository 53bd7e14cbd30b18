import { useState } from 'react'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { useClientActWords } from '#features/cases/workspace/use-client-act.ts'
import { addSpouse } from './people.operations.ts'
import { PersonFields, useShowPerson, type PersonContact } from './PersonFields.tsx'
import { casePeopleWords } from './words.ts'

export interface SpouseDialogProps {
  readonly caseId: string
  readonly debtor: CasePerson
  /** With the ID of the person who was added. */
  readonly onClose: (addedId?: string) => void
}

/** Adds a second debtor, who files together with the first. */
export function SpouseDialog({ caseId, debtor, onClose }: SpouseDialogProps) {
  const words = useWords(casePeopleWords)
  const showPerson = useShowPerson()
  const [key] = useState(freshKey)
  const [asksForConsent, setAsksForConsent] = useState(false)
  const { familyName, language } = debtor
  const spouse: PersonContact = { givenName: '', familyName, email: '', mobilePhone: '', language }
  const form = useDraftForm({
    empty: { spouse, isPhoneShared: false, sendsInvitation: true },
    keptAs: `spouse|${caseId}`,
    words: useClientActWords(),
    save: (draft) =>
      runWithStepUp(async () => {
        const { addSpouse: result } = await graph.run(addSpouse, { caseId, key, ...draft })
        if (result.errorCode === 'invite.same-mobile') setAsksForConsent(true)
        return result
      }),
    shownBy: [staffCasePage],
    toast: ({ sendsInvitation }) => (sendsInvitation ? words.spouseInvited : words.spouseAdded),
    onSaved: () => onClose(key),
  })
  const { draft, bind, change } = form
  return (
    <Dialog isOpen onClose={() => onClose()} title={words.spouseTitle}>
      <DraftForm
        form={form}
        lead={words.spouseLead(debtor.givenName)}
        show={({ spouse: contact }) => showPerson(contact)}
        submit={words.addSpouse}
        onCancel={() => onClose()}
      >
        <PersonFields
          contact={draft.spouse}
          onChange={bind('spouse').onChange}
          shared={
            asksForConsent ? { ...draft, onChange: bind('isPhoneShared').onChange } : undefined
          }
        />
        <Checkbox
          name="sendsInvitation"
          checked={draft.sendsInvitation}
          onChange={(sendsInvitation) => change({ sendsInvitation })}
        >
          {words.sendToSpouse}
        </Checkbox>
      </DraftForm>
    </Dialog>
  )
}
