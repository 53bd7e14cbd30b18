import { expect, test } from 'vitest'
import { allSteps, mapInSteps } from '#lib/steps.ts'
import { runCooperatively } from './cooperative.ts'

const double = (number: number) => number * 2
const numbers = [3, 1, 2]

test('returns the same result with and without other work in between, in order', async () => {
  expect(allSteps(mapInSteps(numbers, double))).toEqual([6, 2, 4])
  expect(await runCooperatively(mapInSteps(numbers, double))).toEqual([6, 2, 4])
  expect(await runCooperatively(mapInSteps([], double))).toEqual([])
})

test('other work runs between the steps', async () => {
  const seen: string[] = []
  const work = (name: string) =>
    runCooperatively(mapInSteps(numbers, (number) => void seen.push(`${name}${number}`)))
  await Promise.all([work('a'), work('b')])
  expect(seen).toEqual(['a3', 'b3', 'a1', 'b1', 'a2', 'b2'])
})

test('a failing step ends the work', async () => {
  await expect(
    runCooperatively(
      mapInSteps(numbers, () => {
        throw new Error('broken')
      }),
    ),
  ).rejects.toThrow('broken')
})
