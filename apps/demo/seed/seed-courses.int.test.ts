import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { takeCourses } from '#apps/demo/seed/take-courses.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { seedCourses } from './seed-courses.ts'

const app = openTestApp()

beforeAll(async () => {
  await seedCourses(app.deps, app.demoData, takeCourses(app.deps))
})

test('Jonah has an invite paid by the firm', async () => {
  expect(await first('jonah', app.demoData.cases.jonah)).toMatchObject({
    invites: [
      {
        courseNumber: 'First',
        coursePaymentType: 2,
        courseProviders: [{ providerId: 291 }, { providerId: 176 }, { providerId: 245 }],
      },
    ],
    order: { courseStatus: 1, coursePaymentType: 2, orderItemId: null },
    course: { hasPlacedOrder: true, orderStatus: 2 },
  })
})

test('Mei has started her course', async () => {
  expect(await first('mei', app.demoData.cases.mei)).toMatchObject({
    invites: [],
    order: { courseStatus: 4, providerId: 245, coursePaymentType: 1 },
  })
})

test('Victor ordered for both spouses and Grace sees the order', async () => {
  expect(await first('victor', app.demoData.cases.okonkwo)).toMatchObject({
    order: { courseStatus: 2, isJoint: true, providerId: 176 },
    course: { jointOption: 1 },
  })
  expect(await first('grace', app.demoData.cases.okonkwo)).toMatchObject({
    order: { courseStatus: 9, isJoint: true },
    course: { jointOption: 1, hasPlacedOrder: true },
  })
})

test('Lucille has a certificate that is valid for ten more days', async () => {
  const today = app.today()
  const { order } = await first('lucille', app.demoData.cases.lucille)
  expect(order).toMatchObject({
    courseStatus: 6,
    courseCertificationExpirationDate: calendarDayAfter(today, 10),
    courseCompletionDate: calendarDayAfter(today, -170),
  })
  const { orderId, orderItemId } = order as unknown as Record<'orderId' | 'orderItemId', string>
  const file = await (
    await readBrowser('lucille')
  ).get(`/certificate/download/${orderId}/${orderItemId}`)
  expect([file.status, file.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})

test('Rosa and the Whitfields have no orders, and no messages are waiting', async () => {
  for (const [person, caseId] of [
    ['rosa', app.demoData.cases.rosa],
    ['marcus', app.demoData.cases.whitfield],
    ['elena', app.demoData.cases.whitfield],
  ] as const) {
    expect(await first(person, caseId)).toMatchObject({
      invites: [],
      course: { hasPlacedOrder: false, orderStatus: 0 },
    })
  }
  const { rows } = await sql<{
    accountId: string
  }>`select account_id as "accountId" from notice_due`.execute(app.deps.database.db)
  expect(rows.map(({ accountId }) => accountId)).toEqual([app.demoData.accounts.jonah])
})

type Key = keyof TestApp['demoData']['accounts']

async function readBrowser(person: Key) {
  const browser = app.browser()
  browser.tokens = await app.readTokens(app.demoData.accounts[person])
  return browser
}

async function first(person: Key, caseId: string) {
  const { data } = await (
    await readBrowser(person)
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
  return { invites, order: ofFirst(orders), course: ofFirst(courses) }
}
