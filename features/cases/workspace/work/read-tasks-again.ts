import { readAgain } from '#ui/graphql/hooks.ts'
import { caseTasks, openTasks } from './work.operations.ts'

/** The lists of a case and of Today. */
export async function readTasksAgain(): Promise<void> {
  await Promise.all([readAgain(caseTasks), readAgain(openTasks)])
}
