// Limits how many uploads of one account run at once, over all processes on one database.
import { problemsOf } from '#lib/problem.ts'
import { documentsProblems } from '../../rules/problems.ts'
import {
  freeUploadSlot,
  renewUploadSlot,
  takeUploadSlot,
  type UploadSlot,
} from './uploads.store.ts'
import type { DocumentsWorld } from '../deps.ts'

const problem = problemsOf(documentsProblems)

/** Safety 3. */
const maxUploads = 3

/** A slot outlives its process by this time at most. Renewed while the upload runs, however long it takes. */
const leaseSeconds = 10
const renewalMs = 3_000

type SlotWorld = Pick<DocumentsWorld, 'database' | 'ids' | 'log'>

/** Throws 'documents.too-many-uploads' when no slot is free. No upload waits, since a waiting one holds its connection. */
export async function withUploadSlot<Result>(
  world: SlotWorld,
  accountId: string,
  upload: () => Promise<Result>,
): Promise<Result> {
  const slot = await takeSlot(world, accountId)
  let renewal = Promise.resolve()
  const timer = setInterval(() => {
    renewal = renewal.then(() => renew(world, slot))
  }, renewalMs)
  try {
    return await upload()
  } finally {
    clearInterval(timer)
    await renewal
    await free(world, slot)
  }
}

async function takeSlot({ database, ids }: SlotWorld, accountId: string): Promise<UploadSlot> {
  const holder = ids.rowId()
  for (let number = 1; number <= maxUploads; number += 1) {
    const slot = { accountId, number, holder }
    if (await takeUploadSlot(database.db, slot, leaseSeconds)) return slot
  }
  throw problem('documents.too-many-uploads')
}

async function renew({ database, log }: SlotWorld, slot: UploadSlot): Promise<void> {
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
async function free({ database, log }: SlotWorld, slot: UploadSlot): Promise<void> {
  try {
    await freeUploadSlot(database.db, slot)
  } catch (error) {
    log.warn(
      { accountId: slot.accountId, error: String(error) },
      'An upload slot could not be freed',
    )
  }
}
