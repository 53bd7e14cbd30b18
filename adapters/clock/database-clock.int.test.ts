// Machines whose clocks are wrong: they agree on the time of the database, and say that their own is wrong.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { joseTokens } from '#adapters/tokens/jose-tokens.ts'
import { openTestDatabase, silentLog, type TestDatabase } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import { openDatabaseClock, type DatabaseClock } from './database-clock.ts'

let own: TestDatabase
const open: DatabaseClock[] = []

beforeAll(async () => {
  own = await openTestDatabase()
})
afterAll(async () => {
  for (const clock of open) clock.close()
  await own.close()
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

test('tokens of a machine that is 60 seconds ahead are good on one that is 60 seconds behind, and the other way round', async () => {
  const secrets = masterKeySecrets(new Uint8Array(32).fill(7))
  const ahead = joseTokens(secrets, await clockAt(aheadBy(60_000)))
  const behind = joseTokens(secrets, await clockAt(aheadBy(-60_000)))
  const claims = { accountId: 'account', sessionId: 'session', version: 1 }
  expect(await behind.readAccessToken(await ahead.accessToken(claims))).toEqual(claims)
  expect(await ahead.readAccessToken(await behind.accessToken(claims))).toEqual(claims)
})

test('a wrong clock is measured and corrected, and a right one is left as it is', async () => {
  const wrong = await clockAt(aheadBy(45_000))
  expect(wrong.skewMs()).toBeGreaterThan(-46_000)
  expect(wrong.skewMs()).toBeLessThan(-44_000)
  const fixed = Date.UTC(2026, 10, 23)
  let machineTimeMs = 0
  const right = await clockAt(() => (machineTimeMs = Date.now() + 50))
  expect(right.now().getTime()).toBe(machineTimeMs)
  // The database's time is nowhere near this machine's: the correction is the whole difference.
  const stopped = await clockAt(() => fixed)
  expect(stopped.now().getTime()).toBe(fixed + stopped.skewMs())
})

test('a clock that goes wrong by more than 5 seconds is named in the log once, and once more when it is right again', async () => {
  const said: string[] = []
  const note = (level: string) => (fields: Readonly<Record<string, unknown>>) =>
    void said.push(`${level} ${Math.round(Number(fields['skewMs']) / 1000)}`)
  let aheadMs = 0
  const clock = await clockAt(
    () => Date.now() + aheadMs,
    { info: note('info'), warn: note('warn'), error: note('error') },
    10,
  )
  expect(said).toEqual([])
  aheadMs = 8_000
  await expect.poll(() => said).toEqual(['warn -8'])
  aheadMs = 20_000
  await expect.poll(() => Math.round(clock.skewMs() / 1000)).toBe(-20)
  aheadMs = 0
  await expect.poll(() => said).toEqual(['warn -8', 'info 0'])
})

test('when the database does not answer, the last measurement stays in force', async () => {
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
