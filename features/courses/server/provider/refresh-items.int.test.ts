import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type AppDeps, forEachFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { newRefreshRun, refreshIfDue, refreshItem } from './refresh-items.ts'
import {
  coupleWithCase,
  placedCourse,
  signedInBrowser,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'
import type { CoursesDeps } from '../deps.ts'

const hour = 3_600_000

const app = openTestApp()
let people: TakersOfCase
let placed: PlacedCourse
/** Requested items, in order. */
let requested: string[] = []

beforeEach(async () => {
  // Closes items that an earlier test left open.
  await sql`update course_taker set is_current = false`.execute(app.deps.database.db)
  people = await coupleWithCase(app, { isSingle: true })
  placed = await placedCourse(app, people, { isReady: true })
  await people.debtor1.browser.graph(
    'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }',
    { c: people.caseId, i: placed.itemId },
  )
  requested = []
})

test('requests lost news after one hour, then after four more hours, then once a day', async () => {
  expect(await status()).toBe(3)
  await app.courseProvider.loseNextWebhook()
  await app.courseProvider.start(placed.itemId)
  expect(await status()).toBe(3)
  expect([await timesAsked(0.9 * hour), await timesAsked(0.2 * hour), await status()]).toEqual([
    0, 1, 4,
  ])
  // After news, the next request follows an hour later.
  expect([await timesAsked(0.9 * hour), await timesAsked(0.2 * hour)]).toEqual([1, 2])
  expect([await timesAsked(3.8 * hour), await timesAsked(0.3 * hour)]).toEqual([2, 3])
  expect([await timesAsked(23.5 * hour), await timesAsked(hour), await timesAsked(hour)]).toEqual([
    3, 4, 4,
  ])
})

test('recovers a lost certificate, and stops polling', async () => {
  await app.courseProvider.finishWithoutCertificate(placed.itemId)
  await app.courseProvider.loseNextWebhook()
  await app.courseProvider.certificate(placed.itemId)
  expect(await timesAsked(1.1 * hour)).toBe(1)
  const { data } = await (
    await signedInBrowser(app, people.debtor1.accountId)
  ).graph('query ($id: ID!) { courseDashboard(caseId: $id) { orders { courseStatus } } }', {
    id: people.caseId,
  })
  expect(data.courseDashboard.orders).toEqual([{ courseStatus: 6 }])
  expect([await timesAsked(25 * hour), await timesAsked(25 * hour)]).toEqual([1, 1])
})

test('never polls an ended or reset item', async () => {
  await app.courseProvider.cancel(placed.itemId)
  expect(await timesAsked(30 * hour)).toBe(0)
  await sql`update course_item set status = 4 where id = ${placed.itemId}`.execute(
    app.deps.database.db,
  )
  await sql`update course_taker set is_current = false where item_id = ${placed.itemId}`.execute(
    app.deps.database.db,
  )
  expect(await timesAsked(30 * hour)).toBe(0)
})

test('continues with other items after one provider fails', async () => {
  const others = await coupleWithCase(app, { isSingle: true })
  const otherCourse = await placedCourse(app, others)
  await app.courseProvider.failNext('itemState', 'fail')
  await app.clock.moveBy(2 * hour)
  await forEachFirm(watching(), newRefreshRun())
  expect([requested.length, otherCourse.itemId.length]).toEqual([2, 36])
})

test('stops the run over all firms when the service is down, and leaves the other items for the next run', async () => {
  for (const firm of ['hollis', 'northgate', 'northgate'] as const)
    await placedCourse(app, await coupleWithCase(app, { isSingle: true, firm }))
  const { courseProvider } = app.deps
  const away = {
    ...app.deps,
    courseProvider: {
      ...courseProvider,
      itemState: () => Promise.reject(new Error(`away ${String(requested.push(''))}`)),
    },
  }
  await app.clock.moveBy(2 * hour)
  await forEachFirm(away, newRefreshRun())
  expect(requested.length).toBe(3)
  await forEachFirm(watching(), newRefreshRun())
  expect(requested.length).toBe(4)
})

test('ignores an outdated status in a late response', async () => {
  const old = await app.deps.courseProvider.itemState({
    itemKey:
      (
        await sql<{
          key: string
        }>`select item_key as key from course_item where id = ${placed.itemId}`.execute(
          app.deps.database.db,
        )
      ).rows[0]?.key ?? '',
  })
  await app.courseProvider.start(placed.itemId)
  expect(
    await refreshItem(
      {
        ...app.deps,
        courseProvider: { ...app.deps.courseProvider, itemState: () => Promise.resolve(old) },
      },
      { itemId: placed.itemId, firmId: people.firmId },
    ),
  ).toBe(false)
  expect(await status()).toBe(4)
})

test('recovers a lost registration response with its course link', async () => {
  const couple = await coupleWithCase(app, { isSingle: true })
  const later = await placedCourse(app, couple, { isReady: true, method: 2 })
  const itemKey =
    (
      await sql<{
        key: string
      }>`select item_key as key from course_item where id = ${later.itemId}`.execute(
        app.deps.database.db,
      )
    ).rows[0]?.key ?? ''
  await app.deps.courseProvider.register(later.itemId, { itemKey, persons: [] })
  expect(await refreshItem(app.deps, { itemId: later.itemId, firmId: couple.firmId })).toBe(true)
  const {
    rows: [row],
  } =
    await sql`select status, registered_at is not null as "isRegistered", phone_number is not null as "hasPhone", access_code_sealed is not null as "hasCode" from course_item where id = ${later.itemId}`.execute(
      app.deps.database.db,
    )
  expect(row).toEqual({ status: 13, isRegistered: true, hasPhone: true, hasCode: true })
})

test('shows lost news when the client returns, and requests each item at most once a minute', async () => {
  await app.courseProvider.loseNextWebhook()
  await app.courseProvider.start(placed.itemId)
  await app.clock.moveBy(61_000)
  expect([await refreshOpen(item(3)), await status(), requested.length]).toEqual([true, 4, 1])
  expect([await refreshOpen(item(4)), requested.length]).toEqual([false, 1])
  await app.clock.moveBy(59_000)
  expect([await refreshOpen(item(4)), requested.length]).toEqual([false, 1])
  await app.clock.moveBy(2000)
  expect([await refreshOpen(item(4)), requested.length]).toEqual([false, 2])
})

test("requests only open courses, and ignores a provider's failure", async () => {
  await app.clock.moveBy(61_000)
  for (const itemStatus of [2, 12, 5, 6, 7, 8, 9, 10])
    expect(await refreshOpen(item(itemStatus))).toBe(false)
  expect(requested).toEqual([])
  await app.courseProvider.failNext('itemState', 'fail')
  expect([await refreshOpen(item(3)), requested.length]).toEqual([false, 1])
})

test('reading the dashboard also requests lost news', async () => {
  await app.courseProvider.loseNextWebhook()
  await app.courseProvider.start(placed.itemId)
  const seen = async () =>
    (
      await people.debtor1.browser.graph(
        'query ($id: ID!) { courseDashboard(caseId: $id) { orders { courseStatus } } }',
        { id: people.caseId },
      )
    ).data.courseDashboard.orders
  expect(await seen()).toEqual([{ courseStatus: 3 }])
  await app.clock.moveBy(61_000)
  expect(await seen()).toEqual([{ courseStatus: 4 }])
})

const watching = (): CoursesDeps & Pick<AppDeps, 'jobsDatabase'> => ({
  ...app.deps,
  courseProvider: {
    ...app.deps.courseProvider,
    itemState: (by) => {
      requested.push('itemKey' in by ? by.itemKey : by.placedWith)
      return app.deps.courseProvider.itemState(by)
    },
  },
})
const status = async () =>
  (
    await app.row(
      sql<{
        status: number
      }>`select status from course_item where id = ${placed.itemId}`,
    )
  )?.status
const timesAsked = async (after: number) => {
  await app.clock.moveBy(Math.round(after))
  await forEachFirm(watching(), newRefreshRun())
  return requested.length
}
const item = (status: number) => ({ id: placed.itemId, status })
const refreshOpen = (open: ReturnType<typeof item>) =>
  refreshIfDue(watching(), people.firmId, [open])
