import { readablePhone } from '#lib/phone.ts'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/draft/Refusal.tsx'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { PersonFields, usePersonFieldNames, type PersonContact } from './PersonFields.tsx'
import { useCorrection } from './use-correction.ts'
import { casePeopleWords } from './words.ts'

export interface CorrectDialogProps {
  readonly person: CasePerson
  readonly onClose: () => void
}

/** Corrects what the firm has typed about a person. */
export function CorrectDialog({ person, onClose }: CorrectDialogProps) {
  const words = useWords(casePeopleWords)
  const kit = useWords(kitWords)
  const fieldNames = usePersonFieldNames()
  const { draft, change, correction, newer, save } = useCorrection(person)
  async function submit() {
    const result = await save()
    if (!result) return
    const title = draft.sendsInvitation
      ? words.correctedAndSent
      : result.isLinkEnded
        ? words.correctedLinkEnded
        : words.corrected
    toasts.show({ tone: 'success', title })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.correctTitle(person.givenName)}>
      <Refusal
        problem={correction.problem}
        rows={newer && toRows(newer)}
        onTake={() => newer && change({ contact: toShown(newer) })}
      />
      <p className="soft dialog-notice">
        {person.hasAccount ? words.correctNameLead : words.correctLead}
      </p>
      <Form onSubmit={() => void submit()} errors={correction.errors} fieldNames={fieldNames}>
        <PersonFields
          contact={draft.contact}
          onlyNames={person.hasAccount}
          onChange={(contact) => change({ contact })}
          shared={
            correction.asksForConsent
              ? {
                  isPhoneShared: draft.isPhoneShared,
                  onChange: (isPhoneShared) => change({ isPhoneShared }),
                }
              : undefined
          }
        />
        {person.hasAccount ? null : (
          <Checkbox
            name="sendsInvitation"
            checked={draft.sendsInvitation}
            onChange={(sendsInvitation) => change({ sendsInvitation })}
          >
            {words.sendAfterCorrection}
          </Checkbox>
        )}
        <div className="actions">
          <Button type="submit" busy={correction.isBusy}>
            {newer ? kit.saveDraft : words.save}
          </Button>
          <CancelButton onPress={onClose} />
        </div>
      </Form>
    </Dialog>
  )

  function toRows(saved: PersonContact) {
    const names = ['givenName', 'familyName', 'email', 'mobilePhone', 'language'] as const
    const show = (name: keyof PersonContact, value: string) =>
      name === 'language' ? words.languages[value === 'ES' ? 'ES' : 'EN'] : value
    const shown = toShown(saved)
    return names.map((name) => ({
      name: words[name],
      saved: show(name, shown[name]),
      draft: show(name, draft.contact[name]),
    }))
  }
}

function toShown(contact: PersonContact): PersonContact {
  return { ...contact, mobilePhone: readablePhone(contact.mobilePhone) }
}
