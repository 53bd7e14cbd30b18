// Limits for a session of the workspace without activity. The server has the same limits, and ends
// a session after 12 hours in any case.
import { idleRule } from '#ui/session/idle-rule.ts'

export const idleLimitMs = 30 * 60_000
export const idleWarningMs = 28 * 60_000

export const staffIdleRule = idleRule({ limitMs: idleLimitMs, warningMs: idleWarningMs })
