import { alertAddress } from '#features/firm/server/firms.ts'
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
  const addresses = new Set<string>()
  for (const attorney of await listAttorneysOfAccount(tx, accountId)) {
    const address = await alertAddress(tx, attorney)
    if (address !== undefined) addresses.add(address)
  }
  for (const to of addresses) await deps.outbox.post(tx, { channel: 'email', to, ...alert })
}
