import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { isMigrated, migrate } from './migrate.ts'
import { listTablesOf } from './ownership.ts'
import { connectTestDatabase, openEmptyDatabase, silentLog as log } from './test-database.ts'
import { createRowMaker } from './test-rows.ts'

let empty: Awaited<ReturnType<typeof openEmptyDatabase>>
let database: ConnectedDatabase
let folder: string

beforeEach(async () => {
  empty = await openEmptyDatabase()
  database = await connectTestDatabase(empty.url, { poolSize: 2 })
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await write('0001-first.sql', 'create table first (id int); insert into first values (1);')
  await write('0002-second.sql', 'insert into first values (2);')
})
afterEach(async () => {
  await database.close()
  await empty.close()
  await rm(folder, { recursive: true })
})

test('applies our own migrations to an empty database, and nothing on the second run', async () => {
  expect(await migrate(database, log)).toContain('0001-the-house.sql')
  expect(await migrate(database, log)).toEqual([])
})

test('gives both debtors the outcome of an ended case and its day at the office, if they are known', async () => {
  await migrateUntil('-outcome-of-a-case.sql')
  const insertCase = await insertFirm()
  for (const status of ['Pre-Filing', 'Filed', 'Complete'])
    await insertPeople(await insertCase(status))
  await migrateUntil('-parts-of-debtors.sql')
  await sql`
    update legal_case
    set status = 'Complete', outcome = 'dismissed', ended_at = '2026-11-10T02:00:00Z'
    where status = 'Filed'`.execute(database.db)
  await migrate(database, log)
  const { rows } = await sql`
    select p.outcome, p.ended_on, count(*)::int as people
    from participant p
    group by 1, 2
    order by 1`.execute(database.db)
  expect(rows).toEqual([
    { outcome: 'dismissed', endedOn: '2026-11-09', people: 2 },
    { outcome: 'unknown', endedOn: null, people: 2 },
    { outcome: null, endedOn: null, people: 2 },
  ])
})

test('updates the wording of requested documents so that it stays translated, and keeps the wording of a firm', async () => {
  await migrateUntil('-document-words.sql')
  const insertCase = await insertFirm()
  const { firmId, caseId } = await insertCase('Pre-Filing')
  const key = 'costs'
  const oldWords = ['Monthly costs', 'Monthly costs (Rosa)', 'Monthly costs and more']
  for (const [at, name] of oldWords.entries()) {
    await sql`insert into document_category (id, firm_id, case_id, template_key, template_version, name, description, requirement, position)
      values (${randomUUID()}, ${firmId}, ${caseId}, ${key}, 4, ${name}, 'Ours', 'optional', ${at})`.execute(
      database.db,
    )
  }
  await migrate(database, log)
  const { rows } = await sql`
    select name, description from document_category order by position`.execute(database.db)
  const names = ['Monthly expenses', 'Monthly expenses (Rosa)', 'Monthly costs and more']
  expect(rows).toEqual(names.map((name) => ({ name, description: 'Ours' })))
})

test('a requirement follows the checklist of the firm if a version of it has that requirement', async () => {
  await migrateUntil('-named-checklists.sql')
  const { firmId, caseId } = await (await insertFirm())('Pre-Filing')
  await sql`insert into checklist_template (firm_id, chapter, version, requirements, changed_by)
    select ${firmId}, 7, 1, '{"a": "optional"}', id from staff`.execute(database.db)
  await sql`
    insert into document_category (id, firm_id, case_id, template_key, template_version, name, description, requirement, requirement_by, position)
    select gen_random_uuid(), ${firmId}, ${caseId}, k, 4, k, '', 'optional', 'firm', 1
    from unnest(array['a', 'b']) k`.execute(database.db)
  await migrate(database, log)
  const { rows } = await sql`
    select name, follows_checklist from document_category order by name`.execute(database.db)
  expect(rows.map((row) => Object.values(row as object).join())).toEqual(['a,true', 'b,false'])
})

test('keeps the questions and answers of a firm as a first version without an author', async () => {
  await migrateUntil('-versions-of-faqs.sql')
  const { firmId } = await (await insertFirm())('Pre-Filing')
  await sql`insert into firm_faq (firm_id, language, content) values (${firmId}, 'es', '{"topics": []}')`.execute(
    database.db,
  )
  await migrate(database, log)
  const { rows } = await sql`select language, version, content, changed_by from firm_faq`.execute(
    database.db,
  )
  expect(rows).toEqual([{ language: 'es', version: 1, content: { topics: [] }, changedBy: null }])
})

test('moves the rows of all tables of a firm to keys with the firm, and fills the routes', async () => {
  await migrateUntil('-firm-keys.sql')
  const { insertRow } = await createRowMaker(database.db)
  const firmId = randomUUID()
  await insertRow('firm', firmId)
  const { id: caseId } = await insertRow('legal_case', firmId)
  const { rows: known } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db)
  const tables = listTablesOf('firm').filter((table) => known.some(({ name }) => name === table))
  // These had no foreign key before.
  const withoutParent = ['course_deadline', 'course_register_count', 'course_reminder']
  for (const table of tables)
    await insertRow(table, firmId, withoutParent.includes(table) ? { case_id: caseId } : {})
  const before = await countRows(tables)
  await migrate(database, log)
  expect(await countRows(tables)).toEqual(before)
  for (const table of ['document_opened', 'course_hand_off', 'course_register_count']) {
    const { rows } = await sql`select distinct firm_id from ${sql.table(table)}`.execute(
      database.db,
    )
    expect([table, rows]).toEqual([table, [{ firmId }]])
  }
  const { rows: routes } = await sql`
    select
      (select count(*) from invitation join invitation_route using (token_hash, firm_id)) as invitations,
      (select count(*) from course_item join course_item_route using (item_key, firm_id)) as items`.execute(
    database.db,
  )
  expect(routes).toEqual([
    { invitations: before.get('invitation'), items: before.get('course_item') },
  ])
})

test('removes invisible letters from addresses, unless another account has the same, and folds names again', async () => {
  await migrateUntil('-invisible-letters.sql')
  const { insertRow } = await createRowMaker(database.db)
  const firmId = randomUUID()
  await insertRow('firm', firmId, { email: 'office\uFEFF@example.org' })
  const addresses = ['a\u200Bna@example.org', 'leo@example.org', '\u202Aleo@example.org\u202C']
  for (const email of addresses) await insertRow('account', firmId, { email })
  await insertRow('staff', firmId, { email: 'dana@exam\u00ADple.org' })
  const search = `łukasz o’brien-groß łuk\u200Basz@example.org 26-12345`
  await insertRow('case_summary', firmId, { sort_name: `đang o'brien-groß`, search_text: search })
  await migrate(database, log)
  const { rows } = await sql`
    select
      (select email from firm) as firm,
      (select email from staff where email like 'dana%') as staff,
      (select array_agg(email order by email collate "C") from account where email like '%@example.org%') as accounts,
      (select array[sort_name, search_text] from case_summary) as summary`.execute(database.db)
  expect(rows).toEqual([
    {
      firm: 'office@example.org',
      staff: 'dana@example.org',
      accounts: ['ana@example.org', 'leo@example.org', '\u202Aleo@example.org\u202C'],
      summary: ['dang obrien gross', 'lukasz obrien gross lukasz@example.org 26-12345'],
    },
  ])
})

async function countRows(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.db,
    )
    counts.set(table, rows[0]?.count ?? 0)
  }
  return counts
}

/** Applies our own migrations up to the one whose name has this ending, without that one. */
async function migrateUntil(ending: string): Promise<void> {
  const own = fileURLToPath(new URL('migrations/', import.meta.url))
  const names = (await readdir(own)).toSorted()
  const before = await mkdtemp(join(tmpdir(), 'migrations-before-'))
  for (const name of names.slice(
    0,
    names.findIndex((each) => each.endsWith(ending)),
  ))
    await copyFile(join(own, name), join(before, name))
  await migrate(database, log, before)
  await rm(before, { recursive: true })
}

interface InsertedCase {
  readonly firmId: string
  readonly caseId: string
}

/**
 * Inserts a firm with an office and an attorney. Returns a function that inserts a case of that
 * firm.
 */
async function insertPeople({ firmId, caseId }: InsertedCase): Promise<void> {
  for (const debtor of [1, 2])
    await sql`
      insert into participant
        (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone)
      values (${randomUUID()}, ${firmId}, ${caseId}, ${debtor}, 'Ana', 'Roe', '', '')`.execute(
      database.db,
    )
}

async function insertFirm(): Promise<(status: string) => Promise<InsertedCase>> {
  const [firmId, officeId, staffId] = [randomUUID(), randomUUID(), randomUUID()]
  await sql`insert into firm (id, name, sealed_key) values (${firmId}, 'Hollis', '')`.execute(
    database.db,
  )
  await sql`insert into office (id, firm_id, office_code) values (${officeId}, ${firmId}, 'NY')`.execute(
    database.db,
  )
  await sql`insert into staff (id, firm_id, office_id, given_name, family_name, role, email)
    values (${staffId}, ${firmId}, ${officeId}, 'Dana', 'Reyes', 'attorney', 'dana@example.com')`.execute(
    database.db,
  )
  return async (status) => {
    const caseId = randomUUID()
    await sql`insert into legal_case (id, firm_id, office_id, attorney_id, status, firm_stage, case_type, opened_on)
      values (${caseId}, ${firmId}, ${officeId}, ${staffId}, ${status}, '', 'Bankruptcy', '2026-01-02')`.execute(
      database.db,
    )
    return { firmId, caseId }
  }
}

test('applies each file once when three processes migrate at the same time', async () => {
  const others = await Promise.all(
    [1, 2].map(() => connectTestDatabase(empty.url, { poolSize: 1 })),
  )
  const applied = await Promise.all([database, ...others].map((each) => migrate(each, log, folder)))
  expect(applied.flat().toSorted()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await ids()).toEqual([1, 2])
  await Promise.all(others.map((opened) => opened.close()))
})

test('rolls back a file that fails and keeps the files before it', async () => {
  await write('0003-third.sql', 'insert into first values (3); select 1 / 0;')
  await expect(migrate(database, log, folder)).rejects.toThrow('division by zero')
  expect(await ids()).toEqual([1, 2])
  await write('0003-third.sql', 'insert into first values (3);')
  expect(await migrate(database, log, folder)).toEqual(['0003-third.sql'])
})

test('refuses a database that is newer than the program', async () => {
  await migrate(database, log, folder)
  await rm(join(folder, '0002-second.sql'))
  await expect(migrate(database, log, folder)).rejects.toThrow(
    'The database is newer than this program: it has migration 2, this program knows 1.',
  )
})

test('refuses a file that was changed after it was applied, but ignores line endings', async () => {
  await write('0001-first.sql', 'create table first (id int);\ninsert into first values (1);')
  await migrate(database, log, folder)
  await write('0001-first.sql', 'create table first (id int);\r\ninsert into first values (1);')
  expect(await migrate(database, log, folder)).toEqual([])
  await write('0001-first.sql', 'create table first (id bigint);')
  await expect(migrate(database, log, folder)).rejects.toThrow(
    '0001-first.sql was changed after it had been applied',
  )
})

test('refuses a gap in the numbers', async () => {
  await write('0004-fourth.sql', 'select 1')
  await expect(migrate(database, log, folder)).rejects.toThrow(
    '0004-fourth.sql should have number 3',
  )
})

test('knows whether all migrations are applied, and changes nothing', async () => {
  expect(await isMigrated(database.db, folder)).toBe(false)
  await migrate(database, log, folder)
  expect(await isMigrated(database.db, folder)).toBe(true)
  await write('0003-third.sql', 'insert into first values (3);')
  expect(await isMigrated(database.db, folder)).toBe(false)
  expect(await ids()).toEqual([1, 2])
})

test('refuses a newer database also where it applies nothing', async () => {
  await migrate(database, log, folder)
  await rm(join(folder, '0002-second.sql'))
  await expect(isMigrated(database.db, folder)).rejects.toThrow(/newer than this program/)
})

async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text)
}

async function ids(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from first order by id`.execute(database.db)
  return rows.map((row) => row.id)
}
