import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import type { IntakeQuestionState } from '#ui/graphql/enums.generated.ts'
import type { LineRow } from '../intake-data.ts'
import { intakeWords } from '../words.ts'

export interface AnswerFlagsProps {
  readonly row: Pick<LineRow, 'text' | 'isMissing' | 'isGuess' | 'isPrivate'>
  /** Undefined where the question says it. */
  readonly state?: IntakeQuestionState
}

/** Marks on an answer: missing, a guess, a request for help, a reply of the firm, private. */
export function AnswerFlags({ row, state }: AnswerFlagsProps) {
  const words = useWords(intakeWords)
  const { text, isMissing, isGuess, isPrivate } = row
  const flags = [
    ...(isMissing && text !== '' ? [words.missing] : []),
    ...(isGuess ? [words.guess] : []),
    ...(state === 'HELP_REQUESTED' ? [words.asksForHelp] : []),
    ...(state === 'ANSWERED_BY_FIRM' ? [words.answeredByFirm] : []),
    ...(state === 'LEFT_TO_FIRM' ? [words.leftToFirm] : []),
  ]
  if (flags.length === 0 && !isPrivate) return null
  return (
    <span className="intake-flags">
      <span>{flags.join('. ')}</span>
      {isPrivate ? (
        <span className="intake-private" title={words.privateHint}>
          <Icon name="lock-simple" size="small" />
          {words.isPrivate}
        </span>
      ) : null}
    </span>
  )
}
