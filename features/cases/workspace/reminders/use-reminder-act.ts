import { useAct, type Act } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { listWords } from '../words.ts'
import { reminderSentences } from './words.ts'

/** An act on reminders, with the words of its refusals. */
export function useReminderAct(): Act {
  const { trouble } = useWords(listWords)
  const sentences = useWords(reminderSentences)
  return useAct({ trouble, sentences })
}
