import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'
import { tables, type Tables } from './tables.generated.ts'

export type NewFirm = Pick<
  Selectable<Tables['firm']>,
  'id' | 'name' | 'email' | 'website' | 'sealedKey'
>
export type NewOffice = Omit<
  Selectable<Tables['office']>,
  'fax' | 'unitKey' | 'position' | 'version'
>

export async function insertFirm(tx: Tx, firm: NewFirm, office: NewOffice): Promise<void> {
  await tables(tx)
    .insertInto('firm')
    .values({ ...firm, createdAt: sql<Date>`portal_now()` })
    .execute()
  await tables(tx).insertInto('office').values(office).execute()
}
