import { toasts } from '#ui/feedback/toast-list.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct, type Act, type ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { staffNoticeChoices, type NoticeOutcomeFragment } from '../notices.operations.ts'
import { noticeSentences, settingsWords } from '../words.ts'

export interface Change extends Pick<Act, 'isBusy' | 'problem'> {
  readonly run: (change: () => Promise<NoticeOutcomeFragment>, done: string) => Promise<void>
}

/** The words of the refusals of these settings. */
export function useChangeWords(): ActWords {
  const { trouble } = useWords(settingsWords)
  return { trouble, sentences: useWords(noticeSentences) }
}

/** Runs a change of the settings, shows `done` after success, and reads them again. */
export function useChange(): Change {
  const { isBusy, problem, run } = useAct(useChangeWords())
  return {
    isBusy,
    problem,
    run: async (change, done) => {
      await run(async () => {
        const outcome = await change()
        if (!outcome.success) return outcome
        toasts.show({ tone: 'success', title: done })
        await readAgain(staffNoticeChoices)
        return outcome
      })
    },
  }
}
