import { readRefusal, type ProblemFacts } from '#lib/problem.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getCourseType, orderStatus } from '../../rules/progress/courses.ts'
import { getPlacing } from '../data/dashboard.ts'
import {
  placeCourseOrder,
  placeNewAttorneyAndConsumerCourseOrder,
  type PlacedOrderFragment,
} from '../courses.operations.ts'
import { findReportedProblem } from '../data/lost-response.ts'
import {
  readCoursesAgainSoon,
  cachePlacedOrders,
  cacheLostStep,
  findConfirmedDashboard,
} from '../data/cached-courses.ts'
import { getMethod, findProvider, type ChosenCourse } from './chosen-course.ts'

export interface PlacingFacts {
  readonly caseId: string
  readonly isDebtor1: boolean
  readonly hasPlaced: boolean
  readonly isJoint: boolean
}

/** `refused` keeps the choice and shows the problem, or a general text if there is none. */
export type PlaceResult =
  | { readonly kind: 'ordered' }
  | { readonly kind: 'orderedOtherwise' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly problem: ProblemFacts | undefined }

/**
 * If the call fails, the result comes from the stored step, because a call with a lost response may
 * have succeeded.
 */
export async function placeOrder(chosen: ChosenCourse, facts: PlacingFacts): Promise<PlaceResult> {
  try {
    const answer = await send(chosen, facts)
    if (answer.success) {
      void cachePlacedOrders(facts.caseId, answer)
      return { kind: 'ordered' }
    }
    await readCoursesAgainSoon()
    return toPlaced(chosen, facts, readRefusal(answer, answer.errorMessage ?? ''))
  } catch (failure) {
    if (!(failure instanceof GraphProblem)) throw failure
    const problem = findReportedProblem(failure)
    if (problem) return { kind: 'refused', problem }
    await readCoursesAgainSoon()
    const became = toPlaced(chosen, facts)
    if (facts.hasPlaced || became.kind !== 'refused') return became
    // Only for a new order. An existing order does not change (spec: courses#lost-response-local).
    void cacheLostStep(facts.caseId, chosen.courseNumber, {
      orderStep: 'CourseOrderFailed',
      orderStatus: orderStatus.errorOnPlaceOrder,
    })
    return { kind: 'failed' }
  }
}

async function send(
  chosen: ChosenCourse,
  { caseId, isDebtor1, hasPlaced, isJoint }: PlacingFacts,
): Promise<PlacedOrderFragment> {
  const providerId = findProvider(chosen)?.providerId ?? 0
  const courseMethodType = getMethod(chosen.type)
  if (hasPlaced && chosen.orderId !== null) {
    return (
      await graph.run(placeCourseOrder, {
        caseId,
        orderId: chosen.orderId,
        orderItemId: chosen.orderItemId,
        providerId,
        courseMethodType,
      })
    ).placeCourseOrder
  }
  const variables = {
    caseId,
    courseType: getCourseType(chosen.courseNumber),
    providerId,
    courseMethodType,
    isDebtor1,
    isJoint,
  }
  return (await graph.run(placeNewAttorneyAndConsumerCourseOrder, variables))
    .placeNewAttorneyAndConsumerCourseOrder
}

function toPlaced(
  chosen: ChosenCourse,
  { caseId, hasPlaced }: PlacingFacts,
  problem?: ProblemFacts,
): PlaceResult {
  const known = findConfirmedDashboard(caseId)
  const became =
    known &&
    getPlacing(
      known,
      chosen.courseNumber,
      findProvider(chosen)?.providerId ?? 0,
      getMethod(chosen.type),
    )
  if (became === 'this') return { kind: 'ordered' }
  if (became === 'another') return { kind: 'orderedOtherwise' }
  return became === 'failed' && !hasPlaced ? { kind: 'failed' } : { kind: 'refused', problem }
}
