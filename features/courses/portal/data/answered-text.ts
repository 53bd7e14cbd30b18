// What a refused call says, in the language of the reader: answers carry the English text of a problem, whose Spanish is here.
import { coursesProblems, type CoursesProblemCode } from '../../rules/problems.ts'

const codes = Object.keys(coursesProblems) as readonly CoursesProblemCode[]

/** `fallback` where the server gave no message; a text that is none of ours stays as it is. */
export function answeredText(
  text: string | null,
  fallback: CoursesProblemCode,
  sentences: Readonly<Record<CoursesProblemCode, string>>,
): string {
  if (text === null || text === '') return sentences[fallback]
  const code = codes.find((one) => coursesProblems[one].text === text)
  return code === undefined ? text : sentences[code]
}
