import { useState } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { clientSentences } from './sentences.ts'
import { listWords } from './words.ts'

interface Outcome {
  readonly success: boolean
  readonly errorCode: string | null
  readonly errorParams: unknown
}

export interface Act {
  readonly isBusy: boolean
  /** The words of the last refusal. */
  readonly problem: string | undefined
  /** Returns the result after success, else undefined. */
  readonly run: <Result extends Outcome>(act: () => Promise<Result>) => Promise<Result | undefined>
}

/** Runs one act at a time and keeps the words of its refusal. */
export function useAct(): Act {
  const { trouble } = useWords(listWords)
  const sentences = useWords(clientSentences)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run<Result extends Outcome>(
    act: () => Promise<Result>,
  ): Promise<Result | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await act()
      if (result.success) return result
      setProblem(sentenceFor(readRefusal(result, trouble), sentences))
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const isUnclear = failure.kind === 'unavailable' || failure.message === ''
      setProblem(isUnclear ? trouble : sentenceFor(failure, sentences))
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return { isBusy, problem, run }
}
