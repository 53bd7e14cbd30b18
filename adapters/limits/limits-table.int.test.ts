import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aTestDatabase } from '#database/test-database.ts'
import type { RateLimit, LockoutRule } from '#lib/limits.ts'
import type { Limits } from '#ports/limits.ts'
import { limitsTable, sweepLimits } from './limits-table.ts'

const fiveTries: LockoutRule = {
  name: 'login',
  maxFailures: 5,
  lockSeconds: 300,
  windowSeconds: 3_600,
}
const sevenAMinute: RateLimit = { name: 'look-up', max: 7, perSeconds: 60 }
const own = aTestDatabase()
let limits: Limits

beforeAll(async () => {
  limits = limitsTable(own.database, (text) => createHmac('sha256', 'key').update(text).digest())
})

test('a lock is found without counting a try', async () => {
  expect(await limits.findLock(fiveTries, 'eve')).toBeUndefined()
  await states(4, 'eve')
  expect(await limits.findLock(fiveTries, 'eve')).toBeUndefined()
  await states(1, 'eve')
  const lock = await limits.findLock(fiveTries, 'eve')
  expect(lock?.until).toBeInstanceOf(Date)
  await limits.clearAttempts(fiveTries, 'eve')
  expect(await limits.findLock(fiveTries, 'eve')).toBeUndefined()
  expect(await states(1, 'eve')).toEqual(['open 4'])
})

test('the fifth failure locks, and no try counts while locked', async () => {
  expect(await states(7, 'ann')).toEqual([
    'open 4',
    'open 3',
    'open 2',
    'open 1',
    'open 0',
    'locked',
    'locked',
  ])
  const attempt = await limits.beginAttempt(fiveTries, 'ann')
  expect(attempt.state).toBe('locked')
  if (attempt.state !== 'locked' || !attempt.until) return
  const leftMs = attempt.until.getTime() - own.clock.now().getTime()
  expect(leftMs).toBeGreaterThan(0)
  expect(leftMs).toBeLessThanOrEqual(300_000)
})

test('the lock ends exactly after its time, and the count restarts', async () => {
  await states(5, 'bob')
  await own.clock.moveBy(290_000)
  expect(await states(1, 'bob')).toEqual(['locked'])
  await own.clock.moveBy(11_000)
  expect(await states(6, 'bob')).toEqual([
    'open 4',
    'open 3',
    'open 2',
    'open 1',
    'open 0',
    'locked',
  ])
})

test('failures older than the window do not count', async () => {
  await states(4, 'cid')
  await own.clock.moveBy(3_601_000)
  expect(await states(2, 'cid')).toEqual(['open 4', 'open 3'])
})

test('a success clears the failures, even on the last allowed try', async () => {
  await states(5, 'dan')
  await limits.clearAttempts(fiveTries, 'dan')
  expect(await states(1, 'dan')).toEqual(['open 4'])
})

test('rules and subjects have separate counts', async () => {
  await states(5, 'eve')
  expect(await states(1, 'fay')).toEqual(['open 4'])
  expect(await limits.beginAttempt({ ...fiveTries, name: 'reset' }, 'eve')).toEqual({
    state: 'open',
    remainingIfWrong: 4,
  })
})

test('finds the locks of several subjects at once', async () => {
  await states(5, 'ida')
  await states(4, 'ira')
  const locks = await limits.findLocks(fiveTries, ['ida', 'ira', 'ivy'])
  expect([...locks]).toEqual([['ida', await limits.findLock(fiveTries, 'ida')]])
  expect([...(await limits.findLocks(fiveTries, []))]).toEqual([])
})

test('exactly five of 200 concurrent tries pass', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 200 }, () => limits.beginAttempt(fiveTries, 'gus')),
  )
  const open = attempts.flatMap((attempt) =>
    attempt.state === 'open' ? [attempt.remainingIfWrong] : [],
  )
  expect(open.toSorted()).toEqual([0, 1, 2, 3, 4])
})

test('a rule that allows a single try locks after the first one', async () => {
  const once = { ...fiveTries, name: 'once', maxFailures: 1 }
  expect(await limits.beginAttempt(once, 'hal')).toEqual({ state: 'open', remainingIfWrong: 0 })
  expect((await limits.beginAttempt(once, 'hal')).state).toBe('locked')
})

test('each further lock lasts twice as long, up to the max, and a success resets the duration', async () => {
  const longer: LockoutRule = {
    name: 'longer',
    maxFailures: 2,
    lockSeconds: 300,
    windowSeconds: 900,
    maxLockSeconds: 1000,
  }
  const lockOut = async () => {
    await limits.beginAttempt(longer, 'jo')
    await limits.beginAttempt(longer, 'jo')
    const attempt = await limits.beginAttempt(longer, 'jo')
    return attempt.state === 'locked' && attempt.until
      ? Math.round((attempt.until.getTime() - own.clock.now().getTime()) / 1000)
      : attempt.state
  }
  for (const seconds of [300, 600, 1000, 1000]) {
    expect(await lockOut()).toBe(seconds)
    await own.clock.moveBy((seconds + 1) * 1000)
  }
  await limits.clearAttempts(longer, 'jo')
  expect(await lockOut()).toBe(300)
})

test('without a max, all locks last equally long', async () => {
  for (let round = 0; round < 3; round++) {
    await states(5, 'kim')
    await own.clock.moveBy(299_000)
    expect(await states(1, 'kim')).toEqual(['locked'])
    await own.clock.moveBy(2000)
  }
})

test('after too many consecutive failures, the lock never expires and only clearing removes it', async () => {
  const capped: LockoutRule = {
    name: 'capped',
    maxFailures: 3,
    lockSeconds: 60,
    windowSeconds: 900,
    hardCap: 7,
  }
  const seen: string[] = []
  for (let round = 0; round < 9; round++) {
    const attempt = await limits.beginAttempt(capped, 'lou')
    seen.push(
      attempt.state === 'open'
        ? `open ${attempt.remainingIfWrong}`
        : `until ${String(attempt.until)}`,
    )
    await own.clock.moveBy(61_000)
  }
  expect(seen).toEqual([
    'open 2',
    'open 1',
    'open 0',
    'open 2',
    'open 1',
    'open 0',
    'open 2',
    'until null',
    'until null',
  ])
  await own.clock.moveBy(30 * 24 * 3_600_000)
  await sweepLimits(own.database)
  expect(await limits.beginAttempt(capped, 'lou')).toEqual({ state: 'locked', until: null })
  await limits.clearAttempts(capped, 'lou')
  expect(await limits.beginAttempt(capped, 'lou')).toEqual({ state: 'open', remainingIfWrong: 2 })
  await limits.clearAttempts(capped, 'lou')
})

test('50 concurrent tries near the cap never exceed it', async () => {
  const capped: LockoutRule = {
    name: 'capped',
    maxFailures: 100,
    lockSeconds: 60,
    windowSeconds: 900,
    hardCap: 20,
  }
  const attempts = await Promise.all(
    Array.from({ length: 50 }, () => limits.beginAttempt(capped, 'max')),
  )
  expect(attempts.filter(({ state }) => state === 'open')).toHaveLength(20)
  await limits.clearAttempts(capped, 'max')
})

test('a rate limit allows a burst and refills steadily', async () => {
  const take = () => limits.take(sevenAMinute, 'ip')
  const answers = await Promise.all(Array.from({ length: 40 }, take))
  expect(answers.filter(Boolean)).toHaveLength(7)
  await own.clock.moveBy(9_000)
  expect([await take(), await take()]).toEqual([true, false])
  await own.clock.moveBy(600_000)
  expect((await Promise.all(Array.from({ length: 40 }, take))).filter(Boolean)).toHaveLength(7)
  expect(await limits.take(sevenAMinute, 'another')).toBe(true)
})

test('a clock that is set back by hours does not extend a rate limit by hours', async () => {
  const take = () => limits.take(sevenAMinute, 'set back')
  const takeAll = async () =>
    (await Promise.all(Array.from({ length: 40 }, take))).filter(Boolean).length
  const hoursMs = 5 * 3_600_000
  await own.clock.moveBy(hoursMs)
  expect(await takeAll()).toBe(7)
  await own.clock.moveBy(-30_000)
  expect(await takeAll()).toBe(0)
  await own.clock.moveBy(30_000 - hoursMs)
  expect(await takeAll()).toBe(7)
  expect(await takeAll()).toBe(0)
})

test('the tables contain no readable subject', async () => {
  const read = sql<{ hash: Buffer }>`
    select subject_hash as hash
    from attempt
    union all
    select subject_hash
    from allowance`
  const { rows } = await read.execute(own.database.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { hash } of rows) expect(hash).toHaveLength(32)
})

test('the sweep removes expired rows and leaves locks', async () => {
  await own.clock.moveBy(8 * 24 * 3_600_000)
  await states(5, 'ida')
  await sweepLimits(own.database)
  const read = sql<{ left: number }>`
    select (select count(*) from attempt) + (select count(*) from allowance) as left`
  const { rows } = await read.execute(own.database.db)
  expect(rows).toEqual([{ left: 1 }])
  expect(await states(1, 'ida')).toEqual(['locked'])
})

async function states(count: number, subject: string): Promise<string[]> {
  const answers: string[] = []
  for (let i = 0; i < count; i++) {
    const attempt = await limits.beginAttempt(fiveTries, subject)
    answers.push(attempt.state === 'open' ? `open ${attempt.remainingIfWrong}` : 'locked')
  }
  return answers
}
