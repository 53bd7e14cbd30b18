// Which answers are guesses: `notSure` of the answer holds their places.
import { isList } from '../../../rules/answers/json.ts'
import type { JsonObject, UiOptions } from '../../../rules/content/model.ts'
import { pointerOf } from '../../../rules/content/pointer.ts'
import type { AnswerPath } from './answer-path.ts'

/** A private or read-only answer, and one that is read off a paper, is not offered as a guess. */
export function canBeGuess({ sensitive, exact }: UiOptions, isReadOnly: boolean): boolean {
  return sensitive !== true && exact !== true && !isReadOnly
}

export function guessesIn({ notSure }: JsonObject): readonly string[] {
  return isList(notSure) ? notSure.map(String) : []
}

/** The same answer without guesses inside this place: they are gone with it. */
export function withoutGuessesIn(answer: JsonObject, path: AnswerPath): JsonObject {
  const guesses = guessesIn(answer)
  const left = guesses.filter((guess) => !guess.startsWith(`${pointerOf(path)}/`))
  if (left.length === guesses.length) return answer
  const { notSure: _, ...others } = answer
  return left.length > 0 ? { ...answer, notSure: left } : others
}
