import { entriesAt } from '../../../rules/json.ts'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'

export interface RecordPlace {
  /** Key of the list. */
  readonly list: string
  readonly record: JsonObject
}

/** Returns undefined for an absent or deleted record. */
export function recordPlace(answer: JsonObject, recordId: string): RecordPlace | undefined {
  for (const list of Object.keys(answer)) {
    const record = entriesAt(answer, list).find(({ id }) => id === recordId)
    if (record) return { list, record }
  }
  return undefined
}
