import { useState } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { toasts } from '#ui/feedback/toast-list.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { staffNoticeChoices, type NoticeOutcomeFragment } from '../notices.operations.ts'
import { noticeSentences, settingsWords } from '../words.ts'

export interface Change {
  readonly isBusy: boolean
  /** The words of the last refusal. */
  readonly problem: string | undefined
  readonly run: (change: () => Promise<NoticeOutcomeFragment>, done: string) => Promise<void>
}

/** Runs a change of the settings, shows `done` after success, and reads them again. */
export function useChange(): Change {
  const words = useWords(settingsWords)
  const sentences = useWords(noticeSentences)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(change: () => Promise<NoticeOutcomeFragment>, done: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await change()
      if (!result.success) {
        setProblem(sentenceFor(readRefusal(result, words.trouble), sentences))
        return
      }
      toasts.show({ tone: 'success', title: done })
      await readAgain(staffNoticeChoices)
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const isUnclear = failure.kind === 'unavailable' || failure.message === ''
      setProblem(isUnclear ? words.trouble : sentenceFor(failure, sentences))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, run }
}
