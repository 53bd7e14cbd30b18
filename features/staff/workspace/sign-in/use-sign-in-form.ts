import { useState } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { signInWords, staffSentences } from '../words.ts'
import type { StaffSignInStepFragment } from './sign-in.operations.ts'

export interface SignInForm {
  readonly isBusy: boolean
  /** The words of the last refusal. */
  readonly problem: string | undefined
  /** True if only a new login helps. */
  readonly isOver: boolean
  readonly submit: (
    /** Returns undefined if the browser used no passkey. */
    run: () => Promise<StaffSignInStepFragment | undefined>,
    onStep: (step: StaffSignInStepFragment) => void,
  ) => Promise<void>
}

/** Runs one step. A refusal stays on the page, and nothing that was typed is lost. */
export function useSignInForm(): SignInForm {
  const words = useWords(signInWords)
  const sentences = useWords(staffSentences)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)

  async function submit(
    run: () => Promise<StaffSignInStepFragment | undefined>,
    onStep: (step: StaffSignInStepFragment) => void,
  ): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const step = await run()
      if (step === undefined) setProblem(words.noPasskeyUsed)
      else if (step.success) onStep(step)
      else {
        setProblem(sentenceFor(readRefusal(step, words.trouble), sentences))
        setOver(step.errorCode === 'staff.start-again')
      }
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const text = failure.kind === 'unavailable' ? '' : sentenceFor(failure, sentences)
      setProblem(text === '' ? words.trouble : text)
      setOver(failure.kind === 'expired' || failure.kind === 'signed-out')
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, isOver, submit }
}
