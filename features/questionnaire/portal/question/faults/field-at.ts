import { answerTexts } from '#features/questionnaire/kinds/answers.ts'
import { entrySummary, recordSummary } from '#features/questionnaire/rules/shown/answer-text.ts'
import { entriesAt, objectAt } from '../../../rules/json.ts'
import type {
  Json,
  JsonObject,
  ModelQuestion,
  Schema,
  UiSchema,
  Unit,
} from '#features/questionnaire/rules/content/model.ts'
import { listShownFields, getUiAt } from '#features/questionnaire/rules/shown/shown.ts'
import type { Language } from '#lib/language.ts'

export interface FieldAt {
  readonly title: string
  /** The label above the control: the question text, else the title. */
  readonly shown: string
  /** Name or number of the entry ('Car 2'). Empty outside of lists. */
  readonly entry: string
  readonly toText: (value: Json | undefined) => string
}

interface Reading {
  readonly subs: readonly ModelQuestion[]
  readonly language: Language
}

/** `path` has property names and entry IDs. Returns undefined for a hidden field. */
export function fieldAt(
  unit: Unit,
  answer: JsonObject,
  path: readonly string[],
  reading: Reading,
): FieldAt | undefined {
  const [step, ...rest] = path
  const field = listShownFields(unit.Schema, unit.UISchema, answer).find(({ key }) => key === step)
  if (!field) return undefined
  const { schema, ui } = field
  if (rest.length === 0)
    return {
      title: schema.title ?? '',
      shown: ui['ui:description'] ?? schema.title ?? '',
      entry: '',
      toText: (value) => toText(schema, ui, value, reading.language),
    }
  if (ui['ui:field']) return findInEntry(schema, ui, entriesAt(answer, field.key), rest, reading)
  return fieldAt({ Schema: schema, UISchema: ui }, objectAt(answer, field.key), rest, reading)
}

function findInEntry(
  schema: Schema,
  ui: UiSchema,
  entries: readonly JsonObject[],
  [id, ...rest]: readonly string[],
  reading: Reading,
): FieldAt | undefined {
  const index = entries.findIndex((candidate, at) => (candidate['id'] ?? String(at)) === id)
  const entry = entries[index]
  if (!entry) return undefined
  const { subs, language } = reading
  const items: Unit = { Schema: schema.items ?? {}, UISchema: getUiAt(ui, 'items') }
  const isNested = ui['ui:field'] === 'nested'
  const name = (
    isNested
      ? recordSummary(subs, entry, language)
      : entrySummary(items.Schema, items.UISchema, entry, language)
  ).title
  const sub = isNested ? subs.find(({ Value }) => Value === rest[0]) : undefined
  const match = sub
    ? fieldAt(sub.UnitForm, objectAt(entry, sub.Value), rest.slice(1), reading)
    : fieldAt(items, entry, rest, reading)
  const numbered = [numberedEntry(schema, ui, index + 1), match?.entry].filter(Boolean).join(', ')
  return match && { ...match, entry: name || numbered }
}

/** Returns the title that the card of an entry without a name has, such as 'Vehicle 2'. */
export function numberedEntry(schema: Schema, ui: UiSchema, number: number): string {
  const item = ui['ui:options']?.item ?? schema.title?.toLowerCase() ?? ''
  return `${item.charAt(0).toUpperCase()}${item.slice(1)} ${number}`
}

function toText(schema: Schema, ui: UiSchema, value: Json | undefined, language: Language): string {
  const widget = ui['ui:widget']
  return widget === undefined || value === undefined || value === null
    ? ''
    : answerTexts[widget](value, schema, language)
}
