import { afterAll, expect, test } from 'vitest'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { joseTokens } from '#adapters/tokens/jose-tokens.ts'
import { openTestDatabase, silentLog, aTestDatabase } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import { openDatabaseClock, type DatabaseClock } from './database-clock.ts'

const own = aTestDatabase()
const open: DatabaseClock[] = []

afterAll(async () => {
  for (const clock of open) clock.close()
})
/** A busy machine takes longer than a second. */
const slow = { timeout: 10_000 }

test('a machine whose clock is 60 seconds behind accepts a token from a machine 60 seconds ahead, and vice versa', async () => {
  const secrets = masterKeySecrets(new Uint8Array(32).fill(7))
  const ahead = joseTokens(secrets, await clockAt(aheadBy(60_000)))
  const behind = joseTokens(secrets, await clockAt(aheadBy(-60_000)))
  const claims = { accountId: 'account', sessionId: 'session', version: 1 }
  expect(await behind.readAccessToken(await ahead.accessToken(claims))).toEqual(claims)
  expect(await ahead.readAccessToken(await behind.accessToken(claims))).toEqual(claims)
})

test('measures and corrects a wrong clock and leaves a correct clock unchanged', async () => {
  const wrong = await clockAt(aheadBy(45_000))
  expect(wrong.skewMs()).toBeGreaterThan(-46_000)
  expect(wrong.skewMs()).toBeLessThan(-44_000)
  const fixed = Date.UTC(2026, 10, 23)
  let machineTimeMs = 0
  const right = await clockAt(() => (machineTimeMs = Date.now() + 50))
  expect(right.now().getTime()).toBe(machineTimeMs)
  // The machine's clock is fixed, so the correction is the whole difference to the database's time.
  const stopped = await clockAt(() => fixed)
  expect(stopped.now().getTime()).toBe(fixed + stopped.skewMs())
})

test('logs once that a clock is off by more than 5 seconds, and once that it is correct again', async () => {
  const logged: string[] = []
  const note = (level: string) => (fields: Readonly<Record<string, unknown>>) =>
    void logged.push(`${level} ${Math.round(Number(fields['skewMs']) / 1000)}`)
  let aheadMs = 0
  const clock = await clockAt(
    () => Date.now() + aheadMs,
    { info: note('info'), warn: note('warn'), error: note('error') },
    10,
  )
  expect(logged).toEqual([])
  aheadMs = 8_000
  await expect.poll(() => logged, slow).toEqual(['warn -8'])
  aheadMs = 20_000
  await expect.poll(() => Math.round(clock.skewMs() / 1000), slow).toBe(-20)
  aheadMs = 0
  await expect.poll(() => logged, slow).toEqual(['warn -8', 'info 0'])
})

test('uses the last measurement while the database is unreachable', async () => {
  const lost = await openTestDatabase()
  const warnings: string[] = []
  const log: Log = { ...silentLog, warn: (_, message) => void warnings.push(message) }
  const clock = await openDatabaseClock(lost.database, log, {
    machineTimeMs: aheadBy(45_000),
    everyMs: 10,
  })
  open.push(clock)
  const measured = Math.round(clock.skewMs() / 1000)
  await lost.close()
  await expect.poll(() => warnings).toContain('The clock could not be compared with the database')
  expect(Math.round(clock.skewMs() / 1000)).toBe(measured)
})

async function clockAt(
  machineTimeMs: () => number,
  log: Log = silentLog,
  everyMs?: number,
): Promise<DatabaseClock> {
  const clock = await openDatabaseClock(own.database, log, {
    machineTimeMs,
    ...(everyMs === undefined ? {} : { everyMs }),
  })
  open.push(clock)
  return clock
}
const aheadBy = (ms: number) => () => Date.now() + ms
