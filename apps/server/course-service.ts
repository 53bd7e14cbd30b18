// Which order service for the courses this house has: a real one by setting, the rehearsal in the demo, else none.
import { httpCourseProvider } from '#adapters/course-provider/http-provider.ts'
import { noCourseProvider } from '#adapters/course-provider/no-provider.ts'
import { rehearsalProvider } from '#adapters/course-provider/rehearsal-provider.ts'
import type { Clock } from '#ports/clock.ts'
import type { CourseProvider } from '#ports/course-provider.ts'
import type { Database } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Settings } from './settings.ts'

export interface CourseServiceParts {
  readonly settings: Settings
  readonly database: Database
  readonly clock: Clock
  /** How long an answer is waited for. */
  readonly patienceMs?: number
}

export function openCourseProvider({
  settings,
  database,
  clock,
  patienceMs,
}: CourseServiceParts): CourseProvider {
  const patience = patienceMs === undefined ? {} : { patienceMs }
  if (settings.courseProvider !== undefined)
    return httpCourseProvider({ ...settings.courseProvider, ...patience })
  return settings.isDemo
    ? rehearsalProvider({ database, clock, publicUrl: settings.publicUrl, ...patience })
    : noCourseProvider()
}

/** The present secret and the one before; without either in settings the demo signs with a key of its own. */
export function webhookSecrets(settings: Settings, secrets: Secrets): readonly Uint8Array[] {
  if (settings.courseWebhookSecrets.length > 0) return settings.courseWebhookSecrets
  return settings.isDemo ? [secrets.keyFor('course-webhook')] : []
}
