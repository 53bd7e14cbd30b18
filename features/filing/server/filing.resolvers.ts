import type { BeforeFiling, Resolvers } from '#contract/workspace.generated.ts'
import { addPayment, markLine, recordSearch, removePaymentOf, setFees } from './acts.ts'
import { readBeforeFiling } from './before-filing.ts'
import { listConflictMatches } from './conflicts.ts'
import type { FilingDeps } from './deps.ts'
import { changeFirmList, firmFilingList } from './filing-list.ts'

const toResult = async (list: Promise<BeforeFiling>) => ({ success: true, list: await list })

export function filingResolvers(deps: FilingDeps) {
  return {
    Query: {
      beforeFiling: (_, { caseId }, { viewer }) => readBeforeFiling(deps, viewer, caseId),
      conflictMatches: (_, { caseId }, { viewer }) => listConflictMatches(deps, viewer, caseId),
      filingList: (_, __, { viewer }) => firmFilingList.read(deps, viewer, {}),
    },
    Mutation: {
      markFilingLine: (_, input, { viewer }) => toResult(markLine(deps, viewer, input)),
      setFilingFees: (_, input, { viewer }) => toResult(setFees(deps, viewer, input)),
      addFilingPayment: (_, input, { viewer }) => toResult(addPayment(deps, viewer, input)),
      removeFilingPayment: (_, input, { viewer }) => toResult(removePaymentOf(deps, viewer, input)),
      recordConflictSearch: (_, input, { viewer }) => toResult(recordSearch(deps, viewer, input)),
      changeFilingList: (_, input, { viewer }) => changeFirmList(deps, viewer, input),
    },
  } satisfies Resolvers
}
