import { expect, test } from 'vitest'
import { allSteps, eachInStep } from '#lib/steps.ts'
import { givingWay } from './cooperative.ts'

const double = (number: number) => number * 2
const numbers = [3, 1, 2]

test('returns the same result with and without other work in between, in order', async () => {
  expect(allSteps(eachInStep(numbers, double))).toEqual([6, 2, 4])
  expect(await givingWay(eachInStep(numbers, double))).toEqual([6, 2, 4])
  expect(await givingWay(eachInStep([], double))).toEqual([])
})

test('other work runs between the steps', async () => {
  const seen: string[] = []
  const work = (name: string) =>
    givingWay(eachInStep(numbers, (number) => void seen.push(`${name}${number}`)))
  await Promise.all([work('a'), work('b')])
  expect(seen).toEqual(['a3', 'b3', 'a1', 'b1', 'a2', 'b2'])
})

test('a failing step ends the work', async () => {
  await expect(
    givingWay(
      eachInStep(numbers, () => {
        throw new Error('broken')
      }),
    ),
  ).rejects.toThrow('broken')
})
