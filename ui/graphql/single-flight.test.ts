import { expect, it } from 'vitest'
import { oneTabAtATime, singleFlight } from './single-flight.ts'

it('shares one result among callers during the work', async () => {
  let runs = 0
  const ask = singleFlight(async () => {
    runs += 1
    await Promise.resolve()
    return runs
  })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(2)
})

it('shares a failure, and starts again after it', async () => {
  let runs = 0
  const ask = singleFlight(() => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve('here')
  })
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  await expect(ask()).resolves.toBe('here')
})

it('works in browsers without locks', async () => {
  await expect(oneTabAtATime('x', () => Promise.resolve(1), undefined)).resolves.toBe(1)
})
