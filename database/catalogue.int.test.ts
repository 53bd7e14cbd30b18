import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { connectTestDatabase, openEmptyDatabase } from './test-database.ts'

let empty: Awaited<ReturnType<typeof openEmptyDatabase>>
let database: ConnectedDatabase
let catalogue: Catalogue

beforeAll(async () => {
  empty = await openEmptyDatabase()
  database = await connectTestDatabase(empty.url, { poolSize: 1 })
  await sql
    .raw(`
    create table shelf (
      id uuid primary key,
      kind text not null check (kind in ('tall', 'it''s low')),
      floor smallint check (floor in (-1, 2)),
      width integer not null check (width between 1 and 9),
      created_at timestamptz not null default now()
    );
    create table book (
      shelf_id uuid not null references shelf (id),
      tags text[] not null
    );
    create view shelf_facts as select id as shelf_id, kind from shelf;
  `)
    .execute(database.db)
  catalogue = await readCatalogue(database.db)
})
afterAll(async () => {
  await database.close()
  await empty.close()
})

test('tells tables from views', () => {
  expect(catalogue).toMatchObject({ tables: ['book', 'shelf'], views: ['shelf_facts'] })
})

test('reads type, null and default of a column', () => {
  expect(findColumn('shelf', 'floor')).toMatchObject({ type: 'int2', isNullable: true })
  expect(findColumn('shelf', 'created_at')).toMatchObject({ isNullable: false, hasDefault: true })
  expect(findColumn('book', 'tags')).toMatchObject({ type: '_text', hasDefault: false })
})

test('reads the values that a check allows as literals', () => {
  expect(findColumn('shelf', 'kind')?.values).toEqual(["'tall'", "'it\\'s low'"])
  expect(findColumn('shelf', 'floor')?.values).toEqual(['-1', '2'])
  expect(findColumn('shelf', 'width')?.values).toBeUndefined()
})

test('names the column behind a foreign key, and behind a view', () => {
  expect(findColumn('book', 'shelf_id')?.source).toBe('shelf.id')
  expect(findColumn('shelf_facts', 'kind')?.source).toBe('shelf.kind')
  expect(findColumn('shelf_facts', 'shelf_id')?.source).toBeUndefined()
})

const findColumn = (table: string, name: string) =>
  catalogue.columns.find((column) => column.table === table && column.name === name)
