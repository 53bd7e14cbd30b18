// Totals that the form adds up from the amounts of a list.
import { entriesAt } from './json.ts'
import type { JsonObject, Schema, UiSchema } from './model.ts'
import { shownFields, type ShownField } from './shown.ts'

/** Returns the answer with its totals added up, or the same object when they are right. A total is typed where its list is not asked. */
export function withTotals(schema: Schema, ui: UiSchema, answer: JsonObject): JsonObject {
  const shown = shownFields(schema, ui, answer)
  return shown.reduce<JsonObject>((known, field) => {
    if (!isAddedUp(field, shown)) return known
    const total = totalOf(field, known)
    if (known[field.key] === total) return known
    const { [field.key]: _, ...others } = known
    return total === undefined ? others : { ...known, [field.key]: total }
  }, answer)
}

/** True while the list whose amounts it adds up is asked. */
export function isAddedUp({ ui }: Pick<ShownField, 'ui'>, shown: ReadonlyArray<Pick<ShownField, 'key'>>): boolean {
  const [list] = ui['ui:options']?.sumOf ?? []
  return list !== undefined && shown.some(({ key }) => key === list)
}

/** In dollars and cents; undefined while no entry has an amount. */
function totalOf({ ui }: ShownField, answer: JsonObject): number | undefined {
  const [list = '', amount = ''] = ui['ui:options']?.sumOf ?? []
  const amounts = entriesAt(answer, list).flatMap((entry) => (typeof entry[amount] === 'number' ? [entry[amount]] : []))
  return amounts.length === 0 ? undefined : Math.round(amounts.reduce((sum, next) => sum + next, 0) * 100) / 100
}
