import { accountProblems } from '#features/account/rules/problems.ts'
import { signInProblems } from '#features/sign-in/rules/problems.ts'
import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { requestSentences } from '#ui/feedback/request-sentences.ts'
import { invitationProblems } from '../rules/problems.ts'

const english = {
  ...requestSentences.english,
  ...toSentences(invitationProblems),
  ...toSentences(accountProblems),
  ...toSentences(signInProblems),
}

export const creationSentences = inLanguages(english, async () => {
  const [ofRequests, { invitationSentencesEs }, { accountSentencesEs }, { signInSentencesEs }] =
    await Promise.all([
      requestSentences.load(),
      import('../rules/problems.es.ts'),
      import('#features/account/rules/problems.es.ts'),
      import('#features/sign-in/rules/problems.es.ts'),
    ])
  return { ...ofRequests, ...invitationSentencesEs, ...accountSentencesEs, ...signInSentencesEs }
})
