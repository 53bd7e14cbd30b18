// SQL that reads the version of a stored value.
import { sql } from 'kysely'
import type { KeyedColumn } from '#lib/keyed-column.ts'
import type { KeyName } from './key-names.ts'
import { keyBytes } from './master-key-secrets.ts'
import { contentStart } from './sealed-box.ts'

/** The name of the key whose versions the values of a column have. */
export function keyOfColumn(column: KeyedColumn): KeyName {
  if (column.by === 'password-pepper') return 'key/password-pepper'
  if (column.by === 'fingerprint') return `fingerprint/${column.purpose}` as KeyName
  if (column.by === 'seal') return `seal/${column.purpose}` as KeyName
  return 'wrap/firm-key'
}

/** The first byte of a value. Does not read the rest of a long one. */
export const firstByte = (column: string) => sql`get_byte(substring(t.${sql.ref(column)} for 1), 0)`

/** A sealed firm key contains all keys of the firm, so its length is that of their number. */
export const newestOfFirm = sql`
  (octet_length(f.sealed_key) - ${sql.lit(contentStart)}) / ${sql.lit(keyBytes)}`

export const isUnderFirmKey = (column: KeyedColumn) =>
  column.by === 'firm-text' || column.by === 'firm-file'
