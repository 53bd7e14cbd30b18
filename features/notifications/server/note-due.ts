// Notes that somebody has news which is to leave the portal as a message, and when.
import type { Tx } from '#ports/database.ts'
import { noticeDueAt } from '../rules/quiet-hours.ts'
import type { Contact } from '../rules/records.ts'
import { scheduleNotice } from './notices.store.ts'
import type { NotifyWorld } from './deps.ts'

/** In five minutes, outside the quiet hours of the person; news that comes until then is told of by the same message. */
export async function noteDue(
  world: Pick<NotifyWorld, 'clock'>,
  tx: Tx,
  accountId: string,
  { timeZone }: Pick<Contact, 'timeZone'>,
): Promise<void> {
  await scheduleNotice(tx, accountId, noticeDueAt(world.clock.now(), timeZone))
}
