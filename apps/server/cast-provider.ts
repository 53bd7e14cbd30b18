// What the rehearsed providers do with the cast's courses while nobody listens yet: their webhooks are taken in without the way over the network.
import { rehearsalDesk } from '#apps/demo/course-provider/provider-console.ts'
import type { ProvidersHand } from '#apps/demo/seed/seed-courses.ts'
import { receiveEvent } from '#features/courses/server/provider/receive-event.ts'
import { webhookSecrets } from './course-service.ts'
import type { World } from './create-deps.ts'

export function providersHand(world: World): ProvidersHand {
  const { database, clock, publicUrl, settings, secrets } = world
  const desk = rehearsalDesk({
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
      const event = world.courseEvents.read(signed, Buffer.from(body), clock.now())
      if (typeof event === 'string') return 401
      return (await receiveEvent(world, event)) === 'unknown-item' ? 404 : 204
    },
  })
  const must = async (isDone: Promise<boolean>) => {
    if (!(await isDone)) throw new Error('The cast cannot take its course like this')
  }
  return {
    start: (itemKey) => must(desk.act(itemKey, 'start')),
    async finish(itemKey, completedAt) {
      await must(desk.finishWithoutCertificate(itemKey))
      await must(desk.certify(itemKey, completedAt))
    },
  }
}
