import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { isBuiltInFilterName } from '#features/cases/rules/clients/filter-names.ts'
import { useClientAct, useClientActWords } from '#features/cases/workspace/use-client-act.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import {
  removeClientFilter,
  savedClientFilters,
  saveClientFilter,
  type ClientFilter,
} from '../clients.operations.ts'
import { toAddress, usualSort } from './address.ts'
import type { SavedFilter } from './use-client-counts.ts'

export interface SaveFilterDialogProps {
  readonly filter: ClientFilter
  /** The filter to change; undefined for a new one. */
  readonly saved: SavedFilter | undefined
  readonly onClose: () => void
}

export function SaveFilterDialog({ filter, saved, onClose }: SaveFilterDialogProps) {
  const words = useWords(listWords)
  const actWords = useClientActWords()
  const removing = useClientAct()
  const form = useDraftForm({
    empty: { name: saved?.name ?? '', isShared: saved?.isShared ?? false },
    keptAs: saved
      ? `filter|${saved.id}`
      : `new-filter|${toAddress({ filter, sort: usualSort }, '')}`,
    check: ({ name }) => {
      if (isBlank(name)) return { name: words.required }
      const isTaken = isBuiltInFilterName(name)
      return isTaken ? { name: actWords.sentences['clients.filter-name-built-in'] } : {}
    },
    words: actWords,
    save: async ({ name, isShared }) => {
      const input = { id: saved?.id ?? null, name: name.trim(), isShared, filter }
      return (await graph.run(saveClientFilter, input)).saveClientFilter
    },
    shownBy: [savedClientFilters],
    toast: ({ name }) => words.filterSaved(name.trim()),
    onSaved: onClose,
  })

  async function remove({ id, name }: SavedFilter) {
    const result = await removing.run(
      async () => (await graph.run(removeClientFilter, { id })).removeClientFilter,
    )
    if (result === undefined) return
    toasts.show({ tone: 'success', title: words.filterRemoved(name) })
    await readAgain(savedClientFilters)
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={saved ? words.editFilter : words.saveFilter}>
      <DraftForm
        form={{ ...form, problem: form.problem ?? removing.problem }}
        fieldNames={{ name: words.filterName }}
        actions={
          <>
            <CancelButton onPress={onClose} />
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
          </>
        }
      >
        <TextField
          {...form.bind('name')}
          label={words.filterName}
          hint={words.filterNameHint}
          autoComplete="off"
          maxLength={40}
        />
        <Checkbox
          name="isShared"
          checked={form.draft.isShared}
          onChange={(isShared) => form.change({ isShared })}
        >
          {words.shareFilter}
        </Checkbox>
      </DraftForm>
    </Dialog>
  )
}
