import { sql } from 'kysely'
import type {
  CourseMethod,
  CoursePayment,
  CourseType,
  ProviderStatus,
} from '#ports/course-provider.ts'
import type { Db } from '#ports/database.ts'

/** How the next call fails: with an error, by hanging, or by losing the response of a success. */
export type SimulatedFault = 'fail' | 'hang' | 'lose'
/** What happens to the next webhook: it is lost, or it is sent after the one that follows it. */
export type SimulatedWebhookFault = 'lose' | 'hold'

export interface DemoUser {
  readonly firstName: string
  readonly lastName: string
  readonly spouseKey?: string
}

export interface DemoPerson {
  readonly personKey: string
  readonly isApplicant: boolean
  readonly name: string
  readonly hasStarted: boolean
  readonly hasFinished: boolean
}

export interface DemoOrder {
  readonly courseType: CourseType
  readonly payment: CoursePayment
  readonly consumerOrderId: string
  readonly persons: readonly DemoPerson[]
  readonly itemKey: string | null
}

export interface DemoItem {
  readonly orderKey: string
  readonly courseType: CourseType
  readonly providerId: number
  readonly method: CourseMethod
  readonly status: ProviderStatus
  readonly persons: readonly DemoPerson[]
  /** Last part of the course address. Null before the registration and for phone courses. */
  readonly startCode: string | null
  readonly phoneNumber: string | null
  readonly accessCode: string | null
}

export interface DemoCertificate {
  readonly itemKey: string
  readonly personKey: string
  readonly providerId: number
  readonly number: string
  readonly completedAt: string
  readonly sha256: string
  readonly pdfBase64: string
}

export interface DemoWebhook {
  readonly type: string
  readonly body: string
  readonly sentAt: string
  /** The HTTP status that our server returned, or the reason why there is none. */
  readonly outcome: number | 'lost' | 'held' | 'unreachable'
}

interface DemoRecords {
  readonly user: DemoUser
  readonly order: DemoOrder
  readonly item: DemoItem
  readonly certificate: DemoCertificate
  /** A completed call. Its key consists of the operation and the idempotency key. */
  readonly call: { readonly itemKey: string | null; readonly answer: unknown }
  readonly mishap: { readonly how: SimulatedFault }
  readonly 'webhook-mishap': { readonly how: SimulatedWebhookFault }
  readonly webhook: DemoWebhook
  readonly page: { readonly version: number }
  readonly salt: { readonly salt: string }
}

export type Kind = keyof DemoRecords

export async function findRecord<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
): Promise<DemoRecords[K] | undefined> {
  const { rows } = await sql<{ data: DemoRecords[K] }>`
    select data
    from rehearsal_course
    where kind = ${kind}
      and key = ${key}`.execute(db)
  return rows[0]?.data
}

/** Locks the row until the transaction ends. */
export async function lockRecord<K extends Kind>(
  tx: Db,
  kind: K,
  key: string,
): Promise<DemoRecords[K] | undefined> {
  const { rows } = await sql<{ data: DemoRecords[K] }>`
    select data
    from rehearsal_course
    where kind = ${kind}
      and key = ${key}
    for update`.execute(tx)
  return rows[0]?.data
}

export async function saveRecord<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
  data: DemoRecords[K],
): Promise<void> {
  await sql`
    insert into rehearsal_course (kind, key, data)
    values (${kind}, ${key}, ${JSON.stringify(data)}::jsonb)
    on conflict (kind, key) do update
      set data = excluded.data, changed_at = portal_now()`.execute(db)
}

/** Returns false and changes nothing if the row exists. Waits for concurrent inserts. */
export async function insertRecord<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
  data: DemoRecords[K],
): Promise<boolean> {
  const { rows } = await sql`
    insert into rehearsal_course (kind, key, data)
    values (${kind}, ${key}, ${JSON.stringify(data)}::jsonb)
    on conflict (kind, key) do nothing
    returning key`.execute(db)
  return rows.length > 0
}

/** Returns the row and deletes it. */
export async function deleteRecord<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
): Promise<DemoRecords[K] | undefined> {
  const { rows } = await sql<{ data: DemoRecords[K] }>`
    delete from rehearsal_course
    where kind = ${kind}
      and key = ${key}
    returning data`.execute(db)
  return rows[0]?.data
}

/** Returns the records, the last changed first. */
export async function listRecords<K extends Kind>(
  db: Db,
  kind: K,
  max = 1000,
): Promise<ReadonlyArray<DemoRecords[K] & { readonly key: string }>> {
  const { rows } = await sql<{ key: string; data: DemoRecords[K] }>`
    select key, data
    from rehearsal_course
    where kind = ${kind}
    order by changed_at desc, key desc
    limit ${max}`.execute(db)
  return rows.map(({ key, data }) => ({ ...data, key }))
}

/** Finds an item by its start code, or by phone number and access code. */
export async function findItemBy(
  db: Db,
  by:
    | { readonly startCode: string }
    | { readonly phoneNumber: string; readonly accessCode: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key
    from rehearsal_course
    where kind = 'item'
      and data @> ${JSON.stringify(by)}::jsonb
    limit 1`.execute(db)
  return rows[0]?.key
}

export async function listCertificates(
  db: Db,
  itemKey: string,
): Promise<ReadonlyArray<DemoCertificate & { readonly key: string }>> {
  const { rows } = await sql<{ key: string; data: DemoCertificate }>`
    select key, data
    from rehearsal_course
    where kind = 'certificate'
      and data @> ${JSON.stringify({ itemKey })}::jsonb
    order by key`.execute(db)
  return rows.map(({ key, data }) => ({ ...data, key }))
}
