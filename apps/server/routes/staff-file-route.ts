// The bytes of a document for the workspace, always as an attachment (spec: review#files).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openStaffFile } from '#features/documents/server/review/staff-file.ts'
import type { QueueDeps } from '#features/documents/server/review/decide/deps.ts'
import type { WorkspaceViewer } from '#lib/viewer.ts'
import { asProblem, problem } from '../graphql/problem-to-graphql.ts'
import { answerFailure, type FailureDeps } from './answer-failure.ts'
import { getDownloadHeaders } from './download-headers.ts'

export interface StaffFileRouteDeps extends QueueDeps, FailureDeps {
  readonly identify: (request: FastifyRequest) => Promise<WorkspaceViewer>
}

interface StaffFileRequest {
  Params: { documentId: string }
  Querystring: { for?: string }
}

export function staffFileRoute(http: FastifyInstance, deps: StaffFileRouteDeps): void {
  http.get<StaffFileRequest>(
    '/workspace/file/:documentId',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { documentId } = request.params
      let viewer: WorkspaceViewer | undefined
      try {
        viewer = await deps.identify(request)
        if (viewer.kind !== 'staff') throw problem('request.signed-out')
        const purpose = request.query.for === 'save' ? 'save' : 'view'
        const file = await openStaffFile(deps, viewer, { documentId, purpose })
        // Too late for an error response. The connection closes early, and the log names the file.
        file.content.once(
          'error',
          (error) => void asProblem(error, deps.log, request.id, { documentId }),
        )
        void reply.headers(getDownloadHeaders(file))
        return await reply.send(file.content)
      } catch (error) {
        return answerFailure(deps, request, reply, { error, viewer, ids: { documentId } })
      }
    },
  )
}
