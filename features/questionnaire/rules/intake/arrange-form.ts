// Answers under the lines of an official form (spec: intake#form-lines).
import type { Chapter, ContentQuestion } from '../content/content.ts'
import { groupBy } from '#lib/lists.ts'
import { compareLines, printLine } from '../forms/line-order.ts'
import { findPlacesIn, marksIn, marksInField } from '../forms/marks.ts'
import type { OfficialForm } from '../forms/official-form.ts'
import type { AnswerRow } from './answer-rows.ts'

/** A question of a case with the rows of its answer. */
export interface ArrangedQuestion {
  readonly key: string
  readonly name: string
  readonly debtor: 1 | 2 | null
  readonly question: ContentQuestion
  readonly isAsked: boolean
  /** Asked and not complete. */
  readonly isOpen: boolean
  readonly wantsHelp: boolean
  readonly rows: readonly AnswerRow[]
}

export interface PlacedRow<Question> {
  readonly question: Question
  readonly label: string
  readonly text: string
  readonly isMissing: boolean
  readonly isPrivate: boolean
  readonly isGuess: boolean
}

export interface PlacedEntry<Question> {
  /** Counts the entries of the line, over all columns. */
  readonly number: number
  readonly name: string
  readonly question: Question
  readonly rows: readonly PlacedRow<Question>[]
}

export interface LineColumn<Question> {
  /** 0 for what is answered once for both. */
  readonly debtor: 0 | 1 | 2
  readonly rows: readonly PlacedRow<Question>[]
  readonly entries: readonly PlacedEntry<Question>[]
}

/**
 * A gap is a needed answer that is missing. A line is empty if nothing was given and nothing is
 * needed, and not asked if no question of the case leads to it.
 */
export type LineState = 'answered' | 'gap' | 'empty' | 'notAsked'

export interface ArrangedLine<Question> {
  readonly line: string
  readonly label: string
  readonly state: LineState
  readonly columns: readonly LineColumn<Question>[]
}

export interface ArrangedPart<Question> {
  readonly title: string
  readonly lines: readonly ArrangedLine<Question>[]
}

/** Finds the lines of one form. */
type FindLines = (forms: readonly string[]) => readonly string[]

/** A question that leads to a form, with its answered or missing rows by line. */
interface PlacedQuestion<Question> {
  readonly question: Question
  readonly lines: ReadonlySet<string>
  readonly rows: ReadonlyMap<string, readonly AnswerRow[]>
}

export function arrangeForm<Question extends ArrangedQuestion>(
  form: OfficialForm,
  chapter: Chapter | null,
  questions: readonly Question[],
): readonly ArrangedPart<Question>[] {
  const placed = questions.flatMap((question): readonly PlacedQuestion<Question>[] => {
    const findLines = toFindLines(form, chapter, question.question)
    const lines = new Set(findLines(marksIn(question.question)))
    return lines.size > 0 ? [{ question, lines, rows: placeRows(question, findLines) }] : []
  })
  return form.parts.map(({ title, lines }) => ({
    title,
    lines: lines
      .toSorted((a, b) => compareLines(a.line, b.line))
      .map(({ line, label }) => ({
        line: printLine(line),
        label,
        ...arrangeLine(
          line,
          placed.filter((candidate) => candidate.lines.has(line)),
        ),
      })),
  }))
}

/** The lines of the form that the question leads to, in the form's order. */
export function linesOfQuestion(
  form: OfficialForm,
  chapter: Chapter | null,
  question: ContentQuestion,
): readonly string[] {
  const lines = toFindLines(form, chapter, question)(marksIn(question))
  return [...new Set(lines)].toSorted(compareLines).map(printLine)
}

function toFindLines(
  { number }: OfficialForm,
  chapter: Chapter | null,
  question: ContentQuestion,
): FindLines {
  return (marks) =>
    findPlacesIn(question, marks, chapter).flatMap(({ form, line }) =>
      form === number ? [line] : [],
    )
}

/**
 * Leaves out optional fields without an answer. A form that no field names gets all answers of the
 * question, on its first line. The marks of a question with several lines do not say which of them
 * an answer without marks is for.
 */
function placeRows(
  { question: { forms = [], fields }, rows }: ArrangedQuestion,
  findLines: FindLines,
): ReadonlyMap<string, readonly AnswerRow[]> {
  const first = findLines(forms).slice(0, 1)
  const isNamedByField = findLines(fields.flatMap(marksInField)).length > 0
  const byLine = new Map<string, AnswerRow[]>()
  for (const row of rows) {
    if (row.kind !== 'answer' || (row.text === '' && !row.isMissing)) continue
    const lines = isNamedByField && !row.isUnmarked ? findLines(row.forms) : first
    for (const line of new Set(lines)) {
      const placed = byLine.get(line)
      if (placed) placed.push(row)
      else byLine.set(line, [row])
    }
  }
  return byLine
}

function arrangeLine<Question extends ArrangedQuestion>(
  line: string,
  placed: readonly PlacedQuestion<Question>[],
): Pick<ArrangedLine<Question>, 'state' | 'columns'> {
  const applying = placed.filter(({ question }) => question.isAsked)
  let entries = 0
  const columns = ([0, 1, 2] as const).map((debtor): LineColumn<Question> => {
    const own = applying.filter(({ question }) => (question.debtor ?? 0) === debtor)
    const placedRows = own.flatMap((candidate) => rowsAt(line, candidate))
    const grouped = groupBy(
      placedRows.filter(({ row }) => row.entry !== undefined),
      ({ question, row }) => `${question.key}${row.entry?.path}`,
    )
    return {
      debtor,
      rows: placedRows.filter(({ row }) => row.entry === undefined).map(toPlacedRow),
      entries: [...grouped.values()].flatMap(([first, ...others]) => {
        if (!first) return []
        entries += 1
        const rows = [first, ...others].map(toPlacedRow)
        const { question, row } = first
        return [{ number: entries, name: row.entry?.name ?? '', question, rows }]
      }),
    }
  })
  const filled = columns.filter(({ rows, entries: own }) => rows.length + own.length > 0)
  const wantsHelp = applying.some(({ question }) => question.wantsHelp)
  const state = wantsHelp ? 'gap' : getState(filled, applying.length > 0)
  return { state, columns: filled }
}

interface FoundRow<Question> {
  readonly question: Question
  readonly row: Pick<AnswerRow, 'title' | 'text' | 'isMissing' | 'isPrivate' | 'isGuess' | 'entry'>
}

/** A question without any answer, or with a request for help, is a gap where it has no row. */
function rowsAt<Question extends ArrangedQuestion>(
  line: string,
  { question, rows: byLine }: PlacedQuestion<Question>,
): readonly FoundRow<Question>[] {
  const rows = byLine.get(line) ?? []
  const isGap = question.isOpen && (question.rows.length === 0 || question.wantsHelp)
  if (rows.length > 0 || !isGap) return rows.map((row) => ({ question, row }))
  const gap = { title: question.name, text: '', isMissing: true, isPrivate: false, isGuess: false }
  return [{ question, row: { ...gap, entry: undefined } }]
}

function toPlacedRow<Question>({ question, row }: FoundRow<Question>): PlacedRow<Question> {
  const { title: label, text, isMissing, isPrivate, isGuess } = row
  return { question, label, text, isMissing, isPrivate, isGuess }
}

function getState<Question>(columns: readonly LineColumn<Question>[], isAsked: boolean): LineState {
  const rows = columns.flatMap((column) => [
    ...column.rows,
    ...column.entries.flatMap((entry) => entry.rows),
  ])
  if (rows.some(({ isMissing }) => isMissing)) return 'gap'
  if (rows.some(({ text }) => text !== '')) return 'answered'
  return isAsked ? 'empty' : 'notAsked'
}
