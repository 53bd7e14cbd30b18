import { expect, test } from 'vitest'
import { loadAgain } from './load-again.ts'

function failing(times: number) {
  let loads = 0
  return async () => {
    loads += 1
    if (loads <= times) throw new TypeError(`failure ${loads}`)
    return loads
  }
}

test('loads a file again after two failures, with longer pauses', async () => {
  const pauses: number[] = []
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  expect(await loadAgain(failing(2), pause)()).toBe(3)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})

test('gives up after three failures', async () => {
  await expect(loadAgain(failing(3), async () => undefined)()).rejects.toThrow('failure 3')
})

test('loads a file once if it arrives', async () => {
  expect(await loadAgain(failing(0), async () => undefined)()).toBe(1)
})
