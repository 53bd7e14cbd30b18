// One checking thread: it gets a file, so much of its own processor time and so much memory, and is ended when it wants more.
import { Worker } from 'node:worker_threads'
import type { FileCheck } from '#ports/file-checker.ts'
import type { CheckMessage, CheckRequest } from './check-worker.ts'
import { firstWords, unsound } from './verdicts.ts'

export interface CheckBudget {
  /** Processor time of the thread itself for one file: a busy machine never makes a good file unsound. */
  readonly processorMs: number
  /** Whatever the reason: after so long on the wall clock nobody waits any more. */
  readonly wallMs: number
  /** For its heap, and once more for what lies outside of it. */
  readonly memoryMb: number
}

export interface CheckThread {
  /** Throws when the file could not be looked into at all. A thread that was ended over a file is gone. */
  look(request: CheckRequest): Promise<FileCheck>
  isGone(): boolean
  end(): Promise<void>
}

const watchEveryMs = 100
const bytesPerMb = 1_048_576

export function openThread(program: URL, budget: CheckBudget): CheckThread {
  // It inherits neither settings nor keys.
  const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: budget.memoryMb } })
  worker.unref()
  const state = { isReady: false, isGone: false }
  let settle: ((outcome: FileCheck | Error) => void) | undefined
  const end = async () => {
    state.isGone = true
    await worker.terminate()
  }

  worker.on('message', (message: CheckMessage) => {
    if (message === 'ready') state.isReady = true
    else settle?.('failure' in message ? new Error(message.failure) : message)
  })
  worker.on('error', (error: Error) => {
    state.isGone = true
    settle?.(state.isReady ? unsound(isOutOfMemory(error) ? 'needs too much memory' : `breaks whoever reads it (${firstWords(error)})`) : error)
  })
  worker.on('exit', () => {
    state.isGone = true
    settle?.(new Error('The thread ended by itself'))
  })

  return {
    async look(request) {
      worker.ref()
      const answer = new Promise<FileCheck | Error>((resolve) => (settle = resolve))
      const watch = watching(worker, budget, (outcome) => {
        settle?.(outcome)
        void end()
      })
      worker.postMessage(request, [request.content])
      const outcome = await answer
      clearInterval(watch)
      settle = undefined
      worker.unref()
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    isGone: () => state.isGone,
    end,
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Asks from outside, which is answered even while the thread turns in a circle. */
function watching(worker: Worker, budget: CheckBudget, giveUp: (outcome: FileCheck | Error) => void): NodeJS.Timeout {
  const startedAt = performance.now()
  const spentBefore = worker.cpuUsage().catch(() => undefined)
  let isAsking = false
  const ask = async () => {
    const [before, usage, heap] = await Promise.all([spentBefore, worker.cpuUsage(), worker.getHeapStatistics()])
    const spentMs = (usage.user + usage.system - (before ? before.user + before.system : 0)) / 1000
    if (spentMs > budget.processorMs) giveUp(unsound('takes too long'))
    else if (heap.external_memory > budget.memoryMb * bytesPerMb) giveUp(unsound('needs too much memory'))
  }
  return setInterval(() => {
    if (performance.now() - startedAt > budget.wallMs) giveUp(new Error(`No answer within ${budget.wallMs} ms`))
    else if (!isAsking) {
      isAsking = true
      // A thread that is not there yet, or no more, has nothing to answer.
      ask().catch(() => {}).finally(() => (isAsking = false))
    }
  }, watchEveryMs)
}
