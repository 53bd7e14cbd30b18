import { useState } from 'react'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/Refusal.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { clientColleagues } from '../clients/clients.operations.ts'
import {
  emptyTask,
  findDraftProblems,
  toTaskDraft,
  toTaskInput,
  type TaskDraft,
} from './task-draft.ts'
import { readTasksAgain } from './read-tasks-again.ts'
import { useWorkActWords } from './use-work-act.ts'
import { addCaseTask, changeCaseTask, type CaseTaskPartsFragment } from './work.operations.ts'
import { workWords } from './words.ts'

export interface TaskDialogProps {
  readonly caseId: string
  /** Undefined for a new task. */
  readonly task: CaseTaskPartsFragment | undefined
  readonly onClose: () => void
}

export function TaskDialog({ caseId, task, onClose }: TaskDialogProps) {
  const words = useWords(workWords)
  const kit = useWords(kitWords)
  const actWords = useWorkActWords()
  const { isBusy, problem, newer, save } = useVersionedAct(actWords, task)
  const [key] = useState(freshKey)
  const [draft, setDraft] = useState(() => (task ? toTaskDraft(task) : emptyTask))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const people = useColleagues(newer ?? task)
  const findings = findDraftProblems(draft)
  const change = (part: Partial<TaskDraft>) => setDraft({ ...draft, ...part })
  const nameOf = (id: string) => people.find(({ value }) => value === id)?.label ?? words.noOne

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const input = toTaskInput(draft)
    const result = await save(
      async (version) =>
        task === undefined
          ? (await graph.run(addCaseTask, { caseId, key, task: input })).addCaseTask
          : (await graph.run(changeCaseTask, { taskId: task.id, version, task: input }))
              .changeCaseTask,
      (outcome) => outcome.task,
    )
    await readTasksAgain()
    if (!result) return
    toasts.show({ tone: 'success', title: task ? words.taskChanged : words.taskAdded })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={task ? words.changeTaskTitle : words.newTaskTitle}>
      <Refusal
        problem={problem}
        rows={newer && toRows(toTaskDraft(newer), draft)}
        onTake={() => newer && setDraft(toTaskDraft(newer))}
      />
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, actWords.sentences) : {}}
        fieldNames={{ title: words.title, assigneeId: words.assignee, dueOn: words.dueOn }}
      >
        <TextField
          name="title"
          label={words.title}
          value={draft.title}
          onChange={(title) => change({ title })}
          autoComplete="off"
        />
        <Select
          name="assigneeId"
          label={words.assignee}
          value={draft.assigneeId}
          onChange={(assigneeId) => change({ assigneeId })}
          placeholder={words.noOne}
          options={people}
        />
        <TextField
          name="dueOn"
          label={words.dueOn}
          hint={words.dayHint}
          value={draft.dueOn}
          onChange={(dueOn) => change({ dueOn })}
          autoComplete="off"
          width="phone"
        />
        <div className="actions">
          <Button type="submit" busy={isBusy && words.saving}>
            {newer ? kit.saveDraft : words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )

  function toRows(saved: TaskDraft, mine: TaskDraft) {
    return [
      { name: words.title, saved: saved.title, draft: mine.title },
      { name: words.assignee, saved: nameOf(saved.assigneeId), draft: nameOf(mine.assigneeId) },
      { name: words.dueOn, saved: saved.dueOn, draft: mine.dueOn },
    ]
  }
}

/** Active people of the firm, and the one who has the task. */
function useColleagues(task: CaseTaskPartsFragment | undefined) {
  const { data } = useGraphQuery(clientColleagues, {})
  const active = (data?.team ?? []).filter(({ state }) => state === 'ACTIVE')
  const { assignee = null } = task ?? {}
  const isListed = assignee === null || active.some(({ id }) => id === assignee.id)
  return [...active, ...(isListed ? [] : [assignee])].map(({ id, givenName, familyName }) => ({
    value: id,
    label: `${givenName} ${familyName}`,
  }))
}
