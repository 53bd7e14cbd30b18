// Lists with fixed rows for months or years.
import type { Language } from '#lib/language.ts'
import { isEmpty } from '../../../rules/content/condition.ts'
import { getId } from '../../../rules/json.ts'
import type { Json, JsonObject, Schema, UiSchema, Unit } from '../../../rules/content/model.ts'
import { listShownFields, getUiAt, type ShownField } from '../../../rules/shown/shown.ts'
import { getFaults } from '../../../rules/verdict/verdict.ts'

export interface PeriodColumn extends ShownField {
  /** IDs of the rows with this column. It may depend on another column of the same row. */
  readonly rows: readonly string[]
  /** True if the column appears only because another column was answered. */
  readonly isOpened: boolean
  readonly hasAnswers: boolean
}

/** Columns in form order, without the one that names the rows. */
export function periodColumns(
  item: Schema,
  ui: UiSchema,
  entries: readonly JsonObject[],
): readonly PeriodColumn[] {
  const shown = entries.map((entry) => ({
    entry,
    fields: listShownFields(item, ui, entry).filter(isAnswered),
  }))
  const keys = (ui['ui:order'] ?? []).filter((key) =>
    shown.some(({ fields }) => fields.some((field) => field.key === key)),
  )
  return keys.flatMap((key): readonly PeriodColumn[] => {
    const asking = shown.flatMap(({ entry, fields }) =>
      fields.filter((field) => field.key === key).map((field) => ({ entry, field })),
    )
    const [first] = asking
    if (!first) return []
    return [
      {
        ...first.field,
        rows: asking.map(({ entry }) => getId(entry)),
        isOpened: item.properties?.[key] === undefined,
        hasAnswers: asking.some(({ entry }) => !isEmpty(entry[key])),
      },
    ]
  })
}

function isAnswered({ key, ui }: ShownField): boolean {
  return key !== 'id' && ui['ui:widget'] !== 'hidden' && ui['ui:readonly'] !== true
}

/** True when the rows are months. */
export function isByMonth(ui: UiSchema): boolean {
  const key = rowNamingKey(ui)
  return key !== undefined && getUiAt(ui, key)['ui:widget'] === 'month'
}

/** 'May 2026' for 05/2026, '2025' for 2025. Undefined for a row without a name. */
export function periodName(
  ui: UiSchema,
  entry: JsonObject,
  language: Language,
): string | undefined {
  const key = rowNamingKey(ui)
  const value = key === undefined ? undefined : entry[key]
  if (typeof value === 'number') return String(value)
  const month = typeof value === 'string' ? /^(\d\d)\/(\d{4})$/.exec(value) : null
  if (!month) return typeof value === 'string' && value !== '' ? value : undefined
  const name = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(month[2]), Number(month[1]) - 1))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The key of the month or year column. */
function rowNamingKey(ui: UiSchema): string | undefined {
  return (ui['ui:order'] ?? []).find((name) => getUiAt(ui, name)['ui:readonly'])
}

export interface CarriedValue {
  readonly value: Json
  /** IDs of the rows without an answer. */
  readonly to: readonly string[]
}

/** Returns a column's first valid answer, and the rows without one. `today` is YYYY-MM-DD. */
export function carriedValue(
  { key, rows, schema, ui }: Pick<PeriodColumn, 'key' | 'rows' | 'schema' | 'ui'>,
  entries: readonly JsonObject[],
  today: string,
): CarriedValue | undefined {
  const unit: Unit = {
    Schema: { type: 'object', properties: { [key]: schema } },
    UISchema: { 'ui:order': [key], [key]: ui },
  }
  const asking = entries.filter((entry) => rows.includes(getId(entry)))
  const value = asking
    .map((entry) => entry[key])
    .find(
      (answer) =>
        answer !== undefined &&
        !isEmpty(answer) &&
        getFaults(unit, { [key]: answer }, today).length === 0,
    )
  const to = asking.filter((entry) => isEmpty(entry[key])).map(getId)
  return value === undefined || to.length === 0 ? undefined : { value, to }
}
