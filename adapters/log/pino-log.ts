// The log: one JSON line each, with everything that could be a secret taken out.
import { pino, type Logger } from 'pino'
import type { Log } from '#ports/log.ts'

/** Never written, wherever they stand. */
const secretFields = [
  'authorization', 'cookie', 'set-cookie', 'access-token', 'password', 'newPassword', 'oldPassword', 'code', 'token', 'refreshToken', 'accessToken',
  'idToken', 'ssn', 'invitationGuid', 'invitationId', 'sessionId', 'body', 'variables',
]

export interface PinoLog extends Log {
  flush(): void
}

/** `destination` is a file path; left out, lines go to standard error. */
export function pinoLog(settings: { readonly level: string; readonly destination?: string }): PinoLog {
  const paths = secretFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`])
  const logger: Logger = pino(
    { level: settings.level, base: null, redact: { paths, censor: '[redacted]' }, formatters: { level: (label) => ({ level: label }) } },
    pino.destination({ dest: settings.destination ?? 2, mkdir: true, sync: true }),
  )
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    flush: () => logger.flush(),
  }
}
