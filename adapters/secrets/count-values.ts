import { sql } from 'kysely'
import type { KeyedColumn } from '#lib/keyed-column.ts'
import type { Db } from '#ports/database.ts'
import type { KeyName } from './key-names.ts'
import { firstByte, isUnderFirmKey, keyOfColumn, newestOfFirm } from './value-versions.ts'

export interface KeyCount {
  readonly name: KeyName
  readonly version: number
  readonly values: number
}

/**
 * Counts the values of each version, over all columns. A value under an older key of its firm counts
 * for the version before the newest, since a new version gives each firm a new key.
 */
export async function countValues(
  db: Db,
  columns: readonly KeyedColumn[],
  newestVersion: (name: KeyName) => number,
): Promise<readonly KeyCount[]> {
  const totals = new Map<string, KeyCount>()
  for (const column of columns) {
    const name = keyOfColumn(column)
    const newest = newestVersion(name)
    const { rows } = await sql<{ version: number; values: number }>`
      select ${versionOf(column, newest)} as version, count(*)::integer as values
      from ${sql.table(column.table)} t
      ${isUnderFirmKey(column) ? sql`join firm f on f.id = t.firm_id` : sql``}
      where t.${sql.ref(column.column)} is not null
      group by 1`.execute(db)
    for (const { version, values } of rows) {
      const before = totals.get(`${name}|${version}`)?.values ?? 0
      totals.set(`${name}|${version}`, { name, version, values: before + values })
    }
  }
  return [...totals.values()]
}

function versionOf(column: KeyedColumn, newest: number) {
  const value = sql`t.${sql.ref(column.column)}`
  if (column.by === 'password-pepper')
    return sql`coalesce(substring(${value} from '^v([0-9]+):')::integer, 1)`
  if (column.by === 'fingerprint')
    return sql`case octet_length(${value}) when 32 then 1 else ${firstByte(column.column)} end`
  if (isUnderFirmKey(column))
    return sql`
      case
        when ${firstByte(column.column)} < ${newestOfFirm} then ${newest - 1}::integer
        else ${newest}::integer
      end`
  return firstByte(column.column)
}
