import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { requestSentences } from '#ui/feedback/request-sentences.ts'
import { questionnaireProblems } from '../rules/problems.ts'

export const questionnaireSentences = inLanguages(
  { ...requestSentences.english, ...toSentences(questionnaireProblems) },
  async () => {
    const [ofRequests, { questionnaireSentencesEs }] = await Promise.all([
      requestSentences.load(),
      import('../rules/problems.es.ts'),
    ])
    return { ...ofRequests, ...questionnaireSentencesEs }
  },
)
