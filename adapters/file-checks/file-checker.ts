// Looks into files in two threads of their own. Whoever comes third waits; threads without work for a minute are ended.
import type { Readable } from 'node:stream'
import { loadSharp } from '#adapters/images/load-sharp.ts'
import { problemsOf, type ProblemList } from '#kit/problem.ts'
import { takingTurns } from '#kit/turns.ts'
import type { FileChecker } from '#ports/file-checker.ts'
import { type CheckBudget, type CheckThread, openThread } from './check-thread.ts'

export const fileCheckProblems = {
  'file-check.unavailable': { kind: 'unavailable', text: 'Files cannot be checked right now. Please try again.' },
} as const satisfies ProblemList

const problem = problemsOf(fileCheckProblems)

export interface FileCheckerSettings extends CheckBudget {
  readonly mostAtOnce: number
  readonly mostWaiting: number
  /** Memory at rest counts: threads without work are ended. */
  readonly restMs: number
  readonly program: URL
}

/** Safety, section 3: five seconds and 256 MB a file, two at once. */
export const productionChecks: FileCheckerSettings = {
  processorMs: 5_000,
  wallMs: 20_000,
  memoryMb: 256,
  mostAtOnce: 2,
  mostWaiting: 200,
  restMs: 60_000,
  program: new URL('./check-worker.ts', import.meta.url),
}

const drawnBySharp = ['jpg', 'jpeg', 'png', 'gif']

export function threadedFileChecker(settings: Partial<FileCheckerSettings> = {}): FileChecker {
  const rules = { ...productionChecks, ...settings }
  const inTurn = takingTurns({ ...rules, turnedAway: () => problem('file-check.unavailable') })
  const atWork = new Set<CheckThread>()
  const atRest = new Map<CheckThread, NodeJS.Timeout>()
  const state = { isStopped: false }

  const take = () => {
    for (const [thread, timer] of atRest) {
      clearTimeout(timer)
      atRest.delete(thread)
      if (!thread.isGone()) return thread
    }
    return openThread(rules.program, rules)
  }
  const giveBack = (thread: CheckThread) => {
    atWork.delete(thread)
    if (thread.isGone()) return
    const retire = () => {
      atRest.delete(thread)
      void thread.end()
    }
    atRest.set(thread, setTimeout(retire, rules.restMs).unref())
  }

  return {
    check: (extension, content, bytes) =>
      inTurn(async () => {
        // Its readers are chosen once for the whole process, from the main thread.
        if (drawnBySharp.includes(extension)) await loadSharp()
        const gathered = await wholeOf(await content(), bytes)
        if (state.isStopped) throw problem('file-check.unavailable')
        const thread = take()
        atWork.add(thread)
        try {
          return await thread.look({ extension, content: gathered })
        } catch (error) {
          throw problem('file-check.unavailable', {}, error)
        } finally {
          giveBack(thread)
        }
      }),
    async stop() {
      state.isStopped = true
      for (const timer of atRest.values()) clearTimeout(timer)
      await Promise.all([...atWork, ...atRest.keys()].map((thread) => thread.end()))
      atRest.clear()
    },
  }
}

const firstBytes = 262_144

/** Grown by doubling where it is more than was announced, so that never more than one and a half of it are held. */
async function wholeOf(content: Readable, bytes = firstBytes): Promise<ArrayBuffer> {
  let held = new ArrayBuffer(bytes)
  let length = 0
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    const needed = length + chunk.byteLength
    if (needed > held.byteLength) held = held.transfer(Math.max(needed, held.byteLength * 2))
    new Uint8Array(held).set(chunk, length)
    length = needed
  }
  return length === held.byteLength ? held : held.transfer(length)
}
