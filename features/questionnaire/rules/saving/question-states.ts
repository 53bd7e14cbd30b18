// spec: questionnaire#server-decides
import { isDisabled, listDeciders, listDependents, type Answers } from '../answers/disabled.ts'
import { listInstances } from '../instances.ts'
import { shapeText, type Shape } from '../shape.ts'
import type { Content } from '../content/content.ts'
import type { KnownState } from '../progress/progress.ts'
import type { SaveQuestionnaire } from './save-questionnaire.ts'

export interface QuestionState extends KnownState {
  readonly help: boolean
  /** True for a day after the firm was notified of the request for help, or until a resolution. */
  readonly isHelpNotified: boolean
  /** True for a day after the firm was notified that the question opened in a read-only section. */
  readonly isOpenedNotified: boolean
}

export type QuestionStates = ReadonlyMap<string, QuestionState>

export interface StateChange extends Pick<QuestionState, 'disabled' | 'complete' | 'help'> {
  readonly questionKey: string
  readonly sectionId: string
  /** True if the firm is notified of the request for help in the same transaction. */
  readonly notifiesHelp: boolean
  readonly notifiesOpened: boolean
  /** True if the write clears the firm's resolution. The firm's note stays. */
  readonly unsettles: boolean
}

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

/** Recalculates which of these questions are disabled. */
export function withDecisions(
  { content, shapeNow }: Pick<SaveQuestionnaire, 'content' | 'shapeNow'>,
  states: QuestionStates,
  answers: Answers,
  keys: Iterable<string>,
): QuestionStates {
  const after = new Map(states)
  for (const key of keys) {
    const state = states.get(key) ?? unknownState
    const disabled = isDisabled(content, shapeNow, key, answers)
    if (disabled !== state.disabled) after.set(key, { ...state, disabled })
  }
  return after
}

/** Returns only the states that differ. */
export function listStateChanges(
  { content, shapeNow, sections }: SaveQuestionnaire,
  before: QuestionStates,
  after: QuestionStates,
): readonly StateChange[] {
  const instances = listInstances(content, shapeNow)
  return [...after].flatMap(([questionKey, state]) => {
    const previous = before.get(questionKey) ?? unknownState
    const sectionId = sections.find(
      ({ systemName }) => systemName === instances.get(questionKey)?.section.systemName,
    )?.id
    if (sectionId === undefined || isSameState(previous, state)) return []
    const { disabled, complete, help } = state
    const change = {
      questionKey,
      sectionId,
      disabled,
      complete,
      help,
      notifiesHelp: state.isHelpNotified && !previous.isHelpNotified,
      notifiesOpened: state.isOpenedNotified && !previous.isOpenedNotified,
      unsettles: state.resolution === null && previous.resolution !== null,
    }
    return [change]
  })
}

function isSameState(a: QuestionState, b: QuestionState): boolean {
  return (
    a.disabled === b.disabled &&
    a.complete === b.complete &&
    a.help === b.help &&
    a.isHelpNotified === b.isHelpNotified &&
    a.isOpenedNotified === b.isOpenedNotified &&
    a.resolution === b.resolution
  )
}
