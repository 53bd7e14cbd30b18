// Makes a packet in a background job (spec: review#packet-job).
import type { JobAttempt } from '#ports/jobs.ts'
import type { ReceivedFile } from '#ports/file-vault.ts'
import { getFirmKeyOfCase } from '#features/cases/server/firm-of-case.ts'
import type { PacketJobDeps } from './deps.ts'
import { packetQueue } from './make-packet.ts'
import {
  claimPacket,
  endPacket,
  failPacket,
  releasePacket,
  showAlive,
  type PacketFileRow,
  type PacketRun,
} from './packet-runs.store.ts'
import type { PacketKey, StoredPacket } from './packets.store.ts'
import { ImpossiblePacket, openWriting, PacketStopped, type PacketWriting } from './write-packet.ts'

/** Another attempt is alive, perhaps in another process. */
const lookAgainSeconds = 20
const showAliveMs = 10_000

/** More than the files of a packet: pictures can grow, and pages that share a font do not. */
const maxFileBytes = 629_145_600

/** Begins with the first document, whatever an earlier attempt has done. */
export async function runPacket(
  deps: PacketJobDeps,
  key: PacketKey,
  { isLast }: JobAttempt,
): Promise<void> {
  const run: PacketRun = { ...key, runId: deps.ids.rowId() }
  const packet = await deps.database.transact(async (tx) => {
    const claimed = await claimPacket(tx, run)
    if (claimed === 'busy') await deps.jobs.enqueue(tx, packetQueue, { ...key }, lookAgainSeconds)
    return claimed
  })
  if (packet === 'busy' || packet === 'over') return
  const signs = setInterval(() => {
    // A sign that is lost is made up for by the next one.
    void deps.database.transact((tx) => showAlive(tx, run)).catch(() => {})
  }, showAliveMs).unref()
  try {
    await storePacket(deps, run, packet)
  } catch (error) {
    if (error instanceof PacketStopped) return
    const isHopeless = isLast || error instanceof ImpossiblePacket
    await deps.database.transact((tx) =>
      isHopeless ? failPacket(tx, run) : releasePacket(tx, run),
    )
    if (!(error instanceof ImpossiblePacket)) throw error
  } finally {
    clearInterval(signs)
  }
}

/** Stores the file before its row names it. */
async function storePacket(
  deps: PacketJobDeps,
  run: PacketRun,
  packet: StoredPacket,
): Promise<void> {
  const { firmId } = run
  const { db } = deps.database
  const fileId = deps.ids.rowId()
  const fileKey = deps.secrets.newFileKey(firmId, await getFirmKeyOfCase(db, { firmId }), fileId)
  const writing = await openWriting(deps, run, packet)
  const file = await deps.vault.stage(
    fileId,
    writing.content,
    { key: fileKey.key, binding: `${firmId}|${fileId}` },
    maxFileBytes,
  )
  if (file === 'too-large') throw new ImpossiblePacket('The packet is too large to store')
  await commit(deps, run, packet, toRow(file, writing, fileKey.sealed))
}

function toRow(
  { id: fileId, bytes, sha256 }: ReceivedFile,
  { name, pages }: PacketWriting,
  sealedKey: Uint8Array,
): PacketFileRow {
  return { fileId, bytes, sha256, name, sealedKey, pages: pages() }
}

async function commit(
  deps: PacketJobDeps,
  run: PacketRun,
  { caseId, staffId, title }: StoredPacket,
  file: PacketFileRow,
): Promise<void> {
  await deps.vault.commit(file.fileId)
  const { firmId, id } = run
  const isWanted = await deps.database.transact(async (tx) => {
    if (!(await endPacket(tx, run, file))) return false
    const details = { staffId, title, packet: id, pages: file.pages }
    const entry = { event: 'packet.made', outcome: 'done', object: caseId } as const
    await deps.audit.record({ ...entry, firmId, details }, tx)
    return true
  })
  // After an error, whose outcome is unknown, the nightly sweep finds what no row names.
  if (!isWanted) await deps.vault.delete(file.fileId)
}
