import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { caseChecklist } from './case-checklist.operations.ts'

/** After an act on the checklist: also the counts of the case. */
export const checklistQueries = [caseChecklist, staffCasePage] as const

export function readChecklistAgain(): Promise<void> {
  return readAgain(...checklistQueries)
}
