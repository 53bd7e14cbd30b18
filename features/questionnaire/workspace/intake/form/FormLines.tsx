import { classNames } from '#ui/display/class-names.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import type { Form, FormLine } from '../intake-data.ts'
import { intakeWords } from '../words.ts'
import { CellAnswer } from './CellAnswer.tsx'
import { LineEntries } from './LineEntries.tsx'
import {
  listDebtorColumns,
  listEntries,
  toLineRows,
  type LineCell,
  type LineTableRow,
} from './line-rows.ts'

/** The lines in the order of the form. Their labels are in English, as the form itself. */
export function FormLines({ form }: { readonly form: Form }) {
  const words = useWords(intakeWords)
  const headings = listDebtorColumns(form.columns)
  const isSingle = headings.every(({ debtor }) => debtor === 0)
  return (
    <table className={classNames('intake-lines', isSingle && 'single')}>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.officialForm}</th>
          {headings.length === 0 ? <th scope="col">{words.answer}</th> : null}
          {headings.map((heading) => (
            <th key={heading.debtor} scope="col" className="answer">
              <span>{heading.debtor === 0 ? words.answer : words.debtor(heading.debtor)}</span>
              {heading.debtor === 0 ? null : (
                <span className="name">{heading.name ?? words.spouse}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {form.parts.map(({ title, lines }) => (
        <tbody key={title}>
          {title === '' ? null : (
            <tr className="part">
              <th scope="rowgroup" colSpan={2 + Math.max(headings.length, 1)} lang="en">
                {title}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <LineRows key={`${line.line} ${line.label}`} line={line} headings={headings} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface LineRowsProps {
  readonly line: FormLine
  readonly headings: Form['columns']
}

/** A line with several fields has a row of its own for each. */
function LineRows({ line, headings }: LineRowsProps) {
  const words = useWords(intakeWords)
  const language = useLanguage()
  const rows = toLineRows(line, headings)
  const entries = listEntries(line)
  const width = Math.max(headings.length, 1)
  const only = rows.length === 1 ? rows[0] : undefined
  return (
    <>
      <tr className={classNames('line', line.state.toLowerCase())} {...questionsOf(line)}>
        {line.line === '' ? null : <td className="number">{line.line}</td>}
        <th
          scope="row"
          lang="en"
          colSpan={(line.line === '' ? 2 : 1) + (rows.length > 1 ? width : 0)}
        >
          {line.label}
          {only && only.label !== line.label ? (
            <span className="second-line" lang={language}>
              {only.label}
            </span>
          ) : null}
        </th>
        {only ? toCells(only) : null}
        {rows.length === 0 ? (
          <td colSpan={width} className="answer none">
            {getNote()}
          </td>
        ) : null}
      </tr>
      {rows.length < 2
        ? null
        : rows.map((row) => (
            <tr
              key={row.key}
              className={classNames('line field-row', row.cells.some(isGap) && 'gap')}
            >
              <th scope="row" colSpan={2}>
                {row.label}
              </th>
              {toCells(row)}
            </tr>
          ))}
      {entries.length === 0 ? null : (
        <tr className="line entries">
          <td colSpan={2 + width}>
            <LineEntries entries={entries} nameOf={headings.length > 1 ? nameOf : undefined} />
          </td>
        </tr>
      )}
    </>
  )

  function nameOf(debtor: number): string {
    if (debtor === 0) return words.bothDebtors
    return headings.find((heading) => heading.debtor === debtor)?.name ?? words.spouse
  }

  function toCells({ cells }: LineTableRow) {
    return cells.map((cell, at) => (
      <td
        key={headings[at]?.debtor ?? at}
        className={classNames('answer', cell && cell.span > 1 && 'both')}
        {...(cell ? { colSpan: cell.span } : {})}
        {...(cell && headings.length > 1 ? { 'data-name': nameOf(cell.debtor) } : {})}
      >
        {cell ? <CellAnswer cell={cell} /> : null}
      </td>
    ))
  }

  function getNote(): string {
    if (entries.length > 0) return words.entryCount(entries.length)
    if (line.state === 'GAP') return words.missing
    return line.state === 'EMPTY' ? words.noAnswer : words.notAsked
  }
}

function isGap(cell: LineCell | undefined): boolean {
  return cell !== undefined && (cell.row.isMissing || cell.row.questionState === 'HELP_REQUESTED')
}

/** Marks the row, so that a warning can lead to it. */
function questionsOf({ columns }: FormLine) {
  const keys = new Set(
    columns.flatMap(({ rows, entries }) =>
      [...rows, ...entries].map(({ questionKey }) => questionKey),
    ),
  )
  return keys.size === 0 ? {} : { 'data-questions': [...keys].join(' '), tabIndex: -1 }
}
