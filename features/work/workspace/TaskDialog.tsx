import { useState } from 'react'
import { freshKey } from '#ui/browser/chance.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import {
  emptyTask,
  findDraftProblems,
  toTaskDraft,
  toTaskInput,
  type TaskDraft,
} from './task-draft.ts'
import { listsOfTasks } from './read-tasks-again.ts'
import { useWorkActWords } from './use-work-act.ts'
import { addCaseTask, changeCaseTask, type CaseTaskPartsFragment } from './work.operations.ts'
import { workWords } from './words.ts'
import { colleagueName } from '#features/cases/workspace/client-names.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { clientColleagues } from '#features/cases/workspace/team/team.operations.ts'

export interface TaskDialogProps {
  readonly caseId: string
  /** Undefined for a new task. */
  readonly task: CaseTaskPartsFragment | undefined
  readonly onClose: () => void
}

export function TaskDialog({ caseId, task, onClose }: TaskDialogProps) {
  const words = useWords(workWords)
  const [key] = useState(freshKey)
  const form = useDraftForm({
    read: task,
    empty: emptyTask,
    keptAs: task ? `task|${task.id}` : `new-task|${caseId}`,
    toDraft: toTaskDraft,
    check: findDraftProblems,
    words: useWorkActWords(),
    save: async (draft, seen) => {
      const input = { task: toTaskInput(draft) }
      if (seen === undefined)
        return (await graph.run(addCaseTask, { caseId, key, ...input })).addCaseTask
      const { id: taskId, version } = seen
      return (await graph.run(changeCaseTask, { taskId, version, ...input })).changeCaseTask
    },
    getSaved: (result) => result.task,
    shownBy: listsOfTasks,
    toast: () => (task ? words.taskChanged : words.taskAdded),
    onSaved: onClose,
  })
  const { draft, set, newerRecord } = form
  const people = useColleagues(newerRecord ?? task)
  const change = (part: Partial<TaskDraft>) => set({ ...draft, ...part })
  return (
    <Dialog isOpen onClose={onClose} title={task ? words.changeTaskTitle : words.newTaskTitle}>
      <DraftForm form={form} show={show} onCancel={onClose}>
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
      </DraftForm>
    </Dialog>
  )

  function show({ title, assigneeId, dueOn }: TaskDraft) {
    const assignee = people.find(({ value }) => value === assigneeId)
    return [
      { field: 'title', name: words.title, value: title },
      { field: 'assigneeId', name: words.assignee, value: assignee?.label ?? words.noOne },
      { field: 'dueOn', name: words.dueOn, value: dueOn },
    ]
  }
}

/** Active people of the firm, and the one who has the task. */
function useColleagues(task: CaseTaskPartsFragment | undefined) {
  const { left } = useWords(clientWords)
  const { data } = useGraphQuery(clientColleagues, {})
  const active = (data?.team ?? []).filter(({ state }) => state === 'ACTIVE')
  const { assignee = null } = task ?? {}
  const isListed = assignee === null || active.some(({ id }) => id === assignee.id)
  const colleagues = [
    ...active.map((member) => ({ ...member, hasLeft: false })),
    ...(isListed ? [] : [assignee]),
  ]
  return colleagues.map((colleague) => ({
    value: colleague.id,
    label: colleagueName(colleague, left),
  }))
}
