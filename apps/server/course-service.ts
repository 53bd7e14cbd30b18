import { httpCourseProvider } from '#adapters/course-provider/http-provider.ts'
import { noCourseProvider } from '#adapters/course-provider/no-provider.ts'
import type { Clock } from '#ports/clock.ts'
import type { CourseProvider } from '#ports/course-provider.ts'
import type { Database } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { DemoServices } from './demo-services.ts'
import type { Settings } from './settings.ts'

export interface CourseServiceParts {
  readonly settings: Settings
  readonly database: Database
  readonly clock: Clock
  readonly demo: DemoServices | undefined
  readonly timeoutMs?: number
}

export function openCourseProvider({
  settings,
  database,
  clock,
  demo,
  timeoutMs,
}: CourseServiceParts): CourseProvider {
  const timeout = timeoutMs === undefined ? {} : { timeoutMs }
  if (settings.courseProvider !== undefined)
    return httpCourseProvider({ ...settings.courseProvider, ...timeout })
  return demo
    ? demo.courseProvider({ database, clock, publicUrl: settings.publicUrl, ...timeout })
    : noCourseProvider()
}

/** Returns the current and the previous secret. Without settings, the demo uses its own key. */
export function webhookSecrets(settings: Settings, secrets: Secrets): readonly Uint8Array[] {
  if (settings.courseWebhookSecrets.length > 0) return settings.courseWebhookSecrets
  return settings.isDemo ? secrets.keysFor('course-webhook').map(({ key }) => key) : []
}
