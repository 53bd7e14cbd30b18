import { readAgain } from '#ui/graphql/hooks.ts'
import { caseTasks, openTasks } from './work.operations.ts'

/** The queries of a case and of Today. */
export const listsOfTasks = [caseTasks, openTasks] as const

export function readTasksAgain(): Promise<void> {
  return readAgain(...listsOfTasks)
}
