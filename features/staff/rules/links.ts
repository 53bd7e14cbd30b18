export type LinkKind = 'reset' | 'not-me'

/** Lifetime of a link (spec: staff#forgotten-password, staff#not-me). */
export const linkMinutes: Readonly<Record<LinkKind, number>> = { reset: 60, 'not-me': 72 * 60 }
/** The minimum duration of a request for a new password, known address or not. */
export const forgottenFloorMs = 700
/** A browser is known this long after its last login. */
export const deviceDays = 90
