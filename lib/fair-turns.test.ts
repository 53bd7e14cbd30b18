// The line that nobody can fill for the others.
import { expect, test } from 'vitest'
import { takingFairTurns, type FairTurnRules } from './fair-turns.ts'

const full = new Error('full')

/** Work that says when it begins and ends when it is told to. */
function line(rules: Partial<FairTurnRules> = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const inTurn = takingFairTurns({
    mostAtOnce: 2,
    mostWaiting: 10,
    mostWaitingEach: 10,
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

test('one owner has one turn at a time, even while places are free', async () => {
  const { begun, bring, end } = line()
  const [first, second] = [bring('a', 'a1'), bring('a', 'a2')]
  expect(begun).toEqual(['a1'])
  end('a1')
  expect(await first).toBe('a1')
  expect(begun).toEqual(['a1', 'a2'])
  end('a2')
  await second
})

test('owners follow one another, however many one of them brings', async () => {
  const { begun, bring, end } = line({ mostAtOnce: 1 })
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
    await Promise.race(all.filter((_, one) => ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'][one] === work))
  }
})

test('whoever waits behind an owner at work is not kept from a free place', () => {
  const { begun, bring } = line()
  void bring('a', 'a1')
  void bring('a', 'a2')
  void bring('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
})

test('beyond so many of all, and so many of one, everybody is turned away at once', async () => {
  const { bring } = line({ mostAtOnce: 1, mostWaiting: 3, mostWaitingEach: 1 })
  void bring('a', 'a1')
  void bring('a', 'a2')
  await expect(bring('a', 'a3')).rejects.toBe(full)
  void bring('b', 'b1')
  void bring('c', 'c1')
  await expect(bring('d', 'd1')).rejects.toBe(full)
})

test('work that fails gives its place back', async () => {
  const inTurn = takingFairTurns({
    mostAtOnce: 1,
    mostWaiting: 1,
    mostWaitingEach: 1,
    turnedAway: () => full,
  })
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('a', () => Promise.resolve('done'))).toBe('done')
})
