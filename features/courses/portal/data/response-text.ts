import { coursesProblems, type CoursesProblemCode } from '../../rules/problems.ts'

const codes = Object.keys(coursesProblems) as readonly CoursesProblemCode[]

/** Translates a problem text. Keeps an unknown text; returns `fallback` for a missing text. */
export function toResponseText(
  text: string | null,
  fallback: CoursesProblemCode,
  sentences: Readonly<Record<CoursesProblemCode, string>>,
): string {
  if (text === null || text === '') return sentences[fallback]
  const code = codes.find((candidate) => coursesProblems[candidate].text === text)
  return code === undefined ? text : sentences[code]
}
