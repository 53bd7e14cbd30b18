import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/Refusal.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { useWorkActWords } from '../use-work-act.ts'
import { workWords } from '../words.ts'
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
  const { save: saveLabel, saving } = useWords(workWords)
  const kit = useWords(kitWords)
  const actWords = useWorkActWords()
  const { isBusy, problem, newer, save } = useVersionedAct(actWords, template)
  const [draft, setDraft] = useState(() => (template ? toTemplateDraft(template) : emptyTemplate))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findDraftProblems(draft)
  const change = (part: Partial<TemplateDraft>) => setDraft({ ...draft, ...part })

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const input = { template: toTemplateInput(draft) }
    const result = await save(
      async (version) =>
        template === undefined
          ? (await graph.run(addTaskTemplate, input)).addTaskTemplate
          : (await graph.run(changeTaskTemplate, { templateId: template.id, version, ...input }))
              .changeTaskTemplate,
      (outcome) => outcome.template,
    )
    await readAgain(taskTemplates)
    if (!result) return
    toasts.show({ tone: 'success', title: template ? words.changed : words.added })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={template ? words.changeTitle : words.newTitle}>
      <Refusal
        problem={problem}
        rows={newer && toRows(toTemplateDraft(newer), draft)}
        onTake={() => newer && setDraft(toTemplateDraft(newer))}
      />
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, actWords.sentences) : {}}
        fieldNames={{ title: words.title, dueAfterDays: words.dueAfterDays }}
      >
        <TextField
          name="title"
          label={words.title}
          value={draft.title}
          onChange={(title) => change({ title })}
          autoComplete="off"
        />
        <Select
          name="stage"
          label={words.stage}
          value={draft.stage}
          onChange={(value) =>
            change({ stage: stages.find((stage) => stage === value) ?? draft.stage })
          }
          options={stages.map((value) => ({ value, label: words.stages[value] }))}
        />
        <Select
          name="assignee"
          label={words.assignee}
          value={draft.assignee}
          onChange={(value) =>
            change({ assignee: assignees.find((each) => each === value) ?? draft.assignee })
          }
          options={assignees.map((value) => ({ value, label: words.assignees[value] }))}
        />
        <TextField
          name="dueAfterDays"
          label={words.dueAfterDays}
          hint={words.dueHint}
          value={draft.dueAfterDays}
          onChange={(dueAfterDays) => change({ dueAfterDays })}
          inputMode="numeric"
          autoComplete="off"
          width="zip"
        />
        <div className="actions">
          <Button type="submit" busy={isBusy && saving}>
            {newer ? kit.saveDraft : saveLabel}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )

  function toRows(saved: TemplateDraft, mine: TemplateDraft) {
    const show = ({ title, stage, assignee, dueAfterDays }: TemplateDraft) => [
      [words.title, title],
      [words.stage, words.stages[stage]],
      [words.assignee, words.assignees[assignee]],
      [words.dueAfterDays, dueAfterDays],
    ]
    const drafts = show(mine)
    return show(saved).map(([name = '', value = ''], index) => ({
      name,
      saved: value,
      draft: drafts[index]?.[1] ?? '',
    }))
  }
}
