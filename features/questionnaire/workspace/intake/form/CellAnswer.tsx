import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { AnswerFlags } from '../parts/AnswerFlags.tsx'
import { intakeWords } from '../words.ts'
import type { LineCell } from './line-rows.ts'

/** The answer of one debtor to one field, and who gave it when. */
export function CellAnswer({ cell }: { readonly cell: LineCell }) {
  const words = useWords(intakeWords)
  const { formatDay } = useFormats()
  const { row, showsSource } = cell
  const { text, isMissing, savedAt, savedBy, questionState } = row
  return (
    <div className="intake-answer">
      <span className={isMissing && text === '' ? 'intake-missing' : undefined}>
        {text === '' ? (isMissing ? words.missing : words.noAnswer) : text}
      </span>
      <AnswerFlags row={row} state={questionState} />
      {showsSource && savedAt !== null && text !== '' ? (
        <span className="second-line">
          {words.source(savedBy, formatDay(officeDay(savedAt), 'monthDay'))}
        </span>
      ) : null}
    </div>
  )
}
