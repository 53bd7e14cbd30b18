// Which tables a feature owns, as it declares in its `owner.ts`.

/**
 * Whose the rows of a table are (spec: tenancy#classes).
 * - `firm`: a firm's. Every key contains `firm_id`.
 * - `person`: a person's, who may be a client of several firms.
 * - `reference`: read with the rows of every firm.
 * - `machine`: of the installation: queues, limits, audit and routes.
 */
export type TableClass = 'firm' | 'person' | 'reference' | 'machine'

export interface TableOwner {
  readonly tables: Readonly<Record<string, TableClass>>
  /** Tables that no migration creates. */
  readonly unmigrated?: readonly string[]
  /** Views of these tables for other owners, which read them only. */
  readonly facts?: readonly string[]
  /** Facts of other owners that its statements read. */
  readonly reads?: readonly string[]
}
