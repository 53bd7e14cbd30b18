// spec: limits#message-limits
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aTestDatabase } from '#database/test-database.ts'
import type { Limits, Turn } from '#ports/limits.ts'
import { limitsTable, sweepLimits } from './limits-table.ts'

const own = aTestDatabase()
let limits: Limits

beforeAll(async () => {
  limits = openLimits()
})

test('the limit holds exactly, also when all come at once and from two processes', async () => {
  const secondProcess = openLimits()
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? limits : secondProcess).claim([perHour('ann')]),
    ),
  )
  expect(claims.filter((claim) => claim.isClaimed)).toHaveLength(3)
})

test('a refusal says which limit, and when it ends', async () => {
  const startedAt = own.clock.now().getTime()
  for (let round = 0; round < 3; round += 1) expect(await isClaimed(perHour('ben'))).toBe(true)
  const refusal = await limits.claim([perMinute('firm-1'), perHour('ben')])
  if (refusal.isClaimed) throw new Error('A fourth was claimed')
  expect(refusal.turn).toEqual(perHour('ben'))
  const afterSeconds = (refusal.nextAt.getTime() - startedAt) / 1000
  expect([afterSeconds > 3590, afterSeconds < 3610]).toEqual([true, true])
  await minutes(59)
  expect(await isClaimed(perHour('ben'))).toBe(false)
  await minutes(2)
  expect(await isClaimed(perHour('ben'))).toBe(true)
})

test('a claim that is refused by one limit counts in no other', async () => {
  for (let round = 0; round < 3; round += 1) await isClaimed(perHour('cat'))
  for (let round = 0; round < 9; round += 1) await isClaimed(perMinute('firm-2'), perHour('cat'))
  const claims = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      isClaimed(perMinute('firm-2'), perHour(`dan ${index}`)),
    ),
  )
  expect(claims.filter(Boolean)).toHaveLength(5)
})

test('one that names a subject twice needs two turns', async () => {
  expect(await isClaimed(perHour('eve'), perHour('eve'))).toBe(true)
  expect(await isClaimed(perHour('eve'), perHour('eve'))).toBe(false)
  expect(await isClaimed(perHour('eve'))).toBe(true)
})

test('what did not happen is given back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const claim = await limits.claim([perHour('fay'), perHour('fay'), perMinute('firm-3')])
    if (!claim.isClaimed) throw new Error('Refused')
    await claim.release()
  }
  expect(await isClaimed(perHour('fay'))).toBe(true)
})

test('a claim in a transaction ends with it', async () => {
  const giveUp = own.database.transact(async (tx) => {
    for (let round = 0; round < 3; round += 1) await limits.claim([perHour('gil')], tx)
    throw new Error('Given up')
  })
  await expect(giveUp).rejects.toThrow('Given up')
  expect(await isClaimed(perHour('gil'))).toBe(true)
})

test('claims of the same subjects in another order do not block each other', async () => {
  const subjects = ['x', 'y', 'z'].map(perMinute)
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      limits.claim(index % 2 === 0 ? subjects : subjects.toReversed()),
    ),
  )
  expect(await isClaimed(...subjects)).toBe(false)
})

test('a window is forgotten when none of its times counts', async () => {
  const count = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from rate_window`.execute(
        own.database.db,
      )
    ).rows[0]?.count
  await sql`delete from rate_window`.execute(own.database.db)
  await isClaimed(perHour('hal'))
  await minutes(59)
  await sweepLimits(own.database)
  expect(await count()).toBe(1)
  await minutes(2)
  await sweepLimits(own.database)
  expect(await count()).toBe(0)
})

/** As another process, or the same one after a restart. */
const openLimits = () =>
  limitsTable(own.database, (text) => createHmac('sha256', 'key').update(text).digest())
const perHour = (subject: string): Turn => ({
  limit: { name: 'person', max: 3, perSeconds: 3600 },
  subject,
})
const perMinute = (subject: string): Turn => ({
  limit: { name: 'firm', max: 5, perSeconds: 60 },
  subject,
})
const isClaimed = async (...turns: readonly Turn[]) => (await limits.claim(turns)).isClaimed
const minutes = (count: number) => own.clock.moveBy(count * 60_000)
