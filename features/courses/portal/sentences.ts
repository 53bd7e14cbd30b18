// What can go wrong with the courses, in the languages of the product.
import { sentencesOf } from '#kit/problem.ts'
import { inLanguages } from '#ui/language.ts'
import { coursesProblems } from '../rules/problems.ts'

export const coursesSentences = inLanguages(sentencesOf(coursesProblems), () =>
  import('../rules/problems.es.ts').then(({ coursesSentencesEs }) => coursesSentencesEs),
)
