// Explains why the last entry cannot be deleted.
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { ListGate } from '../../../rules/content/model.ts'
import { listWords } from '../form-words.ts'
import { useQuestion } from '../state/form-scope.ts'

export interface LastOneProps {
  /** Missing when a Yes beside the list opens it. */
  readonly gate: ListGate | undefined
}

export function LastOne({ gate }: LastOneProps) {
  const { lastOne, noneIs: nothingToList } = useWords(listWords)
  const { wayTo } = useQuestion()
  const [before, after] =
    nothingToList[gate === undefined ? 'no' : gate.to === 'no' ? 'noAt' : 'otherAt']
  return (
    <p className="reason entry-why">
      <span>{`${lastOne} ${before}`}</span>
      {gate === undefined ? null : (
        <>
          {' '}
          {gate.questionId === undefined ? (
            <q>{gate.name}</q>
          ) : (
            <Link href={wayTo(gate.questionId)}>{gate.name}</Link>
          )}
        </>
      )}
      <span>{after}</span>
    </p>
  )
}
