// The program's clock and portal_now() always say the same, in every process.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#adapters/database/connect.ts'
import { installRehearsalClock, removeRehearsalClock } from '#apps/demo/clock/demo-clock.store.ts'
import { openTestDatabase, silentLog } from '#database/test-database.ts'
import type { TestDatabase } from '#database/test-database.ts'
import type { Clock } from '#ports/clock.ts'
import { openRehearsalClock } from '../../../adapters/clock/rehearsal-clock.ts'

const daysMs = 24 * 60 * 60_000
const patience = { timeout: 10_000 }
let own: TestDatabase

beforeAll(async () => {
  own = await openTestDatabase()
})
afterAll(() => own.close())

async function portalNow(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select portal_now() as now`.execute(own.database.db)
  return rows[0]?.now ?? new Date(0)
}

/** The database's time lies between two readings of the clock; a millisecond is lost in rounding. */
async function expectAgreement(clock: Clock): Promise<void> {
  const before = clock.now().getTime()
  const between = (await portalNow()).getTime()
  expect(between).toBeGreaterThanOrEqual(before - 1)
  expect(between).toBeLessThanOrEqual(clock.now().getTime() + 1)
}

test('a move moves both, forward, backward and home again', async () => {
  await expectAgreement(own.clock)
  await own.clock.moveBy(180 * daysMs)
  expect(own.clock.now().getTime()).toBeGreaterThan(Date.now() + 179 * daysMs)
  await expectAgreement(own.clock)
  await own.clock.moveBy(-200 * daysMs)
  expect(own.clock.offsetMs()).toBe(-20 * daysMs)
  await expectAgreement(own.clock)
  await own.clock.reset()
  expect(own.clock.offsetMs()).toBe(0)
  await expectAgreement(own.clock)
})

test('another process starts with the moved time and hears each further move', async () => {
  await own.clock.moveBy(5_000)
  const other = await connectDatabase({ url: own.url, log: silentLog, poolSize: 1 })
  const theirs = await openRehearsalClock(other)
  expect(theirs.offsetMs()).toBe(own.clock.offsetMs())
  await own.clock.moveBy(60_000)
  await expect.poll(() => theirs.offsetMs(), patience).toBe(own.clock.offsetMs())
  await theirs.moveBy(1_000)
  await expect.poll(() => own.clock.offsetMs(), patience).toBe(theirs.offsetMs())
  await other.close()
})

test('a prepared statement sees the move too', async () => {
  const read = () =>
    sql<{
      late: boolean
    }>`select portal_now() > ${new Date(Date.now() + 10 * daysMs)} as late`.execute(own.database.db)
  await own.clock.reset()
  for (let i = 0; i < 8; i++) expect((await read()).rows).toEqual([{ late: false }])
  await own.clock.moveBy(11 * daysMs)
  expect((await read()).rows).toEqual([{ late: true }])
})

test('removed, portal_now() is the true time; installing twice keeps the offset', async () => {
  await own.clock.moveBy(daysMs)
  await installRehearsalClock(own.database)
  await expectAgreement(own.clock)
  await removeRehearsalClock(own.database)
  await removeRehearsalClock(own.database)
  expect(Math.abs((await portalNow()).getTime() - Date.now())).toBeLessThan(daysMs / 2)
  await expect(openRehearsalClock(own.database)).rejects.toThrow()
})
