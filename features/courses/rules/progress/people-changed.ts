// spec: courses#people-changed
import { findOption, isJointCase } from './joint-option.ts'
import { isCourseDone } from './course-number.ts'
import { getProgress, getSetUp, type CourseFacts } from './course-facts.ts'
import { jointOption, type CourseNumber } from './courses.ts'
import type { Upload } from '../upload.ts'

/** What changes in one course once the people of its case have changed. */
export type CourseFit = SpouseLeft | SpouseJoined

/** The option of the spouses ends, and so does what debtor 2 had reached. */
export interface SpouseLeft {
  readonly change: 'left'
  /** Orders and quotes that become history. */
  readonly endedOrders: readonly string[]
  /** Orders for both that go on for debtor 1 alone. */
  readonly ordersOfOne: readonly string[]
  /** True if debtor 1 has to order. */
  readonly startsAgain: boolean
  /** True if debtor 1 sees another course than before and has not finished it. */
  readonly isNews: boolean
}

/** Debtor 1, who was choosing a course, is asked first whether both take it together. */
export interface SpouseJoined {
  readonly change: 'joined'
  readonly endedOrders: readonly string[]
}

/** Undefined if the course fits its people already. `facts` has the people after the change. */
export function fitCourse(
  facts: CourseFacts,
  course: CourseNumber,
  uploads: readonly Upload[],
): CourseFit | undefined {
  const ofCourse = facts.orders.filter(({ courseNumber }) => courseNumber === course)
  return isJointCase(facts)
    ? fitToSpouses(facts, course, ofCourse)
    : fitToOne(facts, course, ofCourse, uploads)
}

type Orders = CourseFacts['orders']

function fitToOne(
  facts: CourseFacts,
  course: CourseNumber,
  orders: Orders,
  uploads: readonly Upload[],
): SpouseLeft | undefined {
  const { jointOption: option } = getSetUp(facts, course)
  const forBoth = orders.filter(({ isPlaced, isJoint }) => isPlaced && isJoint)
  const own = forBoth.filter(({ debtor }) => debtor === 1)
  // An order from which debtor 1 has a certificate stays, also one that the spouse placed.
  const ofSpouse = orders.filter(
    ({ debtor, item }) =>
      debtor === 2 && !item?.takers.some((taker) => taker.debtor === 1 && taker.certificate),
  )
  const hasSpouseProgress = facts.progress.some(
    ({ courseNumber, debtor }) => courseNumber === course && debtor === 2,
  )
  if (option === null && own.length === 0 && ofSpouse.length === 0 && !hasSpouseProgress)
    return undefined
  const quotes = orders.filter(({ debtor, isPlaced }) => debtor === 1 && !isPlaced)
  const startsAgain = ofSpouse.some((order) => forBoth.includes(order))
  const isAnother = own.length > 0 || startsAgain || option === jointOption.debtor2Only
  return {
    change: 'left',
    endedOrders: [...ofSpouse, ...quotes].map(({ id }) => id),
    ordersOfOne: own.map(({ id }) => id),
    startsAgain,
    isNews: isAnother && !isCourseDone(facts, course, 1, uploads),
  }
}

function fitToSpouses(
  facts: CourseFacts,
  course: CourseNumber,
  orders: Orders,
): SpouseJoined | undefined {
  const { orderStep, hasPlaced } = getProgress(facts, course, 1)
  const isChoosing = orderStep === 'ChooseCourse' && !hasPlaced
  if (!isChoosing || findOption(facts, course) !== null) return undefined
  return { change: 'joined', endedOrders: orders.map(({ id }) => id) }
}
