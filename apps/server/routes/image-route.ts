// GET /images/{hash}: logos and portraits, for everybody and for ever: another picture has another hash.
import type { FastifyInstance } from 'fastify'
import { publicImage } from '#features/firm/server/firms.ts'
import type { Database } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import {
  asProblem,
  errorAnswer,
  problem,
  retryHeadersOf,
  statusOf,
} from '../graphql/problem-to-graphql.ts'

const yearSeconds = 365 * 24 * 3600

/** An `<img>` sends no tokens, so these pictures have no secret in them (decisions 1.5). */
export function imageRoute(
  app: FastifyInstance,
  world: { readonly database: Database; readonly log: Log },
): void {
  app.get<{ Params: { hash: string } }>('/images/:hash', async (request, reply) => {
    try {
      const { hash } = request.params
      const image = /^[0-9a-f]{64}$/.test(hash)
        ? await publicImage(world.database.db, hash)
        : undefined
      if (!image) throw problem('request.not-found')
      void reply.headers({
        'content-type': image.mimeType,
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
      })
      return await reply.send(image.content)
    } catch (error) {
      const found = asProblem(error, world.log, request.id)
      void reply.code(statusOf(found)).headers(retryHeadersOf(found))
      return { errors: [errorAnswer(found, request.id)] }
    }
  })
}
