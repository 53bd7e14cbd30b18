import { useState } from 'react'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Form } from '#ui/form/Form.tsx'
import type { FieldErrors } from '#ui/form/form-context.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { addSpouse } from './people.operations.ts'
import { PersonFields, usePersonFieldNames, type PersonContact } from './PersonFields.tsx'
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
  const fieldNames = usePersonFieldNames()
  const act = useClientAct()
  const [key] = useState(freshKey)
  const [contact, setContact] = useState<PersonContact>({
    givenName: '',
    familyName: debtor.familyName,
    email: '',
    mobilePhone: '',
    language: debtor.language,
  })
  const [isPhoneShared, setPhoneShared] = useState(false)
  const [sendsInvitation, setSendsInvitation] = useState(true)
  const [refused, setRefused] = useState<{ readonly field: string; readonly code: string }>()
  const [asksForConsent, setAsksForConsent] = useState(false)

  async function submit() {
    setRefused(undefined)
    const input = { caseId, key, spouse: contact, isPhoneShared, sendsInvitation }
    const result = await act.run(() =>
      runWithStepUp(async () => {
        const { addSpouse: answer } = await graph.run(addSpouse, input)
        const { errorField: field, errorCode: code } = answer
        if (field !== null && code !== null) setRefused({ field, code })
        if (code === 'invite.same-mobile') setAsksForConsent(true)
        return answer
      }),
    )
    if (!result) return
    await readAgain(staffCasePage)
    toasts.show({
      tone: 'success',
      title: sendsInvitation ? words.spouseInvited : words.spouseAdded,
    })
    onClose(key)
  }

  const ofField = refused !== undefined && act.problem !== undefined
  const errors: FieldErrors = ofField ? { [refused.field]: act.problem ?? '' } : {}
  return (
    <Dialog isOpen onClose={() => onClose()} title={words.spouseTitle}>
      {act.problem === undefined || ofField ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <p className="soft dialog-notice">{words.spouseLead(debtor.givenName)}</p>
      <Form onSubmit={() => void submit()} errors={errors} fieldNames={fieldNames}>
        <PersonFields
          contact={contact}
          onChange={setContact}
          shared={asksForConsent ? { isPhoneShared, onChange: setPhoneShared } : undefined}
        />
        <Checkbox name="sendsInvitation" checked={sendsInvitation} onChange={setSendsInvitation}>
          {words.sendToSpouse}
        </Checkbox>
        <div className="actions">
          <Button type="submit" busy={act.isBusy}>
            {words.addSpouse}
          </Button>
          <CancelButton onPress={() => onClose()} />
        </div>
      </Form>
    </Dialog>
  )
}
