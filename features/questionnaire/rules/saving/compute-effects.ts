// spec: questionnaire#server-decides, questionnaire#reopen, questionnaire#help-notified
import { listInstances } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import { isCompleteState, isWhole } from '../progress/progress.ts'
import {
  getStatusAfterChange,
  isDone,
  isReadOnly,
  sectionStatus,
  type SectionStatus,
} from '../progress/section-status.ts'
import {
  findReach,
  listStateChanges,
  unknownState,
  withDecisions,
  type QuestionState,
  type QuestionStates,
  type StateChange,
} from './question-states.ts'
import type { SaveContext, SaveSnapshot } from './save-context.ts'
import type { SaveQuestionnaire } from './save-questionnaire.ts'

export interface NewAnswer {
  readonly whole: JsonObject
  readonly complete: boolean
  readonly help: boolean
  readonly isChanged: boolean
}

export interface AnswerNews {
  readonly kind: 'help' | 'openedAfterSubmission'
  /** The first of these questions, which the email names. */
  readonly questionKey: string
}

export interface SaveEffects {
  readonly states: QuestionStates
  readonly changed: readonly StateChange[]
  readonly news: readonly AnswerNews[]
  readonly statuses: ReadonlyArray<{ readonly id: string; readonly status: SectionStatus }>
  /** True if the question is complete. A question that the firm has resolved counts as complete. */
  readonly isComplete: boolean
  readonly sectionStatus: SectionStatus
  /** Keys of the disabled questions of the saved section. */
  readonly disabledKeys: readonly string[]
  readonly reopenedIds: readonly string[]
  /** True if the firm's list counts other sections as done, or other requests for help. */
  readonly changesCounts: boolean
}

type Target = Pick<SaveContext, 'questionnaire' | 'section' | 'instance'>

export function computeEffects(
  target: Target,
  { states: before, others }: Pick<SaveSnapshot, 'states' | 'others'>,
  { complete, help, isChanged, whole }: NewAnswer,
): SaveEffects {
  const { questionnaire, section, instance } = target
  const { content, shapeNow } = questionnaire
  const state = before.get(instance.key) ?? unknownState
  // A change by the client clears the firm's resolution (spec: questionnaire#resolve).
  const saved = new Map(before).set(instance.key, {
    ...state,
    complete,
    help,
    resolution: isChanged ? null : state.resolution,
  })
  const decided = withDecisions(
    questionnaire,
    saved,
    new Map(others).set(instance.key, whole),
    findReach(content, shapeNow, instance.key).dependants,
  )
  const { states, news } = notifyOfAnswer(questionnaire, instance.key, before, decided)
  const statuses = listStatusChanges(target, states)
  const changed = listStateChanges(questionnaire, before, states)
  return {
    states,
    statuses,
    news,
    changed,
    isComplete: isCompleteState(states.get(instance.key)),
    sectionStatus: statuses.find(({ id }) => id === section.id)?.status ?? section.status,
    disabledKeys: listDisabledKeys(target, states),
    reopenedIds: statuses
      .filter(({ previous, isDisplayed }) => previous === sectionStatus.completed && isDisplayed)
      .map(({ id }) => id),
    changesCounts:
      statuses.some(({ previous, status }) => isDone(previous) !== isDone(status)) ||
      changed.some(
        ({ questionKey: key }) => needsHelp(before.get(key)) !== needsHelp(states.get(key)),
      ),
  }
}

/** Returns the effects of a save that changes nothing, such as a late retry. */
export function withoutEffects(target: Target, states: QuestionStates): SaveEffects {
  return {
    states,
    changed: [],
    news: [],
    statuses: [],
    isComplete: isCompleteState(states.get(target.instance.key)),
    sectionStatus: target.section.status,
    disabledKeys: listDisabledKeys(target, states),
    reopenedIds: [],
    changesCounts: false,
  }
}

/** Only the saved section and completed sections can change. */
function listStatusChanges({ questionnaire, section }: Target, states: QuestionStates) {
  const { content, shapeNow, sections } = questionnaire
  return sections
    .filter(({ id, status }) => id === section.id || status === sectionStatus.completed)
    .map(({ id, systemName, status, isRejected, isDisplayed }) => ({
      id,
      isDisplayed,
      previous: status,
      status: getStatusAfterChange(
        { sectionStatus: status, isRejected },
        isWhole(content, shapeNow, systemName, states),
      ),
    }))
    .filter(({ previous, status }) => previous !== status)
}

function listDisabledKeys(
  { questionnaire: { content, shapeNow }, section }: Target,
  states: QuestionStates,
): readonly string[] {
  return [...listInstances(content, shapeNow).values()]
    .filter(
      ({ key, section: { systemName } }) =>
        systemName === section.systemName && states.get(key)?.disabled === true,
    )
    .map(({ key }) => key)
}

/**
 * Returns the news for the firm and the states that remember them. At most once a day per question
 * and request for help.
 */
function notifyOfAnswer(
  { content, shapeNow, sections }: SaveQuestionnaire,
  questionKey: string,
  before: QuestionStates,
  after: QuestionStates,
): Pick<SaveEffects, 'states' | 'news'> {
  const states = new Map(after)
  const news: AnswerNews[] = []
  const state = after.get(questionKey)
  if (state && isWaiting(state) && !isWaiting(before.get(questionKey)) && !state.isHelpNotified) {
    states.set(questionKey, { ...state, isHelpNotified: true })
    news.push({ kind: 'help', questionKey })
  }
  const closed = new Set(
    sections.filter(({ status }) => isReadOnly(status)).map(({ systemName }) => systemName),
  )
  const opened = [...listInstances(content, shapeNow).values()].flatMap(({ key, section }) => {
    const known = states.get(key)
    const isNews =
      known &&
      closed.has(section.systemName) &&
      before.get(key)?.disabled === true &&
      !known.disabled &&
      !isCompleteState(known) &&
      !known.isOpenedNotified
    return isNews ? [{ key, known }] : []
  })
  for (const { key, known } of opened) states.set(key, { ...known, isOpenedNotified: true })
  if (opened[0]) news.push({ kind: 'openedAfterSubmission', questionKey: opened[0].key })
  return { news, states }
}

/** True for a request for help that the firm's list counts. */
function needsHelp(state: QuestionState | undefined): boolean {
  return isWaiting(state) && state?.disabled !== true
}

function isWaiting(state: QuestionState | undefined): boolean {
  return state?.help === true && state.resolution === null
}
