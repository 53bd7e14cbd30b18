// Asks the order service something that may fail: what comes of it is for the caller, why is for the log.
import type { OrderWish, PlacedOrder } from '#ports/course-provider.ts'
import type { CourseKey } from './courses.store.ts'
import type { CoursesWorld } from './world.ts'

type Course = Pick<CourseKey, 'caseId' | 'courseNumber'>

/** Undefined when the service does not answer. */
export async function asked<Answer>(world: Pick<CoursesWorld, 'log'>, { caseId, courseNumber }: Course, question: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question()
  } catch (error) {
    world.log.warn({ error: String(error), caseId, courseNumber }, 'The order service did not do what it was asked')
    return undefined
  }
}

/** An order whose answer was lost may exist: whether it does is asked before it is called a failure. The same id never orders twice. */
export async function askToPlace(world: Pick<CoursesWorld, 'log' | 'courseProvider'>, key: Course, id: string, wish: OrderWish): Promise<PlacedOrder | undefined> {
  const placed = await asked(world, key, () => world.courseProvider.placeOrder(id, wish))
  if (placed) return placed
  const state = await asked(world, key, () => world.courseProvider.itemState({ placedWith: id }))
  return state && { orderKey: state.orderKey, consumerOrderId: state.consumerOrderId, persons: state.persons, item: state }
}
