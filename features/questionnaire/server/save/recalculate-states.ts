// When a case became joint or single, took another chapter or moved to another content: all states are worked out again, and what is no longer whole opens (decisions, questionnaire B3, B6.5).
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import type { Tx } from '#ports/database.ts'
import { instancesOf } from '../../rules/answers/instances.ts'
import { isCompleteState, isWhole, type KnownState } from '../../rules/progress/progress.ts'
import { caseChangedMail } from '../../rules/questionnaire-news.ts'
import { afterChange, isReadOnly, sectionStatus } from '../../rules/progress/section-status.ts'
import { shapeText } from '../../rules/answers/shape.ts'
import { workOutStates } from './answer-states.ts'
import { statesOfCase } from '../read/answers.store.ts'
import { insertSections, setSectionStatus, setShape } from '../questionnaire.store.ts'
import type { StandingQuestionnaire } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'

/** True when the content has sections that the case had not yet. */
export async function addMissingSections(
  world: QuestionnaireWorld,
  tx: Tx,
  { caseId, firmId, content, sections }: StandingQuestionnaire,
): Promise<boolean> {
  const missing = content.sections.filter(
    ({ systemName }) => !sections.some((section) => section.systemName === systemName),
  )
  await insertSections(
    tx,
    missing.map(({ systemName }) => ({
      id: world.ids.rowId(),
      caseId,
      firmId,
      systemName,
      status: sectionStatus.notStarted,
    })),
  )
  return missing.length > 0
}

/** The questionnaire is held by this transaction. */
export async function settleShape(
  world: QuestionnaireWorld,
  tx: Tx,
  standing: StandingQuestionnaire,
): Promise<void> {
  const { content, shapeNow, caseId } = standing
  const before = await statesOfCase(tx, caseId)
  const states = await workOutStates(world, tx, standing)
  for (const { id, systemName, status, isRejected } of standing.sections) {
    // Nothing was changed in a section that was not started: it stays so.
    if (status === sectionStatus.notStarted) continue
    const settled = afterChange(
      { sectionStatus: status, isRejected },
      isWhole(content, shapeNow, systemName, states),
    )
    if (settled !== status) await setSectionStatus(tx, id, settled)
  }
  await setShape(tx, caseId, shapeText(shapeNow))
  const outOfReach = [...instancesOf(content, shapeNow).values()].filter(
    ({ key }) => isAsked(states.get(key)) && !(before.has(key) && isAsked(before.get(key))),
  )
  await tellFirm(world, tx, standing, new Set(outOfReach.map(({ section }) => section.systemName)))
}

function isAsked(state: KnownState | undefined): boolean {
  return state?.disabled !== true && !isCompleteState(state)
}

/** What was handed in does not open by itself: the firm decides whether it goes back. */
async function tellFirm(
  world: QuestionnaireWorld,
  tx: Tx,
  { caseId, content, sections, names }: StandingQuestionnaire,
  systemNames: ReadonlySet<string>,
): Promise<void> {
  const closed = new Set(
    sections
      .filter(
        ({ status, isDisplayed, systemName }) =>
          isDisplayed && isReadOnly(status) && systemNames.has(systemName),
      )
      .map(({ systemName }) => systemName),
  )
  if (closed.size === 0) return
  const named = content.sections
    .filter(({ systemName }) => closed.has(systemName))
    .map(({ name }) => name.en)
  await alertFirmOfCase(
    world,
    tx,
    caseId,
    caseChangedMail(
      [names[1], names[2]].filter((name) => name !== ''),
      named,
    ),
  )
}
