// The door to a case's questionnaire: behind it stands what every read and every change needs to know, and the states are those of the case as it is now.
import { openCase } from '#features/cases/server/open-case.ts'
import { casesProblems } from '#features/cases/rules/problems.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { shapeText } from '../rules/answers/shape.ts'
import { holdQuestionnaireRow } from './questionnaire.store.ts'
import { addMissingSections, settleShape } from './save/recalculate-states.ts'
import {
  lookAt,
  type OpenedQuestionnaire,
  type SectionOfCase,
  type StandingQuestionnaire,
} from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

const problem = problemsOf(casesProblems)

/** To read. Throws as an absent case does when the viewer may not see it; undefined where the firm shows no questionnaire. */
export async function openShown(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<OpenedQuestionnaire | undefined> {
  const legalCase = await openCase(world.database.db, viewer, caseId)
  const standing = await standingOf(world, legalCase.id)
  return standing?.isDisplayed
    ? { ...standing, legalCase, viewerDebtor: legalCase.debtor }
    : undefined
}

/** To read. What is not shown answers as an absent case does (decisions, questionnaire B3.10). */
export async function openQuestionnaire(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<OpenedQuestionnaire> {
  const opened = await openShown(world, viewer, caseId)
  if (!opened) throw problem('cases.not-found')
  return opened
}

/** To change: the same, held until the transaction ends. */
export async function holdQuestionnaire(
  world: QuestionnaireWorld,
  tx: Tx,
  viewer: ClientViewer,
  caseId: string,
): Promise<OpenedQuestionnaire> {
  const legalCase = await openCase(tx, viewer, caseId)
  const standing = await holdStanding(world, tx, legalCase.id)
  if (!standing?.isDisplayed) throw problem('cases.not-found')
  return { ...standing, legalCase, viewerDebtor: legalCase.debtor }
}

/** A section that is displayed; absent, foreign and hidden ones answer as an absent case does. */
export function sectionIn(opened: StandingQuestionnaire, sectionId: string): SectionOfCase {
  const section = opened.sections.find(
    ({ id, isDisplayed }) => id === sectionId.toLowerCase() && isDisplayed,
  )
  if (!section) throw problem('cases.not-found')
  return section
}

/** Without a viewer: for the firm. Undefined when the case has no questionnaire. */
export async function standingOf(
  world: QuestionnaireWorld,
  caseId: string,
): Promise<StandingQuestionnaire | undefined> {
  const standing = await lookAt(world, world.database.db, caseId)
  if (!standing || standing.shape === shapeText(standing.shapeNow)) return standing
  return world.database.transact((tx) => holdStanding(world, tx, caseId))
}

/** The same, held until the transaction ends. */
export async function holdStanding(
  world: QuestionnaireWorld,
  tx: Tx,
  caseId: string,
): Promise<StandingQuestionnaire | undefined> {
  await holdQuestionnaireRow(tx, caseId)
  const standing = await lookAt(world, tx, caseId)
  if (!standing || standing.shape === shapeText(standing.shapeNow)) return standing
  const whole = (await addMissingSections(world, tx, standing))
    ? await lookAt(world, tx, caseId)
    : standing
  if (whole) await settleShape(world, tx, whole)
  return lookAt(world, tx, caseId)
}
