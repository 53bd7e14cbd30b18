import { openThread, type ThreadRequest, type ThreadWork, type WorkThread } from './work-thread.ts'

export interface WorkThreads<Answer extends object> {
  /** Throws when the work failed. `wasFresh` is true for the first request of a thread. */
  run(
    request: ThreadRequest,
    isFresh: boolean,
  ): Promise<{ readonly answer: Answer; readonly wasFresh: boolean }>
  end(): Promise<void>
}

/** An idle thread holds memory, so it is ended after `restMs`. */
export function workThreads<Answer extends object>(
  work: ThreadWork<Answer> & { readonly restMs: number },
): WorkThreads<Answer> {
  const atWork = new Set<WorkThread<Answer>>()
  const atRest = new Map<WorkThread<Answer>, NodeJS.Timeout>()

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

  return {
    async run(request, isFresh) {
      const rested = isFresh ? undefined : takeRested()
      const thread = rested ?? openThread(work)
      atWork.add(thread)
      try {
        return { answer: await thread.run(request), wasFresh: !rested }
      } finally {
        giveBack(thread)
      }
    },
    async end() {
      for (const timer of atRest.values()) clearTimeout(timer)
      await Promise.all([...atWork, ...atRest.keys()].map((thread) => thread.end()))
      atRest.clear()
    },
  }
}
