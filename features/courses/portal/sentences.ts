import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { requestSentences } from '#ui/feedback/request-sentences.ts'
import { coursesProblems } from '../rules/problems.ts'

export const coursesSentences = inLanguages(
  { ...requestSentences.english, ...toSentences(coursesProblems) },
  async () => {
    const [ofRequests, { coursesSentencesEs }] = await Promise.all([
      requestSentences.load(),
      import('../rules/problems.es.ts'),
    ])
    return { ...ofRequests, ...coursesSentencesEs }
  },
)
