import { useAct, type Act, type ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { clientSentences } from './sentences.ts'
import { listWords } from './words.ts'

/** The words of the refusals of acts on clients. */
export function useClientActWords(): ActWords {
  const { trouble } = useWords(listWords)
  return { trouble, sentences: useWords(clientSentences) }
}

export function useClientAct(): Act {
  return useAct(useClientActWords())
}
