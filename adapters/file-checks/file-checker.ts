// Looks into files in threads of their own, two at a time and one of each owner; others wait. What is quickly read has a line of its own.
import type { Readable } from 'node:stream'
import { loadSharp } from '#adapters/images/load-sharp.ts'
import type { ThreadBudget } from '#adapters/threads/work-thread.ts'
import { workThreads } from '#adapters/threads/work-threads.ts'
import { takingFairTurns } from '#lib/fair-turns.ts'
import { problemsOf, type ProblemList } from '#lib/problem.ts'
import type { FileCheck, FileChecker } from '#ports/file-checker.ts'
import type { CheckRequest } from './check-worker.ts'
import { firstWords, overspending, unsound } from './verdicts.ts'

export const fileCheckProblems = {
  'file-check.unavailable': {
    kind: 'unavailable',
    text: 'Files cannot be checked right now. Please try again.',
  },
} as const satisfies ProblemList

const problem = problemsOf(fileCheckProblems)

export interface FileCheckerSettings extends ThreadBudget {
  readonly mostAtOnce: number
  readonly mostWaiting: number
  readonly mostWaitingEach: number
  /** Memory at rest counts: threads without work are ended. */
  readonly restMs: number
  /** The time for each file of an owner who has used up one file's time, and for how long that is remembered. */
  readonly hurriedMs: number
  readonly hurryLastsMs: number
  readonly program: URL
}

/** Safety, section 3: five seconds a file, two at once. */
export const productionChecks: FileCheckerSettings = {
  processorMs: 5_000,
  wallMs: 20_000,
  memoryMb: 192,
  keptMb: 64,
  mostAtOnce: 2,
  mostWaiting: 200,
  mostWaitingEach: 50,
  restMs: 60_000,
  hurriedMs: 1_000,
  hurryLastsMs: 600_000,
  program: new URL('./check-worker.ts', import.meta.url),
}

const drawnBySharp = ['jpg', 'jpeg', 'png', 'gif']
/** Read once from one end to the other, which never takes long: these do not wait for the others. */
const quicklyRead = ['txt', 'rtf', 'bmp']

export function threadedFileChecker(settings: Partial<FileCheckerSettings> = {}): FileChecker {
  const rules = { ...productionChecks, ...settings }
  const turnedAway = () => problem('file-check.unavailable')
  const inTurn = takingFairTurns({ ...rules, turnedAway })
  const inQuickTurn = takingFairTurns({ ...rules, mostAtOnce: 1, turnedAway })
  const threads = workThreads<FileCheck>({
    ...rules,
    overspent: (what) => unsound(overspending[what]),
    broken: (error) => unsound(`breaks whoever reads it (${firstWords(error)})`),
  })
  const hurry = hurrying(rules)
  const state = { isStopped: false }

  return {
    check: (owner, extension, content, bytes) => {
      const lookOnce = async (isFresh: boolean) => {
        const gathered = await wholeOf(await content(), bytes)
        if (state.isStopped) throw problem('file-check.unavailable')
        const request: CheckRequest = { extension, content: gathered }
        return threads
          .ask(
            { content: request, handedOver: [gathered], processorMs: hurry.processorMs(owner) },
            isFresh,
          )
          .catch((error: unknown) => {
            throw problem('file-check.unavailable', {}, error)
          })
      }
      return (quicklyRead.includes(extension) ? inQuickTurn : inTurn)(owner, async () => {
        // Its readers are chosen once for the whole process, from the main thread.
        if (drawnBySharp.includes(extension)) await loadSharp()
        const first = await lookOnce(false)
        const { answer: check } =
          hasOverspent(first.answer) && !first.wasFresh ? await lookOnce(true) : first
        if (check.reason === overspending.time) hurry.note(owner)
        return check
      })
    },
    async stop() {
      state.isStopped = true
      await threads.end()
    },
  }
}

function hasOverspent({ isSound, reason }: FileCheck): boolean {
  return !isSound && (reason === overspending.time || reason === overspending.memory)
}

/** Whoever has used up the time of a file has less for the next ones, for a while. */
function hurrying({ processorMs, hurriedMs, hurryLastsMs }: FileCheckerSettings) {
  const until = new Map<string, number>()
  return {
    processorMs: (owner: string) =>
      (until.get(owner) ?? 0) > performance.now() ? hurriedMs : processorMs,
    note(owner: string) {
      const now = performance.now()
      for (const [other, end] of until) if (end <= now) until.delete(other)
      until.set(owner, now + hurryLastsMs)
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
