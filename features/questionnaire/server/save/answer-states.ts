import type { Tx } from '#ports/database.ts'
import type { Content } from '../../rules/content/content.ts'
import {
  listDeciders,
  listDependents,
  isDisabled,
  type Answers,
} from '../../rules/answers/disabled.ts'
import { listInstances } from '../../rules/answers/instances.ts'
import { shapeText, type Shape } from '../../rules/answers/shape.ts'
import { getQuestionUnit } from '../../rules/content/unit.ts'
import { isComplete } from '../../rules/verdict/verdict.ts'
import { withNavigation } from '../../rules/progress/navigation.ts'
import {
  answerRows,
  findStatesOfCase,
  writeStates,
  type NewState,
  type QuestionState,
  type QuestionStates,
} from '../read/answers.store.ts'
import { openAnswer, readWhole } from './sealed-answers.ts'
import type { Questionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export const unknownState: QuestionState = {
  disabled: false,
  complete: false,
  help: false,
  isHelpNotified: false,
  isOpenedNotified: false,
  resolution: null,
}

/** `dependants` depend on the answer. `deciders` are other questions that also decide on them. */
export interface Reach {
  readonly dependants: ReadonlySet<string>
  readonly deciders: ReadonlySet<string>
}

const reaches = new WeakMap<Content, Map<string, Reach>>()

export function findReach(content: Content, shape: Shape, key: string): Reach {
  const ofContent = reaches.get(content) ?? new Map<string, Reach>()
  reaches.set(content, ofContent)
  const name = `${shapeText(shape)}|${key}`
  const known = ofContent.get(name)
  if (known) return known
  const dependants = listDependents(content, shape, key)
  const deciders = new Set(listDeciders(content, shape, dependants))
  deciders.delete(key)
  const reach = { dependants, deciders }
  ofContent.set(name, reach)
  return reach
}

/** Recalculates which of these questions are disabled (spec: questionnaire#server-decides). */
export function withDecisions(
  content: Content,
  shape: Shape,
  states: QuestionStates,
  answers: Answers,
  keys: Iterable<string>,
): QuestionStates {
  const after = new Map(states)
  for (const key of keys) {
    const state = states.get(key) ?? unknownState
    const disabled = isDisabled(content, shape, key, answers)
    if (disabled !== state.disabled) after.set(key, { ...state, disabled })
  }
  return after
}

/** Returns only the states that differ. */
export function changedStates(
  questionnaire: Questionnaire,
  before: QuestionStates,
  after: QuestionStates,
): readonly NewState[] {
  const instances = listInstances(questionnaire.content, questionnaire.shapeNow)
  return [...after].flatMap(
    ([questionKey, { disabled, complete, help, isHelpNotified, isOpenedNotified, resolution }]) => {
      const previous = before.get(questionKey) ?? unknownState
      const sectionId = questionnaire.sections.find(
        ({ systemName }) => systemName === instances.get(questionKey)?.section.systemName,
      )?.id
      const isSame =
        previous.disabled === disabled &&
        previous.complete === complete &&
        previous.help === help &&
        previous.isHelpNotified === isHelpNotified &&
        previous.isOpenedNotified === isOpenedNotified &&
        previous.resolution === resolution
      const changed = {
        notifiesHelp: isHelpNotified && !previous.isHelpNotified,
        notifiesOpened: isOpenedNotified && !previous.isOpenedNotified,
        unsettles: resolution === null && previous.resolution !== null,
      }
      return isSame || sectionId === undefined
        ? []
        : [{ questionKey, sectionId, disabled, complete, help, ...changed }]
    },
  )
}

/** The caller must hold the lock on the questionnaire's row (spec: questionnaire#shape-change). */
export async function computeStates(
  deps: QuestionnaireDeps,
  tx: Tx,
  questionnaire: Questionnaire,
): Promise<QuestionStates> {
  const { caseId, firmId, content, shapeNow, today, names } = questionnaire
  const before = await findStatesOfCase(tx, questionnaire)
  const rows = await answerRows(tx, { caseId, firmId })
  const answers = new Map(
    rows.map((row) => [row.questionKey, readWhole(openAnswer(deps, questionnaire, row))]),
  )
  const instances = listInstances(content, shapeNow)
  const after = new Map(withDecisions(content, shapeNow, before, answers, instances.keys()))
  for (const [key, state] of after) {
    const [instance, answer] = [instances.get(key), answers.get(key)]
    if (!instance || !answer || !state.complete) continue
    const facts = { shape: shapeNow, debtor: instance.debtor, language: 'en', names } as const
    if (
      !isComplete(
        getQuestionUnit(instance.question, facts),
        withNavigation(instance.question, facts, answer, today),
        today,
      )
    )
      after.set(key, { ...state, complete: false })
  }
  await writeStates(tx, questionnaire, changedStates(questionnaire, before, after))
  return after
}
