// spec: questionnaire#cards, questionnaire#read-only-answers
import type { Language } from '#lib/language.ts'
import { answerTexts } from '../../kinds/answers.ts'
import { entriesAt, objectAt, withoutEmpty } from '../json.ts'
import type {
  Json,
  JsonObject,
  ModelQuestion,
  Schema,
  UiSchema,
  Unit,
  WidgetName,
} from '../content/model.ts'
import { listShownFields, getUiAt, type ShownField } from './shown.ts'

export interface EntrySummary {
  /** Empty until a field that can name the entry is answered. */
  readonly title: string
  readonly facts: string
}

export interface AnswerLine {
  /** Property names and record IDs, for the Change link. */
  readonly path: readonly string[]
  /** The question sentence, or the title if there is none. */
  readonly label: string
  readonly text: string
  /** True if the person typed it: a translator of the browser leaves it. */
  readonly isTyped?: true
  /** For a list, the lines of its entries. For an entry, the lines of its answers. */
  readonly lines?: readonly AnswerLine[]
}

const maxFacts = 3
const maxCharacters = 40
const naming: ReadonlySet<WidgetName> = new Set(['text', 'email', 'textarea'])
/** Widgets whose value is clear without a label. */
const telling: ReadonlySet<WidgetName> = new Set([
  'text',
  'radio',
  'select',
  'checkboxes',
  'date',
  'month',
  'currency',
  'secret',
])
/** Widgets without words of ours. */
const typed: ReadonlySet<WidgetName> = new Set([
  'text',
  'textarea',
  'email',
  'currency',
  'phone',
  'zip',
  'digits',
  'ein',
  'secret',
])
const readTogether = [
  ['year', 'make', 'model'],
  ['firstName', 'middleName', 'lastName'],
] as const

interface SummaryField extends ShownField {
  readonly text: string
}

/** Required fields come first, in the title and in the facts. */
export function entrySummary(
  schema: Schema,
  ui: UiSchema,
  entry: JsonObject,
  language: Language,
): EntrySummary {
  const fields = toSummaryFields(schema, ui, withoutEmpty(entry), language)
  const { title, keys } = getName(fields)
  const facts = fields.filter(
    ({ key, text, ui: { 'ui:widget': widget } }) =>
      !keys.includes(key) &&
      widget !== undefined &&
      telling.has(widget) &&
      [...text].length <= maxCharacters,
  )
  const chosen = new Set(
    [
      ...facts.filter(({ isRequired }) => isRequired),
      ...facts.filter(({ isRequired }) => !isRequired),
    ].slice(0, maxFacts),
  )
  return {
    title,
    facts: facts
      .filter((fact) => chosen.has(fact))
      .map(({ text }) => text)
      .join(', '),
  }
}

/** Returns the answered fields. For a group, the text is the title of its own fields. */
function toSummaryFields(
  schema: Schema,
  ui: UiSchema,
  data: JsonObject,
  language: Language,
): readonly SummaryField[] {
  return listShownFields(schema, ui, data).flatMap((field) => {
    const text =
      field.schema.type === 'object' && !field.ui['ui:field']
        ? getName(toSummaryFields(field.schema, field.ui, objectAt(data, field.key), language))
            .title
        : leafText(field, data[field.key], language)
    return text === '' ? [] : [{ ...field, text }]
  })
}

interface Name {
  readonly title: string
  readonly keys: readonly string[]
}

function getName(fields: readonly SummaryField[]): Name {
  const isNaming = ({ schema, ui: { 'ui:widget': widget } }: SummaryField): boolean =>
    schema.type === 'object' || (widget !== undefined && naming.has(widget))
  // A row of a fixed list is named by its read-only field, for example a month.
  const first =
    fields.find(({ ui }) => ui['ui:readonly'] === true) ??
    fields.find(
      (field) => isNaming(field) && (field.isRequired || field.schema.type === 'object'),
    ) ??
    fields.find(isNaming) ??
    fields.find(({ ui: { 'ui:widget': widget } }) => widget !== undefined && telling.has(widget))
  if (!first) return { title: '', keys: [] }
  const together: readonly string[] = readTogether.find((keys) =>
    keys.some((key) => key === first.key),
  ) ?? [first.key]
  const parts = together.flatMap((key) => fields.find((field) => field.key === key) ?? [])
  return { title: cutText(parts.map(({ text }) => text).join(' ')), keys: together }
}

function cutText(text: string): string {
  const letters = [...text]
  return letters.length > maxCharacters
    ? `${letters.slice(0, maxCharacters - 3).join('')}...`
    : text
}

export function recordSummary(
  subs: readonly ModelQuestion[],
  record: JsonObject,
  language: Language,
): EntrySummary {
  const [first] = subs
  return first
    ? entrySummary(
        first.UnitForm.Schema,
        first.UnitForm.UISchema,
        objectAt(record, first.Value),
        language,
      )
    : { title: '', facts: '' }
}

export function answerLines(
  unit: Unit,
  data: JsonObject,
  language: Language,
  subs: readonly ModelQuestion[] = [],
): readonly AnswerLine[] {
  return toLines(unit, withoutEmpty(data), [], { language, subs })
}

interface Reading {
  readonly language: Language
  readonly subs: readonly ModelQuestion[]
}

function toLines(
  { Schema: schema, UISchema: ui }: Unit,
  data: JsonObject,
  path: readonly string[],
  reading: Reading,
): readonly AnswerLine[] {
  return listShownFields(schema, ui, data)
    .filter((field) => field.ui['ui:widget'] !== 'hidden' && field.ui['ui:widget'] !== 'info')
    .map((field) => toLine(field, data, [...path, field.key], reading))
}

function toLine(
  field: ShownField,
  data: JsonObject,
  path: readonly string[],
  reading: Reading,
): AnswerLine {
  const { key, schema, ui } = field
  const label = schema.title ?? ''
  if (!ui['ui:field'])
    return {
      path,
      label: ui['ui:description'] ?? label,
      ...(isTyped(field) ? { isTyped: true } : {}),
      text:
        schema.type === 'object'
          ? groupText(field, objectAt(data, key), reading.language)
          : leafText(field, data[key], reading.language),
    }
  const item = ui['ui:options']?.item ?? label
  const entries = entriesAt(data, key).map((entry, place): AnswerLine => {
    const at = [...path, typeof entry['id'] === 'string' ? entry['id'] : String(place)]
    const isNested = ui['ui:field'] === 'nested'
    const summary = isNested
      ? recordSummary(reading.subs, entry, reading.language)
      : entrySummary(schema.items ?? {}, getUiAt(ui, 'items'), entry, reading.language)
    const lines = isNested
      ? reading.subs
          .filter(({ Value }) => objectAt(entry, `navigation_${Value}`)['isEnabled'] !== false)
          .map((sub): AnswerLine => ({
            path: [...at, sub.Value],
            label: sub.Name,
            text: '',
            lines: toLines(sub.UnitForm, objectAt(entry, sub.Value), [...at, sub.Value], reading),
          }))
      : toLines({ Schema: schema.items ?? {}, UISchema: getUiAt(ui, 'items') }, entry, at, reading)
    return {
      path: at,
      label: `${capitalize(item)} ${place + 1}`,
      text: summary.title,
      isTyped: true,
      lines,
    }
  })
  return { path, label, text: '', lines: entries }
}

function isTyped({ schema, ui: { 'ui:widget': widget } }: ShownField): boolean {
  return schema.type === 'object' || (widget !== undefined && typed.has(widget))
}

/** '12 Main St, Unit 4, Springfield, Illinois, 62701' */
function groupText({ schema, ui }: ShownField, data: JsonObject, language: Language): string {
  return listShownFields(schema, ui, data)
    .map((field) => leafText(field, data[field.key], language))
    .filter((text) => text !== '')
    .join(', ')
}

function leafText({ schema, ui }: ShownField, value: Json | undefined, language: Language): string {
  const widget = ui['ui:widget']
  return widget && value !== undefined ? answerTexts[widget](value, schema, language) : ''
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Leaves out lines without an answer, and lists that have no other lines. */
export function withoutUnanswered(lines: readonly AnswerLine[]): readonly AnswerLine[] {
  return lines.flatMap((line) => {
    if (line.lines === undefined) return line.text === '' ? [] : [line]
    const below = withoutUnanswered(line.lines)
    return line.text === '' && below.length === 0 ? [] : [{ ...line, lines: below }]
  })
}

export function countUnanswered(lines: readonly AnswerLine[]): number {
  return lines.reduce(
    (count, { text, lines: below }) =>
      count + (below === undefined ? Number(text === '') : countUnanswered(below)),
    0,
  )
}
