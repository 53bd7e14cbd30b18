// POST /webhooks/course-provider: what the order service tells of courses. Its signature is the authority.
import type { FastifyInstance } from 'fastify'
import { receiveEvent } from '#features/courses/server/provider/receive-event.ts'
import type { CoursesWorld } from '#features/courses/server/deps.ts'

export const courseEventsPath = '/webhooks/course-provider'

const mostBytes = 65_536

/** 204 for what was heard, also when it came before, late, or says nothing that we understand; 401 without a word why; 404 for an item that is not known here: the sender tries again. */
export async function courseEventsRoute(app: FastifyInstance, world: CoursesWorld): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the very bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_, body, done) => done(null, body),
    )
    scope.post(courseEventsPath, async (request, reply) => {
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = world.courseEvents.read(
        {
          id: header('webhook-id'),
          timestamp: header('webhook-timestamp'),
          signature: header('webhook-signature'),
        },
        body,
        world.clock.now(),
      )
      if (event === 'unsigned') return reply.code(401).send()
      if (event === 'unknown') {
        world.log.warn(
          { requestId: request.id },
          'The order service says something that is not understood',
        )
        return reply.code(204).send()
      }
      const reception = await receiveEvent(world, event)
      return reply.code(reception === 'unknown-item' ? 404 : 204).send()
    })
  })
}
