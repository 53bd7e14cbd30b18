import { expect, test } from 'vitest'
import { openThread } from './work-thread.ts'

interface Said {
  readonly said: string
}

const program = (onMessage: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', () => { ${onMessage} })
  parentPort.postMessage('ready')`)}`,
  )
const open = (onMessage: string) =>
  openThread<Said>({
    program: program(onMessage),
    processorMs: 5_000,
    timeoutMs: 10_000,
    memoryMb: 64,
    keptMb: 64,
    overspent: (what) => ({ said: `too much ${what}` }),
    broken: ({ message }) => ({ said: `broken by ${message}` }),
    isGivenUp: () => false,
  })

test.each([
  ['null', 'broken by null'],
  ['undefined', 'broken by undefined'],
  ['"words"', 'broken by words'],
  ['new Error("a fault")', 'broken by a fault'],
])('returns an error result if the thread throws %s', async (thrown, message) => {
  const thread = open(`throw ${thrown}`)
  expect(await thread.run({ content: 1 })).toEqual({ answer: { said: message }, wasEnded: true })
  expect(thread.isGone()).toBe(true)
  await thread.end()
})

test('throws if the thread reports a failure or the request cannot be transferred', async () => {
  const failing = open('parentPort.postMessage({ failure: "no library" })')
  await expect(failing.run({ content: 1 })).rejects.toThrow('no library')
  await expect(failing.run({ content: () => 1 })).rejects.toThrow('It cannot be handed over')
  await failing.end()
})
