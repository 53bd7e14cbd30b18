// A new number or address that waits for its code: sealed, because it is nobody's yet.
import { maskedEmail } from '#lib/email.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Db, Tx } from '#ports/database.ts'
import { keepPending, pendingOf, takePending, type Channel } from './channel-changes.store.ts'
import type { AccountWorld } from '../deps.ts'

const purpose = 'pending-change'
const contextOf = (accountId: string, channel: Channel) => `${accountId}|${channel}`

export const masked = (channel: Channel, value: string) =>
  channel === 'mobile' ? maskedPhone(value) : maskedEmail(value)

export function keepWish(
  world: AccountWorld,
  tx: Tx,
  accountId: string,
  channel: Channel,
  value: string,
): Promise<void> {
  return keepPending(tx, {
    accountId,
    channel,
    sealed: world.secrets.seal(purpose, value, contextOf(accountId, channel)),
  })
}

/** The value that waits for its code; undefined when there is none, or its 24 hours are over. */
export async function wishOf(
  world: AccountWorld,
  db: Db,
  accountId: string,
  channel: Channel,
): Promise<string | undefined> {
  const sealed = await pendingOf(db, accountId, channel)
  return sealed && world.secrets.open(purpose, sealed, contextOf(accountId, channel))
}

/** The same for a screen, masked: after a reload the page knows nothing else of it. */
export async function maskedWishOf(
  world: AccountWorld,
  accountId: string,
  channel: Channel,
): Promise<string | null> {
  const value = await wishOf(world, world.database.db, accountId, channel)
  return value === undefined ? null : masked(channel, value)
}

/** Lets go of what waits, of one channel or of both, and answers what it was. */
export async function dropWishes(
  world: AccountWorld,
  db: Db,
  accountId: string,
  channel?: Channel,
): Promise<{ readonly [channel in Channel]?: string }> {
  const taken = await takePending(db, accountId, channel)
  return Object.fromEntries(
    taken.map((pending) => [
      pending.channel,
      world.secrets.open(purpose, pending.sealed, contextOf(accountId, pending.channel)),
    ]),
  )
}
