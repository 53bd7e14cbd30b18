// Logos and portraits, cached forever: another image has another hash.
import type { FastifyInstance } from 'fastify'
import { publicImage } from '#features/firm/server/firms.ts'
import type { Database } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import {
  asProblem,
  toGraphqlError,
  problem,
  getRetryHeaders,
  getStatus,
} from '../graphql/problem-to-graphql.ts'

const yearSeconds = 365 * 24 * 3600

/** An `<img>` sends no tokens, so these images are public (spec: security#public-images). */
export function imageRoute(
  http: FastifyInstance,
  deps: { readonly database: Database; readonly log: Log },
): void {
  http.get<{ Params: { hash: string } }>('/images/:hash', async (request, reply) => {
    try {
      const { hash } = request.params
      const image = /^[0-9a-f]{64}$/.test(hash)
        ? await publicImage(deps.database.db, hash)
        : undefined
      if (!image) throw problem('request.not-found')
      void reply.headers({
        'content-type': image.mimeType,
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
      })
      return await reply.send(image.content)
    } catch (error) {
      const failure = asProblem(error, deps.log, request.id)
      void reply.code(getStatus(failure)).headers(getRetryHeaders(failure))
      return { errors: [toGraphqlError(failure, request.id)] }
    }
  })
}
