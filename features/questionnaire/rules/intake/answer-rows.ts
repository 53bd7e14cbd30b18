// The answer to a question as rows for the firm (spec: intake#rows).
import type { Language } from '#lib/language.ts'
import type { ContentField, ContentQuestion } from '../content/content.ts'
import { getPointer } from '../content/pointer.ts'
import type { AnswerLine } from '../shown/answer-text.ts'

export interface AnswerRow {
  /** JSON pointer with record IDs. */
  readonly path: string
  /** 0 for the question itself, one more inside each list entry and record. */
  readonly level: number
  readonly kind: 'answer' | 'entry' | 'heading'
  /** The question. */
  readonly label: string
  /** The short name of the field, for a form. */
  readonly title: string
  /** Empty if it is not answered. */
  readonly text: string
  readonly isMissing: boolean
  readonly isPrivate: boolean
  readonly isGuess: boolean
  /** The nearest marks: of the field, of what surrounds it, or of the question. */
  readonly forms: readonly string[]
  /** True if the marks are those of the question as a whole. */
  readonly isUnmarked: boolean
  /** The innermost list entry around an answer. */
  readonly entry: RowEntry | undefined
}

export interface RowEntry {
  readonly path: string
  /** '12 Main St, Wells Fargo' for a loan on a property. */
  readonly name: string
}

export interface RowFacts {
  readonly language: Language
  /** Pointers to required fields that are empty. */
  readonly missing: readonly string[]
  readonly guesses: ReadonlySet<string>
  readonly isPrivate: (path: string, text: string) => boolean
}

interface Around {
  readonly level: number
  readonly forms: readonly string[]
  readonly isUnmarked: boolean
  readonly entry: RowEntry | undefined
}

export function toAnswerRows(
  { fields, forms = [] }: Pick<ContentQuestion, 'fields' | 'forms'>,
  lines: readonly AnswerLine[],
  facts: RowFacts,
): readonly AnswerRow[] {
  return toRows(lines, fields, { level: 0, forms, isUnmarked: true, entry: undefined }, facts)
}

function toRows(
  lines: readonly AnswerLine[],
  fields: readonly ContentField[],
  around: Around,
  facts: RowFacts,
): readonly AnswerRow[] {
  return lines.flatMap((line) => {
    const field = fields.find(({ key }) => key === line.path.at(-1))
    const own = field && marksOfField(field)
    const within = own ? { ...around, forms: own, isUnmarked: false } : around
    const entries = line.lines ?? []
    return entries.length === 0
      ? [{ ...toRow('answer', line, within, facts), ...toTitle(field, facts) }]
      : entries.flatMap((entry) => toEntryRows(entry, field, within, facts))
  })
}

/** An address is one row, so the marks of its parts are its own. */
function marksOfField({ kind, forms, fields = [] }: ContentField): readonly string[] | undefined {
  if (forms || kind !== 'group') return forms
  const inner = fields.flatMap((field) => marksOfField(field) ?? [])
  return inner.length > 0 ? [...new Set(inner)] : undefined
}

function toEntryRows(
  line: AnswerLine,
  field: ContentField | undefined,
  around: Around,
  facts: RowFacts,
): readonly AnswerRow[] {
  const name = line.text || line.label
  const names = around.entry ? `${around.entry.name}, ${name}` : name
  const within: Around = {
    ...around,
    level: around.level + 1,
    entry: { path: getPointer(line.path), name: names },
  }
  const below = line.lines ?? []
  return [
    toRow('entry', line, { ...around, entry: within.entry }, facts),
    ...(field?.sub
      ? below.flatMap((part) => toRecordRows(part, field, within, facts))
      : toRows(below, field?.fields ?? [], within, facts)),
  ]
}

function toRecordRows(
  line: AnswerLine,
  { sub = [] }: ContentField,
  around: Around,
  facts: RowFacts,
): readonly AnswerRow[] {
  const question = sub.find(({ key }) => key === line.path.at(-1))
  const within = question?.forms ? { ...around, forms: question.forms, isUnmarked: false } : around
  return [
    toRow('heading', line, within, facts),
    ...toRows(line.lines ?? [], question?.fields ?? [], within, facts),
  ]
}

function toTitle(field: ContentField | undefined, { language }: RowFacts) {
  return field && { title: field.label[language] }
}

function toRow(
  kind: AnswerRow['kind'],
  { path: steps, label, text }: AnswerLine,
  around: Around,
  { missing, guesses, isPrivate }: RowFacts,
): AnswerRow {
  const path = getPointer(steps)
  return {
    ...{ path, kind, label, title: label, text, ...around },
    isMissing:
      kind === 'answer' && missing.some((place) => place === path || place.startsWith(`${path}/`)),
    isPrivate: isPrivate(path, text),
    isGuess: guesses.has(path),
  }
}
