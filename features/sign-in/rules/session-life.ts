import {
  findEndReason,
  type SessionLife,
  type SessionTimes,
} from '#features/sessions/rules/session-life.ts'

/** After this time without activity a session ends (spec: limits#idle-timeout). */
export const idleMinutes = 15
/** The server waits this much longer, so that the browser ends a session first. */
export const idleGraceSeconds = 30
/** The maximum duration of a session (spec: limits#session-max). */
export const absoluteHours = 12
export const maxSessions = 5
/** Within this time a repeated refresh token returns the same successor. */
export const refreshReplaySeconds = 10
export const activityEverySeconds = 30
/** Lifetime of a flow (sign-up, second factor) in one browser. */
export const flowMinutes = 30
/** Lifetime of a second factor. Sending a code again does not extend it. */
export const secondFactorMinutes = 10
/** A device that passed the second factor is remembered for this time. */
export const deviceDays = 90

/** Time for which a proof by a code counts as fresh (spec: accounts#step-up). */
export const freshProofMinutes = 5

export function idleEnd(lastActiveAt: Date): Date {
  return new Date(lastActiveAt.getTime() + idleMinutes * 60_000)
}

export const clientSessionLife: SessionLife = {
  idleMinutes,
  idleGraceSeconds,
  maxHours: absoluteHours,
  maxSessions,
  refreshReplaySeconds,
}

export function isAlive(session: SessionTimes, now: Date): boolean {
  return findEndReason(session, clientSessionLife, now) === undefined
}
