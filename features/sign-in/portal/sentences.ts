import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { requestSentences } from '#ui/feedback/request-sentences.ts'
import { signInProblems } from '../rules/problems.ts'

export const signInSentences = inLanguages(
  { ...requestSentences.english, ...toSentences(signInProblems) },
  async () => {
    const [ofRequests, { signInSentencesEs }] = await Promise.all([
      requestSentences.load(),
      import('../rules/problems.es.ts'),
    ])
    return { ...ofRequests, ...signInSentencesEs }
  },
)
