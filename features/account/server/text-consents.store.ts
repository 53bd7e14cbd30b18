import type { Db, Tx } from '#ports/database.ts'
import type { TextConsentEvent } from '../rules/text-consent.ts'
import { tables } from './tables.generated.ts'

export interface TextConsentRecord {
  readonly id: string
  readonly accountId: string
  readonly event: TextConsentEvent
  readonly mobilePhone: string
  /** The sentence on the screen, or the client's reply. */
  readonly words: string
  readonly at: Date
}

/** Without a time, it happened now. */
export type NewTextConsent = Omit<TextConsentRecord, 'at'> & { readonly at?: Date }

export async function insertTextConsents(
  tx: Tx,
  consents: readonly NewTextConsent[],
): Promise<void> {
  if (consents.length > 0) await tables(tx).insertInto('textConsent').values(consents).execute()
}

/** Newest first. */
export async function listTextConsents(
  db: Db,
  accountId: string,
  max: number,
): Promise<readonly TextConsentRecord[]> {
  return tables(db)
    .selectFrom('textConsent')
    .select(['id', 'accountId', 'event', 'mobilePhone', 'words', 'at'])
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}
