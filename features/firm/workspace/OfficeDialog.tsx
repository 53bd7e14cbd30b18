import { readablePhone } from '#lib/phone.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findOfficeProblems, type OfficeAddress } from '../rules/office.ts'
import { OfficeFields } from './OfficeFields.tsx'
import { officeLabel, timeZoneLabel, type Office } from './office-labels.ts'
import { addOffice, changeOffice, firmOffices } from './offices.operations.ts'
import { firmSentences, officeWords } from './words.ts'

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
  const sentences = useWords(firmSentences)
  const form = useDraftForm({
    read: office,
    empty: emptyAddress,
    keptAs: office ? `office|${office.id}` : 'new-office',
    toDraft,
    check: findOfficeProblems,
    words: { sentences, trouble: words.trouble },
    save: async (input, seen) =>
      seen === undefined
        ? (await graph.run(addOffice, { input })).addOffice
        : (await graph.run(changeOffice, { id: seen.id, version: seen.version, input }))
            .changeOffice,
    getSaved: ({ office: saved }) => saved,
    shownBy: [firmOffices],
    toast: (draft) => {
      const label = officeLabel(draft, words.office)
      return office ? words.changed(label) : words.added(label)
    },
    onSaved: onClose,
  })
  const names: ReadonlyArray<readonly [keyof OfficeAddress, string]> = [
    ['street', words.street],
    ['city', words.city],
    ['state', words.state],
    ['zip', words.zip],
    ['phone', words.phone],
    ['fax', words.faxName],
    ['timeZone', words.timeZone],
  ]
  const show = (address: OfficeAddress) =>
    names.map(([field, name]) => ({
      field,
      name,
      value: field === 'timeZone' ? timeZoneLabel(address[field], words) : address[field],
    }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={office ? words.changeTitle(officeLabel(office, words.office)) : words.addTitle}
    >
      <DraftForm form={form} show={show} onCancel={onClose}>
        <OfficeFields draft={form.draft} onChange={form.set} />
      </DraftForm>
    </Dialog>
  )
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
