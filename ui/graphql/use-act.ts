import { useState } from 'react'
import { readRefusal, sentenceFor, type Sentences } from '#lib/problem.ts'
import { GraphProblem } from './graph-problem.ts'

export interface ActOutcome {
  readonly success: boolean
  /** The words of the server, for a code that the sentences do not have. */
  readonly error: string | null
  readonly errorCode: string | null
  readonly errorParams: unknown
  /** The field that the server refused. */
  readonly errorField?: string | null
}

export interface ActWords {
  readonly sentences: Sentences
  /** For a failure without words. */
  readonly trouble: string
}

export interface Act {
  readonly isBusy: boolean
  /** The words of the last refusal. */
  readonly problem: string | undefined
  /** Returns the result after success, else undefined. */
  readonly run: <Result extends ActOutcome>(
    act: () => Promise<Result | 'canceled'>,
  ) => Promise<Result | undefined>
}

/** Runs one act at a time and keeps the words of its refusal. */
export function useAct({ sentences, trouble }: ActWords): Act {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run<Result extends ActOutcome>(
    act: () => Promise<Result | 'canceled'>,
  ): Promise<Result | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await act()
      if (result === 'canceled') return undefined
      if (result.success) return result
      setProblem(sentenceFor(readRefusal(result, result.error ?? trouble), sentences))
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
