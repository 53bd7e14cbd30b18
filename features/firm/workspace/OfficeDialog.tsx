import { useState } from 'react'
import type { Wording } from '#lib/language.ts'
import { readablePhone } from '#lib/phone.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Refusal } from '#ui/form/Refusal.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { findOfficeProblems, type OfficeAddress } from '../rules/office.ts'
import { OfficeForm } from './OfficeForm.tsx'
import { officeLabel, timeZoneLabel, type Office } from './office-labels.ts'
import { addOffice, changeOffice, firmOffices } from './offices.operations.ts'
import type * as en from './words.en.ts'
import { firmSentences, officeWords } from './words.ts'

type OfficeWords = Wording<typeof en.officeWords>

export interface OfficeDialogProps {
  /** Undefined for a new office. */
  readonly office: Office | undefined
  readonly onClose: () => void
}

const emptyAddress: OfficeAddress = {
  street: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  fax: '',
  timeZone: '',
}

export function OfficeDialog({ office, onClose }: OfficeDialogProps) {
  const words = useWords(officeWords)
  const kit = useWords(kitWords)
  const sentences = useWords(firmSentences)
  const actWords = { sentences, trouble: words.trouble }
  const { isBusy, problem, newer, save } = useVersionedAct(actWords, office)
  const [draft, setDraft] = useState(() => (office ? toDraft(office) : emptyAddress))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findOfficeProblems(draft)

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const result = await save(
      async (version) =>
        office === undefined
          ? (await graph.run(addOffice, { input: draft })).addOffice
          : (await graph.run(changeOffice, { id: office.id, version, input: draft })).changeOffice,
      (outcome) => outcome.office,
    )
    if (!result) return
    await readAgain(firmOffices)
    const label = officeLabel(draft, words.office)
    toasts.show({ tone: 'success', title: office ? words.changed(label) : words.added(label) })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={office ? words.changeTitle(officeLabel(office, words.office)) : words.addTitle}
    >
      <Refusal
        problem={problem}
        rows={newer && toRows(toDraft(newer), draft, words)}
        onTake={() => newer && setDraft(toDraft(newer))}
      />
      <OfficeForm
        draft={draft}
        onChange={setDraft}
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
      >
        <div className="actions">
          <Button type="submit" busy={isBusy && words.saving}>
            {newer ? kit.saveDraft : words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </OfficeForm>
    </Dialog>
  )
}

/** What a colleague saved meanwhile, beside the draft. */
function toRows(saved: OfficeAddress, draft: OfficeAddress, words: OfficeWords) {
  const names: ReadonlyArray<readonly [keyof OfficeAddress, string]> = [
    ['street', words.street],
    ['city', words.city],
    ['state', words.state],
    ['zip', words.zip],
    ['phone', words.phone],
    ['fax', words.faxName],
    ['timeZone', words.timeZone],
  ]
  const show = (field: keyof OfficeAddress, value: string) =>
    field === 'timeZone' ? timeZoneLabel(value, words) : value
  return names.map(([field, name]) => ({
    name,
    saved: show(field, saved[field]),
    draft: show(field, draft[field]),
  }))
}

function toDraft({ street, city, state, zip, phone, fax, timeZone }: Office): OfficeAddress {
  return {
    street,
    city,
    state,
    zip,
    phone: readablePhone(phone),
    fax: readablePhone(fax),
    timeZone,
  }
}
