// What is left to do on the case dashboard, and what is said when nothing is.

export interface TaskFacts {
  /** First, Second, or null while no course is due. */
  readonly courseNumber: string | null
  /** True while some required category of documents is not complete. */
  readonly showSubmitDocuments: boolean
  /** Null while the questionnaire is not offered. */
  readonly showQuestionnaire: boolean | null
}

export type Task = 'course' | 'documents' | 'questionnaire'

/** The open tasks in their order (seeds/001, section 2). */
export function openTasks(facts: TaskFacts): readonly Task[] {
  const tasks: Task[] = []
  if (facts.courseNumber !== null) tasks.push('course')
  if (facts.showSubmitDocuments) tasks.push('documents')
  if (facts.showQuestionnaire === true) tasks.push('questionnaire')
  return tasks
}

/** Pre-Filing and Filed. A status that is none of the three counts as ended. */
function isOpenCase(caseStatus: string): boolean {
  return caseStatus === 'Pre-Filing' || caseStatus === 'Filed'
}

/**
 * What stands where the tasks are. An ended case asks for nothing that was left undone: with open tasks it shows none,
 * and without any it is 'nothing', since it may have ended before everything was completed.
 */
export type TaskView = { readonly tasks: readonly Task[]; readonly closing: 'nothing' | 'completed' | undefined } | undefined

export function taskView(facts: TaskFacts, { hadTasks, caseStatus }: { readonly hadTasks: boolean; readonly caseStatus: string }): TaskView {
  const tasks = openTasks(facts)
  const closing = closingWord(facts, hadTasks && isOpenCase(caseStatus))
  return tasks.length > 0 && !isOpenCase(caseStatus) ? undefined : { tasks, closing }
}

/**
 * 'nothing' when this case never asked for anything here, 'completed' when what it asked for is done, undefined while something is open
 * (seeds/001, section 2; decisions 4.4).
 */
export function closingWord(facts: TaskFacts, hadTasks: boolean): 'nothing' | 'completed' | undefined {
  if (openTasks(facts).length > 0) return undefined
  return hadTasks ? 'completed' : 'nothing'
}
