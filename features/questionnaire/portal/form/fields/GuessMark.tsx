// The attorney sees a marked amount or date as an estimate.
import { useWords } from '#ui/language/language.ts'
import { fieldWords } from '../form-words.ts'
import { type AnswerPath } from '../state/answer-path.ts'
import { getPointer } from '../../../rules/content/pointer.ts'
import { useQuestion, useReading } from '../state/form-scope.ts'
import { guessesIn } from '../state/guesses.ts'

const wholeAnswer: AnswerPath = []

export function GuessMark({ path, title }: { readonly path: AnswerPath; readonly title: string }) {
  const words = useWords(fieldWords)
  const { store } = useQuestion()
  const pointer = getPointer(path)
  const isGuess = useReading(wholeAnswer, (answer) => guessesIn(answer).includes(pointer))

  function mark(isMarked: boolean) {
    const others = guessesIn(store.answer()).filter((guess) => guess !== pointer)
    const next = isMarked ? [...others, pointer] : others
    store.choose(['notSure'], next.length > 0 ? next : undefined)
  }

  return (
    <label className="pick bare guess">
      <input
        type="checkbox"
        checked={isGuess}
        onChange={(event) => mark(event.currentTarget.checked)}
        aria-label={words.isGuessOf(title)}
      />
      <span>{words.isGuess}</span>
    </label>
  )
}
