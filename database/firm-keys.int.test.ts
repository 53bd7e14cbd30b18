// spec: tenancy#keys
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listTablesOf } from './ownership.ts'
import { aTestDatabase } from './test-database.ts'
import { createRowMaker, type ForeignKey, type RowMaker } from './test-rows.ts'

const firmTables = listTablesOf('firm')
const [firm, otherFirm] = [randomUUID(), randomUUID()]

const own = aTestDatabase()
let rows: RowMaker

beforeAll(async () => {
  rows = await createRowMaker(own.database.db)
  for (const id of [firm, otherFirm]) await rows.insertRow('firm', id)
})

test('every row of a firm names its firm', () => {
  const named = rows.catalogue.columns.filter(
    ({ table, name, isNullable }) => isOfFirm(table) && name === 'firm_id' && !isNullable,
  )
  expect(named.map(({ table }) => table).toSorted()).toEqual(firmTables.toSorted())
  const others = rows.catalogue.columns.filter(
    ({ table, name }) => rows.catalogue.tables.includes(table) && name === 'firm_id',
  )
  expect(others.map(({ table }) => table).filter((table) => !isOfFirm(table))).toEqual([
    'audit',
    'course_item_route',
    'invitation_route',
    'outbox',
    'refused_access_count',
    'staff_invitation',
    'staff_link',
    'staff_login',
  ])
})

test('every unique key of a table of firms contains the firm', async () => {
  const { rows: keys } = await sql<{ table: string; columns: readonly string[] }>`
    select
      i.indrelid::regclass::text as "table",
      array_agg(a.attname::text) as columns
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisunique
    group by i.indexrelid, i.indrelid`.execute(own.database.db)
  const ofFirms = keys.filter(({ table }) => isOfFirm(table))
  expect(ofFirms.length).toBeGreaterThan(firmTables.length)
  expect(ofFirms.filter(({ columns }) => !columns.includes('firm_id'))).toEqual([])
})

test('every foreign key between tables of a firm contains the firm on both sides', () => {
  const keys = keysBetweenFirmTables()
  expect(keys.length).toBeGreaterThan(40)
  for (const { name, columns, parentColumns } of keys)
    expect([name, columns.indexOf('firm_id')]).toEqual([name, parentColumns.indexOf('firm_id')])
  expect(keys.filter(({ columns }) => !columns.includes('firm_id'))).toEqual([])
})

test('no row outside of the firms refers to a row of a firm', () => {
  const keys = rows.foreignKeys.filter(({ table, parent }) => !isOfFirm(table) && isOfFirm(parent))
  expect(keys).toEqual([])
})

test('the database refuses a row whose parent belongs to another firm, for each foreign key', async () => {
  for (const { name, table, columns, parent, parentColumns } of keysBetweenFirmTables()) {
    const foreign = await rows.insertRow(parent, otherFirm)
    const given = Object.fromEntries(
      columns.map((column, index) => [column, foreign[parentColumns[index] ?? '']]),
    )
    const { firm_id: _, ...withoutFirm } = given
    await expect(
      rows.insertRow(table, firm, withoutFirm),
      `${table} ${columns.join(', ')}`,
    ).rejects.toMatchObject({ code: '23503', constraint: name })
    await rows.insertRow(table, otherFirm, withoutFirm)
  }
})

const isOfFirm = (table: string) => firmTables.includes(table)

function keysBetweenFirmTables(): readonly ForeignKey[] {
  return rows.foreignKeys.filter(({ table, parent }) => isOfFirm(table) && isOfFirm(parent))
}
