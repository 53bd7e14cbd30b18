import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeDemoClock } from '#adapters/database/remove-demo-clock.ts'
import { aTestDatabaseEach, connectTestDatabase } from '#database/test-database.ts'
import type { Clock } from '#ports/clock.ts'
import { openDemoClock } from './demo-clock.ts'
import { installDemoClock } from './demo-clock.store.ts'

const daysMs = 24 * 60 * 60_000
const waitOptions = { timeout: 10_000 }
const machineClock: Clock = { now: () => new Date() }
const own = aTestDatabaseEach()

test('moves the clock and portal_now() together, forward, backward and back to the true time', async () => {
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

test('another process starts with the moved time and follows each further move', async () => {
  await own.clock.moveBy(5_000)
  const secondConnection = await connectTestDatabase(own.url, { poolSize: 1 })
  const secondClock = await openDemoClock(secondConnection, machineClock)
  expect(secondClock.offsetMs()).toBe(own.clock.offsetMs())
  await own.clock.moveBy(60_000)
  await expect.poll(() => secondClock.offsetMs(), waitOptions).toBe(own.clock.offsetMs())
  await secondClock.moveBy(1_000)
  await expect.poll(() => own.clock.offsetMs(), waitOptions).toBe(secondClock.offsetMs())
  await secondConnection.close()
})

test('a prepared statement reads the moved time', async () => {
  const read = () =>
    sql<{
      late: boolean
    }>`select portal_now() > ${new Date(Date.now() + 10 * daysMs)} as late`.execute(own.database.db)
  for (let i = 0; i < 8; i++) expect((await read()).rows).toEqual([{ late: false }])
  await own.clock.moveBy(11 * daysMs)
  expect((await read()).rows).toEqual([{ late: true }])
})

test('portal_now() returns the true time after the demo clock is removed, and a second installation keeps the offset', async () => {
  await own.clock.moveBy(daysMs)
  await installDemoClock(own.database)
  await expectAgreement(own.clock)
  await removeDemoClock(own.database)
  await removeDemoClock(own.database)
  expect(Math.abs((await portalNow()).getTime() - Date.now())).toBeLessThan(daysMs / 2)
  await expect(openDemoClock(own.database, machineClock)).rejects.toThrow()
})

async function portalNow(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select portal_now() as now`.execute(own.database.db)
  return rows[0]?.now ?? new Date(0)
}

/**
 * Expects the database's time to be between two readings of the clock. Allows for one millisecond,
 * because of rounding.
 */
async function expectAgreement(clock: Clock): Promise<void> {
  const before = clock.now().getTime()
  const between = (await portalNow()).getTime()
  expect(between).toBeGreaterThanOrEqual(before - 1)
  expect(between).toBeLessThanOrEqual(clock.now().getTime() + 1)
}
