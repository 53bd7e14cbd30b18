import { problem } from '../../rules/problems.ts'
import {
  freeUploadSlot,
  renewUploadSlot,
  claimUploadSlot,
  type UploadSlot,
} from '../files/uploads.store.ts'
import type { DocumentsDeps } from '../deps.ts'

/** spec: documents#upload-slot */
const maxUploads = 3

/**
 * A slot of a killed process expires after at most this time. It is renewed while the upload runs.
 */
const leaseSeconds = 10
const renewalMs = 3_000

type SlotDeps = Pick<DocumentsDeps, 'database' | 'ids' | 'log'>

/** Throws if no slot is free, because a waiting upload would hold its connection. */
export async function withUploadSlot<Result>(
  deps: SlotDeps,
  accountId: string,
  upload: () => Promise<Result>,
): Promise<Result> {
  const slot = await claimSlot(deps, accountId)
  let renewal = Promise.resolve()
  const timer = setInterval(() => {
    renewal = renewal.then(() => renew(deps, slot))
  }, renewalMs)
  try {
    return await upload()
  } finally {
    clearInterval(timer)
    await renewal
    await freeSlot(deps, slot)
  }
}

async function claimSlot({ database, ids }: SlotDeps, accountId: string): Promise<UploadSlot> {
  const holder = ids.rowId()
  for (let number = 1; number <= maxUploads; number += 1) {
    const slot = { accountId, number, holder }
    if (await claimUploadSlot(database.db, slot, leaseSeconds)) return slot
  }
  throw problem('documents.too-many-uploads')
}

async function renew({ database, log }: SlotDeps, slot: UploadSlot): Promise<void> {
  try {
    const isHeld = await renewUploadSlot(database.db, slot, leaseSeconds)
    if (!isHeld)
      log.warn({ accountId: slot.accountId }, 'An upload slot was lost while its upload ran')
  } catch (error) {
    log.warn(
      { accountId: slot.accountId, error: String(error) },
      'An upload slot could not be renewed',
    )
  }
}

/** The upload has its result already. A slot that cannot be freed expires. */
async function freeSlot({ database, log }: SlotDeps, slot: UploadSlot): Promise<void> {
  try {
    await freeUploadSlot(database.db, slot)
  } catch (error) {
    log.warn(
      { accountId: slot.accountId, error: String(error) },
      'An upload slot could not be freed',
    )
  }
}
