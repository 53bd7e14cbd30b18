import { expect, test } from 'vitest'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { secretsOfVersions } from '#adapters/secrets/test-secrets.ts'
import { argon2Hasher, productionHashing, unmatchableHash } from './argon2-hasher.ts'
import { limitConcurrency } from '#lib/turns.ts'

const cheap = { cost: { memoryKib: 64, passes: 1, lanes: 1 }, maxConcurrent: 2, maxQueued: 200 }
const secrets = masterKeySecrets(new Uint8Array(32).fill(1))
const hasher = argon2Hasher(secrets, cheap)

test('accepts only the right password and stores it with argon2id', async () => {
  const stored = await hasher.hash('Correct horse 1!')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
  expect(await hasher.verify('Correct horse 1!', stored)).toBe(true)
  expect(await hasher.verify('Correct horse 1', stored)).toBe(false)
})

test('uses 64 MiB and three passes in production', async () => {
  expect(await argon2Hasher(secrets, productionHashing).hash('x')).toMatch(
    /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/,
  )
})

test.each([' spaces at both ends ', 'pass\u0000word', 'päß🔑', 'x'.repeat(128)])(
  'hashes passwords exactly as typed: %j',
  async (password) => {
    const stored = await hasher.hash(password)
    expect(await hasher.verify(password, stored)).toBe(true)
    expect(await hasher.verify(password.trim() + '.', stored)).toBe(false)
    expect(await hasher.verify(password.split('\u0000')[0]!.slice(0, -1), stored)).toBe(false)
  },
)

test('never stores the same password twice with the same hash', async () => {
  expect(await hasher.hash('same')).not.toBe(await hasher.hash('same'))
})

test('a stolen table is useless without the pepper', async () => {
  const stored = await hasher.hash('Correct horse 1!')
  expect(
    await argon2Hasher(masterKeySecrets(new Uint8Array(32).fill(2)), cheap).verify(
      'Correct horse 1!',
      stored,
    ),
  ).toBe(false)
})

test('refuses every password when no hash is stored', async () => {
  expect(await hasher.verify('anything', undefined)).toBe(false)
  expect(await hasher.verify('', undefined)).toBe(false)
})

test('verifying for an unknown user costs as much as for a known one', async () => {
  const withoutRandom = (phc: string) =>
    phc.split('$').map((part, index) => (index > 3 ? part.length : part))
  expect(withoutRandom(unmatchableHash(cheap.cost))).toEqual(
    withoutRandom(await hasher.hash('Correct horse 1!')),
  )
})

test('rejects a call as unavailable when the queue is full, and works again afterwards', async () => {
  const crowded = argon2Hasher(secrets, { ...cheap, maxConcurrent: 1, maxQueued: 2 })
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => crowded.hash('x')))
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(outcomes[4]).toMatchObject({ reason: { code: 'passwords.busy', kind: 'unavailable' } })
  expect(await crowded.hash('x')).toContain('argon2id')
})

test('runs jobs in order and never exceeds its concurrency, even if jobs fail', async () => {
  let [atOnce, most] = [0, 0]
  const order: number[] = []
  const inTurn = limitConcurrency({
    maxConcurrent: 3,
    maxQueued: 100,
    turnedAway: () => new Error('full'),
  })
  const work = (index: number) => async () => {
    order.push(index)
    most = Math.max(most, (atOnce += 1))
    await Promise.resolve()
    atOnce -= 1
    if (index % 2 === 0) throw new Error('fails')
  }
  await Promise.allSettled(Array.from({ length: 50 }, (_, index) => inTurn(work(index))))
  expect(most).toBe(3)
  expect(order).toEqual(Array.from({ length: 50 }, (_, index) => index))

  // Each task enqueues its next job while other jobs still wait.
  const comingBack = async () => {
    for (let time = 0; time < 20; time++) await inTurn(work(1))
  }
  await Promise.all(Array.from({ length: 10 }, comingBack))
  expect(most).toBe(3)
})

test('a hash of an older version of the pepper still verifies, and is outdated', async () => {
  const old = await argon2Hasher(secretsOfVersions(1), cheap).hash('Quiet-river-42')
  const hasher = argon2Hasher(secretsOfVersions(2, 1), cheap)
  const renewed = await hasher.hash('Quiet-river-42')
  expect(renewed).toMatch(/^v2:\$argon2id/)
  for (const hash of [old, renewed]) {
    expect(await hasher.verify('Quiet-river-42', hash)).toBe(true)
    expect(await hasher.verify('Quiet-river-43', hash)).toBe(false)
  }
  expect([hasher.isOutdated(old), hasher.isOutdated(renewed)]).toEqual([true, false])
})
