// What a provider is asked because its news may be lost: when it is due, by the same rule as its messages, and never more often.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { askIfDue, askProvider, askSilentProviders } from './ask-provider.ts'
import {
  coupleWithCase,
  placedCourse,
  signedInBrowser,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'
import type { CoursesWorld } from '../deps.ts'

const hour = 3_600_000

let house: TestHouse
let people: TakersOfCase
let placed: PlacedCourse
/** What was asked about, in order. */
let asked: string[] = []

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  // What an earlier test has left open is nobody's matter any more.
  await sql`update course_taker set is_current = false`.execute(house.world.database.db)
  people = await coupleWithCase(house, { isSingle: true })
  placed = await placedCourse(house, people, { isReady: true })
  await people.debtor1.browser.graph(
    'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }',
    { c: people.caseId, i: placed.itemId },
  )
  asked = []
})

const watching = (): CoursesWorld => ({
  ...house.world,
  courseProvider: {
    ...house.world.courseProvider,
    itemState: (by) => {
      asked.push('itemKey' in by ? by.itemKey : by.placedWith)
      return house.world.courseProvider.itemState(by)
    },
  },
})
const status = async () =>
  (
    await sql<{
      status: number
    }>`select status from course_item where id = ${placed.itemId}`.execute(house.world.database.db)
  ).rows[0]?.status
const timesAsked = async (after: number) => {
  await house.clock.moveBy(Math.round(after))
  await askSilentProviders(watching())
  return asked.length
}
const item = (status: number) => ({ id: placed.itemId, status })

test('a lost message costs an hour; then four more hours, then a day', async () => {
  expect(await status()).toBe(3)
  await house.rehearsal.loseNextWebhook()
  await house.rehearsal.start(placed.itemId)
  expect(await status()).toBe(3)
  expect([await timesAsked(0.9 * hour), await timesAsked(0.2 * hour), await status()]).toEqual([
    0, 1, 4,
  ])
  // What was learned is news: the hour begins anew.
  expect([await timesAsked(0.9 * hour), await timesAsked(0.2 * hour)]).toEqual([1, 2])
  expect([await timesAsked(3.8 * hour), await timesAsked(0.3 * hour)]).toEqual([2, 3])
  expect([await timesAsked(23.5 * hour), await timesAsked(hour), await timesAsked(hour)]).toEqual([
    3, 4, 4,
  ])
})

test('whoever has finished and whose message was lost has their certificate, and nobody asks again', async () => {
  await house.rehearsal.finishWithoutCertificate(placed.itemId)
  await house.rehearsal.loseNextWebhook()
  await house.rehearsal.certificate(placed.itemId)
  expect(await timesAsked(1.1 * hour)).toBe(1)
  const { data } = await (
    await signedInBrowser(house, people.debtor1.accountId)
  ).graph('query ($id: ID!) { courseDashboard(caseId: $id) { orders { courseStatus } } }', {
    id: people.caseId,
  })
  expect(data.courseDashboard.orders).toEqual([{ courseStatus: 6 }])
  expect([await timesAsked(25 * hour), await timesAsked(25 * hour)]).toEqual([1, 1])
})

test('nobody asks about what has ended or was reset', async () => {
  await house.rehearsal.cancel(placed.itemId)
  expect(await timesAsked(30 * hour)).toBe(0)
  await sql`update course_item set status = 4 where id = ${placed.itemId}`.execute(
    house.world.database.db,
  )
  await sql`update course_taker set is_current = false where item_id = ${placed.itemId}`.execute(
    house.world.database.db,
  )
  expect(await timesAsked(30 * hour)).toBe(0)
})

test('a provider that does not answer keeps none of the others waiting', async () => {
  const others = await coupleWithCase(house, { isSingle: true })
  const other = await placedCourse(house, others)
  await house.rehearsal.failNext('itemState', 'fail')
  await house.clock.moveBy(2 * hour)
  await askSilentProviders(watching())
  expect([asked.length, other.itemId.length]).toEqual([2, 36])
})

test('a service that is away is left alone until the next time, with whatever else is due', async () => {
  for (let count = 0; count < 4; count += 1)
    await placedCourse(house, await coupleWithCase(house, { isSingle: true }))
  const { courseProvider } = house.world
  const away = {
    ...house.world,
    courseProvider: {
      ...courseProvider,
      itemState: () => Promise.reject(new Error(`away ${String(asked.push(''))}`)),
    },
  }
  await house.clock.moveBy(2 * hour)
  await askSilentProviders(away)
  expect(asked.length).toBe(3)
  await askSilentProviders(watching())
  expect(asked.length).toBe(5)
})

test('an answer that comes late is heard as late: an old state lowers nothing', async () => {
  const old = await house.world.courseProvider.itemState({
    itemKey:
      (
        await sql<{
          key: string
        }>`select item_key as key from course_item where id = ${placed.itemId}`.execute(
          house.world.database.db,
        )
      ).rows[0]?.key ?? '',
  })
  await house.rehearsal.start(placed.itemId)
  expect(
    await askProvider(
      {
        ...house.world,
        courseProvider: { ...house.world.courseProvider, itemState: () => Promise.resolve(old) },
      },
      placed.itemId,
    ),
  ).toBe(false)
  expect(await status()).toBe(4)
})

test('a registration whose answer was lost is known by asking: the way in comes with it', async () => {
  const later = await placedCourse(house, await coupleWithCase(house, { isSingle: true }), {
    isReady: true,
    method: 2,
  })
  const itemKey =
    (
      await sql<{
        key: string
      }>`select item_key as key from course_item where id = ${later.itemId}`.execute(
        house.world.database.db,
      )
    ).rows[0]?.key ?? ''
  await house.world.courseProvider.register(later.itemId, { itemKey, persons: [] })
  expect(await askProvider(house.world, later.itemId)).toBe(true)
  const {
    rows: [row],
  } =
    await sql`select status, registered_at is not null as "isRegistered", phone_number is not null as "hasPhone", access_code_sealed is not null as "hasCode" from course_item where id = ${later.itemId}`.execute(
      house.world.database.db,
    )
  expect(row).toEqual({ status: 13, isRegistered: true, hasPhone: true, hasCode: true })
})

test('whoever comes back sees at once what was lost, and each item is asked about at most once a minute', async () => {
  await house.rehearsal.loseNextWebhook()
  await house.rehearsal.start(placed.itemId)
  await house.clock.moveBy(61_000)
  expect([await askIfDue(watching(), [item(3)]), await status(), asked.length]).toEqual([
    true,
    4,
    1,
  ])
  expect([await askIfDue(watching(), [item(4)]), asked.length]).toEqual([false, 1])
  await house.clock.moveBy(59_000)
  expect([await askIfDue(watching(), [item(4)]), asked.length]).toEqual([false, 1])
  await house.clock.moveBy(2000)
  expect([await askIfDue(watching(), [item(4)]), asked.length]).toEqual([false, 2])
})

test('only a course that may have moved on is asked about, and a provider that fails disturbs nobody', async () => {
  await house.clock.moveBy(61_000)
  for (const other of [2, 12, 5, 6, 7, 8, 9, 10])
    expect(await askIfDue(watching(), [item(other)])).toBe(false)
  expect(asked).toEqual([])
  await house.rehearsal.failNext('itemState', 'fail')
  expect([await askIfDue(watching(), [item(3)]), asked.length]).toEqual([false, 1])
})

test('the look at the courses itself is such a return', async () => {
  await house.rehearsal.loseNextWebhook()
  await house.rehearsal.start(placed.itemId)
  const seen = async () =>
    (
      await people.debtor1.browser.graph(
        'query ($id: ID!) { courseDashboard(caseId: $id) { orders { courseStatus } } }',
        { id: people.caseId },
      )
    ).data.courseDashboard.orders
  expect(await seen()).toEqual([{ courseStatus: 3 }])
  await house.clock.moveBy(61_000)
  expect(await seen()).toEqual([{ courseStatus: 4 }])
})
