// What the rehearsal of the order service remembers: one table of things, each with its kind and key.
import { sql } from 'kysely'
import type {
  CourseMethod,
  CoursePayment,
  CourseType,
  ProviderStatus,
} from '#ports/course-provider.ts'
import type { Db } from '#ports/database.ts'

/** What can be made to happen to the next call of an operation: it fails, never answers, or is done and its answer is lost. */
export type Mishap = 'fail' | 'hang' | 'lose'
/** The same for the next webhook: it is lost, or comes after the one that follows it. */
export type WebhookMishap = 'lose' | 'hold'

export interface RehearsedUser {
  readonly firstName: string
  readonly lastName: string
  readonly spouseKey?: string
}

export interface RehearsedPerson {
  readonly personKey: string
  readonly isApplicant: boolean
  readonly name: string
  readonly hasStarted: boolean
  readonly hasFinished: boolean
}

export interface RehearsedOrder {
  readonly courseType: CourseType
  readonly payment: CoursePayment
  readonly consumerOrderId: string
  readonly persons: readonly RehearsedPerson[]
  readonly itemKey: string | null
}

export interface RehearsedItem {
  readonly orderKey: string
  readonly courseType: CourseType
  readonly providerId: number
  readonly method: CourseMethod
  readonly status: ProviderStatus
  readonly persons: readonly RehearsedPerson[]
  /** The last part of the address where the course is taken; null until somebody is registered, and by phone. */
  readonly startCode: string | null
  readonly phoneNumber: string | null
  readonly accessCode: string | null
}

export interface RehearsedCertificate {
  readonly itemKey: string
  readonly personKey: string
  readonly providerId: number
  readonly number: string
  readonly completedAt: string
  readonly sha256: string
  readonly pdfBase64: string
}

export interface RehearsedWebhook {
  readonly type: string
  readonly body: string
  readonly sentAt: string
  /** What our own server answered, or why it was not sent. */
  readonly outcome: number | 'lost' | 'held' | 'unreachable'
}

interface Things {
  readonly user: RehearsedUser
  readonly order: RehearsedOrder
  readonly item: RehearsedItem
  readonly certificate: RehearsedCertificate
  /** A call that was performed, by operation and idempotency key. */
  readonly call: { readonly itemKey: string | null; readonly answer: unknown }
  readonly mishap: { readonly how: Mishap }
  readonly 'webhook-mishap': { readonly how: WebhookMishap }
  readonly webhook: RehearsedWebhook
  readonly page: { readonly version: number }
  readonly salt: { readonly salt: string }
}

export type Kind = keyof Things

export async function find<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
): Promise<Things[K] | undefined> {
  const { rows } = await sql<{
    data: Things[K]
  }>`select data from rehearsal_course where kind = ${kind} and key = ${key}`.execute(db)
  return rows[0]?.data
}

/** Nobody else reads it for a change until this transaction ends. */
export async function findToChange<K extends Kind>(
  tx: Db,
  kind: K,
  key: string,
): Promise<Things[K] | undefined> {
  const { rows } = await sql<{
    data: Things[K]
  }>`select data from rehearsal_course where kind = ${kind} and key = ${key} for update`.execute(tx)
  return rows[0]?.data
}

export async function keep<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
  data: Things[K],
): Promise<void> {
  await sql`insert into rehearsal_course (kind, key, data) values (${kind}, ${key}, ${JSON.stringify(data)}::jsonb)
    on conflict (kind, key) do update set data = excluded.data, changed_at = portal_now()`.execute(
    db,
  )
}

/** False when it was there already: then it stays as it is. Waits for a transaction that is about to keep the same. */
export async function keepNew<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
  data: Things[K],
): Promise<boolean> {
  const { rows } =
    await sql`insert into rehearsal_course (kind, key, data) values (${kind}, ${key}, ${JSON.stringify(data)}::jsonb)
    on conflict (kind, key) do nothing returning key`.execute(db)
  return rows.length > 0
}

/** Answers it and forgets it: whoever asks next finds nothing. */
export async function takeOut<K extends Kind>(
  db: Db,
  kind: K,
  key: string,
): Promise<Things[K] | undefined> {
  const { rows } = await sql<{
    data: Things[K]
  }>`delete from rehearsal_course where kind = ${kind} and key = ${key} returning data`.execute(db)
  return rows[0]?.data
}

/** Newest change first. */
export async function list<K extends Kind>(
  db: Db,
  kind: K,
  most = 1000,
): Promise<ReadonlyArray<Things[K] & { readonly key: string }>> {
  const { rows } = await sql<{ key: string; data: Things[K] }>`
    select key, data from rehearsal_course where kind = ${kind} order by changed_at desc, key desc limit ${most}`.execute(
    db,
  )
  return rows.map(({ key, data }) => ({ ...data, key }))
}

/** The item that somebody opens by the code in its address, or by telephone number and access code. */
export async function findItemBy(
  db: Db,
  by:
    | { readonly startCode: string }
    | { readonly phoneNumber: string; readonly accessCode: string },
): Promise<string | undefined> {
  const { rows } = await sql<{
    key: string
  }>`select key from rehearsal_course where kind = 'item' and data @> ${JSON.stringify(by)}::jsonb limit 1`.execute(
    db,
  )
  return rows[0]?.key
}

export async function certificatesOf(
  db: Db,
  itemKey: string,
): Promise<ReadonlyArray<RehearsedCertificate & { readonly key: string }>> {
  const { rows } = await sql<{ key: string; data: RehearsedCertificate }>`
    select key, data from rehearsal_course where kind = 'certificate' and data @> ${JSON.stringify({ itemKey })}::jsonb order by key`.execute(
    db,
  )
  return rows.map(({ key, data }) => ({ ...data, key }))
}
