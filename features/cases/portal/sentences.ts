import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { casesProblems } from '../rules/problems.ts'

export const casesSentences = inLanguages(toSentences(casesProblems), () =>
  import('../rules/problems.es.ts').then(({ casesSentencesEs }) => casesSentencesEs),
)
