import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Secrets } from '#ports/secrets.ts'
import { insertFirm, type NewFirm, type NewOffice } from './create-firm.store.ts'

export interface CreateFirmInput {
  readonly firm: Pick<NewFirm, 'name' | 'email' | 'website'>
  readonly office: Omit<NewOffice, 'id' | 'firmId' | 'officeCode'>
}

/** Creates a firm with a key of its own and its first office. Returns the ID of the firm. */
export async function createFirm(
  { ids, secrets }: { readonly ids: Ids; readonly secrets: Secrets },
  tx: Tx,
  { firm, office }: CreateFirmInput,
): Promise<string> {
  const firmId = ids.rowId()
  await insertFirm(
    tx,
    { ...firm, id: firmId, sealedKey: Buffer.from(secrets.newFirmKey(firmId)) },
    { ...office, id: ids.rowId(), firmId, officeCode: '1' },
  )
  return firmId
}
