import { createProviderConsole } from '#apps/demo/course-provider/provider-console.ts'
import type { CourseTaker } from '#apps/demo/seed/seed-courses.ts'
import { receiveEvent } from '#features/courses/server/provider/receive-event.ts'
import { webhookSecrets } from '#apps/server/course-service.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'

export function takeCourses(deps: AppDeps): CourseTaker {
  const { database, clock, publicUrl, settings, secrets } = deps
  const providerConsole = createProviderConsole({
    database,
    clock,
    publicUrl,
    secret: webhookSecrets(settings, secrets)[0] ?? new Uint8Array(32),
    async send(headers, body) {
      const signed = {
        id: headers['webhook-id'],
        timestamp: headers['webhook-timestamp'],
        signature: headers['webhook-signature'],
      }
      const event = deps.courseEvents.read(signed, Buffer.from(body), clock.now())
      if (typeof event === 'string') return 401
      return (await receiveEvent(deps, event)) === 'unknown-item' ? 404 : 204
    },
  })
  const must = async (isDone: Promise<boolean>) => {
    if (!(await isDone)) throw new Error('A demo person cannot take the course in this way')
  }
  return {
    start: (itemKey) => must(providerConsole.perform(itemKey, 'start')),
    async finish(itemKey, completedAt) {
      await must(providerConsole.finishWithoutCertificate(itemKey))
      await must(providerConsole.certify(itemKey, completedAt))
    },
  }
}
