// spec: questionnaire#totals
import { entriesAt } from '../json.ts'
import type { Json, JsonObject, Schema, UiSchema } from '../content/model.ts'
import { listShownFields, type ShownField } from '../shown/shown.ts'

/** Returns the same object if the totals are right. Keeps a typed total if its list is hidden. */
export function withTotals(schema: Schema, ui: UiSchema, answer: JsonObject): JsonObject {
  const shown = listShownFields(schema, ui, answer)
  return shown.reduce<JsonObject>((known, field) => {
    if (!isAddedUp(field, shown)) return known
    const total = computeTotal(field, known)
    if (known[field.key] === total) return known
    const { [field.key]: _, ...others } = known
    return total === undefined ? others : { ...known, [field.key]: total }
  }, answer)
}

export function isAddedUp(
  { ui }: Pick<ShownField, 'ui'>,
  shown: ReadonlyArray<Pick<ShownField, 'key'>>,
): boolean {
  const [list] = ui['ui:options']?.sumOf ?? []
  return list !== undefined && shown.some(({ key }) => key === list)
}

function computeTotal({ ui }: ShownField, answer: JsonObject): number | undefined {
  const [list = '', amount = ''] = ui['ui:options']?.sumOf ?? []
  return sumOf(entriesAt(answer, list).map((entry) => entry[amount]))
}

/** Returns the sum, or undefined unless each entry has exactly one required amount. */
export function listTotal(
  item: Schema,
  ui: UiSchema,
  entries: readonly JsonObject[],
): number | undefined {
  const [amount, ...others] = listShownFields(item, ui, {}).filter(
    (field) => field.isRequired && isMoney(field),
  )
  return amount && others.length === 0
    ? sumOf(entries.map((entry) => entry[amount.key]))
    : undefined
}

export function rowTotal(item: Schema, ui: UiSchema, row: JsonObject): number | undefined {
  const money = listShownFields(item, ui, row).filter(isMoney)
  return sumOf(
    money.map(({ key, ui: { 'ui:options': options } }) =>
      typeof row[key] === 'number' && options?.cost ? -row[key] : row[key],
    ),
  )
}

function isMoney({ ui }: ShownField): boolean {
  return ui['ui:widget'] === 'currency'
}

function sumOf(values: readonly (Json | undefined)[]): number | undefined {
  const amounts = values.filter((value) => typeof value === 'number')
  return amounts.length === 0
    ? undefined
    : Math.round(amounts.reduce((sum, next) => sum + next, 0) * 100) / 100
}
