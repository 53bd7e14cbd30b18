import { sentenceFor, type ProblemFacts, type Sentences } from '#lib/problem.ts'
import type { CoursesProblemCode } from '../../rules/problems.ts'

/** Translates a refusal. Keeps an unknown text; returns the text of `fallback` for a missing one. */
export function toResponseText(
  problem: ProblemFacts | undefined,
  fallback: CoursesProblemCode,
  sentences: Sentences & Readonly<Record<CoursesProblemCode, string>>,
): string {
  return (problem && sentenceFor(problem, sentences)) || sentences[fallback]
}
