import { toSentences } from '#lib/problem.ts'
import { inLanguages } from '#ui/language/language.ts'
import { coursesProblems } from '../rules/problems.ts'

export const coursesSentences = inLanguages(toSentences(coursesProblems), () =>
  import('../rules/problems.es.ts').then(({ coursesSentencesEs }) => coursesSentencesEs),
)
