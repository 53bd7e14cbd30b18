import { CasePage } from '#features/clients/workspace/case-page/CasePage.tsx'
import { CaseSlotsContext, mergeCaseSlots } from '#features/cases/workspace/case/case-slots.ts'
import { caseSlots as cases } from '#features/cases/workspace/case-slots.ts'
import { caseSlots as clients } from '#features/clients/workspace/case-slots.ts'
import { caseSlots as courses } from '#features/courses/workspace/case-slots.ts'
import { caseSlots as filing } from '#features/filing/workspace/case-slots.ts'
import { caseSlots as work } from '#features/work/workspace/case-slots.ts'
import { caseSlots as documents } from '#features/documents/workspace/case-slots.ts'
import { caseSlots as questionnaire } from '#features/questionnaire/workspace/case-slots.ts'

const slots = mergeCaseSlots([cases, work, clients, documents, questionnaire, courses, filing])

/** The page of a case with what each feature has for it. */
export function OneCasePage() {
  return (
    <CaseSlotsContext value={slots}>
      <CasePage />
    </CaseSlotsContext>
  )
}
