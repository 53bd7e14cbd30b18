import type { Browser } from './test-app.ts'

const fields = `invites { orderId courseNumber coursePaymentType courseProviders { orderItemId providerId } } orders { orderId courseNumber courseStatus }
  courses { courseNumber hasPlacedOrder orderStatus orderStep jointOption isHeld waivedUntil isOwner }`
export async function seen(browser: Browser, caseId: string, course = 'First') {
  const { data } = await browser.graph(
    `query ($id: ID!) { courseDashboard(caseId: $id) { ${fields} } }`,
    { id: caseId },
  )
  const of = (rows: ReadonlyArray<{ readonly courseNumber: string }>) =>
    rows.find(({ courseNumber }) => courseNumber === course)
  const { invites, orders, courses } = data.courseDashboard
  return { invite: of(invites), order: of(orders), course: of(courses) }
}
