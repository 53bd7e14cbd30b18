// Kills the server after the order service has acted, before its response is stored. A repeated
// request must find the result.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signInAt } from '#testing/test-program.ts'
import { openKilledCourses } from './test-killed-courses.ts'

const { given, killedAfter } = openKilledCourses()

test(
  'chooses a course once and registers the spouses once, even if the server is killed',
  { timeout: 180_000 },
  async () => {
    const jonah = await signInAt(given.program.address, 'jonah')
    const {
      rows: [invite],
    } = await sql<{ caseId: string; orderId: string; offerId: string; providerId: number }>`
    select d.case_id as "caseId", d.id as "orderId", f.id as "offerId", f.provider_id as "providerId" from course_order d join course_offer f on f.order_id = d.id
    join participant p on p.case_id = d.case_id join account a on a.id = p.account_id where a.email like 'jonah.%' order by f.provider_id limit 1`.execute(
      given.database.db,
    )
    const chosen = await killedAfter(
      'placeOrder',
      jonah,
      `mutation ($caseId: ID!, $orderId: ID!, $offerId: ID!, $providerId: Int!) {
    placeCourseOrder(caseId: $caseId, orderId: $orderId, orderItemId: $offerId, providerId: $providerId, courseMethodType: 1) { success errorMessage orders { orderItemId courseStatus } } }`,
      { ...invite },
    )
    expect(chosen).toEqual({
      answer: {
        data: {
          placeCourseOrder: {
            success: true,
            errorMessage: null,
            orders: [{ orderItemId: invite?.offerId, courseStatus: 2 }],
          },
        },
      },
      times: 1,
    })

    const victor = await signInAt(given.program.address, 'victor')
    const {
      rows: [item],
    } = await sql<{ caseId: string; itemId: string }>`
    update course_item i set verified_details = true, verified_spouse_details = true, accepted_disclosure = true, shown_instructions = true from course_order d, participant p, account a
    where d.id = i.order_id and p.case_id = d.case_id and p.account_id = a.id and a.email like 'victor.%' returning d.case_id as "caseId", i.id as "itemId"`.execute(
      given.database.db,
    )
    const registered = await killedAfter(
      'register',
      victor,
      `mutation ($caseId: ID!, $itemId: ID!) {
    registerCourse(caseId: $caseId, registerCourseOrderItemId: $itemId) { success errorMessage courseStatus } }`,
      { ...item },
    )
    expect(registered).toEqual({
      answer: { data: { registerCourse: { success: true, errorMessage: null, courseStatus: 3 } } },
      times: 1,
    })
  },
)
