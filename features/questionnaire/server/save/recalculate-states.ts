import { notifyStaffOfCase } from '#features/cases/server/notify-staff.ts'
import type { Tx } from '#ports/database.ts'
import { listInstances } from '../../rules/instances.ts'
import { isCompleteState, isWhole, type KnownState } from '../../rules/progress/progress.ts'
import type { QuestionnaireNoticeKind } from '../../rules/questionnaire-news.ts'
import {
  getStatusAfterChange,
  isReadOnly,
  sectionStatus,
} from '../../rules/progress/section-status.ts'
import { shapeText } from '../../rules/shape.ts'
import { readWhole } from '../../rules/private/opened-answer.ts'
import { withNavigation } from '../../rules/progress/navigation.ts'
import {
  listStateChanges,
  withDecisions,
  type QuestionStates,
} from '../../rules/saving/question-states.ts'
import { getQuestionUnit } from '../../rules/content/unit.ts'
import { isComplete } from '../../rules/verdict/verdict.ts'
import { answerRows, findStatesOfCase, writeStates } from '../read/answers.store.ts'
import { openAnswer } from '../read/sealed-answers.ts'
import { insertSections, setSectionStatus, setShape } from '../questionnaire.store.ts'
import type { Questionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** Adds the sections of the content that the case lacks. Returns true if it added any. */
export async function addMissingSections(
  deps: QuestionnaireDeps,
  tx: Tx,
  { caseId, firmId, content, sections }: Questionnaire,
): Promise<boolean> {
  const missing = content.sections.filter(
    ({ systemName }) => !sections.some((section) => section.systemName === systemName),
  )
  await insertSections(
    tx,
    missing.map(({ systemName }) => ({
      id: deps.ids.rowId(),
      caseId,
      firmId,
      systemName,
      status: sectionStatus.notStarted,
    })),
  )
  return missing.length > 0
}

/** The caller must hold the lock on the questionnaire's row (spec: questionnaire#shape-change). */
export async function recalculateQuestionStates(
  deps: QuestionnaireDeps,
  tx: Tx,
  questionnaire: Questionnaire,
): Promise<void> {
  const { content, shapeNow } = questionnaire
  const before = await findStatesOfCase(tx, questionnaire)
  const states = await computeStates(deps, tx, questionnaire, before)
  await writeStates(tx, questionnaire, listStateChanges(questionnaire, before, states))
  for (const section of questionnaire.sections) {
    const { systemName, status, isRejected } = section
    // A section that was not started keeps its status.
    if (status === sectionStatus.notStarted) continue
    const settled = getStatusAfterChange(
      { sectionStatus: status, isRejected },
      isWhole(content, shapeNow, systemName, states),
    )
    if (settled !== status) await setSectionStatus(tx, section, settled)
  }
  await setShape(tx, questionnaire, shapeText(shapeNow))
  const outOfReach = [...listInstances(content, shapeNow).values()].filter(
    ({ key }) => isAsked(states.get(key)) && !(before.has(key) && isAsked(before.get(key))),
  )
  await notifyFirm(
    deps,
    tx,
    questionnaire,
    new Set(outOfReach.map(({ section }) => section.systemName)),
  )
  await deps.caseChanged(tx, questionnaire)
}

async function computeStates(
  deps: QuestionnaireDeps,
  tx: Tx,
  questionnaire: Questionnaire,
  before: QuestionStates,
): Promise<QuestionStates> {
  const { caseId, firmId, content, shapeNow, today, names } = questionnaire
  const rows = await answerRows(tx, { caseId, firmId })
  const answers = new Map(
    rows.map((row) => [row.questionKey, readWhole(openAnswer(deps, questionnaire, row))]),
  )
  const instances = listInstances(content, shapeNow)
  const after = new Map(withDecisions(questionnaire, before, answers, instances.keys()))
  for (const [key, state] of after) {
    const [instance, answer] = [instances.get(key), answers.get(key)]
    if (!instance || !answer || !state.complete) continue
    const facts = { shape: shapeNow, debtor: instance.debtor, language: 'en', names } as const
    const unit = getQuestionUnit(instance.question, facts)
    if (!isComplete(unit, withNavigation(instance.question, facts, answer, today), today))
      after.set(key, { ...state, complete: false })
  }
  return after
}

function isAsked(state: KnownState | undefined): boolean {
  return state?.disabled !== true && !isCompleteState(state)
}

/** A submitted section does not reopen by itself. The firm decides whether to send it back. */
async function notifyFirm(
  deps: QuestionnaireDeps,
  tx: Tx,
  questionnaire: Questionnaire,
  systemNames: ReadonlySet<string>,
): Promise<void> {
  const { content, sections, names } = questionnaire
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
  await notifyStaffOfCase(deps, tx, questionnaire, {
    kind: 'questionnaire.caseChanged' satisfies QuestionnaireNoticeKind,
    params: {
      people: [names[1], names[2]].filter((name) => name !== ''),
      values: { sections: named.join(', ') },
    },
  })
}
