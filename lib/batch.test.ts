import { expect, test } from 'vitest'
import { batchCalls } from './batch.ts'

test('loads all keys of one turn of the event loop in one call, each key once', async () => {
  const batches: string[][] = []
  const loaders = new Map<string, unknown>()
  const loader = () =>
    batchCalls<string, number>(loaders, 'length', async (keys) => {
      batches.push([...keys])
      return (key) => key.length
    })
  expect(await Promise.all([loader()('a'), loader()('bb'), loader()('a')])).toEqual([1, 2, 1])
  expect(batches).toEqual([['a', 'bb']])
  expect(await loader()('ccc')).toBe(3)
  expect(batches).toEqual([['a', 'bb'], ['ccc']])
})

test('rejects every caller when loading fails', async () => {
  const load = batchCalls<string, number>(new Map(), 'broken', () =>
    Promise.reject(new Error('down')),
  )
  const answers = await Promise.allSettled([load('a'), load('b')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
