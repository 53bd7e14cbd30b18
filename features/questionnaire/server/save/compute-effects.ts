import { listInstances, type Instance } from '../../rules/answers/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { isCompleteState, isWhole } from '../../rules/progress/progress.ts'
import {
  getStatusAfterChange,
  sectionStatus,
  type SectionStatus,
} from '../../rules/progress/section-status.ts'
import { newsOfAnswer, type AnswerNews } from './answer-news.ts'
import { changedStates, withDecisions, findReach, unknownState } from './answer-states.ts'
import type { NewState, QuestionStates } from '../read/answers.store.ts'
import type { CaseSection, Questionnaire } from '../load-questionnaire.ts'

export interface SaveTarget {
  readonly opened: Questionnaire
  readonly section: CaseSection
  readonly instance: Instance
}

export interface NewAnswer {
  readonly whole: JsonObject
  readonly complete: boolean
  readonly help: boolean
  readonly isChanged: boolean
}

export interface SaveEffects {
  readonly states: QuestionStates
  readonly changed: readonly NewState[]
  readonly news: readonly AnswerNews[]
  readonly statuses: ReadonlyArray<{ readonly id: string; readonly status: SectionStatus }>
  /** True if the question is complete. A question that the firm has resolved counts as complete. */
  readonly isComplete: boolean
  readonly sectionStatus: SectionStatus
  /** Keys of the disabled questions of the saved section. */
  readonly disabledKeys: readonly string[]
  readonly reopenedIds: readonly string[]
}

/** `others` decide what is asked (spec: questionnaire#server-decides, questionnaire#reopen). */
export function computeEffects(
  { opened, section, instance }: SaveTarget,
  before: QuestionStates,
  others: ReadonlyMap<string, JsonObject>,
  answer: NewAnswer,
): SaveEffects {
  const { content, shapeNow, sections } = opened
  const { complete, help, isChanged, whole } = answer
  const state = before.get(instance.key) ?? unknownState
  // A change by the client clears the firm's resolution (spec: questionnaire#resolve).
  const saved = new Map(before).set(instance.key, {
    ...state,
    complete,
    help,
    resolution: isChanged ? null : state.resolution,
  })
  const { states, news } = newsOfAnswer(
    opened,
    instance.key,
    before,
    withDecisions(
      content,
      shapeNow,
      saved,
      new Map(others).set(instance.key, whole),
      findReach(content, shapeNow, instance.key).dependants,
    ),
  )
  const statuses = sections
    .filter(({ id, status }) => id === section.id || status === sectionStatus.completed)
    .map(({ id, systemName, status, isRejected, isDisplayed }) => ({
      id,
      was: status,
      isDisplayed,
      status: getStatusAfterChange(
        { sectionStatus: status, isRejected },
        isWhole(content, shapeNow, systemName, states),
      ),
    }))
    .filter(({ was: previous, status }) => previous !== status)
  return {
    states,
    statuses,
    news,
    changed: changedStates(opened, before, states),
    isComplete: isCompleteState(states.get(instance.key)),
    sectionStatus: statuses.find(({ id }) => id === section.id)?.status ?? section.status,
    disabledKeys: disabledIn({ opened, section }, states),
    reopenedIds: statuses
      .filter(
        ({ was: previous, isDisplayed }) => previous === sectionStatus.completed && isDisplayed,
      )
      .map(({ id }) => id),
  }
}

/** Returns the effects of a save that changes nothing, such as a late retry. */
export function withoutEffects(target: SaveTarget, states: QuestionStates): SaveEffects {
  return {
    states,
    changed: [],
    news: [],
    statuses: [],
    isComplete: isCompleteState(states.get(target.instance.key)),
    sectionStatus: target.section.status,
    disabledKeys: disabledIn(target, states),
    reopenedIds: [],
  }
}

function disabledIn(
  { opened, section }: Pick<SaveTarget, 'opened' | 'section'>,
  states: QuestionStates,
): readonly string[] {
  return [...listInstances(opened.content, opened.shapeNow).values()]
    .filter(
      ({ key, section: { systemName } }) =>
        systemName === section.systemName && states.get(key)?.disabled === true,
    )
    .map(({ key }) => key)
}
