// Orders what was chosen: from the order that is there, or anew. Sent twice, it orders once.
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { keyOf } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { courseTypeOf, orderStatus } from '../../rules/courses.ts'
import { isPlacedAs } from '../courses-data.ts'
import { courseDashboard, placeCourseOrder, placeNewAttorneyAndConsumerCourseOrder, type CourseDashboardQuery, type PlacedOrderFragment } from '../courses.operations.ts'
import { coursesChanged, followPlaced, keepLostStep } from '../use-courses.ts'
import { methodOf, providerOf, type ChosenCourse } from './chosen-course.ts'

export interface PlacingFacts {
  readonly caseId: string
  readonly isDebtor1: boolean
  /** An order is there already: the firm's, or one that was found. */
  readonly hasPlaced: boolean
  /** One course is taken together. */
  readonly isJoint: boolean
}

/** Undefined when it was ordered. A lost answer counts as that too, once the order turns out to be there. */
export async function placeChosen(chosen: ChosenCourse, facts: PlacingFacts): Promise<{ readonly message: string | null } | undefined> {
  try {
    const answer = await send(chosen, facts)
    if (answer.success) {
      await followPlaced(facts.caseId, answer)
      return undefined
    }
    await coursesChanged()
    return isThere(chosen, facts) ? undefined : { message: answer.errorMessage }
  } catch (failure) {
    if (!(failure instanceof GraphProblem)) throw failure
    // A new order whose answer was lost is kept in the words of the server; what was there before stays as it was (decisions-courses A5).
    if (facts.hasPlaced) await coursesChanged()
    else await keepLostStep(facts.caseId, chosen.courseNumber, { orderStep: 'CourseOrderFailed', orderStatus: orderStatus.errorOnPlaceOrder })
    return isThere(chosen, facts) ? undefined : { message: null }
  }
}

async function send(chosen: ChosenCourse, { caseId, isDebtor1, hasPlaced, isJoint }: PlacingFacts): Promise<PlacedOrderFragment> {
  const providerId = providerOf(chosen)?.providerId ?? 0
  const courseMethodType = methodOf(chosen.type)
  if (hasPlaced && chosen.orderId !== null) {
    return (await graph.run(placeCourseOrder, { caseId, orderId: chosen.orderId, orderItemId: chosen.orderItemId, providerId, courseMethodType })).placeCourseOrder
  }
  const variables = { caseId, courseType: courseTypeOf(chosen.courseNumber), providerId, courseMethodType, isDebtor1, isJoint }
  return (await graph.run(placeNewAttorneyAndConsumerCourseOrder, variables)).placeNewAttorneyAndConsumerCourseOrder
}

function isThere(chosen: ChosenCourse, { caseId }: PlacingFacts): boolean {
  const known = queryClient.getQueryData<CourseDashboardQuery>(keyOf(courseDashboard, { caseId }))?.courseDashboard
  const provider = providerOf(chosen)
  return known !== undefined && provider !== undefined && isPlacedAs(known, chosen.courseNumber, provider.providerId, methodOf(chosen.type))
}
