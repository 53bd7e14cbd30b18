// Details of people on orders: copies for the provider that change no account.
import type { Db } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { OrderOfFirm } from '../courses.store.ts'
import { tables } from '../tables.generated.ts'

export interface StoredCustomer extends OrderOfFirm {
  readonly debtor: Debtor
  /** ID of the person at the order service. */
  readonly personKey: string
  readonly detailsSealed: Uint8Array
}

export interface NewCustomer {
  readonly debtor: Debtor
  readonly personKey: string
  readonly detailsSealed: Uint8Array
}

/** Does not replace a person on the order, because the person may have changed the details. */
export async function insertCustomer(
  tx: Db,
  { orderId, firmId }: OrderOfFirm,
  { debtor, personKey, detailsSealed }: NewCustomer,
): Promise<void> {
  await tables(tx)
    .insertInto('courseCustomer')
    .values({ orderId, debtor, firmId, personKey, detailsSealed })
    .onConflict((conflict) => conflict.columns(['orderId', 'debtor', 'firmId']).doNothing())
    .execute()
}

export async function setCustomerDetails(
  tx: Db,
  {
    orderId,
    firmId,
    debtor,
    detailsSealed,
  }: Pick<StoredCustomer, 'orderId' | 'firmId' | 'debtor' | 'detailsSealed'>,
): Promise<void> {
  await tables(tx)
    .updateTable('courseCustomer')
    .set({ detailsSealed })
    .where('orderId', '=', orderId)
    .where('firmId', '=', firmId)
    .where('debtor', '=', debtor)
    .execute()
}

/** Returns the people on the order, debtor 1 first. */
export async function listCustomers(
  db: Db,
  { orderId, firmId }: OrderOfFirm,
): Promise<readonly StoredCustomer[]> {
  return tables(db)
    .selectFrom('courseCustomer')
    .select(['orderId', 'debtor', 'firmId', 'personKey', 'detailsSealed'])
    .where('orderId', '=', orderId)
    .where('firmId', '=', firmId)
    .orderBy('debtor')
    .execute()
}
