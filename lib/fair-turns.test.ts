import { expect, test } from 'vitest'
import { limitConcurrencyPerOwner, type FairTurnRules } from './fair-turns.ts'

const full = new Error('full')

/** Creates jobs that record when they start and that end on command. */
function line(rules: Partial<FairTurnRules> = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const inTurn = limitConcurrencyPerOwner({
    maxConcurrent: 2,
    maxQueued: 10,
    maxQueuedPerOwner: 10,
    turnedAway: () => full,
    ...rules,
  })
  const bring = (owner: string, name: string) =>
    inTurn(owner, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  return { begun, bring, end: (name: string) => ends.get(name)?.() }
}

test('runs one job per owner at a time, even while slots are free', async () => {
  const { begun, bring, end } = line()
  const [first, second] = [bring('a', 'a1'), bring('a', 'a2')]
  expect(begun).toEqual(['a1'])
  end('a1')
  expect(await first).toBe('a1')
  expect(begun).toEqual(['a1', 'a2'])
  end('a2')
  await second
})

test('takes turns between owners, however many jobs one owner has', async () => {
  const { begun, bring, end } = line({ maxConcurrent: 1 })
  const all = [
    bring('a', 'a1'),
    bring('a', 'a2'),
    bring('a', 'a3'),
    bring('b', 'b1'),
    bring('b', 'b2'),
    bring('c', 'c1'),
  ]
  for (const [index, work] of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'].entries()) {
    expect(begun.at(-1)).toBe(work)
    expect(begun).toHaveLength(index + 1)
    end(work)
    await Promise.race(
      all.filter((_, position) => ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'][position] === work),
    )
  }
})

test('gives a free slot to an owner who waits behind a busy owner', () => {
  const { begun, bring } = line()
  void bring('a', 'a1')
  void bring('a', 'a2')
  void bring('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
})

test('refuses jobs beyond the limits for all owners and for one owner', async () => {
  const { bring } = line({ maxConcurrent: 1, maxQueued: 3, maxQueuedPerOwner: 1 })
  void bring('a', 'a1')
  void bring('a', 'a2')
  await expect(bring('a', 'a3')).rejects.toBe(full)
  void bring('b', 'b1')
  void bring('c', 'c1')
  await expect(bring('d', 'd1')).rejects.toBe(full)
})

test('frees the slot of a job that fails', async () => {
  const inTurn = limitConcurrencyPerOwner({
    maxConcurrent: 1,
    maxQueued: 1,
    maxQueuedPerOwner: 1,
    turnedAway: () => full,
  })
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('a', () => Promise.resolve('done'))).toBe('done')
})
