import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import type { Database } from '#ports/database.ts'
import type { PacketWriter } from '#ports/packet-writer.ts'
import type { DocumentsDeps } from '../deps.ts'

/** What staff need to make and read packets. */
export type PacketsDeps = ClientsDeps & Pick<DocumentsDeps, 'vault' | 'secrets' | 'ids' | 'clock'>

/** What the job needs that makes them. */
export type PacketJobDeps = Pick<
  PacketsDeps,
  'vault' | 'secrets' | 'ids' | 'clock' | 'audit' | 'jobs'
> & {
  readonly database: Database
  readonly packetWriter: PacketWriter
}
