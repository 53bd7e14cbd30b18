// The bytes of a document, always as an attachment.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  downloadDocument,
  headOfDownload,
} from '#features/documents/server/files/download-document.ts'
import type { DocumentsDeps } from '#features/documents/server/deps.ts'
import { isReader, type PortalReader, type Viewer } from '#lib/viewer.ts'
import { asProblem, problem } from '../graphql/problem-to-graphql.ts'
import { answerFailure, type FailureDeps } from './answer-failure.ts'
import { getDownloadHeaders } from './download-headers.ts'

export interface DownloadRouteDeps extends DocumentsDeps, Pick<FailureDeps, 'recordRefusal'> {
  readonly identify: (request: FastifyRequest) => Promise<Viewer>
}

interface DownloadRequest {
  Params: { documentId: string }
}

/** All refusals are the same byte for byte, except for the request ID. HEAD reads no file. */
export function downloadRoute(http: FastifyInstance, deps: DownloadRouteDeps): void {
  const answer = async (
    request: FastifyRequest<DownloadRequest>,
    reply: FastifyReply,
    send: (viewer: PortalReader, documentId: string) => Promise<unknown>,
  ) => {
    const { documentId } = request.params
    let viewer: Viewer | undefined
    try {
      viewer = await deps.identify(request)
      if (!isReader(viewer)) throw problem('request.signed-out')
      return await send(viewer, documentId)
    } catch (error) {
      return answerFailure(deps, request, reply, { error, viewer, ids: { documentId } })
    }
  }
  http.head<DownloadRequest>('/file/download/:documentId', (request, reply) =>
    answer(request, reply, async (viewer, documentId) => {
      void reply.headers(getDownloadHeaders(await headOfDownload(deps, viewer, documentId)))
      return reply.send()
    }),
  )
  http.get<DownloadRequest>(
    '/file/download/:documentId',
    { exposeHeadRoute: false },
    (request, reply) =>
      answer(request, reply, async (viewer, documentId) => {
        const file = await downloadDocument(deps, viewer, documentId)
        // Too late for an error response. The connection closes early, and the log names the file.
        file.content.once(
          'error',
          (error) => void asProblem(error, deps.log, request.id, { documentId }),
        )
        void reply.headers(getDownloadHeaders(file))
        return reply.send(file.content)
      }),
  )
}
