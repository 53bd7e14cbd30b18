// The log: one JSON line each, with everything that could be a secret taken out.
import { pino, type Logger } from 'pino'
import type { Log } from '#ports/log.ts'
import { logLines } from './log-lines.ts'

/** Never written, wherever they stand. */
const secretFields = [
  'authorization',
  'cookie',
  'set-cookie',
  'access-token',
  'password',
  'newPassword',
  'oldPassword',
  'code',
  'token',
  'refreshToken',
  'accessToken',
  'idToken',
  'ssn',
  'invitationGuid',
  'invitationId',
  'sessionId',
  'body',
  'variables',
]

/**
 * `destination` is a file path; left out, lines go to standard error. Lines are written at once, and
 * lost when the disk is full.
 */
export function pinoLog(settings: { readonly level: string; readonly destination?: string }): Log {
  const paths = secretFields.flatMap((field) => [
    `["${field}"]`,
    `*["${field}"]`,
    `*.*["${field}"]`,
  ])
  const logger: Logger = pino(
    {
      level: settings.level,
      base: null,
      redact: { paths, censor: '[redacted]' },
      formatters: { level: (label) => ({ level: label }) },
    },
    logLines(settings.destination),
  )
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  }
}
