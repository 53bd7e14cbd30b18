import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { claimTurn, type CourseKey } from './courses.store.ts'
import { withCourseLock } from './course-lock.ts'

const app = openTestApp()
let key: CourseKey

beforeAll(async () => {
  const rows = await app.rows(
    sql<{
      firmId: string
    }>`select firm_id as "firmId" from legal_case where id = ${app.demoData.cases.rosa}`,
  )
  key = { caseId: app.demoData.cases.rosa, courseNumber: 'First', firmId: rows[0]?.firmId ?? '' }
})
afterEach(() => void vi.useRealTimers())

test('renews the lock as long as its process works', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await withCourseLock(app.deps, key, async () => {
    for (const _ of [1, 2, 3]) {
      await app.clock.moveBy(9_000)
      await vi.advanceTimersByTimeAsync(3_000)
      await expect.poll(secondsLeft).toBeGreaterThan(5)
      expect(await claimTurn(app.deps.database.db, key, 10)).toBeUndefined()
    }
  })
  expect(await secondsLeft()).toBeNull()
})

test('releases the lock of a dead process after ten seconds', async () => {
  await claimTurn(app.deps.database.db, key, 10)
  await app.clock.moveBy(10_001)
  expect(await withCourseLock(app.deps, key, () => Promise.resolve('done'))).toBe('done')
})

test('does not release a lock that another request has taken', async () => {
  await withCourseLock(app.deps, key, async () => {
    await app.clock.moveBy(11_000)
    expect(await claimTurn(app.deps.database.db, key, 10)).toBeDefined()
  })
  expect(await secondsLeft()).toBeGreaterThan(5)
  await app.clock.moveBy(11_000)
})

test('runs ten concurrent requests one after the other', async () => {
  let [now, most] = [0, 0]
  await Promise.all(
    Array.from({ length: 10 }, () =>
      withCourseLock(app.deps, key, async () => {
        now += 1
        most = Math.max(most, now)
        await Promise.resolve()
        now -= 1
      }),
    ),
  )
  expect(most).toBe(1)
})

const secondsLeft = async () => {
  const rows = await app.rows(
    sql<{
      left: number | null
    }>`select extract(epoch from busy_until - portal_now())::float8 as left from course where case_id = ${key.caseId}`,
  )
  return rows[0]?.left ?? null
}
