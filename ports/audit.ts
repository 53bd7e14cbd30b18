// The audit log is append-only and never contains a secret.
import type { RefusedThing } from '#lib/refused-access.ts'
import type { AuditEventName } from './audit-events.ts'
import type { Db, Tx } from './database.ts'

export interface AuditEntry {
  readonly event: AuditEventName
  readonly outcome: 'done' | 'refused'
  readonly accountId?: string
  readonly firmId?: string
  readonly sessionId?: string
  readonly object?: string
  readonly ip?: string
  readonly requestId?: string
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

export interface AuditedSources {
  readonly event: string
  readonly accountId: string
  readonly withinSeconds: number
}

export interface AuditedEvent {
  readonly id: string
  readonly at: Date
  readonly event: string
  readonly accountId: string | null
  readonly object: string | null
  readonly details: Readonly<Record<string, unknown>>
}

export interface AuditQuery {
  readonly firmId: string
  readonly events: readonly string[]
  readonly objects: readonly string[]
  /** The ID of an entry. Only what is older is listed. */
  readonly before?: string | undefined
  readonly max: number
}

export interface RefusedPerson {
  /** A person of the staff or an account. */
  readonly personId: string
  /** Undefined for an account. */
  readonly firmId: string | undefined
}

export interface RefusalQuery {
  readonly firmId: string
  readonly staffId: string | undefined
  /** True for acts that the role does not allow, false for what was not found, undefined for both. */
  readonly isForbidden: boolean | undefined
  /** The ID of an entry. Only what is older is listed. */
  readonly before: string | undefined
  readonly max: number
}

export interface RefusedEntry {
  readonly id: string
  readonly at: Date
  readonly ip: string | null
  readonly details: Readonly<Record<string, unknown>>
}

export interface Audit {
  /** Uses the caller's transaction, if any, so that the record and its cause commit together. */
  record(entry: AuditEntry, tx?: Tx): Promise<void>
  /** The same for many entries, a thousand with one statement. */
  recordAll(entries: readonly AuditEntry[], tx: Tx): Promise<void>
  /** What was done with these objects, newest first. Refused acts are left out. */
  list(query: AuditQuery, db: Db): Promise<readonly AuditedEvent[]>
  /** Counts a refused access that gets no entry of its own. A job writes the sum of each thing. */
  countRefusal(person: RefusedPerson, thing: RefusedThing): Promise<void>
  /** The refused access of the staff of a firm, newest first. */
  listRefusals(query: RefusalQuery, db: Db): Promise<readonly RefusedEntry[]>
  /** The addresses from which an event of an account was refused lately; max 50. */
  listRefusedSources(sources: AuditedSources): Promise<readonly string[]>
}
