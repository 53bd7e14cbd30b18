import { decideRefresh } from '../rules/decide-refresh.ts'
import type { EndReason, SessionLife, SessionTimes } from '../rules/session-life.ts'
import type { RefreshTokens } from './refresh-tokens.ts'

/** The row of a session, compared with a presented token. */
export interface RefreshFinding {
  readonly newestHash: Uint8Array
  readonly isCurrent: boolean
  readonly isPrevious: boolean
  /** By the clock of the database, which wrote the rotation. Null before the first one. */
  readonly secondsSinceRotation: number | null
}

export type RefreshPlan =
  /** The token becomes the newest, and the presented one its predecessor. */
  | { readonly type: 'rotate'; readonly token: string }
  | { readonly type: 'repeat'; readonly token: string }
  | { readonly type: 'stolen' }
  | { readonly type: 'over'; readonly why: EndReason }

export interface LoginSessions {
  readonly tokens: RefreshTokens
  readonly life: SessionLife
}

/** Finds the newest token of the chain that the presented one begins, and what it gets. */
export function planRefresh(
  deps: Parameters<RefreshTokens['getSuccessor']>[0],
  { tokens, life }: LoginSessions,
  session: SessionTimes & RefreshFinding,
  presented: string,
  now: Date,
): RefreshPlan {
  const { isCurrent, isPrevious, newestHash, secondsSinceRotation } = session
  const successor = isPrevious ? tokens.findNewest(deps, presented, newestHash) : undefined
  const newest = isCurrent ? presented : successor
  const kind = isCurrent ? 'current' : newest === undefined ? 'unknown' : 'previous'
  const decision = decideRefresh({ session, presented: kind, secondsSinceRotation }, life, now)
  if (decision.type === 'over') return decision
  if (decision.type === 'stolen' || newest === undefined) return { type: 'stolen' }
  const { type } = decision
  return { type, token: type === 'repeat' ? newest : tokens.getSuccessor(deps, newest) }
}
