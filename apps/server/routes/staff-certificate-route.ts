// The certificate of a course for the workspace, always as an attachment.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openStaffCertificate } from '#features/courses/server/certificates/open-staff-certificate.ts'
import type { FirmCoursesDeps } from '#features/courses/server/firm/deps.ts'
import type { WorkspaceViewer } from '#lib/viewer.ts'
import { asProblem, problem } from '../graphql/problem-to-graphql.ts'
import { answerFailure, type FailureDeps } from './answer-failure.ts'
import { getCertificateHeaders } from './certificate-route.ts'

interface StaffCertificateRouteDeps extends FirmCoursesDeps, Pick<FailureDeps, 'recordRefusal'> {
  readonly identify: (request: FastifyRequest) => Promise<WorkspaceViewer>
}

interface StaffCertificateRequest {
  Params: { certificateId: string }
}

export function staffCertificateRoute(
  http: FastifyInstance,
  deps: StaffCertificateRouteDeps,
): void {
  http.get<StaffCertificateRequest>(
    '/workspace/certificate/:certificateId',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { certificateId } = request.params
      let viewer: WorkspaceViewer | undefined
      try {
        viewer = await deps.identify(request)
        if (viewer.kind !== 'staff') throw problem('request.signed-out')
        const file = await openStaffCertificate(deps, viewer, certificateId)
        // Too late for an error response. The connection closes early, and the log names the file.
        file.content.once(
          'error',
          (error) => void asProblem(error, deps.log, request.id, { certificateId }),
        )
        void reply.headers(getCertificateHeaders(file))
        return await reply.send(file.content)
      } catch (error) {
        return answerFailure(deps, request, reply, { error, viewer, ids: { certificateId } })
      }
    },
  )
}
