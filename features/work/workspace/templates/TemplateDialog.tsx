import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useWorkActWords } from '../use-work-act.ts'
import {
  assignees,
  emptyTemplate,
  findDraftProblems,
  stages,
  toTemplateDraft,
  toTemplateInput,
  type TemplateDraft,
} from './template-draft.ts'
import {
  addTaskTemplate,
  changeTaskTemplate,
  taskTemplates,
  type TaskTemplatePartsFragment,
} from './templates.operations.ts'
import { templateWords } from './words.ts'

export interface TemplateDialogProps {
  /** Undefined for a new template. */
  readonly template: TaskTemplatePartsFragment | undefined
  readonly onClose: () => void
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const words = useWords(templateWords)
  const form = useDraftForm({
    read: template,
    empty: emptyTemplate,
    keptAs: template ? `task-template|${template.id}` : 'new-task-template',
    toDraft: toTemplateDraft,
    check: findDraftProblems,
    words: useWorkActWords(),
    save: async (draft, seen) => {
      const input = { template: toTemplateInput(draft) }
      if (seen === undefined) return (await graph.run(addTaskTemplate, input)).addTaskTemplate
      const { id: templateId, version } = seen
      return (await graph.run(changeTaskTemplate, { templateId, version, ...input }))
        .changeTaskTemplate
    },
    getSaved: (result) => result.template,
    shownBy: [taskTemplates],
    toast: () => (template ? words.changed : words.added),
    onSaved: onClose,
  })
  const { draft, set } = form
  const show = ({ title, stage, assignee, dueAfterDays }: TemplateDraft) => [
    { field: 'title', name: words.title, value: title },
    { field: 'stage', name: words.stage, value: words.stages[stage] },
    { field: 'assignee', name: words.assignee, value: words.assignees[assignee] },
    { field: 'dueAfterDays', name: words.dueAfterDays, value: dueAfterDays },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={template ? words.changeTitle : words.newTitle}>
      <DraftForm form={form} show={show} onCancel={onClose}>
        <TextField
          name="title"
          label={words.title}
          value={draft.title}
          onChange={(title) => set({ ...draft, title })}
          autoComplete="off"
        />
        <Select
          name="stage"
          label={words.stage}
          value={draft.stage}
          onChange={(value) =>
            set({ ...draft, stage: stages.find((stage) => stage === value) ?? draft.stage })
          }
          options={stages.map((value) => ({ value, label: words.stages[value] }))}
        />
        <Select
          name="assignee"
          label={words.assignee}
          value={draft.assignee}
          onChange={(value) =>
            set({
              ...draft,
              assignee: assignees.find((each) => each === value) ?? draft.assignee,
            })
          }
          options={assignees.map((value) => ({ value, label: words.assignees[value] }))}
        />
        <TextField
          name="dueAfterDays"
          label={words.dueAfterDays}
          hint={words.dueHint}
          value={draft.dueAfterDays}
          onChange={(dueAfterDays) => set({ ...draft, dueAfterDays })}
          inputMode="numeric"
          autoComplete="off"
          width="zip"
        />
      </DraftForm>
    </Dialog>
  )
}
