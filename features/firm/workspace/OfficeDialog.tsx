import { useState } from 'react'
import { readablePhone } from '#lib/phone.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Differences } from '#ui/form/Differences.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { findOfficeProblems, type OfficeAddress } from '../rules/office.ts'
import { OfficeForm } from './OfficeForm.tsx'
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
  const kit = useWords(kitWords)
  const sentences = useWords(firmSentences)
  const act = useAct({ sentences, trouble: words.trouble })
  const [draft, setDraft] = useState(() => (office ? toDraft(office) : emptyAddress))
  /** The office as a colleague saved it after it was read here. */
  const [newer, setNewer] = useState<Office>()
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findOfficeProblems(draft)

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const version = (newer ?? office)?.version
    const result = await act.run(async () => {
      const outcome = await save(draft, office && { id: office.id, version: version ?? 0 })
      if (!outcome.success && outcome.office) setNewer(outcome.office)
      return outcome
    })
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
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus>
            {newer ? (
              <Newer draft={draft} newer={newer} onTake={() => setDraft(toDraft(newer))} />
            ) : null}
          </Banner>
        </div>
      )}
      <OfficeForm
        draft={draft}
        onChange={setDraft}
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
      >
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
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

interface NewerProps {
  readonly draft: OfficeAddress
  readonly newer: Office
  readonly onTake: () => void
}

/** What a colleague saved meanwhile, beside the draft. */
function Newer({ draft, newer, onTake }: NewerProps) {
  const words = useWords(officeWords)
  const { takeSaved } = useWords(kitWords)
  const saved = toDraft(newer)
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
  return (
    <>
      <Differences
        rows={names.map(([field, name]) => ({
          name,
          saved: show(field, saved[field]),
          draft: show(field, draft[field]),
        }))}
      />
      <div className="actions">
        <Button look="second" small onPress={onTake}>
          {takeSaved}
        </Button>
      </div>
    </>
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

interface SaveKey {
  readonly id: string
  readonly version: number
}

async function save(input: OfficeAddress, key: SaveKey | undefined) {
  return key === undefined
    ? (await graph.run(addOffice, { input })).addOffice
    : (await graph.run(changeOffice, { ...key, input })).changeOffice
}
