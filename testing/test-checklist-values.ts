import { standardChecklistId } from '#features/documents/rules/checklist/named-checklists.ts'
import { toVersion } from '#features/documents/server/checklist/named/case-template.ts'
import type { TestApp } from './test-app.ts'

/** Of operations on the checklists of a firm and of a case, which gets the one that it has. */
export function checklistValues(app: TestApp): Readonly<Record<string, unknown>> {
  return {
    'changeCaseTemplate caseId': app.demoData.cases.amirHollis,
    'changeCaseTemplate version': toVersion(standardChecklistId, standardChecklistId, []),
    'changeNamedChecklists version': 0,
    'changeNamedChecklists lists.id': app.deps.ids.rowId(),
    'changeChecklistTemplate version': 0,
    'changeChecklistTemplate chapter': 7,
    checklistId: null,
    'input.checklistId': null,
  }
}
