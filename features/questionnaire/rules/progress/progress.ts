// How far a section is: the questions that are asked, and those of them that are complete (decisions, questionnaire B2.9).
import { isAllComplete, type AskedComplete } from '../documents/asked-complete.ts'
import type { Content } from '../content/content.ts'
import { instancesOf } from '../answers/instances.ts'
import type { Shape } from '../answers/shape.ts'

/** What is known of one question; one that nothing is known of is asked and not complete. */
export interface KnownState {
  readonly disabled: boolean
  readonly complete: boolean
  /** The firm has answered it for the client, or leaves it to itself: counts as complete. */
  readonly resolution: 'answered' | 'leftToUs' | null
}

/** By question key. */
export type KnownStates = ReadonlyMap<string, KnownState>

export function isCompleteState(state: KnownState | undefined): boolean {
  return state !== undefined && (state.complete || state.resolution !== null)
}

export function progressOf(
  content: Content,
  shape: Shape,
  systemName: string,
  states: KnownStates,
): AskedComplete {
  const asked = [...instancesOf(content, shape).values()].filter(
    ({ key, section }) => section.systemName === systemName && states.get(key)?.disabled !== true,
  )
  return {
    asked: asked.length,
    complete: asked.filter(({ key }) => isCompleteState(states.get(key))).length,
  }
}

/** True when a section can be marked as complete: nothing that is asked is missing; one in which nothing is asked included. */
export function isWhole(
  content: Content,
  shape: Shape,
  systemName: string,
  states: KnownStates,
): boolean {
  return isAllComplete(progressOf(content, shape, systemName, states))
}
