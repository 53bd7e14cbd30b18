import { isAllComplete, type QuestionCounts } from './question-counts.ts'
import type { Content } from '../content/content.ts'
import { listInstances } from '../instances.ts'
import type { Shape } from '../shape.ts'

/** A question without a state is asked and incomplete. */
export interface KnownState {
  readonly disabled: boolean
  readonly complete: boolean
  /** Set if the firm answered or takes care of the question, which then counts as complete. */
  readonly resolution: 'answered' | 'leftToUs' | null
  /** The reply of the firm. It stays when the client changes the answer. */
  readonly reply?: string | null
}

export type KnownStates = ReadonlyMap<string, KnownState>

export function isCompleteState(state: KnownState | undefined): boolean {
  return state !== undefined && (state.complete || state.resolution !== null)
}

export function getProgress(
  content: Content,
  shape: Shape,
  systemName: string,
  states: KnownStates,
): QuestionCounts {
  const enabled = [...listInstances(content, shape).values()].filter(
    ({ key, section }) => section.systemName === systemName && states.get(key)?.disabled !== true,
  )
  return {
    total: enabled.length,
    complete: enabled.filter(({ key }) => isCompleteState(states.get(key))).length,
  }
}

/** True if no asked question is incomplete. Also true if no question is asked. */
export function isWhole(
  content: Content,
  shape: Shape,
  systemName: string,
  states: KnownStates,
): boolean {
  return isAllComplete(getProgress(content, shape, systemName, states))
}
