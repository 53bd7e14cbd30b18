import { listPeople } from '#features/cases/server/participants/participants.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { calendarDay } from '#lib/dates.ts'
import { isExpectedRefusal, type RefusalFacts } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseNumber, JointOption } from '../../rules/progress/courses.ts'
import { currentProgress } from '../../rules/progress/current-progress.ts'
import { isJointCase, findOption } from '../../rules/progress/joint-option.ts'
import { mayOrder } from '../../rules/ordering/may-order.ts'
import { stepOfCall, type NextStep, type OrderCall } from '../../rules/progress/next-step.ts'
import { type CoursesProblemCode, problem } from '../../rules/problems.ts'
import type { ProgressRecord } from '../../rules/records.ts'
import { type StoredCourses } from '../stored-courses.store.ts'
import { setProgress, setSetUp, type CourseKey, type ProgressChange } from '../courses.store.ts'
import { withCourseLock } from '../course-lock.ts'
import { getCourse, openCourses } from './open-courses.ts'
import { refusedWith } from './refused-with.ts'
import type { CoursesDeps } from '../deps.ts'

export interface OrderCallInput {
  readonly caseId: string
  readonly courseType: number
  readonly isDebtor1: boolean
}

export interface OrderCallContext {
  readonly viewer: ClientViewer
  readonly stored: StoredCourses
  readonly key: CourseKey
  readonly courseNumber: CourseNumber
  readonly debtor: Debtor
  /** The current progress. It ignores an expired look-up. */
  readonly progress: ProgressRecord
  readonly isJoint: boolean
  readonly jointOption: JointOption | null
}

export interface OrderCallOutcome extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly errorMessage: string | null
}

/** The courses after the call, and how the call ended. */
export interface OrderCallResult {
  readonly stored: StoredCourses
  readonly debtor: Debtor
  readonly outcome: OrderCallOutcome
}

export interface OrderStepResult extends OrderCallResult {
  readonly courseNumber: CourseNumber
}

/**
 * Refuses with the call's own text when the viewer may not order or is at another step. Reads the
 * facts again for the result (spec: courses#who-may-order, courses#step-must-fit).
 */
export async function runOrderCall(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: Omit<OrderCallInput, 'isDebtor1'> & Partial<OrderCallInput>,
  call: OrderCall,
  refusal: CoursesProblemCode,
  work: (at: OrderCallContext) => Promise<NextStep>,
): Promise<OrderStepResult> {
  const { db } = deps.database
  const { opened, stored: before } = await openCourses(db, viewer, input.caseId, input.isDebtor1)
  const courseNumber = getCourse(input.courseType)
  const { debtor } = opened
  const key = { caseId: opened.id, courseNumber, firmId: opened.firmId }
  const isAllowed = (stored: StoredCourses) =>
    mayOrder(stored, courseNumber, debtor, calendarDay(deps.clock.now(), stored.timeZone))
  if (!isAllowed(before))
    return { stored: before, debtor, courseNumber, outcome: refuseStep(refusal) }
  const turn = withCourseLock(deps, key, async () => {
    const { stored } = await openCourses(db, viewer, input.caseId)
    const at: OrderCallContext = {
      viewer,
      stored,
      key,
      courseNumber,
      debtor,
      progress: currentProgress(stored, courseNumber, debtor),
      isJoint: isJointCase(stored),
      jointOption: findOption(stored, courseNumber),
    }
    // A new order requires no step, because an existing order is returned again at any step.
    const wanted = call === 'placeOrder' ? undefined : stepOfCall[call]
    const isInStep = wanted === undefined || at.progress.orderStep === wanted
    const next = isAllowed(stored) && isInStep ? await work(at) : undefined
    return {
      stored: next === undefined ? stored : (await openCourses(db, viewer, input.caseId)).stored,
      debtor,
      courseNumber,
      outcome: next === undefined ? refuseStep(refusal) : getOutcome(next),
    }
  })
  return turn.catch((error: unknown) => {
    if (!isExpectedRefusal(error)) throw error
    return { stored: before, debtor, courseNumber, outcome: refusedWith(error) }
  })
}

export function refuseStep(code: CoursesProblemCode): OrderCallOutcome {
  return refusedWith(problem(code))
}

function getOutcome({ success, problem: code }: NextStep): OrderCallOutcome {
  return code === undefined ? { success, errorMessage: null } : { ...refuseStep(code), success }
}

export async function advanceTo(
  { caseChanged }: Pick<CoursesDeps, 'caseChanged'>,
  tx: Tx,
  { key, debtor, isJoint }: Pick<OrderCallContext, 'key' | 'debtor' | 'isJoint'>,
  next: NextStep,
  more: ProgressChange = {},
): Promise<void> {
  await setProgress(tx, key, debtor, {
    ...more,
    ...(next.orderStatus === null ? {} : { orderStatus: next.orderStatus }),
    ...(next.orderStep === null ? {} : { orderStep: next.orderStep }),
    ...(next.hasPlaced ? { hasPlaced: true } : {}),
  })
  if (next.jointOption !== undefined && isJoint)
    await setSetUp(tx, key, { jointOption: next.jointOption })
  await caseChanged(tx, key, { debtor })
}

export function otherDebtor(debtor: Debtor): Debtor {
  return debtor === 1 ? 2 : 1
}

/** The other debtor as the firm entered them; undefined on a single case. */
export async function findOtherPerson(
  deps: Pick<CoursesDeps, 'database'>,
  { key, debtor }: Pick<OrderCallContext, 'key' | 'debtor'>,
) {
  return (await listPeople(deps.database.db, key)).find(
    (person) => person.debtor === otherDebtor(debtor),
  )
}
