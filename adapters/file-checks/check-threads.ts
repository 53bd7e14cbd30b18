// The threads there are: those at work, and those that rest until there is more or they are ended.
import type { FileCheck } from '#ports/file-checker.ts'
import { type CheckBudget, type CheckThread, openThread } from './check-thread.ts'
import type { CheckRequest } from './check-worker.ts'

export interface CheckThreads {
  /** Throws when the file could not be looked into at all. `wasFresh` when the thread had looked into nothing before: what it spent was for this file alone. */
  look(request: CheckRequest, processorMs: number, isFresh: boolean): Promise<{ readonly check: FileCheck; readonly wasFresh: boolean }>
  end(): Promise<void>
}

export function checkThreads(rules: CheckBudget & { readonly program: URL; readonly restMs: number }): CheckThreads {
  const atWork = new Set<CheckThread>()
  const atRest = new Map<CheckThread, NodeJS.Timeout>()

  const takeRested = () => {
    for (const [thread, timer] of atRest) {
      clearTimeout(timer)
      atRest.delete(thread)
      if (!thread.isGone()) return thread
    }
    return undefined
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
    async look(request, processorMs, isFresh) {
      const rested = isFresh ? undefined : takeRested()
      const thread = rested ?? openThread(rules.program, rules)
      atWork.add(thread)
      try {
        return { check: await thread.look(request, processorMs), wasFresh: !rested }
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
