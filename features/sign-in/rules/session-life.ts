// How long somebody stays signed in.

/** Idle time-out (seeds/000, section 9: 900000 ms). */
export const idleMinutes = 15
/** The server is this much more patient than the browser, so that the two never disagree to the client's harm. */
export const idleGraceSeconds = 30
/** However active: after this a session ends (safety 2, constants). */
export const absoluteHours = 12
/** Sessions of one account at once; the oldest gives way. */
export const mostSessions = 5
/** A refresh token presented again within this time answers the same successor; later it ends the session. */
export const refreshReplaySeconds = 10
/** Activity is written at most this often. */
export const activityEverySeconds = 30
/** A flow (sign-up, second factor) lives this long in one browser. */
export const flowMinutes = 30
/** A second factor under way lives this long, whatever is sent again. */
export const secondFactorMinutes = 10
/** A device that passed the second factor is known this long. */
export const deviceDays = 90

/** A proof by a code counts as fresh this long: for what changes how one signs in (decisions 3.7). */
export const freshProofMinutes = 5

/** When a session ends for want of activity. */
export function idleEnd(lastActiveAt: Date): Date {
  return new Date(lastActiveAt.getTime() + idleMinutes * 60_000)
}

export interface SessionTimes {
  readonly lastActiveAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
}

/** True while a session may be used at this moment. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  if (session.endedAt !== null || now >= session.endsAt) return false
  return now.getTime() < idleEnd(session.lastActiveAt).getTime() + idleGraceSeconds * 1000
}
