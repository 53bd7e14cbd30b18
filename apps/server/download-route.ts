// GET /file/download/{documentId}: the bytes of a document, always as an attachment.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { downloadDocument } from '#features/documents/server/download-document.ts'
import type { DocumentsWorld } from '#features/documents/server/world.ts'
import type { ClientViewer, Viewer } from '#kit/viewer.ts'
import { asProblem, errorAnswer, problem, statusOf } from './problem-to-graphql.ts'

export interface DownloadRouteWorld extends DocumentsWorld {
  readonly identify: (request: FastifyRequest) => Promise<Viewer | undefined>
}

/** Foreign, absent and malformed ids answer byte for byte alike, but for the request id in the header. */
export function downloadRoute(app: FastifyInstance, world: DownloadRouteWorld): void {
  app.get<{ Params: { documentId: string } }>('/file/download/:documentId', async (request, reply) => {
    const { documentId } = request.params
    try {
      const viewer = await world.identify(request)
      if (viewer?.kind !== 'client') throw problem('request.signed-out')
      const file = await downloadDocument(world, viewer as ClientViewer, documentId)
      // Too late for words: the connection breaks before its announced length, and the log names the file.
      file.content.once('error', (error) => void asProblem(error, world.log, request.id, { documentId }))
      void reply.headers({
        'content-type': file.contentType,
        'content-disposition': file.disposition,
        'content-length': file.bytes,
        'repr-digest': `sha-256=:${file.digest}:`,
      })
      return await reply.send(file.content)
    } catch (error) {
      const found = asProblem(error, world.log, request.id, { documentId })
      void reply.code(statusOf(found))
      return { errors: [errorAnswer(found, '')] }
    }
  })
}
