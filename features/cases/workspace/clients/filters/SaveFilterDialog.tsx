import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useClientAct } from '../../use-client-act.ts'
import { listWords } from '../../words.ts'
import {
  removeClientFilter,
  savedClientFilters,
  saveClientFilter,
  type ClientFilter,
} from '../clients.operations.ts'
import type { SavedFilter } from './use-client-counts.ts'

export interface SaveFilterDialogProps {
  readonly filter: ClientFilter
  /** The filter to change; undefined for a new one. */
  readonly saved: SavedFilter | undefined
  readonly onClose: () => void
}

export function SaveFilterDialog({ filter, saved, onClose }: SaveFilterDialogProps) {
  const words = useWords(listWords)
  const saving = useClientAct()
  const removing = useClientAct()
  const [name, setName] = useState(saved?.name ?? '')
  const [isShared, setShared] = useState(saved?.isShared ?? false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const problem = saving.problem ?? removing.problem

  async function finish(done: string) {
    toasts.show({ tone: 'success', title: done })
    await readAgain(savedClientFilters)
    onClose()
  }

  async function save() {
    setWasSubmitted(true)
    if (isBlank(name)) return
    const input = { id: saved?.id ?? null, name: name.trim(), isShared, filter }
    const result = await saving.run(
      async () => (await graph.run(saveClientFilter, input)).saveClientFilter,
    )
    if (result !== undefined) await finish(words.filterSaved(input.name))
  }

  async function remove({ id, name: savedName }: SavedFilter) {
    const result = await removing.run(
      async () => (await graph.run(removeClientFilter, { id })).removeClientFilter,
    )
    if (result !== undefined) await finish(words.filterRemoved(savedName))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={saved === undefined ? words.saveFilter : words.editFilter}
    >
      {problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={problem} takesFocus />
        </div>
      )}
      <Form
        onSubmit={() => void save()}
        errors={wasSubmitted && isBlank(name) ? { name: words.required } : {}}
        fieldNames={{ name: words.filterName }}
      >
        <TextField
          name="name"
          label={words.filterName}
          hint={words.filterNameHint}
          value={name}
          onChange={setName}
          autoComplete="off"
          maxLength={40}
        />
        <Checkbox name="isShared" checked={isShared} onChange={setShared}>
          {words.shareFilter}
        </Checkbox>
        <div className="actions">
          <Button type="submit" busy={saving.isBusy && words.saving}>
            {words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
          {saved === undefined ? null : (
            <Button
              look="quiet"
              icon="trash"
              onPress={() => void remove(saved)}
              busy={removing.isBusy && words.removing}
            >
              {words.removeFilter}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}
