// Asks the order service something that may fail: what comes of it is for the caller, why is for the log.
import type { OrderWish, PlacedOrder } from '#ports/course-provider.ts'
import type { CourseKey } from '../courses.store.ts'
import type { CoursesWorld } from '../deps.ts'

type Course = Pick<CourseKey, 'caseId' | 'courseNumber'>

/** A name is for one call alone: the service answers one that it knows with what it answered then. Another number is another call; it cannot be read from the name. */
export function userCallOf(
  { secrets }: Pick<CoursesWorld, 'secrets'>,
  kind: 'user' | 'spouse',
  id: string,
  ssn: string,
): string {
  return `${kind}-${id}-${Buffer.from(secrets.fingerprint('course-user-call', `${id}|${ssn}`)).toString('hex', 0, 16)}`
}

/** The whole chain of causes: the outermost says only that the service did not answer. None holds a name or a number of somebody (adapters/course-provider). */
export function reasonsOf(error: unknown): string {
  const reasons: string[] = []
  for (let one = error; one instanceof Error && reasons.length < 5; one = one.cause)
    reasons.push(String(one))
  return reasons.join(' < ')
}

/** Undefined when the service does not answer. */
export async function asked<Answer>(
  world: Pick<CoursesWorld, 'log'>,
  { caseId, courseNumber }: Course,
  question: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await question()
  } catch (error) {
    world.log.warn(
      { error: reasonsOf(error), caseId, courseNumber },
      'The order service did not do what it was asked',
    )
    return undefined
  }
}

/** An order whose answer was lost may exist: whether it does is asked before it is called a failure. The same id never orders twice. */
export async function askToPlace(
  world: Pick<CoursesWorld, 'log' | 'courseProvider'>,
  key: Course,
  id: string,
  wish: OrderWish,
): Promise<PlacedOrder | undefined> {
  const placed = await asked(world, key, () => world.courseProvider.placeOrder(id, wish))
  if (placed) return placed
  const state = await asked(world, key, () => world.courseProvider.itemState({ placedWith: id }))
  return (
    state && {
      orderKey: state.orderKey,
      consumerOrderId: state.consumerOrderId,
      persons: state.persons,
      item: state,
    }
  )
}
