// The audit log is append-only and never contains a secret.
import type { Tx } from './database.ts'

export interface AuditEntry {
  /** For example 'sign-in.succeeded' or 'document.uploaded'. */
  readonly event: string
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

export interface Audit {
  /** Uses the caller's transaction, if any, so that the record and its cause commit together. */
  record(entry: AuditEntry, tx?: Tx): Promise<void>
  /** The addresses from which an event of an account was refused lately; max 50. */
  listRefusedSources(sources: AuditedSources): Promise<readonly string[]>
}
