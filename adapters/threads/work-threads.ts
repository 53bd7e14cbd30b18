import {
  openThread,
  type ThreadOutcome,
  type ThreadRequest,
  type ThreadWork,
  type WorkThread,
} from './work-thread.ts'

export interface WorkThreads<Answer extends object> {
  /**
   * `request` is called again if a used thread was ended, because an earlier request may be the
   * cause: a new thread then decides. Throws `unavailable` when the work failed.
   */
  run(request: () => ThreadRequest | Promise<ThreadRequest>): Promise<Answer>
  end(): Promise<void>
}

interface PoolWork<Answer extends object> extends ThreadWork<Answer> {
  /** An idle thread holds memory, so it is ended after this time. */
  readonly restMs: number
  readonly unavailable: (cause: unknown) => Error
}

export function workThreads<Answer extends object>(work: PoolWork<Answer>): WorkThreads<Answer> {
  const atWork = new Set<WorkThread<Answer>>()
  const atRest = new Map<WorkThread<Answer>, NodeJS.Timeout>()
  const state = { isStopped: false }

  const takeRested = () => {
    for (const [thread, timer] of atRest) {
      clearTimeout(timer)
      atRest.delete(thread)
      if (!thread.isGone()) return thread
    }
    return undefined
  }
  const giveBack = (thread: WorkThread<Answer>) => {
    atWork.delete(thread)
    if (thread.isGone()) return
    const retire = () => {
      atRest.delete(thread)
      void thread.end()
    }
    atRest.set(thread, setTimeout(retire, work.restMs).unref())
  }
  const runIn = async (
    rested: WorkThread<Answer> | undefined,
    request: ThreadRequest,
  ): Promise<ThreadOutcome<Answer>> => {
    const thread = rested ?? openThread(work)
    atWork.add(thread)
    try {
      return await thread.run(request)
    } catch (error) {
      throw work.unavailable(error)
    } finally {
      giveBack(thread)
    }
  }

  return {
    async run(request) {
      const ready = async () => {
        const made = await request()
        if (state.isStopped) throw work.unavailable(new Error('The threads were ended'))
        return made
      }
      const first = await ready()
      const used = takeRested()
      const { answer, wasEnded } = await runIn(used, first)
      return wasEnded && used ? (await runIn(undefined, await ready())).answer : answer
    },
    async end() {
      state.isStopped = true
      for (const timer of atRest.values()) clearTimeout(timer)
      await Promise.all([...atWork, ...atRest.keys()].map((thread) => thread.end()))
      atRest.clear()
    },
  }
}
