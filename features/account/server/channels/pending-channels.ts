import { maskedEmail } from '#lib/email.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Db, Tx } from '#ports/database.ts'
import {
  insertPendingChange,
  findPending,
  takePendingChange,
  type Channel,
} from './channel-changes.store.ts'
import type { AccountDeps } from '../deps.ts'

const purpose = 'pending-change'
const toSealingContext = (accountId: string, channel: Channel) => `${accountId}|${channel}`

export const masked = (channel: Channel, value: string) =>
  channel === 'mobile' ? maskedPhone(value) : maskedEmail(value)

export function storeChange(
  deps: AccountDeps,
  tx: Tx,
  accountId: string,
  channel: Channel,
  value: string,
): Promise<void> {
  return insertPendingChange(tx, {
    accountId,
    channel,
    sealed: deps.secrets.seal(purpose, value, toSealingContext(accountId, channel)),
  })
}

/** Returns undefined if no change is pending or the change has expired. */
export async function findChange(
  deps: AccountDeps,
  db: Db,
  accountId: string,
  channel: Channel,
): Promise<string | undefined> {
  const sealed = await findPending(db, accountId, channel)
  return sealed && deps.secrets.open(purpose, sealed, toSealingContext(accountId, channel))
}

/** Returns the masked new value, for a screen that was reloaded. */
export async function findMaskedChange(
  deps: AccountDeps,
  accountId: string,
  channel: Channel,
): Promise<string | null> {
  const value = await findChange(deps, deps.database.db, accountId, channel)
  return value === undefined ? null : masked(channel, value)
}

/** Discards the pending values of one channel or both, and returns them. */
export async function deletePendingChanges(
  deps: AccountDeps,
  db: Db,
  accountId: string,
  channel?: Channel,
): Promise<{ readonly [channel in Channel]?: string }> {
  const taken = await takePendingChange(db, accountId, channel)
  return Object.fromEntries(
    taken.map((pending) => [
      pending.channel,
      deps.secrets.open(purpose, pending.sealed, toSealingContext(accountId, pending.channel)),
    ]),
  )
}
