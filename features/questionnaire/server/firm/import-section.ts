import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { sectionStatus } from '../../rules/progress/section-status.ts'
import {
  getFirmContext,
  lockQuestionnaire,
  recordAct,
  sectionNamed,
  type FirmActionInput,
} from './firm-context.ts'
import { setSectionStatus } from '../questionnaire.store.ts'
import { saveCheck } from '../sections/checks.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/**
 * Marks one submitted section, or all of them, as imported. Returns the number of sections
 * (spec: questionnaire#import).
 */
export async function importSections(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: FirmActionInput & { readonly section: string },
): Promise<number> {
  const firmContext = await getFirmContext(tx, act)
  const questionnaire = await lockQuestionnaire(deps, tx, firmContext)
  const sectionsToImport =
    act.section === 'all'
      ? questionnaire.sections.filter(({ status }) => status === sectionStatus.submitted)
      : [sectionNamed(questionnaire, act.section)]
  if (
    sectionsToImport.length === 0 ||
    sectionsToImport.some(({ status }) => status !== sectionStatus.submitted)
  )
    throw problem('questionnaire.not-to-import')
  for (const section of sectionsToImport) {
    await setSectionStatus(tx, section, sectionStatus.imported)
    await saveCheck(tx, section, firmContext.staffId)
    await recordAct(deps, tx, firmContext, 'section-imported', section.id, {
      section: section.systemName,
    })
  }
  await deps.caseChanged(tx, firmContext, { staffId: firmContext.staffId })
  return sectionsToImport.length
}
