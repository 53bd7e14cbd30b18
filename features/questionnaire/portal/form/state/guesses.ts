// The property `notSure` of an answer has the JSON pointers of all guesses.
import { isList } from '../../../rules/json.ts'
import type { JsonObject, UiOptions } from '../../../rules/content/model.ts'
import { getPointer } from '../../../rules/content/pointer.ts'
import type { AnswerPath } from './answer-path.ts'

/** False for private answers, for read-only answers and for answers copied from a document. */
export function canBeGuess({ sensitive, exact }: UiOptions, isReadOnly: boolean): boolean {
  return sensitive !== true && exact !== true && !isReadOnly
}

export function guessesIn({ notSure }: JsonObject): readonly string[] {
  return isList(notSure) ? notSure.map(String) : []
}

/** Removes the guesses inside this path. */
export function withoutGuessesIn(answer: JsonObject, path: AnswerPath): JsonObject {
  const guesses = guessesIn(answer)
  const left = guesses.filter((guess) => !guess.startsWith(`${getPointer(path)}/`))
  if (left.length === guesses.length) return answer
  const { notSure: _, ...others } = answer
  return left.length > 0 ? { ...answer, notSure: left } : others
}
