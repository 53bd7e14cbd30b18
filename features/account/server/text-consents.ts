// The record of consents to texts. Rows are only added (spec: accounts#text-consent).
import type { Db, Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { TextConsentEvent } from '../rules/text-consent.ts'
import { listAccountsByMobile } from './account.store.ts'
import {
  insertTextConsents,
  listTextConsents,
  type NewTextConsent,
  type TextConsentRecord,
} from './text-consents.store.ts'

export interface ConsentDeps {
  readonly ids: Ids
}

/** More belong to someone who changes the choice again and again. */
const shownAtMost = 20

export function recordTextConsents(
  { ids }: ConsentDeps,
  tx: Tx,
  events: readonly TextConsentEvent[],
  facts: Omit<NewTextConsent, 'id' | 'event'>,
): Promise<void> {
  return insertTextConsents(
    tx,
    events.map((event) => ({ id: ids.rowId(), event, ...facts })),
  )
}

/** A reply STOP or START counts for each account with the number; spouses may share one. */
export async function recordTextReply(
  { ids }: ConsentDeps,
  tx: Tx,
  { event, mobilePhone, words }: Pick<TextConsentRecord, 'event' | 'mobilePhone' | 'words'>,
): Promise<void> {
  const accounts = await listAccountsByMobile(tx, mobilePhone)
  await insertTextConsents(
    tx,
    accounts.map(({ id: accountId }) => ({
      id: ids.rowId(),
      accountId,
      event,
      mobilePhone,
      words,
    })),
  )
}

/** Newest first. */
export function readTextConsents(db: Db, accountId: string): Promise<readonly TextConsentRecord[]> {
  return listTextConsents(db, accountId, shownAtMost)
}
