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

interface ClosingFacts {
  readonly hadTasks: boolean
  /** Pre-Filing, Filed or Complete. */
  readonly caseStatus: string
}

/**
 * 'nothing' when this case never asked for anything here, 'completed' when what it asked for is done, undefined while something is open
 * (seeds/001, section 2; decisions 4.4). An ended case may have ended before everything was done: there it is 'nothing'.
 */
export function closingWord(facts: TaskFacts, { hadTasks, caseStatus }: ClosingFacts): 'nothing' | 'completed' | undefined {
  if (openTasks(facts).length > 0) return undefined
  const isOpen = caseStatus === 'Pre-Filing' || caseStatus === 'Filed'
  return hadTasks && isOpen ? 'completed' : 'nothing'
}
