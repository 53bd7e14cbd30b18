// Makes the values of older key versions again with the newest (spec: security#key-versions). The
// first byte of a value is its version, so a run that was broken off goes on where values are old.
import { sql } from 'kysely'
import type { KeyedColumn, StoredRow } from '#lib/keyed-column.ts'
import type { Database, Tx } from '#ports/database.ts'
import { liftTimeouts } from '../database/shape-lock.ts'
import type { KeyRing } from './key-ring.ts'
import { firstByte, isUnderFirmKey, keyOfColumn, newestOfFirm } from './value-versions.ts'

/** Rows of one transaction. */
const usualPageRows = 1_000

export interface Renewal {
  readonly renewed: number
  /** Values that did not open. They stay as they are. */
  readonly failed: number
}

interface WantedPage {
  /** The ID of the row before. Empty for the first page. */
  readonly after: readonly string[]
  readonly pageRows: number
}

interface Page extends Renewal {
  /** The ID of the last row that was looked at. Undefined at the end. */
  readonly last: readonly string[] | undefined
}

export interface RenewalOptions {
  readonly pageRows?: number
  /** False ends the run after the page. */
  readonly mayGoOn?: () => boolean
}

/** Does nothing for hashes, because what was hashed is not known. */
export async function renewColumn(
  owner: Database,
  ring: KeyRing,
  column: KeyedColumn,
  { pageRows = usualPageRows, mayGoOn = () => true }: RenewalOptions = {},
): Promise<Renewal> {
  const total = { renewed: 0, failed: 0 }
  if (column.by === 'password-pepper' || column.by === 'fingerprint') return total
  let after: readonly string[] | undefined = []
  while (after && mayGoOn()) {
    const start: readonly string[] = after
    const page = await owner.transact((tx) =>
      renewPage(tx, ring, column, { after: start, pageRows }),
    )
    total.renewed += page.renewed
    total.failed += page.failed
    after = page.last
  }
  return total
}

async function renewPage(
  tx: Tx,
  ring: KeyRing,
  column: KeyedColumn,
  wanted: WantedPage,
): Promise<Page> {
  await liftTimeouts(tx)
  const rows = await readPage(tx, ring, column, wanted)
  let [renewed, failed] = [0, 0]
  for (const { ids, value, row, firmKey } of rows) {
    if (value === null) continue
    const next = tryRenew(ring, column, { row, value, firmKey })
    if (!next) {
      failed += 1
      continue
    }
    const { numAffectedRows } = await sql`
      update ${sql.table(column.table)}
      set ${sql.ref(column.column)} = ${next}
      where (${columnList(column.id)}) = (${valueList(ids)})
        and ${sql.ref(column.column)} = ${value}`.execute(tx)
    renewed += Number(numAffectedRows)
  }
  const last = rows.length < wanted.pageRows ? undefined : rows.at(-1)?.ids
  return { last, renewed, failed }
}

interface PageRow {
  readonly ids: readonly string[]
  readonly row: StoredRow
  /** Null if there is none, or its version is the newest. */
  readonly value: Uint8Array | null
  readonly firmKey: Uint8Array | null
}

/** Locks nothing: a value that changed meanwhile is left to the next run. */
async function readPage(
  tx: Tx,
  ring: KeyRing,
  column: KeyedColumn,
  { after, pageRows }: WantedPage,
): Promise<readonly PageRow[]> {
  const newest = isUnderFirmKey(column)
    ? newestOfFirm
    : sql`${ring.getVersion(keyOfColumn(column))}`
  const reads = 'reads' in column ? (column.reads ?? []) : []
  const names = [...column.id, ...reads]
  const ofTable = column.id.map((name) => `t.${name}`)
  const { rows } = await sql<
    StoredRow & { readonly keyedValue: Uint8Array | null; readonly keyedFirm: Uint8Array | null }
  >`
    select
      ${sql.join(names.map((name) => sql`t.${sql.ref(name)}::text as ${sql.ref(name)}`))},
      case
        when ${firstByte(column.column)} < ${newest}
          then t.${sql.ref(column.column)}
      end as keyed_value,
      ${isUnderFirmKey(column) ? sql`f.sealed_key` : sql`null::bytea`} as keyed_firm
    from ${sql.table(column.table)} t
    ${isUnderFirmKey(column) ? sql`join firm f on f.id = t.firm_id` : sql``}
    ${after.length === 0 ? sql`` : sql`where (${columnList(ofTable)}) > (${valueList(after)})`}
    order by ${columnList(ofTable)}
    limit ${pageRows}`.execute(tx)
  return rows.map(({ keyedValue, keyedFirm, ...row }) => ({
    ids: column.id.map((name) => row[camelCase(name)] ?? ''),
    row,
    value: keyedValue,
    firmKey: keyedFirm,
  }))
}

interface OldValue {
  readonly row: StoredRow
  readonly value: Uint8Array
  readonly firmKey: Uint8Array | null
}

function tryRenew(ring: KeyRing, column: KeyedColumn, old: OldValue): Uint8Array | undefined {
  try {
    return renew(ring, column, old)
  } catch {
    return undefined
  }
}

function renew(
  { secrets }: KeyRing,
  column: KeyedColumn,
  { row, value, firmKey }: OldValue,
): Uint8Array {
  if (column.by === 'seal') {
    const context = column.context(row)
    return secrets.seal(column.purpose, secrets.open(column.purpose, value, context), context)
  }
  if (column.by === 'firm-key-wrapping') return secrets.renewFirmKey(row['id'] ?? '', value)
  const { firmId } = row
  if (!firmKey || firmId === undefined)
    throw new Error(`${column.table}.${column.column} has no firm`)
  if (column.by === 'firm-text') {
    const context = column.context(row)
    const text = secrets.openForFirm(firmId, firmKey, value, context)
    return secrets.sealForFirm(firmId, firmKey, text, context)
  }
  if (column.by === 'firm-file')
    return secrets.resealFileKey(firmId, firmKey, column.documentId(row), value)
  throw new Error(`${column.table}.${column.column} cannot be made again`)
}

export const columnList = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
export const valueList = (values: readonly string[]) => sql.join(values)

export function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
