import { Button } from '#ui/display/Button.tsx'
import { DraftRefusal } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { kitWords } from '#ui/words.ts'
import { ChecklistGroups } from './ChecklistGroups.tsx'
import { countDifferences, toDraft, toStandard } from './checklist-draft.ts'
import {
  changeChecklistTemplate,
  checklistOfChapter,
  type ChecklistTemplatePartsFragment,
} from './checklist.operations.ts'
import { checklistSentences, checklistWords } from './words.ts'

export interface ChecklistFormProps {
  readonly read: ChecklistTemplatePartsFragment
}

export function ChecklistForm({ read }: ChecklistFormProps) {
  const words = useWords(checklistWords)
  const kit = useWords(kitWords)
  const sentences = useWords(checklistSentences)
  const { chapter, checklistId, items } = read
  const form = useDraftForm({
    read,
    toDraft: (template) => toDraft(template.items),
    check: () => [],
    words: { sentences, trouble: words.trouble },
    save: async (draft, { version }) =>
      (
        await graph.run(changeChecklistTemplate, {
          ...{ chapter, checklistId, version },
          items: items.map(({ key, standard }) => ({ key, requirement: draft[key] ?? standard })),
        })
      ).changeChecklistTemplate,
    getSaved: ({ template }) => template,
    shownBy: [checklistOfChapter],
    toast: () => (checklistId === null ? words.saved : words.savedNamed),
  })
  const { draft, set, newer, isBusy, submit } = form
  const differences = countDifferences(items, draft)
  return (
    <>
      <DraftRefusal
        form={form}
        show={(requirements) =>
          items.map(({ key, name, standard }) => ({
            ...{ field: key, name },
            value: words.requirements[requirements[key] ?? standard],
          }))
        }
      />
      <ChecklistGroups
        items={items}
        draft={draft}
        onChange={(key, requirement) => set({ ...draft, [key]: requirement })}
      />
      <div className="actions checklist-save">
        <Button busy={isBusy && kit.saving} onPress={submit}>
          {newer ? kit.saveDraft : kit.save}
        </Button>
        {differences === 0 ? null : (
          <Button look="quiet" onPress={() => set(toStandard(items))}>
            {words.reset}
          </Button>
        )}
        <p className="soft" role="status">
          {words.differences(differences)}
        </p>
      </div>
    </>
  )
}
