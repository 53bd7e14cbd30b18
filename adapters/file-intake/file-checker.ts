import type { Readable } from 'node:stream'
import type { ThreadBudget } from '#adapters/threads/work-thread.ts'
import { workThreads } from '#adapters/threads/work-threads.ts'
import { limitConcurrencyPerOwner } from '#lib/fair-turns.ts'
import { problemFactory, type ProblemList } from '#lib/problem.ts'
import type { FileCheck, FileChecker } from '#ports/file-checker.ts'
import type { CheckRequest } from './check-worker.ts'
import { openIncomingFile } from './incoming-file.ts'
import { isReadInBackground } from './kinds.ts'
import { loadSharp } from './pictures/load-sharp.ts'
import { firstWords, overspending, refuseFile } from './verdicts.ts'

export const fileCheckProblems = {
  'file-check.unavailable': {
    kind: 'unavailable',
    text: 'Files cannot be checked right now. Please try again.',
  },
} as const satisfies ProblemList

const problem = problemFactory(fileCheckProblems)

export interface FileCheckerSettings extends ThreadBudget {
  readonly maxConcurrent: number
  readonly maxQueued: number
  readonly maxQueuedPerOwner: number
  /** Idle threads hold memory, so they are ended after this time. */
  readonly restMs: number
  /** Time per file for an owner who has used up the time of one file. */
  readonly hurriedMs: number
  readonly hurriedForMs: number
  readonly program: URL
}

/** Five seconds of CPU per file, two concurrent files (spec: security#file-checks-apart). */
export const productionChecks: FileCheckerSettings = {
  processorMs: 5_000,
  timeoutMs: 20_000,
  memoryMb: 192,
  keptMb: 64,
  maxConcurrent: 2,
  maxQueued: 200,
  maxQueuedPerOwner: 50,
  restMs: 60_000,
  hurriedMs: 1_000,
  hurriedForMs: 600_000,
  program: new URL('./check-worker.ts', import.meta.url),
}

const drawnBySharp = ['jpg', 'jpeg', 'png', 'gif']
/** Formats that are checked in one fast pass. They have a queue of their own. */
const quicklyRead = ['txt', 'rtf', 'bmp']

export function threadedFileChecker(settings: Partial<FileCheckerSettings> = {}): FileChecker {
  const rules = { ...productionChecks, ...settings }
  const turnedAway = () => problem('file-check.unavailable')
  const inTurn = limitConcurrencyPerOwner({ ...rules, turnedAway })
  const inQuickTurn = limitConcurrencyPerOwner({ ...rules, maxConcurrent: 1, turnedAway })
  const threads = workThreads<FileCheck>({
    ...rules,
    overspent: (what) => refuseFile(overspending[what]),
    broken: (error) => refuseFile(`crashes its reader (${firstWords(error)})`),
    isGivenUp: ({ isSound }) => !isSound,
    unavailable: (cause) => problem('file-check.unavailable', {}, cause),
  })
  const isHurried = hurriedOwners(rules)

  return {
    receive: openIncomingFile,
    check: (owner, extension, content, bytes) => {
      const readRequest = async () => {
        const gathered = await readWhole(await content(), bytes)
        const request: CheckRequest = { extension, content: gathered }
        return {
          content: request,
          handedOver: [gathered],
          processorMs: isHurried.processorMs(owner),
          // The later error of a reader that is left at work would hit the next file.
          mayGoOn: isReadInBackground(extension),
        }
      }
      return (quicklyRead.includes(extension) ? inQuickTurn : inTurn)(owner, async () => {
        // sharp's formats can be chosen only once per process, on the main thread.
        if (drawnBySharp.includes(extension)) await loadSharp()
        const check = await threads.run(readRequest)
        if (check.reason === overspending.time) isHurried.addOwner(owner)
        return check
      })
    },
    stop: () => threads.end(),
  }
}

function hurriedOwners({ processorMs, hurriedMs, hurriedForMs }: FileCheckerSettings) {
  const until = new Map<string, number>()
  return {
    processorMs: (owner: string) =>
      (until.get(owner) ?? 0) > performance.now() ? hurriedMs : processorMs,
    addOwner(owner: string) {
      const now = performance.now()
      for (const [waiting, end] of until) if (end <= now) until.delete(waiting)
      until.set(owner, now + hurriedForMs)
    },
  }
}

const firstBytes = 262_144

/** Doubles its buffer as needed, so that memory stays below 1.5 times the content. */
async function readWhole(content: Readable, bytes = firstBytes): Promise<ArrayBuffer> {
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
