// Answers under the lines of an official form (spec: intake#form-lines).
import type { Chapter, ContentField, ContentQuestion } from '../content/content.ts'
import { groupBy } from '#lib/lists.ts'
import { compareLines, printLine } from '../forms/line-order.ts'
import { findPlaces } from '../forms/marks.ts'
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
/** Finds the lines of one form on which an answer stands. */
type FindRowLines = (row: AnswerRow) => readonly string[]

export function arrangeForm<Question extends ArrangedQuestion>(
  form: OfficialForm,
  chapter: Chapter | null,
  questions: readonly Question[],
): readonly ArrangedPart<Question>[] {
  const placed = questions.flatMap((question) => {
    const findLines = toFindLines(form, chapter, question.question)
    const lines = findLines(marksIn(question.question))
    const findRowLines = toFindRowLines(question.question, findLines)
    return lines.length > 0 ? [{ question, lines: new Set(lines), findRowLines }] : []
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

/**
 * Debtor 2's own household is asked with the fields of the first one, which are marked as of
 * Schedule J. In a question of Schedule J-2 they belong there.
 */
function toFindLines(
  { number }: OfficialForm,
  chapter: Chapter | null,
  { forms = [] }: ContentQuestion,
): FindLines {
  const isSecondHousehold = forms.some((mark) => mark.startsWith('J2:'))
  return (marks) =>
    marks
      .map((mark) => (isSecondHousehold ? mark.replace(/^J:/, 'J2:') : mark))
      .flatMap((mark) => findPlaces(mark, chapter))
      .flatMap(({ form, line }) => (form === number ? [line] : []))
}

/**
 * A form that no field names gets all answers of the question, on its first line. The marks of a
 * question with several lines do not say which of them an answer without marks is for.
 */
function toFindRowLines(
  { forms = [], fields }: ContentQuestion,
  findLines: FindLines,
): FindRowLines {
  const first = findLines(forms).slice(0, 1)
  const isNamedByField = findLines(fields.flatMap(marksInField)).length > 0
  return (row) => (isNamedByField && !row.isUnmarked ? findLines(row.forms) : first)
}

function marksIn({ forms = [], fields }: Pick<ContentQuestion, 'forms' | 'fields'>) {
  return [...forms, ...fields.flatMap(marksInField)]
}

function marksInField({ forms = [], fields = [], sub = [] }: ContentField): readonly string[] {
  return [...forms, ...fields.flatMap(marksInField), ...sub.flatMap(marksIn)]
}

interface PlacedQuestion<Question> {
  readonly question: Question
  readonly findRowLines: FindRowLines
}

function arrangeLine<Question extends ArrangedQuestion>(
  line: string,
  placed: readonly PlacedQuestion<Question>[],
): Pick<ArrangedLine<Question>, 'state' | 'columns'> {
  const applying = placed.filter(({ question }) => question.isAsked)
  let entries = 0
  const columns = ([0, 1, 2] as const).map((debtor): LineColumn<Question> => {
    const own = applying.filter(({ question }) => (question.debtor ?? 0) === debtor)
    const placedRows = own.flatMap(({ question, findRowLines }) =>
      rowsAt(line, question, findRowLines),
    )
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

/** Leaves out optional fields without an answer. A question without any answer is a gap. */
function rowsAt<Question extends ArrangedQuestion>(
  line: string,
  question: Question,
  findRowLines: FindRowLines,
): readonly FoundRow<Question>[] {
  const rows = question.rows.filter(
    (row) =>
      row.kind === 'answer' &&
      (row.text !== '' || row.isMissing) &&
      findRowLines(row).includes(line),
  )
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
