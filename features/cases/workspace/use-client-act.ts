import { useAct, type Act } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { clientSentences } from './sentences.ts'
import { listWords } from './words.ts'

/** An act on clients, with the words of its refusals. */
export function useClientAct(): Act {
  const { trouble } = useWords(listWords)
  const sentences = useWords(clientSentences)
  return useAct({ trouble, sentences })
}
