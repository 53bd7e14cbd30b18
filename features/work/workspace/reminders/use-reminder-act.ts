import { useAct, type Act, type ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { reminderSentences } from './words.ts'

/** The words of the refusals of reminders. */
export function useReminderActWords(): ActWords {
  const { trouble } = useWords(listWords)
  return { trouble, sentences: useWords(reminderSentences) }
}

export function useReminderAct(): Act {
  return useAct(useReminderActWords())
}
