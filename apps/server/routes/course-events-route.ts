// Webhooks of the order service, authenticated by signature.
import type { FastifyInstance } from 'fastify'
import { receiveEvent } from '#features/courses/server/provider/receive-event.ts'
import type { CoursesDeps } from '#features/courses/server/deps.ts'

export const courseEventsPath = '/webhooks/course-provider'

const maxBytes = 65_536

/**
 * Responds with 204 also to repeated and unknown events. Responds with 404 to an unknown item, so
 * that the sender retries.
 */
export async function courseEventsRoute(http: FastifyInstance, deps: CoursesDeps): Promise<void> {
  await http.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_, body, done) => done(null, body),
    )
    scope.post(courseEventsPath, async (request, reply) => {
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = deps.courseEvents.read(
        {
          id: header('webhook-id'),
          timestamp: header('webhook-timestamp'),
          signature: header('webhook-signature'),
        },
        body,
        deps.clock.now(),
      )
      if (event === 'unsigned') return reply.code(401).send()
      if (event === 'unknown') {
        deps.log.warn(
          { requestId: request.id },
          'The order service says something that is not understood',
        )
        return reply.code(204).send()
      }
      const reception = await receiveEvent(deps, event)
      return reply.code(reception === 'unknown-item' ? 404 : 204).send()
    })
  })
}
