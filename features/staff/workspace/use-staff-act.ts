import { toasts } from '#ui/feedback/toast-list.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct, type Act, type ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { runWithStepUp, type ActResult } from './people/step-up/step-up.ts'
import { peopleWords, staffSentences } from './words.ts'

export interface StaffAct extends Pick<Act, 'isBusy' | 'problem'> {
  /** Returns true after success, when the list has been read again. */
  readonly run: (act: () => Promise<ActResult>, done: string) => Promise<boolean>
}

/** The words of the refusals of acts on colleagues and logins. */
export function useStaffActWords(): ActWords {
  const { trouble } = useWords(peopleWords)
  return { trouble, sentences: useWords(staffSentences) }
}

/** Runs an act of a list, shows `done` after success, and reads the list again. */
export function useStaffAct(list: { readonly name: string }): StaffAct {
  const { isBusy, problem, run } = useAct(useStaffActWords())
  return {
    isBusy,
    problem,
    run: async (act, done) => {
      const result = await run(async () => {
        const outcome = await runWithStepUp(act)
        if (outcome === 'canceled' || !outcome.success) return outcome
        toasts.show({ tone: 'success', title: done })
        await readAgain(list)
        return outcome
      })
      return result !== undefined
    },
  }
}
