// Whoever changes a course has it alone for as long as it takes, and no longer than its process lives.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { takeTurn, type CourseKey } from './courses.store.ts'
import { inTurn } from './course-lock.ts'

let house: TestHouse
let key: CourseKey

beforeAll(async () => {
  house = await openTestHouse()
  const { rows } = await sql<{
    firmId: string
  }>`select firm_id as "firmId" from legal_case where id = ${house.cast.cases.rosa}`.execute(
    house.world.database.db,
  )
  key = { caseId: house.cast.cases.rosa, courseNumber: 'First', firmId: rows[0]?.firmId ?? '' }
})
afterAll(() => house.close())
afterEach(() => void vi.useRealTimers())

const secondsLeft = async () => {
  const { rows } = await sql<{
    left: number | null
  }>`select extract(epoch from busy_until - portal_now())::float8 as left from course where case_id = ${key.caseId}`.execute(
    house.world.database.db,
  )
  return rows[0]?.left ?? null
}

test('a turn is renewed while its process works, however long that takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await inTurn(house.world, key, async () => {
    for (const _ of [1, 2, 3]) {
      await house.clock.moveBy(9_000)
      await vi.advanceTimersByTimeAsync(3_000)
      await expect.poll(secondsLeft).toBeGreaterThan(5)
      expect(await takeTurn(house.world.database.db, key, 10)).toBeUndefined()
    }
  })
  expect(await secondsLeft()).toBeNull()
})

test('the turn of a process that died is free ten seconds later', async () => {
  await takeTurn(house.world.database.db, key, 10)
  await house.clock.moveBy(10_001)
  expect(await inTurn(house.world, key, () => Promise.resolve('done'))).toBe('done')
})

test('whoever lost the turn leaves it to the next one', async () => {
  await inTurn(house.world, key, async () => {
    await house.clock.moveBy(11_000)
    expect(await takeTurn(house.world.database.db, key, 10)).toBeDefined()
  })
  expect(await secondsLeft()).toBeGreaterThan(5)
  await house.clock.moveBy(11_000)
})

test('ten who come at once come one after the other', async () => {
  let [now, most] = [0, 0]
  await Promise.all(
    Array.from({ length: 10 }, () =>
      inTurn(house.world, key, async () => {
        now += 1
        most = Math.max(most, now)
        await Promise.resolve()
        now -= 1
      }),
    ),
  )
  expect(most).toBe(1)
})
