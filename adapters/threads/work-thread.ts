// One thread for work that may turn in circles or eat memory: it gets a request, so much of its own processor time and so much memory, and is ended when it wants more.
import { Worker } from 'node:worker_threads'

export interface ThreadBudget {
  /** Processor time of the thread itself for one request: a busy machine never makes good work bad. */
  readonly processorMs: number
  /** Whatever the reason: after so long on the wall clock nobody waits any more. */
  readonly wallMs: number
  /** For its heap and what lies outside of it, together. */
  readonly memoryMb: number
  /** A thread that still holds more after a request is ended, so that the next one is not charged for it. */
  readonly keptMb: number
  /** For what is new in its heap; less is slower, and leaves less with the process when the thread has ended. V8's own choice without it. */
  readonly nurseryMb?: number
}

/** 'ready' once, then an answer for each request; `failure` when it is not the request's fault. */
export type ThreadMessage<Answer extends object> = 'ready' | Answer | { readonly failure: string }

/** What runs in the thread, and what is answered in its place when it cannot any more: both speak against the request. */
export interface ThreadWork<Answer extends object> extends ThreadBudget {
  readonly program: URL
  readonly overspent: (what: 'time' | 'memory') => Answer
  readonly broken: (error: Error) => Answer
}

export interface ThreadRequest {
  readonly content: unknown
  /** Of the content: handed over, not copied. */
  readonly handedOver?: readonly ArrayBuffer[]
  /** Instead of its usual budget. */
  readonly processorMs?: number
}

export interface WorkThread<Answer extends object> {
  /** Throws when the work could not be done at all. A thread that was ended over a request is gone. */
  ask(request: ThreadRequest): Promise<Answer>
  isGone(): boolean
  end(): Promise<void>
}

const watchEveryMs = 25
const bytesPerMb = 1_048_576

export function openThread<Answer extends object>(work: ThreadWork<Answer>): WorkThread<Answer> {
  // It inherits neither settings nor keys.
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
  let settle: ((outcome: Answer | Error) => void) | undefined
  const end = async () => {
    state.isGone = true
    await worker.terminate()
  }

  worker.on('message', (message: ThreadMessage<Answer>) => {
    if (message === 'ready') {
      state.isReady = true
      ready.resolve()
    } else settle?.(hasFailed(message) ? new Error(message.failure) : message)
  })
  worker.on('error', (thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    state.isGone = true
    settle?.(
      state.isReady
        ? isOutOfMemory(error)
          ? work.overspent('memory')
          : work.broken(error)
        : error,
    )
  })
  worker.on('exit', () => {
    state.isGone = true
    settle?.(new Error('The thread ended by itself'))
  })

  return {
    async ask({ content, handedOver = [], processorMs = work.processorMs }) {
      worker.ref()
      const answer = new Promise<Answer | Error>((resolve) => (settle = resolve))
      const watch = watching(worker, { ...work, processorMs }, (outcome) => {
        settle?.(outcome)
        void end()
      })
      // Its faults travel another way than its messages: only once it has said that it is ready do they speak of the request.
      void ready.promise
        .then(() => worker.postMessage(content, [...handedOver]))
        .catch((error: unknown) =>
          settle?.(new Error('It cannot be handed over', { cause: error })),
        )
      const outcome = await answer
      clearInterval(watch)
      settle = undefined
      // A thread that is no more holds nothing.
      if (!state.isGone && (await heldBy(worker).catch(() => 0)) > work.keptMb) void end()
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

/** A thread may throw whatever it likes. */
function isOutOfMemory(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  )
}

async function heldBy(worker: Worker): Promise<number> {
  const heap = await worker.getHeapStatistics()
  return (heap.used_heap_size + heap.external_memory) / bytesPerMb
}

/** Asks from outside, which is answered even while the thread turns in a circle. */
function watching<Answer extends object>(
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
      heldBy(worker),
    ])
    const spentMs = (usage.user + usage.system - (before ? before.user + before.system : 0)) / 1000
    if (spentMs > work.processorMs) giveUp(work.overspent('time'))
    else if (heldMb > work.memoryMb) giveUp(work.overspent('memory'))
  }
  return setInterval(() => {
    if (performance.now() - startedAt > work.wallMs)
      giveUp(new Error(`No answer within ${work.wallMs} ms`))
    else if (!isAsking) {
      isAsking = true
      // A thread that is not there yet, or no more, has nothing to answer.
      ask()
        .catch(() => {})
        .finally(() => (isAsking = false))
    }
  }, watchEveryMs)
}
