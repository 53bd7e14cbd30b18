import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Refusal } from '#ui/form/Refusal.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { kitWords } from '#ui/words.ts'
import { ChecklistGroups } from './ChecklistGroups.tsx'
import { countDifferences, isSameDraft, toDraft, toStandard } from './checklist-draft.ts'
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
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const [draft, setDraft] = useState(() => toDraft(read.items))
  const act = useVersionedAct(
    { sentences: useWords(checklistSentences), trouble: words.trouble },
    base,
  )
  const differences = countDifferences(base.items, draft)
  useAskBeforeLeaving(!isSameDraft(draft, toDraft(base.items)))

  async function save(): Promise<void> {
    const { chapter } = base
    const items = base.items.map(({ key, standard }) => ({
      key,
      requirement: draft[key] ?? standard,
    }))
    const result = await act.save(
      async (version) =>
        (await graph.run(changeChecklistTemplate, { chapter, version, items }))
          .changeChecklistTemplate,
      ({ template }) => template,
    )
    await readAgain(checklistOfChapter)
    if (!result?.template) return
    setBase(result.template)
    setDraft(toDraft(result.template.items))
    toasts.show({ tone: 'success', title: words.saved })
  }

  return (
    <>
      <Refusal
        problem={act.problem}
        rows={act.newer?.items.map(({ key, name, requirement, standard }) => ({
          name,
          saved: words.requirements[requirement],
          draft: words.requirements[draft[key] ?? standard],
        }))}
        onTake={() => act.newer && setDraft(toDraft(act.newer.items))}
      />
      <ChecklistGroups
        items={base.items}
        draft={draft}
        onChange={(key, requirement) => setDraft({ ...draft, [key]: requirement })}
      />
      <div className="actions checklist-save">
        <Button busy={act.isBusy && words.saving} onPress={() => void save()}>
          {act.newer ? kit.saveDraft : words.save}
        </Button>
        {differences === 0 ? null : (
          <Button look="quiet" onPress={() => setDraft(toStandard(base.items))}>
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
