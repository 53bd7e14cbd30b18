import { accountProblems } from '#features/account/rules/problems.ts'
import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { requestSentences } from '#ui/feedback/request-sentences.ts'
import { signInProblems } from '../../rules/problems.ts'

const english = {
  ...requestSentences.english,
  ...toSentences(accountProblems),
  ...toSentences(signInProblems),
}

export const recoverySentences = inLanguages(english, async () => {
  const [ofRequests, { accountSentencesEs }, { signInSentencesEs }] = await Promise.all([
    requestSentences.load(),
    import('#features/account/rules/problems.es.ts'),
    import('../../rules/problems.es.ts'),
  ])
  return { ...ofRequests, ...accountSentencesEs, ...signInSentencesEs }
})
