import { isEndedStatus } from './status/matter-status.ts'

export interface TaskFacts {
  /** First, Second, or null while no course is due. */
  readonly courseNumber: string | null
  /** In the contract's spelling. Null when unknown. */
  readonly courseState: string | null
  /** True if the case has a number. The second course requires a number. */
  readonly hasCaseNumber: boolean
  /** A required category of documents is incomplete. */
  readonly showSubmitDocuments: boolean
  /** Every missing document was sent. */
  readonly areDocumentsSent: boolean
  /** Null while the questionnaire is not offered. */
  readonly showQuestionnaire: boolean | null
  readonly isQuestionnaireSubmitted: boolean
}

export type Task = 'course' | 'documents' | 'questionnaire'
/** Open: the client can act. Waiting: someone else acts next. */
export type TaskState = 'open' | 'waiting' | 'done'

/** The tasks in their order (spec: cases#task-list). */
export function listShownTasks(facts: TaskFacts): readonly Task[] {
  const tasks: Task[] = []
  if (facts.courseNumber !== null) tasks.push('course')
  if (facts.showSubmitDocuments) tasks.push('documents')
  if (facts.showQuestionnaire === true) tasks.push('questionnaire')
  return tasks
}

/** The states of a course in which the provider or the spouse acts next. */
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

export interface TaskView {
  /** The first one is the primary action. */
  readonly open: readonly Task[]
  readonly waiting: readonly Task[]
  readonly done: readonly Task[]
  /** 'nothing': there never was a task (spec: cases#tasks-closing). */
  readonly closing: 'nothing' | 'completed' | undefined
}

interface CaseOfTasks {
  /** The firm requested something of this client. */
  readonly hadTasks: boolean
  readonly caseStatus: string
}

/**
 * An ended case shows only documents, which its firm asked for later. Without tasks it says
 * 'nothing', since it may have ended before completion (spec: cases#tasks-closing).
 */
export function taskView(
  facts: TaskFacts,
  { hadTasks, caseStatus }: CaseOfTasks,
): TaskView | undefined {
  const isOpen = !isEndedStatus(caseStatus)
  const listed = listShownTasks(facts)
  const shown = isOpen ? listed : listed.filter((task) => task === 'documents')
  if (listed.length > 0 && shown.length === 0) return undefined
  const inState = (state: TaskState) => shown.filter((task) => taskState(task, facts) === state)
  const [open, waiting, done] = [inState('open'), inState('waiting'), inState('done')]
  const isNothingLeft = open.length + waiting.length === 0
  const wasAsked = done.length > 0 || (hadTasks && isOpen)
  return {
    open,
    waiting,
    done,
    closing: isNothingLeft ? (wasAsked ? 'completed' : 'nothing') : undefined,
  }
}
