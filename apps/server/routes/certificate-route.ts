// GET /certificate/download/{orderId}/{orderItemId}: the certificate that a provider has issued, always as an attachment.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  downloadCertificate,
  headOfCertificate,
  type CertificateHead,
  type CertificateName,
} from '#features/courses/server/certificates/download-certificate.ts'
import type { CoursesWorld } from '#features/courses/server/deps.ts'
import type { ClientViewer, Viewer } from '#lib/viewer.ts'
import {
  asProblem,
  errorAnswer,
  problem,
  retryHeadersOf,
  statusOf,
} from '../graphql/problem-to-graphql.ts'

export interface CertificateRouteWorld extends CoursesWorld {
  readonly identify: (request: FastifyRequest) => Promise<Viewer>
}

interface CertificateRequest {
  Params: CertificateName
}

const path = '/certificate/download/:orderId/:orderItemId'

/** Whatever the caller may not have answers byte for byte alike, but for the request id in the header. HEAD answers the same headers, and reads nothing. */
export function certificateRoute(app: FastifyInstance, world: CertificateRouteWorld): void {
  const answer = async (
    request: FastifyRequest<CertificateRequest>,
    reply: FastifyReply,
    send: (viewer: ClientViewer, name: CertificateName) => Promise<unknown>,
  ) => {
    const { orderId, orderItemId } = request.params
    try {
      const viewer = await world.identify(request)
      if (viewer.kind !== 'client') throw problem('request.signed-out')
      return await send(viewer as ClientViewer, { orderId, orderItemId })
    } catch (error) {
      const found = asProblem(error, world.log, request.id, { orderItemId })
      void reply.code(statusOf(found)).headers(retryHeadersOf(found))
      return { errors: [errorAnswer(found, '')] }
    }
  }
  app.head<CertificateRequest>(path, (request, reply) =>
    answer(request, reply, async (viewer, name) => {
      void reply.headers(headersOf(await headOfCertificate(world, viewer, name)))
      return reply.send()
    }),
  )
  app.get<CertificateRequest>(path, { exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, async (viewer, name) => {
      const file = await downloadCertificate(world, viewer, name)
      // Too late for words: the connection breaks before its announced length, and the log names the item.
      file.content.once(
        'error',
        (error) => void asProblem(error, world.log, request.id, { orderItemId: name.orderItemId }),
      )
      void reply.headers(headersOf(file))
      return reply.send(file.content)
    }),
  )
}

function headersOf({ bytes, digest }: CertificateHead) {
  return {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Certificate.pdf"',
    'content-length': bytes,
    'repr-digest': `sha-256=:${digest}:`,
  }
}
