import {
  findEndReason,
  type EndReason,
  type SessionLife,
  type SessionTimes,
} from './session-life.ts'

export interface PresentedRefresh {
  readonly session: SessionTimes
  /**
   * 'current': the newest token. 'previous': the token whose successor is the newest, and no one has
   * used that one. 'unknown': an older token of the session.
   */
  readonly presented: 'current' | 'previous' | 'unknown'
  /** Null before the first rotation. */
  readonly secondsSinceRotation: number | null
}

export type RefreshDecision =
  | { readonly type: 'rotate' }
  /** Returns the successor that the previous rotation issued. */
  | { readonly type: 'repeat' }
  | { readonly type: 'stolen' }
  | { readonly type: 'over'; readonly why: EndReason }

/**
 * A token whose successor was used counts as stolen. Until then its response may be lost: it gets
 * the same successor for some seconds, because two tabs can ask at once, and later a new one
 * (spec: security#refresh-rotation, staff#refresh).
 */
export function decideRefresh(
  { session, presented, secondsSinceRotation }: PresentedRefresh,
  life: Pick<SessionLife, 'idleMinutes' | 'idleGraceSeconds' | 'refreshReplaySeconds'>,
  now: Date,
): RefreshDecision {
  const why = findEndReason(session, life, now)
  if (why !== undefined) return { type: 'over', why }
  if (presented === 'unknown') return { type: 'stolen' }
  if (presented === 'current') return { type: 'rotate' }
  const isRecent = secondsSinceRotation !== null && secondsSinceRotation < life.refreshReplaySeconds
  return { type: isRecent ? 'repeat' : 'rotate' }
}
