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

/** Writes synchronously. Without a path, lines go to standard error. */
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
