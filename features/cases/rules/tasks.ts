// What is left to do on the case dashboard, how far each task is, and what is said when nothing is left.

export interface TaskFacts {
  /** First, Second, or null while no course is due. */
  readonly courseNumber: string | null
  /** How far that course is, as the contract names it; null while it is not known. */
  readonly courseState: string | null
  /** The second course can be taken once the court has given a number. */
  readonly hasCaseNumber: boolean
  /** True while some required category of documents is not complete. */
  readonly showSubmitDocuments: boolean
  /** True when everything that is missing was sent. */
  readonly areDocumentsSent: boolean
  /** Null while the questionnaire is not offered. */
  readonly showQuestionnaire: boolean | null
  readonly isQuestionnaireSubmitted: boolean
}

export type Task = 'course' | 'documents' | 'questionnaire'
/** Open: the client can act. Waiting: someone else acts next. */
export type TaskState = 'open' | 'waiting' | 'done'

/** The tasks that are shown, in their order (seeds/001, section 2). */
export function shownTasks(facts: TaskFacts): readonly Task[] {
  const tasks: Task[] = []
  if (facts.courseNumber !== null) tasks.push('course')
  if (facts.showSubmitDocuments) tasks.push('documents')
  if (facts.showQuestionnaire === true) tasks.push('questionnaire')
  return tasks
}

/** A course that the provider or the spouse has in hand. */
const waitingCourses: readonly (string | null)[] = ['certificate', 'spouse']

export function waitsForCaseNumber({
  courseNumber,
  courseState,
  hasCaseNumber,
}: TaskFacts): boolean {
  return courseNumber === 'Second' && !hasCaseNumber && (courseState ?? 'none') === 'none'
}

export function taskState(task: Task, facts: TaskFacts): TaskState {
  switch (task) {
    case 'course':
      return waitingCourses.includes(facts.courseState) || waitsForCaseNumber(facts)
        ? 'waiting'
        : 'open'
    case 'documents':
      return facts.areDocumentsSent ? 'waiting' : 'open'
    case 'questionnaire':
      return facts.isQuestionnaireSubmitted ? 'done' : 'open'
  }
}

/** Pre-Filing and Filed. A status that is none of the three counts as ended. */
function isOpenCase(caseStatus: string): boolean {
  return caseStatus === 'Pre-Filing' || caseStatus === 'Filed'
}

export interface TaskView {
  /** The first of them is the primary action. */
  readonly open: readonly Task[]
  readonly waiting: readonly Task[]
  readonly done: readonly Task[]
  /**
   * 'nothing' when this case never asked for anything here, 'completed' when what it asked for is done
   * (seeds/001, section 2; decisions 4.4).
   */
  readonly closing: 'nothing' | 'completed' | undefined
}

interface CaseOfTasks {
  /** True when the firm has asked this client for something. */
  readonly hadTasks: boolean
  readonly caseStatus: string
}

/**
 * Returns undefined for an ended case that left tasks undone: it asks for nothing any more. Without tasks an
 * ended case is 'nothing', since it may have ended before everything was completed.
 */
export function taskView(
  facts: TaskFacts,
  { hadTasks, caseStatus }: CaseOfTasks,
): TaskView | undefined {
  const shown = shownTasks(facts)
  if (shown.length > 0 && !isOpenCase(caseStatus)) return undefined
  const inState = (state: TaskState) => shown.filter((task) => taskState(task, facts) === state)
  const [open, waiting, done] = [inState('open'), inState('waiting'), inState('done')]
  const isNothingLeft = open.length + waiting.length === 0
  const wasAsked = done.length > 0 || (hadTasks && isOpenCase(caseStatus))
  return {
    open,
    waiting,
    done,
    closing: isNothingLeft ? (wasAsked ? 'completed' : 'nothing') : undefined,
  }
}
