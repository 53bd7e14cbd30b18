import type { ShownOrder, Who } from './test-ordering.ts'

export async function dashboard({ taker, caseId }: Who): Promise<{
  readonly orders: readonly ShownOrder[]
  readonly courses: ReadonlyArray<Readonly<Record<string, unknown>>>
}> {
  const { data } = await taker.browser.graph(
    `query ($caseId: ID!) { courseDashboard(caseId: $caseId) {
    orders { courseNumber orderId orderItemId isJoint providerId providerName courseStatus courseMethod coursePrice courseCompletionDate }
    courses { courseNumber hasPlacedOrder orderStatus orderStep jointOption isOwner certificateNumber } } }`,
    { caseId },
  )
  return data.courseDashboard
}
