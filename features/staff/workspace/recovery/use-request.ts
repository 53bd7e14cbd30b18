import { useState } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import type { StaffActResultFragment } from '../people/people.operations.ts'
import { signInWords, staffSentences } from '../words.ts'

export interface Request {
  readonly isBusy: boolean
  /** The words of the last refusal. */
  readonly problem: string | undefined
  /** Returns the result, or undefined without one. */
  readonly send: (
    run: () => Promise<StaffActResultFragment>,
  ) => Promise<StaffActResultFragment | undefined>
}

/** Runs a mutation of a person who is not logged in. */
export function useRequest(): Request {
  const { trouble } = useWords(signInWords)
  const sentences = useWords(staffSentences)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send: Request['send'] = async (run) => {
    if (isBusy) return undefined
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await run()
      if (!result.success) setProblem(sentenceFor(readRefusal(result, trouble), sentences))
      return result
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const text = failure.kind === 'unavailable' ? '' : sentenceFor(failure, sentences)
      setProblem(text === '' ? trouble : text)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, send }
}
