import type { Tx } from '#ports/database.ts'
import { noticeDueAt } from '../rules/quiet-hours.ts'
import type { Contact } from '../rules/records.ts'
import { scheduleNotice } from './notices.store.ts'
import type { NotifyDeps } from './deps.ts'

export async function scheduleDueNotice(
  deps: Pick<NotifyDeps, 'clock'>,
  tx: Tx,
  accountId: string,
  { timeZone }: Pick<Contact, 'timeZone'>,
): Promise<void> {
  await scheduleNotice(tx, accountId, noticeDueAt(deps.clock.now(), timeZone))
}
