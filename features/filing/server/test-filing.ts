// The list of a case as a person of the staff reads and changes it.
import { operation } from '#testing/test-operations.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'

const list = `version isReady plannedFilingOn
  lines { key kind name debtor state missing day isNecessary isTooOld typedDay mark { day reason by { id } } }
  fees { agreed agreedOn due paid payments { id amount paidOn note by { id } } }
  search { found note isCurrent by { id } }`
const result = `success errorCode errorParams list { ${list} }`
const read = operation`beforeFiling { ${list} }`
const acts = {
  mark: operation`markFilingLine { ${result} }`,
  setFees: operation`setFilingFees { ${result} }`,
  addPayment: operation`addFilingPayment { ${result} }`,
  removePayment: operation`removeFilingPayment { ${result} }`,
  recordSearch: operation`recordConflictSearch { ${result} }`,
}

export const changeList = operation`changeFilingList { success errorCode filingList { version optional
  own { key name isNecessary } history { version } } }`
export const clientRows = operation`clients(filter: $filter, sort: $sort, first: 100) { rows { id step } }`

export function filingOf(staff: StaffClient, caseId: string) {
  return {
    readList: () => staff.run<Answer>(read, { caseId }),
    act: (name: keyof typeof acts, more: object, by = staff) =>
      by.run<Answer>(acts[name], { caseId, ...more }),
  }
}

export const lineOf = (shown: Answer, key: string) =>
  shown.lines.find((line: Answer) => line.key === key)
