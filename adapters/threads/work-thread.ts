import { Worker } from 'node:worker_threads'

export interface ThreadBudget {
  /** Max CPU time per request. Not wall-clock time, so a busy machine does not fail good work. */
  readonly processorMs: number
  /** Max wall-clock time per request. */
  readonly timeoutMs: number
  /** Max memory, heap and external memory together. */
  readonly memoryMb: number
  /** A thread that still holds more is ended, so that the next request has its full budget. */
  readonly keptMb: number
  /** Size of V8's young generation. A smaller one is slower, but frees more memory at the end. */
  readonly nurseryMb?: number
}

/** 'ready' is sent once, then one reply per request. `failure`: the request is not the cause. */
export type ThreadMessage<Answer extends object> = 'ready' | Answer | { readonly failure: string }

export interface ThreadWork<Answer extends object> extends ThreadBudget {
  readonly program: URL
  readonly overspent: (what: 'time' | 'memory') => Answer
  readonly broken: (error: Error) => Answer
  /** A thread is not used again after such an answer to a request that may go on. */
  readonly isGivenUp: (answer: Answer) => boolean
}

export interface ThreadRequest {
  readonly content: unknown
  readonly handedOver?: readonly ArrayBuffer[]
  readonly processorMs?: number
  /** False if nothing of the work goes on after any answer. */
  readonly mayGoOn?: boolean
}

export interface ThreadOutcome<Answer extends object> {
  readonly answer: Answer
  /** The thread overspent or broke, and did not answer itself. */
  readonly wasEnded: boolean
}

export interface WorkThread<Answer extends object> {
  /**
   * Throws if the work could not be done. If a request ended the thread, the thread cannot be used
   * again.
   */
  run(request: ThreadRequest): Promise<ThreadOutcome<Answer>>
  isGone(): boolean
  end(): Promise<void>
}

const watchEveryMs = 25
const bytesPerMb = 1_048_576

export function openThread<Answer extends object>(work: ThreadWork<Answer>): WorkThread<Answer> {
  // The thread inherits neither settings nor keys.
  const { program, memoryMb, nurseryMb } = work
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      ...(nurseryMb === undefined ? {} : { maxYoungGenerationSizeMb: nurseryMb }),
    },
  })
  worker.unref()
  const state = { isReady: false, isGone: false }
  const ready = Promise.withResolvers<void>()
  let settle: ((outcome: ThreadOutcome<Answer> | Error) => void) | undefined
  const settleEnded = (answer: Answer) => settle?.({ answer, wasEnded: true })
  const end = async () => {
    state.isGone = true
    await worker.terminate()
  }
  const holdsTooMuch = async () => (await readHeldMemory(worker).catch(() => 0)) > work.keptMb

  worker.on('message', (message: ThreadMessage<Answer>) => {
    if (message === 'ready') {
      state.isReady = true
      ready.resolve()
    } else
      settle?.(
        hasFailed(message) ? new Error(message.failure) : { answer: message, wasEnded: false },
      )
  })
  worker.on('error', (thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    state.isGone = true
    if (state.isReady)
      settleEnded(isOutOfMemory(error) ? work.overspent('memory') : work.broken(error))
    else settle?.(error)
  })
  worker.on('exit', () => {
    state.isGone = true
    settle?.(new Error('The thread ended by itself'))
  })

  return {
    async run({ content, handedOver = [], processorMs = work.processorMs, mayGoOn = true }) {
      worker.ref()
      const settled = new Promise<ThreadOutcome<Answer> | Error>((resolve) => (settle = resolve))
      const watch = watchMemory(worker, { ...work, processorMs }, (outcome) => {
        if (outcome instanceof Error) settle?.(outcome)
        else settleEnded(outcome)
        void end()
      })
      // Sends the request after 'ready', because an earlier error is not caused by the request.
      void ready.promise
        .then(() => worker.postMessage(content, [...handedOver]))
        .catch((error: unknown) =>
          settle?.(new Error('It cannot be handed over', { cause: error })),
        )
      const outcome = await settled
      clearInterval(watch)
      settle = undefined
      const isGivenUp = outcome instanceof Error || (mayGoOn && work.isGivenUp(outcome.answer))
      if (isGivenUp || (!state.isGone && (await holdsTooMuch()))) void end()
      worker.unref()
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    isGone: () => state.isGone,
    end,
  }
}

function hasFailed(message: unknown): message is { readonly failure: string } {
  return typeof message === 'object' && message !== null && 'failure' in message
}

function isOutOfMemory(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  )
}

async function readHeldMemory(worker: Worker): Promise<number> {
  const heap = await worker.getHeapStatistics()
  return (heap.used_heap_size + heap.external_memory) / bytesPerMb
}

/** Runs on the main thread, so that it works even while the worker thread is in an endless loop. */
function watchMemory<Answer extends object>(
  worker: Worker,
  work: ThreadWork<Answer>,
  giveUp: (outcome: Answer | Error) => void,
): NodeJS.Timeout {
  const startedAt = performance.now()
  const spentBefore = worker.cpuUsage().catch(() => undefined)
  let isAsking = false
  const ask = async () => {
    const [before, usage, heldMb] = await Promise.all([
      spentBefore,
      worker.cpuUsage(),
      readHeldMemory(worker),
    ])
    const spentMs = (usage.user + usage.system - (before ? before.user + before.system : 0)) / 1000
    if (spentMs > work.processorMs) giveUp(work.overspent('time'))
    else if (heldMb > work.memoryMb) giveUp(work.overspent('memory'))
  }
  return setInterval(() => {
    if (performance.now() - startedAt > work.timeoutMs)
      giveUp(new Error(`No answer within ${work.timeoutMs} ms`))
    else if (!isAsking) {
      isAsking = true
      ask()
        .catch(() => {})
        .finally(() => (isAsking = false))
    }
  }, watchEveryMs)
}
