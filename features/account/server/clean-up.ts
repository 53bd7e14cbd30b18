import type { Db } from '#ports/database.ts'
import { sweepChannelChanges } from './channels/channel-changes.store.ts'

export function cleanUpAccounts(db: Db): Promise<void> {
  return sweepChannelChanges(db)
}
