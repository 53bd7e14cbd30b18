// Orders what was chosen: from the order that is there, or anew. Sent twice, it orders once.
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { keyOf } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { courseTypeOf, orderStatus } from '../../rules/progress/courses.ts'
import { placingOf } from '../data/courses-data.ts'
import {
  courseDashboard,
  placeCourseOrder,
  placeNewAttorneyAndConsumerCourseOrder,
  type CourseDashboardQuery,
  type PlacedOrderFragment,
} from '../courses.operations.ts'
import { saidIn } from '../data/lost-answer.ts'
import { coursesReadSoon, followPlaced, keepLostStep } from '../data/use-courses.ts'
import { methodOf, providerOf, type ChosenCourse } from './chosen-course.ts'

export interface PlacingFacts {
  readonly caseId: string
  readonly isDebtor1: boolean
  /** An order is there already: the firm's, or one that was found. */
  readonly hasPlaced: boolean
  /** One course is taken together. */
  readonly isJoint: boolean
}

/** `told` and `refused` stay with the choice, in these words; null where the server had none. */
export type Placed =
  | { readonly kind: 'ordered' }
  | { readonly kind: 'orderedOtherwise' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'told'; readonly message: string | null }
  | { readonly kind: 'refused'; readonly problem: GraphProblem }

/** What became of it the server's stored step says, also when the answer was lost: then it may be ordered all the same. */
export async function placeChosen(chosen: ChosenCourse, facts: PlacingFacts): Promise<Placed> {
  try {
    const answer = await send(chosen, facts)
    if (answer.success) {
      void followPlaced(facts.caseId, answer)
      return { kind: 'ordered' }
    }
    await coursesReadSoon()
    return becameOf(chosen, facts, answer.errorMessage)
  } catch (failure) {
    if (!(failure instanceof GraphProblem)) throw failure
    const problem = saidIn(failure)
    if (problem) return { kind: 'refused', problem }
    await coursesReadSoon()
    const became = becameOf(chosen, facts, null)
    if (facts.hasPlaced || became.kind !== 'told') return became
    // A new order whose answer was lost is kept in the words of the server; what was there before stays as it was (decisions-courses A5).
    void keepLostStep(facts.caseId, chosen.courseNumber, {
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
  const providerId = providerOf(chosen)?.providerId ?? 0
  const courseMethodType = methodOf(chosen.type)
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
    courseType: courseTypeOf(chosen.courseNumber),
    providerId,
    courseMethodType,
    isDebtor1,
    isJoint,
  }
  return (await graph.run(placeNewAttorneyAndConsumerCourseOrder, variables))
    .placeNewAttorneyAndConsumerCourseOrder
}

function becameOf(
  chosen: ChosenCourse,
  { caseId, hasPlaced }: PlacingFacts,
  message: string | null,
): Placed {
  const known = queryClient.getQueryData<CourseDashboardQuery>(
    keyOf(courseDashboard, { caseId }),
  )?.courseDashboard
  const became =
    known &&
    placingOf(
      known,
      chosen.courseNumber,
      providerOf(chosen)?.providerId ?? 0,
      methodOf(chosen.type),
    )
  if (became === 'this') return { kind: 'ordered' }
  if (became === 'another') return { kind: 'orderedOtherwise' }
  return became === 'failed' && !hasPlaced ? { kind: 'failed' } : { kind: 'told', message }
}
