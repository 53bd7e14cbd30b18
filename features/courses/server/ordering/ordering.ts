// Somebody orders a course: what is known when it is their turn, and how the step that follows is written.
import { peopleOf } from '#features/cases/server/participants/participants.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { calendarDay } from '#lib/dates.ts'
import { isExpectedRefusal, problemsOf, type RefusalFacts } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseNumber, JointOption } from '../../rules/progress/courses.ts'
import { currentProgress } from '../../rules/progress/current-progress.ts'
import { isJointCase, optionOf } from '../../rules/ordering/joint-option.ts'
import { mayOrder } from '../../rules/ordering/may-order.ts'
import { stepOfCall, type NextStep, type OrderCall } from '../../rules/progress/next-step.ts'
import { coursesProblems, type CoursesProblemCode } from '../../rules/problems.ts'
import type { ProgressRecord } from '../../rules/records.ts'
import {
  setProgress,
  setSetUp,
  type CourseKey,
  type ProgressChange,
  type StoredCourses,
} from '../courses.store.ts'
import { inTurn } from '../course-lock.ts'
import { courseOf, openCourses } from '../taking/open-courses.ts'
import { refusedWith } from './refused-with.ts'
import type { CoursesWorld } from '../deps.ts'

const problem = problemsOf(coursesProblems)

export interface OrderingWish {
  readonly caseId: string
  readonly courseType: number
  readonly isDebtor1: boolean
}

export interface Ordering {
  readonly viewer: ClientViewer
  readonly stored: StoredCourses
  readonly key: CourseKey
  readonly courseNumber: CourseNumber
  readonly debtor: Debtor
  /** As it is now: an old look-up is over. */
  readonly progress: ProgressRecord
  readonly isJoint: boolean
  readonly option: JointOption | null
}

/** What a call of an order comes to. The text is the one of seeds/002, section 8. */
export interface OrderingOutcome extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly errorMessage: string | null
}

export interface OrderingAnswer {
  readonly stored: StoredCourses
  readonly debtor: Debtor
  readonly courseNumber: CourseNumber
  readonly outcome: OrderingOutcome
}

/**
 * Whoever may not order, or is not at the step of the call, is refused with the call's own text and nothing is written (decisions-courses A5f.6). The facts are read
 * again after the work, for the answer.
 */
export async function ordering(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: Omit<OrderingWish, 'isDebtor1'> & Partial<OrderingWish>,
  call: OrderCall,
  refusal: CoursesProblemCode,
  work: (at: Ordering) => Promise<NextStep>,
): Promise<OrderingAnswer> {
  const { db } = world.database
  const { opened, stored: before } = await openCourses(db, viewer, wish.caseId, wish.isDebtor1)
  const courseNumber = courseOf(wish.courseType)
  const { debtor } = opened
  const key = { caseId: opened.id, courseNumber, firmId: opened.firmId }
  const isAllowed = (stored: StoredCourses) =>
    mayOrder(stored, courseNumber, debtor, calendarDay(world.clock.now(), stored.timeZone))
  if (!isAllowed(before)) return { stored: before, debtor, courseNumber, outcome: refused(refusal) }
  const turn = inTurn(world, key, async () => {
    const { stored } = await openCourses(db, viewer, wish.caseId)
    const at: Ordering = {
      viewer,
      stored,
      key,
      courseNumber,
      debtor,
      progress: currentProgress(stored, courseNumber, debtor),
      isJoint: isJointCase(stored),
      option: optionOf(stored, courseNumber),
    }
    // What was placed already is answered again, whatever the step.
    const wanted = call === 'placeNew' ? undefined : stepOfCall[call]
    const isInStep = wanted === undefined || at.progress.orderStep === wanted
    const next = isAllowed(stored) && isInStep ? await work(at) : undefined
    return {
      stored: next === undefined ? stored : (await openCourses(db, viewer, wish.caseId)).stored,
      debtor,
      courseNumber,
      outcome: next === undefined ? refused(refusal) : outcomeOf(next),
    }
  })
  return turn.catch((error: unknown) => {
    if (!isExpectedRefusal(error)) throw error
    return { stored: before, debtor, courseNumber, outcome: refusedWith(error) }
  })
}

export function refused(code: CoursesProblemCode): OrderingOutcome {
  return refusedWith(problem(code))
}

function outcomeOf({ success, problem: code }: NextStep): OrderingOutcome {
  return code === undefined ? { success, errorMessage: null } : { ...refused(code), success }
}

/** Writes where somebody is now, and the option of both when it was said. */
export async function takeStep(
  tx: Tx,
  { key, debtor, isJoint }: Pick<Ordering, 'key' | 'debtor' | 'isJoint'>,
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
}

export function otherDebtor(debtor: Debtor): Debtor {
  return debtor === 1 ? 2 : 1
}

/** The other debtor as the firm has written them down; undefined on a single case. */
export async function otherPersonOf(
  world: Pick<CoursesWorld, 'database'>,
  { key, debtor }: Pick<Ordering, 'key' | 'debtor'>,
) {
  return (await peopleOf(world.database.db, key.caseId)).find(
    (person) => person.debtor === otherDebtor(debtor),
  )
}
