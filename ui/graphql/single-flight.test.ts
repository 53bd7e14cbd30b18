// Many who ask at once cause one piece of work; a failure does not poison the next.
import { expect, it } from 'vitest'
import { oneTabAtATime, singleFlight } from './single-flight.ts'

it('shares one answer among those who ask while it is under way', async () => {
  let runs = 0
  const ask = singleFlight(async () => {
    runs += 1
    await Promise.resolve()
    return runs
  })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(2)
})

it('shares a failure, and starts anew after it', async () => {
  let runs = 0
  const ask = singleFlight(() => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve('here')
  })
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  await expect(ask()).resolves.toBe('here')
})

it('works without locks, in browsers that have none', async () => {
  await expect(oneTabAtATime('x', () => Promise.resolve(1), undefined)).resolves.toBe(1)
})
