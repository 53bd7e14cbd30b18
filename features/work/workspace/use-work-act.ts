import { useAct, type Act } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { workSentences } from './words.ts'

/** The words of the refusals of notes and tasks. */
export function useWorkActWords() {
  const { trouble } = useWords(listWords)
  return { trouble, sentences: useWords(workSentences) }
}

export function useWorkAct(): Act {
  return useAct(useWorkActWords())
}
