// GET /file/download/{documentId}: the bytes of a document, always as an attachment.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  downloadDocument,
  headOfDownload,
  type DownloadHead,
} from '#features/documents/server/files/download-document.ts'
import type { DocumentsWorld } from '#features/documents/server/deps.ts'
import type { ClientViewer, Viewer } from '#lib/viewer.ts'
import {
  asProblem,
  errorAnswer,
  problem,
  retryHeadersOf,
  statusOf,
} from '../graphql/problem-to-graphql.ts'

export interface DownloadRouteWorld extends DocumentsWorld {
  readonly identify: (request: FastifyRequest) => Promise<Viewer>
}

interface DownloadRequest {
  Params: { documentId: string }
}

/** Foreign, absent and malformed ids answer byte for byte alike, but for the request id in the header. HEAD answers the same headers, and reads nothing. */
export function downloadRoute(app: FastifyInstance, world: DownloadRouteWorld): void {
  const answer = async (
    request: FastifyRequest<DownloadRequest>,
    reply: FastifyReply,
    send: (viewer: ClientViewer, documentId: string) => Promise<unknown>,
  ) => {
    const { documentId } = request.params
    try {
      const viewer = await world.identify(request)
      if (viewer.kind !== 'client') throw problem('request.signed-out')
      return await send(viewer as ClientViewer, documentId)
    } catch (error) {
      const found = asProblem(error, world.log, request.id, { documentId })
      void reply.code(statusOf(found)).headers(retryHeadersOf(found))
      return { errors: [errorAnswer(found, '')] }
    }
  }
  app.head<DownloadRequest>('/file/download/:documentId', (request, reply) =>
    answer(request, reply, async (viewer, documentId) => {
      void reply.headers(headersOf(await headOfDownload(world, viewer, documentId)))
      return reply.send()
    }),
  )
  app.get<DownloadRequest>(
    '/file/download/:documentId',
    { exposeHeadRoute: false },
    (request, reply) =>
      answer(request, reply, async (viewer, documentId) => {
        const file = await downloadDocument(world, viewer, documentId)
        // Too late for words: the connection breaks before its announced length, and the log names the file.
        file.content.once(
          'error',
          (error) => void asProblem(error, world.log, request.id, { documentId }),
        )
        void reply.headers(headersOf(file))
        return reply.send(file.content)
      }),
  )
}

function headersOf({ contentType, disposition, bytes, digest }: DownloadHead) {
  return {
    'content-type': contentType,
    'content-disposition': disposition,
    'content-length': bytes,
    'repr-digest': `sha-256=:${digest}:`,
  }
}
