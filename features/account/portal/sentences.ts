import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { accountProblems } from '../rules/problems.ts'

export const accountSentences = inLanguages(toSentences(accountProblems), () =>
  import('../rules/problems.es.ts').then(({ accountSentencesEs }) => accountSentencesEs),
)
