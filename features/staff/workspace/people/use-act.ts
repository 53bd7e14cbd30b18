import { useState } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { toasts } from '#ui/feedback/toast-list.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { runWithStepUp, type ActResult } from '../step-up/step-up.ts'
import { peopleWords, staffSentences } from '../words.ts'

export interface Act {
  readonly isBusy: boolean
  /** The words of the last refusal. */
  readonly problem: string | undefined
  /** Returns true after success, when the list has been read again. */
  readonly run: (act: () => Promise<ActResult>, done: string) => Promise<boolean>
}

/** Runs an act of a list, shows `done` after success, and reads the list again. */
export function useAct(list: { readonly name: string }): Act {
  const words = useWords(peopleWords)
  const sentences = useWords(staffSentences)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(act: () => Promise<ActResult>, done: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await runWithStepUp(act)
      if (result === 'canceled') return false
      if (!result.success) {
        setProblem(sentenceFor(readRefusal(result, words.trouble), sentences))
        return false
      }
      toasts.show({ tone: 'success', title: done })
      await readAgain(list)
      return true
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const isUnclear = failure.kind === 'unavailable' || failure.message === ''
      setProblem(isUnclear ? words.trouble : sentenceFor(failure, sentences))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, run }
}
