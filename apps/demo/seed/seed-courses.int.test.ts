// The cast's courses come through the product's own use cases, and stand in the states that they are there to show.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providersHand } from '#apps/server/cast-provider.ts'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { calendarDay, calendarDayAfter } from '#lib/dates.ts'
import { seedCourses } from './seed-courses.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
  await seedCourses(house.world, house.cast, providersHand(house.world))
}, 60_000)
afterAll(() => house.close())

type Key = keyof TestHouse['cast']['accounts']

async function browserOf(person: Key) {
  const browser = house.browser()
  browser.tokens = await house.tokensOf(house.cast.accounts[person])
  return browser
}

async function first(person: Key, caseId: string) {
  const { data } = await (
    await browserOf(person)
  ).graph(
    `query ($id: ID!) { courseDashboard(caseId: $id) {
    invites { courseNumber coursePaymentType courseProviders { providerId } }
    orders { orderId orderItemId courseNumber courseStatus isJoint providerId coursePaymentType courseCompletionDate courseCertificationExpirationDate }
    courses { courseNumber jointOption hasPlacedOrder orderStatus } } }`,
    { id: caseId },
  )
  const { invites, orders, courses } = data.courseDashboard
  const ofFirst = (rows: ReadonlyArray<{ courseNumber: string }>) =>
    rows.find(({ courseNumber }) => courseNumber === 'First')
  return { invites, order: ofFirst(orders), standing: ofFirst(courses) }
}

test('Jonah has an invite that the firm pays', async () => {
  expect(await first('jonah', house.cast.cases.jonah)).toMatchObject({
    invites: [
      {
        courseNumber: 'First',
        coursePaymentType: 2,
        courseProviders: [{ providerId: 291 }, { providerId: 176 }, { providerId: 245 }],
      },
    ],
    order: { courseStatus: 1, coursePaymentType: 2, orderItemId: null },
    standing: { hasPlacedOrder: true, orderStatus: 2 },
  })
})

test('Mei is in the middle of her course', async () => {
  expect(await first('mei', house.cast.cases.mei)).toMatchObject({
    invites: [],
    order: { courseStatus: 4, providerId: 245, coursePaymentType: 1 },
  })
})

test('Victor ordered for both, and Grace sees that', async () => {
  expect(await first('victor', house.cast.cases.okonkwo)).toMatchObject({
    order: { courseStatus: 2, isJoint: true, providerId: 176 },
    standing: { jointOption: 1 },
  })
  expect(await first('grace', house.cast.cases.okonkwo)).toMatchObject({
    order: { courseStatus: 9, isJoint: true },
    standing: { jointOption: 1, hasPlacedOrder: true },
  })
})

test('Lucille has a certificate for ten more days', async () => {
  const today = calendarDay(house.clock.now(), 'America/New_York')
  const { order } = await first('lucille', house.cast.cases.lucille)
  expect(order).toMatchObject({
    courseStatus: 6,
    courseCertificationExpirationDate: calendarDayAfter(today, 10),
    courseCompletionDate: calendarDayAfter(today, -170),
  })
  const { orderId, orderItemId } = order as unknown as Record<'orderId' | 'orderItemId', string>
  const file = await (
    await browserOf('lucille')
  ).get(`/certificate/download/${orderId}/${orderItemId}`)
  expect([file.status, file.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})

test('Rosa and the Whitfields have ordered nothing, and nobody waits for a message about what they know', async () => {
  for (const [person, caseId] of [
    ['rosa', house.cast.cases.rosa],
    ['marcus', house.cast.cases.whitfield],
    ['elena', house.cast.cases.whitfield],
  ] as const) {
    expect(await first(person, caseId)).toMatchObject({
      invites: [],
      standing: { hasPlacedOrder: false, orderStatus: 0 },
    })
  }
  const { rows } = await sql<{
    accountId: string
  }>`select account_id as "accountId" from notice_due`.execute(house.world.database.db)
  expect(rows.map(({ accountId }) => accountId)).toEqual([house.cast.accounts.jonah])
})
