import type { CheckedAnswers } from '../cross-check.ts'
import { entriesAt } from '../../answers/json.ts'
import type { JsonObject } from '../../content/model.ts'
import { findMonth } from './calendar.ts'
import { amountAt, getCopy, type Debtor } from './reading.ts'

/** Returns undefined until each month has its wages. Other lines may be blank. */
export function sixMonths(
  checked: CheckedAnswers,
  debtor: Debtor,
): readonly JsonObject[] | undefined {
  const rows = entriesAt(getCopy(checked, 'sixMonthIncome', debtor), 'rows')
  return rows.length > 0 && rows.every((row) => amountAt(row, 'wages') !== undefined)
    ? rows
    : undefined
}

export function newestMonth(rows: readonly JsonObject[]): JsonObject {
  return rows.reduce(
    (newest, row) => (monthNumber(row) > monthNumber(newest) ? row : newest),
    rows[0] ?? {},
  )
}

function monthNumber(row: JsonObject): number {
  return findMonth(row['month']) ?? -Infinity
}
