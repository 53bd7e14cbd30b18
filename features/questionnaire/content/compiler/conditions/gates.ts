// A list that is shown opens an entry, so it needs a gate (spec: questionnaire#gate-rule).
import type { WrittenCondition } from './condition-language.ts'
import type { DraftField } from '../draft.ts'
import type { Faults } from '../faults.ts'

/** `isGated`: an outer condition, such as that of the question, already depends on an answer. */
export function refuseUngated(
  fields: readonly DraftField[],
  isGated: boolean,
  faults: Faults,
): void {
  const beside = new Map(fields.map((field) => [field.known.key, field]))
  for (const { known, only, place, fields: inner, sub } of fields) {
    const opens = isGated || (only !== undefined && opensByAnswer(only.condition, beside))
    if (
      (known.kind === 'array' || known.kind === 'nested') &&
      !opens &&
      known.fixed === undefined
    ) {
      const ways =
        'Let a Yes open it ("only if: has == yes"), or a Quick Check line as the condition of the question, or give it a fixed number of rows.'
      faults.add(place, `Whoever has nothing for the list "${known.key}" cannot say so. ${ways}`)
    }
    // The gate of the outer list does not open the lists in its entries, so each of them needs its
    // own gate.
    if (inner) refuseUngated(inner, known.kind === 'group' && opens, faults)
    for (const question of sub ?? [])
      refuseUngated(question.fields, question.only !== undefined, faults)
  }
}

/** True if the condition requires a Yes or a choice in a field beside it. */
function opensByAnswer(
  condition: WrittenCondition,
  beside: ReadonlyMap<string, DraftField>,
): boolean {
  if ('all' in condition) return condition.all.some((part) => opensByAnswer(part, beside))
  if ('any' in condition) return condition.any.every((part) => opensByAnswer(part, beside))
  if ('not' in condition) return false
  switch (beside.get(condition.name)?.known.kind) {
    case 'yn':
    case 'ynh':
      return (
        condition.values.every((value) => value === 'yes') &&
        (condition.is === '==' || condition.is === 'in')
      )
    case 'radio':
    case 'select':
      return condition.is === '==' || condition.is === 'in'
    case 'checkboxes':
      return condition.is === 'has'
    default:
      return false
  }
}
