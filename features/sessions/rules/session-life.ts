/** The limits of the sessions of a login. */
export interface SessionLife {
  /** After this time without activity a session ends. */
  readonly idleMinutes: number
  /** The server waits this much longer, so that the browser ends a session first. */
  readonly idleGraceSeconds: number
  /** The maximum duration of a session. */
  readonly maxHours: number
  /** Per owner. */
  readonly maxSessions: number
  /** Within this time a repeated refresh token returns the same successor. */
  readonly refreshReplaySeconds: number
}

export interface SessionTimes {
  readonly lastActiveAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
}

export type EndReason = 'ended' | 'too-old' | 'idle'

/** Undefined while the session is active. */
export function findEndReason(
  { endedAt, endsAt, lastActiveAt }: SessionTimes,
  { idleMinutes, idleGraceSeconds }: Pick<SessionLife, 'idleMinutes' | 'idleGraceSeconds'>,
  now: Date,
): EndReason | undefined {
  if (endedAt !== null) return 'ended'
  if (now >= endsAt) return 'too-old'
  const idleMs = idleMinutes * 60_000 + idleGraceSeconds * 1000
  return now.getTime() < lastActiveAt.getTime() + idleMs ? undefined : 'idle'
}
