import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import {
  findNameProblems,
  maxChecklists,
  toNameField,
  type NamedChecklist,
} from '../../rules/checklist/named-checklists.ts'
import {
  changeNamedChecklists,
  firmChecklists,
  type NamedChecklistsPartsFragment,
} from './checklist.operations.ts'
import { checklistSentences, checklistWords } from './words.ts'

export interface ChecklistsDialogProps {
  readonly read: NamedChecklistsPartsFragment
  readonly onClose: () => void
}

interface ListsDraft {
  readonly lists: readonly NamedChecklist[]
}

/** Adds, renames and removes the checklists beside the standard one. */
export function ChecklistsDialog({ read, onClose }: ChecklistsDialogProps) {
  const words = useWords(checklistWords)
  const sentences = useWords(checklistSentences)
  const form = useDraftForm({
    read,
    toDraft: ({ lists: saved }): ListsDraft => ({
      lists: saved.map(({ id, name }) => ({ id, name })),
    }),
    keptAs: 'named-checklists',
    check: ({ lists: typed }) => fieldErrors(findNameProblems(typed), sentences),
    words: { sentences, trouble: words.trouble },
    save: async (draft, { version }) =>
      (await graph.run(changeNamedChecklists, { version, lists: draft.lists }))
        .changeNamedChecklists,
    getSaved: ({ namedChecklists }) => namedChecklists,
    shownBy: [firmChecklists],
    toast: () => words.namedSaved,
    onSaved: onClose,
  })
  const { lists } = form.draft

  function add(): void {
    const id = freshKey()
    form.change({ lists: [...lists, { id, name: '' }] })
    requestAnimationFrame(() => document.getElementById(toNameField(id))?.focus())
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.namedTitle}>
      <DraftForm
        form={form}
        lead={words.namedLead(maxChecklists)}
        show={(draft) =>
          draft.lists.map(({ id, name }, index) => ({
            ...{ field: toNameField(id), name: words.namedName(index + 1) },
            value: name,
          }))
        }
        onCancel={onClose}
      >
        {lists.length === 0 ? <p className="soft">{words.namedNone}</p> : null}
        {lists.map(({ id, name }, index) => (
          <div key={id} className="named-checklist">
            <TextField
              name={toNameField(id)}
              label={words.namedName(index + 1)}
              value={name}
              onChange={(typed) =>
                form.change({
                  lists: lists.map((list) => (list.id === id ? { id, name: typed } : list)),
                })
              }
              autoComplete="off"
            />
            <Button
              look="quiet"
              small
              name={words.namedRemoveName(index + 1)}
              onPress={() => form.change({ lists: lists.filter((list) => list.id !== id) })}
            >
              {words.namedRemove}
            </Button>
          </div>
        ))}
        {lists.length < maxChecklists ? (
          <div>
            <Button look="second" small icon="plus" onPress={add}>
              {words.namedAdd}
            </Button>
          </div>
        ) : null}
      </DraftForm>
    </Dialog>
  )
}
