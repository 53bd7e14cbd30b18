import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { Database } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import type { PacketWriter } from '#ports/packet-writer.ts'
import type { DocumentsDeps } from '../deps.ts'

/** Dependencies for staff who make and read packets. */
export type PacketsDeps = WorkspaceDeps & Pick<DocumentsDeps, 'vault' | 'secrets' | 'ids' | 'clock'>

/** Dependencies of the job that makes packets. */
export type PacketJobDeps = Pick<
  PacketsDeps,
  'vault' | 'secrets' | 'ids' | 'clock' | 'audit' | 'jobs'
> & {
  readonly log: Log
  readonly database: Database
  readonly packetWriter: PacketWriter
}
