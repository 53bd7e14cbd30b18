import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { problem } from '#features/cases/rules/problems.ts'
import { isEndedStatus } from '#features/cases/rules/status/matter-status.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { ClientViewer, PortalReader } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { problem as ownProblem } from '../rules/problems.ts'
import { shapeText } from '../rules/shape.ts'
import { lockQuestionnaireRow } from './questionnaire.store.ts'
import { addMissingSections, recalculateQuestionStates } from './save/recalculate-states.ts'
import {
  loadQuestionnaire,
  type OpenedQuestionnaire,
  type CaseSection,
  type Questionnaire,
} from './load-questionnaire.ts'
import type { QuestionnaireDeps } from './deps.ts'

/** Throws if the viewer has no access. Returns undefined while the firm hides the questionnaire. */
export async function openShown(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<OpenedQuestionnaire | undefined> {
  const legalCase = await openCase(deps.database.db, viewer, caseId)
  const questionnaire = await getQuestionnaire(deps, toCaseOfFirm(legalCase))
  return questionnaire?.isDisplayed
    ? {
        ...questionnaire,
        legalCase,
        viewerDebtor: legalCase.debtor,
        privateOf: viewer.kind === 'preview' ? null : legalCase.debtor,
      }
    : undefined
}

/** Reports a hidden questionnaire like an absent case (spec: questionnaire#display-flag). */
export async function openQuestionnaire(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<OpenedQuestionnaire> {
  const opened = await openShown(deps, viewer, caseId)
  if (!opened) throw problem('cases.not-found')
  return opened
}

/** True if clients can only read (spec: questionnaire#ended-case). */
export function isCaseEnded({ legalCase }: Pick<OpenedQuestionnaire, 'legalCase'>): boolean {
  return isEndedStatus(legalCase.status)
}

/** Throws if the case has ended. What is absent for the viewer is reported first. */
export function requireOpen(opened: Pick<OpenedQuestionnaire, 'legalCase'>): void {
  if (isCaseEnded(opened)) throw ownProblem('questionnaire.case-ended')
}

/** For changes: locks the questionnaire until the transaction ends. */
export async function lockQuestionnaire(
  deps: QuestionnaireDeps,
  tx: Tx,
  viewer: ClientViewer,
  caseId: string,
): Promise<OpenedQuestionnaire> {
  const legalCase = await openCase(tx, viewer, caseId)
  const questionnaire = await lockOpenQuestionnaire(deps, tx, toCaseOfFirm(legalCase))
  if (!questionnaire?.isDisplayed) throw problem('cases.not-found')
  const { debtor } = legalCase
  return { ...questionnaire, legalCase, viewerDebtor: debtor, privateOf: debtor }
}

/** Returns a displayed section. Absent, foreign and hidden sections throw cases.not-found. */
export function sectionIn(opened: Questionnaire, sectionId: string): CaseSection {
  const section = opened.sections.find(
    ({ id, isDisplayed }) => id === sectionId.toLowerCase() && isDisplayed,
  )
  if (!section) throw problem('cases.not-found')
  return section
}

/** Returns it for the firm, without a viewer. Undefined if the case has no questionnaire. */
export async function getQuestionnaire(
  deps: QuestionnaireDeps,
  caseOfFirm: CaseOfFirm,
): Promise<Questionnaire | undefined> {
  const questionnaire = await loadQuestionnaire(deps, deps.database.db, caseOfFirm)
  if (!questionnaire || questionnaire.shape === shapeText(questionnaire.shapeNow))
    return questionnaire
  return deps.database.transact((tx) => lockOpenQuestionnaire(deps, tx, caseOfFirm))
}

/** Like `getQuestionnaire`, but locks the questionnaire until the transaction ends. */
export async function lockOpenQuestionnaire(
  deps: QuestionnaireDeps,
  tx: Tx,
  caseOfFirm: CaseOfFirm,
): Promise<Questionnaire | undefined> {
  await lockQuestionnaireRow(tx, caseOfFirm)
  const questionnaire = await loadQuestionnaire(deps, tx, caseOfFirm)
  if (!questionnaire || questionnaire.shape === shapeText(questionnaire.shapeNow))
    return questionnaire
  const whole = (await addMissingSections(deps, tx, questionnaire))
    ? await loadQuestionnaire(deps, tx, caseOfFirm)
    : questionnaire
  if (whole) await recalculateQuestionStates(deps, tx, whole)
  return loadQuestionnaire(deps, tx, caseOfFirm)
}

function toCaseOfFirm({ id, firmId }: OpenedCase): CaseOfFirm {
  return { caseId: id, firmId }
}
