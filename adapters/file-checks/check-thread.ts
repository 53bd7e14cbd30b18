// One checking thread: it gets a file, so much of its own processor time and so much memory, and is ended when it wants more.
import { Worker } from 'node:worker_threads'
import type { FileCheck } from '#ports/file-checker.ts'
import type { CheckMessage, CheckRequest } from './check-worker.ts'
import { firstWords, overspending, unsound } from './verdicts.ts'

export interface CheckBudget {
  /** Processor time of the thread itself for one file: a busy machine never makes a good file unsound. */
  readonly processorMs: number
  /** Whatever the reason: after so long on the wall clock nobody waits any more. */
  readonly wallMs: number
  /** For its heap and what lies outside of it, together. */
  readonly memoryMb: number
  /** A thread that still holds more after a file is ended, so that the next one is not charged for it. */
  readonly keptMb: number
}

export interface CheckThread {
  /** Throws when the file could not be looked into at all. A thread that was ended over a file is gone. `processorMs` is instead of its usual budget. */
  look(request: CheckRequest, processorMs?: number): Promise<FileCheck>
  isGone(): boolean
  end(): Promise<void>
}

const watchEveryMs = 25
const bytesPerMb = 1_048_576

export function openThread(program: URL, budget: CheckBudget): CheckThread {
  // It inherits neither settings nor keys.
  const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: budget.memoryMb } })
  worker.unref()
  const state = { isReady: false, isGone: false }
  const ready = Promise.withResolvers<void>()
  let settle: ((outcome: FileCheck | Error) => void) | undefined
  const end = async () => {
    state.isGone = true
    await worker.terminate()
  }

  worker.on('message', (message: CheckMessage) => {
    if (message === 'ready') {
      state.isReady = true
      ready.resolve()
    } else settle?.('failure' in message ? new Error(message.failure) : message)
  })
  worker.on('error', (error: Error) => {
    state.isGone = true
    settle?.(state.isReady ? unsound(isOutOfMemory(error) ? overspending.memory : `breaks whoever reads it (${firstWords(error)})`) : error)
  })
  worker.on('exit', () => {
    state.isGone = true
    settle?.(new Error('The thread ended by itself'))
  })

  return {
    async look(request, processorMs = budget.processorMs) {
      worker.ref()
      const answer = new Promise<FileCheck | Error>((resolve) => (settle = resolve))
      const watch = watching(worker, { ...budget, processorMs }, (outcome) => {
        settle?.(outcome)
        void end()
      })
      // Its faults travel another way than its messages: only once it has said that it is ready do they speak of the file.
      void ready.promise.then(() => worker.postMessage(request, [request.content]))
      const outcome = await answer
      clearInterval(watch)
      settle = undefined
      // A thread that is no more holds nothing.
      if (!state.isGone && (await heldBy(worker).catch(() => 0)) > budget.keptMb) void end()
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

async function heldBy(worker: Worker): Promise<number> {
  const heap = await worker.getHeapStatistics()
  return (heap.used_heap_size + heap.external_memory) / bytesPerMb
}

/** Asks from outside, which is answered even while the thread turns in a circle. */
function watching(worker: Worker, budget: CheckBudget, giveUp: (outcome: FileCheck | Error) => void): NodeJS.Timeout {
  const startedAt = performance.now()
  const spentBefore = worker.cpuUsage().catch(() => undefined)
  let isAsking = false
  const ask = async () => {
    const [before, usage, heldMb] = await Promise.all([spentBefore, worker.cpuUsage(), heldBy(worker)])
    const spentMs = (usage.user + usage.system - (before ? before.user + before.system : 0)) / 1000
    if (spentMs > budget.processorMs) giveUp(unsound(overspending.time))
    else if (heldMb > budget.memoryMb) giveUp(unsound(overspending.memory))
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
