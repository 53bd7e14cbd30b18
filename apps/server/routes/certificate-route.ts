// The certificate from a provider, always as an attachment.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  downloadCertificate,
  headOfCertificate,
  type CertificateHead,
  type CertificateName,
} from '#features/courses/server/certificates/download-certificate.ts'
import type { CoursesDeps } from '#features/courses/server/deps.ts'
import type { ClientViewer, Viewer } from '#lib/viewer.ts'
import { asProblem, problem } from '../graphql/problem-to-graphql.ts'
import { answerFailure, type FailureDeps } from './answer-failure.ts'

export interface CertificateRouteDeps extends CoursesDeps, Pick<FailureDeps, 'recordRefusal'> {
  readonly identify: (request: FastifyRequest) => Promise<Viewer>
}

interface CertificateRequest {
  Params: CertificateName
}

const path = '/certificate/download/:orderId/:orderItemId'

/** All refusals are the same byte for byte, except for the request ID. HEAD reads no file. */
export function certificateRoute(http: FastifyInstance, deps: CertificateRouteDeps): void {
  const answer = async (
    request: FastifyRequest<CertificateRequest>,
    reply: FastifyReply,
    send: (viewer: ClientViewer, name: CertificateName) => Promise<unknown>,
  ) => {
    const { orderId, orderItemId } = request.params
    let viewer: Viewer | undefined
    try {
      viewer = await deps.identify(request)
      if (viewer.kind === 'preview') throw problem('request.view-only')
      if (viewer.kind !== 'client') throw problem('request.signed-out')
      return await send(viewer as ClientViewer, { orderId, orderItemId })
    } catch (error) {
      return answerFailure(deps, request, reply, { error, viewer, ids: { orderItemId } })
    }
  }
  http.head<CertificateRequest>(path, (request, reply) =>
    answer(request, reply, async (viewer, name) => {
      void reply.headers(getCertificateHeaders(await headOfCertificate(deps, viewer, name)))
      return reply.send()
    }),
  )
  http.get<CertificateRequest>(path, { exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, async (viewer, name) => {
      const file = await downloadCertificate(deps, viewer, name)
      // Too late for an error response. The connection closes early, and the log names the item.
      file.content.once(
        'error',
        (error) => void asProblem(error, deps.log, request.id, { orderItemId: name.orderItemId }),
      )
      void reply.headers(getCertificateHeaders(file))
      return reply.send(file.content)
    }),
  )
}

export function getCertificateHeaders({ bytes, digest }: CertificateHead) {
  return {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Certificate.pdf"',
    'content-length': bytes,
    'repr-digest': `sha-256=:${digest}:`,
  }
}
