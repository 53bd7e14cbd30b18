import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { toasts } from '#ui/feedback/toast-list.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct, type Act, type ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { filingSentences } from '../words.ts'
import { filingOfCase, type FilingOutcomeFragment } from './filing.operations.ts'

/** After a change the step of the case may be another one as well. */
export const filingQueries = [filingOfCase, staffCasePage] as const

export function useFilingActWords(): ActWords {
  const { trouble } = useWords(listWords)
  return { trouble, sentences: useWords(filingSentences) }
}

export interface FilingAct extends Act {
  /** Acts, reads the list again and says what was done. */
  readonly perform: (act: () => Promise<FilingOutcomeFragment>, done: string) => Promise<void>
}

export function useFilingAct(): FilingAct {
  const act = useAct(useFilingActWords())
  return {
    ...act,
    async perform(run, done) {
      const result = await act.run(run)
      await readAgain(...filingQueries)
      if (result) toasts.show({ tone: 'success', title: done })
    },
  }
}
