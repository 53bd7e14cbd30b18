import { packetDays } from '../../rules/packets/packet-limits.ts'
import type { PacketJobDeps } from './deps.ts'
import { deleteOldPackets } from './packets.store.ts'

/** The rows go first: a file that no row names is found by the nightly sweep. */
export async function sweepPackets(
  deps: Pick<PacketJobDeps, 'database' | 'vault'>,
  firmId: string,
): Promise<void> {
  const fileIds = await deps.database.transact((tx) => deleteOldPackets(tx, firmId, packetDays))
  for (const fileId of fileIds) await deps.vault.delete(fileId)
}
