// Limits for a session without activity (spec: limits#idle-timeout, limits#idle-warning).
import { idleRule } from '#ui/session/idle-rule.ts'

export const idleLimitMs = 900_000
export const idleWarningMs = 780_000

export const clientIdleRule = idleRule({ limitMs: idleLimitMs, warningMs: idleWarningMs })
