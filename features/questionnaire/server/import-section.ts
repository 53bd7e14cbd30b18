// A firm's act: takes sections that were handed in over into its own papers.
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { questionnaireFirmProblems } from '../rules/firm-problems.ts'
import { sectionStatus } from '../rules/progress/section-status.ts'
import {
  deskOf,
  heldQuestionnaire,
  recordAct,
  sectionNamed,
  type FirmAct,
} from './firm/firm-context.ts'
import { setSectionStatus } from './questionnaire.store.ts'
import type { QuestionnaireWorld } from './world.ts'

const problem = problemsOf(questionnaireFirmProblems)

/** One section, or all that were submitted. Answers how many. */
export async function importSections(
  world: QuestionnaireWorld,
  tx: Tx,
  act: FirmAct & { readonly section: string },
): Promise<number> {
  const desk = await deskOf(tx, act)
  const standing = await heldQuestionnaire(world, tx, act.caseId)
  const wanted =
    act.section === 'all'
      ? standing.sections.filter(({ status }) => status === sectionStatus.submitted)
      : [sectionNamed(standing, act.section)]
  if (wanted.length === 0 || wanted.some(({ status }) => status !== sectionStatus.submitted))
    throw problem('questionnaire.not-to-import')
  for (const { id, systemName } of wanted) {
    await setSectionStatus(tx, id, sectionStatus.imported)
    await recordAct(world, tx, desk, 'section-imported', id, { section: systemName })
  }
  return wanted.length
}
