import type { ProviderOrderInput, PlacedOrder } from '#ports/course-provider.ts'
import type { CourseKey } from '../courses.store.ts'
import type { CoursesDeps } from '../deps.ts'

type Course = Pick<CourseKey, 'caseId' | 'courseNumber'>

/**
 * The service repeats its first response to a call with the same name, so another number needs
 * another name.
 */
export function getUserCall(
  { secrets }: Pick<CoursesDeps, 'secrets'>,
  kind: 'user' | 'spouse',
  id: string,
  ssn: string,
): string {
  return `${kind}-${id}-${Buffer.from(secrets.fingerprint('course-user-call', `${id}|${ssn}`)).toString('hex', 0, 16)}`
}

/** Joins the causes, because the outermost error is generic. No cause holds personal data. */
export function toReasons(error: unknown): string {
  const reasons: string[] = []
  for (let cause = error; cause instanceof Error && reasons.length < 5; cause = cause.cause)
    reasons.push(String(cause))
  return reasons.join(' < ')
}

/** Returns undefined on failure. The failure is logged. */
export async function callProvider<Answer>(
  deps: Pick<CoursesDeps, 'log'>,
  { caseId, courseNumber }: Course,
  question: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await question()
  } catch (error) {
    deps.log.warn(
      { error: toReasons(error), caseId, courseNumber },
      'The order service did not do what it was asked',
    )
    return undefined
  }
}

/** Reads the state after a lost response: the order may exist. The same ID never orders twice. */
export async function requestOrder(
  deps: Pick<CoursesDeps, 'log' | 'courseProvider'>,
  key: Course,
  id: string,
  input: ProviderOrderInput,
): Promise<PlacedOrder | undefined> {
  const placed = await callProvider(deps, key, () => deps.courseProvider.placeOrder(id, input))
  if (placed) return placed
  const state = await callProvider(deps, key, () =>
    deps.courseProvider.itemState({ placedWith: id }),
  )
  return (
    state && {
      orderKey: state.orderKey,
      consumerOrderId: state.consumerOrderId,
      persons: state.persons,
      item: state,
    }
  )
}
