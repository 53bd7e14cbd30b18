import { alertAddress } from '#features/firm/server/firms.ts'
import { withMailFooter } from '#features/staff/server/settings/mail-footer.ts'
import type { Tx } from '#ports/database.ts'
import type { Outbox } from '#ports/outbox.ts'
import { listAttorneysOfAccount } from './cases.store.ts'

/**
 * Sends an alert about the security of an account to the attorney of each case of it, including
 * deactivated cases. Each address gets it once, at any time of day.
 */
export async function alertFirms(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  accountId: string,
  alert: { readonly subject: string; readonly body: string },
): Promise<void> {
  const firms = new Map<string, string>()
  for (const attorney of await listAttorneysOfAccount(tx, accountId)) {
    const address = await alertAddress(tx, attorney)
    if (address !== undefined) firms.set(address, attorney.firmId)
  }
  for (const [to, firmId] of firms) {
    const body = await withMailFooter(tx, firmId, alert.body)
    await deps.outbox.post(tx, { channel: 'email', to, subject: alert.subject, body })
  }
}
