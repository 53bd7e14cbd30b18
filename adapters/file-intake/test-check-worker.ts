// The extension of the file selects what this worker does.
import { parentPort, threadId } from 'node:worker_threads'
import type { CheckMessage, CheckRequest } from './check-worker.ts'

const say = (message: CheckMessage) => parentPort?.postMessage(message)
const answer = (reason: string) => say({ isSound: true, reason, flags: [] })

const refuse = () => say({ isSound: false, reason: String(threadId), flags: [] })

const state = { files: 0, kept: Buffer.alloc(0), breaksNext: false }

const behaviors: Readonly<Record<string, (content: ArrayBuffer) => void>> = {
  'say which': () => answer(String(threadId)),
  'say settings': () => answer(JSON.stringify(process.env)),
  'say content': (content) =>
    answer(`${content.byteLength} ${Buffer.from(content).subarray(0, 10).toString()}`),
  turn: () => {
    for (;;) Math.random()
  },
  spend: () => {
    for (
      const before = process.threadCpuUsage().user;
      process.threadCpuUsage().user - before < 300_000;
    )
      Math.random()
    answer(String(threadId))
  },
  'turn where others were': () => {
    if (state.files > 1) behaviors['turn']?.(new ArrayBuffer(0))
    else answer('read at last')
  },
  'keep much': () => {
    state.kept = Buffer.alloc(30_000_000, 1)
    answer(String(threadId))
  },
  'say nothing': () => {},
  hoard: () => {
    for (const rows: number[][] = []; ;) rows.push(Array.from({ length: 10_000 }, Math.random))
  },
  'hoard outside': () => {
    const buffers: Buffer[] = []
    setInterval(() => buffers.push(Buffer.alloc(20_000_000, 1)), 1)
  },
  'throw later': () => {
    setImmediate(() => {
      throw new Error('thrown later')
    })
  },
  docx: refuse,
  rtf: refuse,
  'break the next': () => {
    answer(String(threadId))
    // Throws after the next request has come, as a reader does that was left at work.
    state.breaksNext = true
  },
  leave: () => process.exit(0),
  fail: () => say({ failure: 'no such library' }),
}

parentPort?.on('message', ({ extension, content }: CheckRequest) => {
  state.files += 1
  if (state.breaksNext) throw new Error('left by an earlier file')
  behaviors[extension]?.(content)
})
say('ready')
