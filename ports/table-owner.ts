// Which tables a feature owns, as it declares in its `owner.ts`.

/**
 * Whose the rows of a table are (spec: tenancy#classes).
 * - `firm`: a firm's. Every key contains `firm_id`.
 * - `person`: a person's, who may be a client of several firms.
 * - `reference`: read with the rows of every firm.
 * - `machine`: of the installation: queues, limits, audit and routes.
 */
export type TableClass = 'firm' | 'person' | 'reference' | 'machine'

/**
 * Verbs that each role may use (spec: tenancy#roles), with columns where not all are allowed:
 * `select(id), insert`. A role that is not named may do nothing.
 */
export interface Rights {
  readonly portal?: string
  readonly workspace?: string
  readonly jobs?: string
}

const all = 'select, insert, update, delete'

export const ofAllRoles = { portal: all, workspace: all, jobs: all } as const satisfies Rights
export const ofPortal = { portal: all } as const satisfies Rights
/** Only staff and jobs of a firm use the rows. */
export const ofFirmWork = { workspace: all, jobs: all } as const satisfies Rights
/** Staff and jobs of a firm write what the portal reads. */
export const readByPortal = { ...ofFirmWork, portal: 'select' } as const satisfies Rights
/** The portal adds rows to what staff and jobs of a firm use. */
export const addedByPortal = { ...ofFirmWork, portal: 'insert' } as const satisfies Rights

export interface OwnedTable {
  readonly rows: TableClass
  readonly rights: Rights
}

export interface TableOwner {
  readonly tables: Readonly<Record<string, OwnedTable>>
  /** Tables that no migration creates. */
  readonly unmigrated?: readonly string[]
  /** Views of these tables for other owners, which read them only. */
  readonly facts?: readonly string[]
  /** Facts of other owners that its statements read. */
  readonly reads?: readonly string[]
}
