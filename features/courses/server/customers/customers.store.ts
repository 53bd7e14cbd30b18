// Details of people on orders: copies for the provider that change no account.
import type { Db } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'

type OwnTables = {
  course_customer: {
    order_id: string
    debtor: Debtor
    firm_id: string
    person_key: string
    details_sealed: Uint8Array
  }
}

export interface StoredCustomer {
  readonly orderId: string
  readonly debtor: Debtor
  readonly firmId: string
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
  firmId: string,
  orderId: string,
  { debtor, personKey, detailsSealed }: NewCustomer,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('course_customer')
    .values({
      order_id: orderId,
      debtor,
      firm_id: firmId,
      person_key: personKey,
      details_sealed: detailsSealed,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'debtor']).doNothing())
    .execute()
}

export async function setCustomerDetails(
  tx: Db,
  orderId: string,
  debtor: Debtor,
  detailsSealed: Uint8Array,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('course_customer')
    .set({ details_sealed: detailsSealed })
    .where('order_id', '=', orderId)
    .where('debtor', '=', debtor)
    .execute()
}

/** Returns the people on the order, debtor 1 first. */
export async function listCustomers(db: Db, orderId: string): Promise<readonly StoredCustomer[]> {
  return db
    .withTables<OwnTables>()
    .selectFrom('course_customer')
    .select([
      'order_id as orderId',
      'debtor',
      'firm_id as firmId',
      'person_key as personKey',
      'details_sealed as detailsSealed',
    ])
    .where('order_id', '=', orderId)
    .orderBy('debtor')
    .execute()
}
