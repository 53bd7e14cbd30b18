import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { kindInWords } from '#features/cases/workspace/row-words.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { clientWords, listWords } from '#features/cases/workspace/words.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import {
  ActivityCell,
  CoursesCell,
  DeadlineCell,
  DocumentsCell,
  IntakeCell,
  StageCell,
  Undelivered,
  type CellProps,
} from '../rows/cells.tsx'
import { maxPaperRows, type PaperRows } from './read-for-paper.ts'
import { paperWords } from './words.ts'

const columns = [
  'client',
  'stage',
  'documents',
  'intake',
  'courses',
  'deadline',
  'activity',
] as const

/** All rows, in all columns, in any window: what the printer gets instead of the rows in sight. */
export function PaperList({ rows, total }: PaperRows) {
  const words = useWords(paperWords)
  const list = useWords(listWords)
  const { formatDay } = useFormats()
  const today = formatDay(officeDay(usePresent()), 'long')
  return (
    <div className="on-paper paper-list">
      <p>
        <span>{words.printedOn(today)}.</span>{' '}
        {rows.length < total ? (
          <Part rows={rows} total={total} />
        ) : (
          <span>{words.all(total)}.</span>
        )}
      </p>
      <table className="table" aria-label={words.title}>
        <thead>
          <tr>
            {columns.map((id) => (
              <th key={id} scope="col">
                {list.columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Name row={row} />
              </th>
              <td>
                <StageCell row={row} />
              </td>
              <td>
                <DocumentsCell row={row} />
              </td>
              <td>
                <IntakeCell row={row} />
              </td>
              <td>
                <CoursesCell row={row} />
              </td>
              <td>
                <DeadlineCell row={row} />
              </td>
              <td>
                <ActivityCell row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Part({ rows: { length }, total }: PaperRows) {
  const words = useWords(paperWords)
  const rest = total <= maxPaperRows ? words.printHasAll : words.exportHasAll
  return (
    <strong>
      {words.part(length, total)} {rest}
    </strong>
  )
}

function Name({ row }: CellProps) {
  const words = useWords(clientWords)
  return (
    <>
      <strong>{clientName(row.people, words.and)}</strong>
      <span className="second-line">{kindInWords(row, words)}</span>
      {row.isUndelivered ? <Undelivered /> : null}
    </>
  )
}
