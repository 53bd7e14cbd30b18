import {
  findEndReason,
  type SessionLife,
  type SessionTimes,
} from '#features/sessions/rules/session-life.ts'

/** After this time without activity a session ends (spec: staff#session). */
export const idleMinutes = 30
/** The server waits this much longer, so that the browser ends a session first. */
const idleGraceSeconds = 30
/** The maximum duration of a session. */
export const maxHours = 12
export const maxSessions = 5
/** Within this time a repeated refresh token returns the same successor. */
export const refreshReplaySeconds = 10
export const activityEverySeconds = 30
/** The lifetime of a sign-in in progress. */
export const flowMinutes = 10
export const invitationDays = 7
/** Time for which a proof by a code counts as fresh (spec: staff#step-up). */
export const freshProofMinutes = 5

export const staffSessionLife: SessionLife = {
  idleMinutes,
  idleGraceSeconds,
  maxHours,
  maxSessions,
  refreshReplaySeconds,
}

/** When the session ends without further activity. */
export function getSessionEnd({ lastActiveAt, endsAt }: SessionTimes): Date {
  const idleEnd = new Date(lastActiveAt.getTime() + idleMinutes * 60_000)
  return idleEnd < endsAt ? idleEnd : endsAt
}

export function isAlive(session: SessionTimes, now: Date): boolean {
  return findEndReason(session, staffSessionLife, now) === undefined
}

export function isFresh(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < freshProofMinutes * 60_000
}
