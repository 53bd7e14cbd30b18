import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'

/** By question key. An entry without an ID is merged into the existing entry at its position. */
export type DemoAnswers = Readonly<Record<string, JsonObject>>

/** A debt without a dispute, a cosigner or a collector. */
export const undoubted = { disputed: 'no', hasCosigner: 'no', hasCollector: 'no' }
export const filedEachYear = {
  allFiled: 'yes',
  years: Array.from({ length: 4 }, () => ({ federal: 'filed', state: 'filed' })),
}
/** Wages by month, the newest first. The months themselves come from the calendar. */
export const paid = (...wages: readonly number[]): JsonObject => ({
  rows: wages.map((amount) => ({ wages: amount })),
})
export const allListed = {
  listedAllProperty: true,
  listedAllDebts: true,
  listedAllIncome: true,
  listedTransfers: true,
  willReportChanges: true,
}

export const confirmed = { isEnabled: true, isRequired: true, isCompleted: true }
export const open = { isEnabled: true, isRequired: true, isCompleted: false }
