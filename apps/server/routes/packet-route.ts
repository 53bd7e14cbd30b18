// The PDF of a packet for the workspace, always as an attachment (spec: review#packet-file).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PacketsDeps } from '#features/documents/server/packets/deps.ts'
import { openPacketFile } from '#features/documents/server/packets/open-packet-file.ts'
import type { WorkspaceViewer } from '#lib/viewer.ts'
import { asProblem, problem } from '../graphql/problem-to-graphql.ts'
import { answerFailure, type FailureDeps } from './answer-failure.ts'
import { getDownloadHeaders } from './download-headers.ts'

interface PacketRouteDeps extends PacketsDeps, FailureDeps {
  readonly identify: (request: FastifyRequest) => Promise<WorkspaceViewer>
}

interface PacketRequest {
  Params: { packetId: string }
}

export function packetRoute(http: FastifyInstance, deps: PacketRouteDeps): void {
  http.get<PacketRequest>(
    '/workspace/packet/:packetId',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { packetId } = request.params
      let viewer: WorkspaceViewer | undefined
      try {
        viewer = await deps.identify(request)
        if (viewer.kind !== 'staff') throw problem('request.signed-out')
        const file = await openPacketFile(deps, viewer, packetId)
        // Too late for an error response. The connection closes early, and the log names the packet.
        file.content.once(
          'error',
          (error) => void asProblem(error, deps.log, request.id, { packetId }),
        )
        void reply.headers(getDownloadHeaders(file))
        return await reply.send(file.content)
      } catch (error) {
        return answerFailure(deps, request, reply, { error, viewer, ids: { packetId } })
      }
    },
  )
}
