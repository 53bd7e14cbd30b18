import { pino, type Logger } from 'pino'
import type { Log } from '#ports/log.ts'
import { logLines } from './log-lines.ts'

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

export interface LogSettings {
  readonly level: string
  /** A path. Without it, lines go to standard error. */
  readonly destination?: string
  /** Of the program, in each line. */
  readonly version?: string
}

/** Writes synchronously. */
export function pinoLog(settings: LogSettings): Log {
  const paths = secretFields.flatMap((field) => [
    `["${field}"]`,
    `*["${field}"]`,
    `*.*["${field}"]`,
  ])
  const logger: Logger = pino(
    {
      level: settings.level,
      base: settings.version === undefined ? null : { version: settings.version },
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
