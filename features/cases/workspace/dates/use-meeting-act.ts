import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct, type Act, type ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { staffCasePage } from '../case/case-page.operations.ts'
import { listWords } from '../words.ts'
import { caseMeeting, markCaseMeetingHeld } from './dates.operations.ts'
import { datesSentences, datesWords } from './words.ts'

/** After a change, the dates of the case are other ones as well. */
export const datesQueries = [caseMeeting, staffCasePage] as const

export function readDatesAgain(): Promise<void> {
  return readAgain(...datesQueries)
}

/** The words of the refusals of meetings. */
export function useMeetingActWords(): ActWords {
  const { trouble } = useWords(listWords)
  return { trouble, sentences: useWords(datesSentences) }
}

export function useMeetingAct(): Act {
  return useAct(useMeetingActWords())
}

export interface HeldAct extends Act {
  readonly markHeld: (day: string) => Promise<void>
}

export function useHeldAct(caseId: string): HeldAct {
  const { heldOn } = useWords(datesWords)
  const act = useMeetingAct()
  return {
    ...act,
    async markHeld(day) {
      const result = await act.run(
        async () => (await graph.run(markCaseMeetingHeld, { caseId, day })).markCaseMeetingHeld,
      )
      await readDatesAgain()
      if (result) toasts.show({ tone: 'success', title: heldOn })
    },
  }
}
