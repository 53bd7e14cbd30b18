// Questions of one turn are asked once, each key once; a later turn asks anew.
import { expect, test } from 'vitest'
import { batched } from './batch.ts'

test('gathers what is asked in one turn', async () => {
  const asked: string[][] = []
  const loaders = new Map<string, unknown>()
  const loader = () =>
    batched<string, number>(loaders, 'length', async (keys) => {
      asked.push([...keys])
      return (key) => key.length
    })
  expect(await Promise.all([loader()('a'), loader()('bb'), loader()('a')])).toEqual([1, 2, 1])
  expect(asked).toEqual([['a', 'bb']])
  expect(await loader()('ccc')).toBe(3)
  expect(asked).toEqual([['a', 'bb'], ['ccc']])
})

test('a failure reaches everybody who asked', async () => {
  const load = batched<string, number>(new Map(), 'broken', () => Promise.reject(new Error('down')))
  const answers = await Promise.allSettled([load('a'), load('b')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
