import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { Act } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { readTasksAgain } from './read-tasks-again.ts'
import { useWorkAct } from './use-work-act.ts'
import { setCaseTaskDone, type CaseTaskPartsFragment } from './work.operations.ts'
import { workWords } from './words.ts'

export interface TaskActs extends Act {
  readonly setDone: (task: CaseTaskPartsFragment, isDone: boolean) => Promise<void>
}

export function useTaskActs(): TaskActs {
  const words = useWords(workWords)
  const act = useWorkAct()
  return {
    ...act,
    async setDone({ id: taskId, title }, isDone) {
      const result = await act.run(
        async () => (await graph.run(setCaseTaskDone, { taskId, isDone })).setCaseTaskDone,
      )
      await readTasksAgain()
      if (result && isDone) toasts.show({ tone: 'success', title: words.taskDone(title) })
    },
  }
}
