import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { forEachFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { cleanUpCourses } from './clean-up.ts'
import {
  coupleWithCase,
  placedCourse,
  signedInBrowser,
  type TakersOfCase,
} from './taking/test-taking.ts'

const hour = 3_600_000

const app = openTestApp()
let people: TakersOfCase

beforeAll(async () => {
  people = await coupleWithCase(app, { isSingle: true })
})
const lookUp = operation`placeCourseOrderLookup(caseId: $c, courseType: 1, lastName: $l, ssn:
  "900551020", isDebtor1: true) { success }`
const quote = operation`placeNewCourseOrder(caseId: $c, courseType: 1, isDebtor1: true) { success
  courseProviders { orderItemId } }`

test('deletes a quote after two days', async () => {
  const {
    rows: [person],
  } = await sql<{
    l: string
  }>`select family_name as l from account where id = ${people.debtor1.accountId}`.execute(
    app.deps.database.db,
  )
  expect(
    (await people.debtor1.browser.graph(lookUp, { c: people.caseId, l: person?.l })).data
      .placeCourseOrderLookup,
  ).toEqual({ success: true })
  expect(
    (await people.debtor1.browser.graph(quote, { c: people.caseId })).data.placeNewCourseOrder,
  ).toMatchObject({ success: true })
  const [quotes, offers] = [
    () => count(sql`select count(*) as count from course_order`),
    () => count(sql`select count(*) as count from course_offer`),
  ]
  await after(hour)
  expect([await quotes(), await offers()]).toEqual([1, 3])
  await after(46 * hour)
  expect(await quotes()).toBe(1)
  await after(2 * hour)
  expect([await quotes(), await offers()]).toEqual([0, 0])
})

test('keeps an order for good, but its hand-off for only a minute', async () => {
  const couple = await coupleWithCase(app, { isSingle: true })
  const placed = await placedCourse(app, couple, { isReady: true })
  const browser = await signedInBrowser(app, couple.debtor1.accountId)
  await browser.graph(
    'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { info1 } }',
    { c: couple.caseId, i: placed.itemId },
  )
  const pairs = () => count(sql`select count(*) as count from course_hand_off`)
  await after(50_000)
  expect(await pairs()).toBe(1)
  await after(11_000)
  expect(await pairs()).toBe(0)
  await after(60 * 24 * hour)
  expect(
    await count(sql`select count(*) as count from course_order where id = ${placed.orderId}`),
  ).toBe(1)
})

const after = async (milliseconds: number) => {
  await app.clock.moveBy(milliseconds)
  await forEachFirm(app.deps, cleanUpCourses)
}
const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(app.deps.database.db)).rows[0]?.count
