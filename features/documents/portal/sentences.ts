import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { requestSentences } from '#ui/feedback/request-sentences.ts'
import { documentsProblems } from '../rules/problems.ts'

export const documentsSentences = inLanguages(
  { ...requestSentences.english, ...toSentences(documentsProblems) },
  async () => {
    const [ofRequests, { documentsSentencesEs }] = await Promise.all([
      requestSentences.load(),
      import('../rules/problems.es.ts'),
    ])
    return { ...ofRequests, ...documentsSentencesEs }
  },
)
