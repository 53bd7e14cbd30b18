// What follows from an answer: which questions are asked now, and which sections are still whole (decisions, questionnaire B2.1, B3).
import { instancesOf, type Instance } from '../../rules/answers/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { isCompleteState, isWhole } from '../../rules/progress/progress.ts'
import {
  afterChange,
  sectionStatus,
  type SectionStatus,
} from '../../rules/progress/section-status.ts'
import { newsOfAnswer, type AnswerNews } from './answer-news.ts'
import { changedStates, decided, reachOf, unknownState } from './answer-states.ts'
import type { NewState, QuestionStates } from '../read/answers.store.ts'
import type { SectionOfCase, StandingQuestionnaire } from '../standing.ts'

export interface Answering {
  readonly opened: StandingQuestionnaire
  readonly section: SectionOfCase
  readonly instance: Instance
}

export interface NewAnswer {
  readonly whole: JsonObject
  readonly complete: boolean
  readonly help: boolean
  readonly isChanged: boolean
}

export interface Consequences {
  readonly states: QuestionStates
  readonly changed: readonly NewState[]
  readonly news: readonly AnswerNews[]
  readonly statuses: ReadonlyArray<{ readonly id: string; readonly status: SectionStatus }>
  /** Of the question: as everywhere, by its state, what the firm has settled included. */
  readonly isComplete: boolean
  readonly sectionStatus: SectionStatus
  /** Of this section. */
  readonly disabledKeys: readonly string[]
  readonly reopenedIds: readonly string[]
}

/** `others` are the answers that decide, together with this one, about what depends on it. */
export function afterAnswer(
  { opened, section, instance }: Answering,
  before: QuestionStates,
  others: ReadonlyMap<string, JsonObject>,
  answer: NewAnswer,
): Consequences {
  const { content, shapeNow, sections } = opened
  const { complete, help, isChanged, whole } = answer
  const state = before.get(instance.key) ?? unknownState
  // What the firm had settled is the client's again (decisions B2.8).
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
    decided(
      content,
      shapeNow,
      saved,
      new Map(others).set(instance.key, whole),
      reachOf(content, shapeNow, instance.key).dependants,
    ),
  )
  const statuses = sections
    .filter(({ id, status }) => id === section.id || status === sectionStatus.completed)
    .map(({ id, systemName, status, isRejected, isDisplayed }) => ({
      id,
      was: status,
      isDisplayed,
      status: afterChange(
        { sectionStatus: status, isRejected },
        isWhole(content, shapeNow, systemName, states),
      ),
    }))
    .filter(({ was, status }) => was !== status)
  return {
    states,
    statuses,
    news,
    changed: changedStates(opened, before, states),
    isComplete: isCompleteState(states.get(instance.key)),
    sectionStatus: statuses.find(({ id }) => id === section.id)?.status ?? section.status,
    disabledKeys: disabledIn({ opened, section }, states),
    reopenedIds: statuses
      .filter(({ was, isDisplayed }) => was === sectionStatus.completed && isDisplayed)
      .map(({ id }) => id),
  }
}

/** A late retry changes nothing. */
export function afterNothing(answering: Answering, states: QuestionStates): Consequences {
  return {
    states,
    changed: [],
    news: [],
    statuses: [],
    isComplete: isCompleteState(states.get(answering.instance.key)),
    sectionStatus: answering.section.status,
    disabledKeys: disabledIn(answering, states),
    reopenedIds: [],
  }
}

function disabledIn(
  { opened, section }: Pick<Answering, 'opened' | 'section'>,
  states: QuestionStates,
): readonly string[] {
  return [...instancesOf(opened.content, opened.shapeNow).values()]
    .filter(
      ({ key, section: { systemName } }) =>
        systemName === section.systemName && states.get(key)?.disabled === true,
    )
    .map(({ key }) => key)
}
