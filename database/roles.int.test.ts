// spec: tenancy#roles, tenancy#policies
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { roles, type Role } from '#adapters/database/roles.ts'
import type { Db } from '#ports/database.ts'
import { listTablesOf, owners } from './ownership.ts'
import { readRights } from './read-rights.ts'
import { listRights } from './role-rights.ts'
import { connectTestDatabase, aTestDatabase } from './test-database.ts'
import { createRowMaker, type Row, type RowMaker } from './test-rows.ts'

const { portal, workspace, jobs } = roles
const firmTables = listTablesOf('firm')
const [firm, otherFirm] = [randomUUID(), randomUUID()]
const connections = new Map<Role, ConnectedDatabase>()

const own = aTestDatabase()
let maker: RowMaker

beforeAll(async () => {
  maker = await createRowMaker(own.database.db)
  for (const role of Object.values(roles))
    connections.set(role, await connectTestDatabase(own.url, { role }))
  for (const firmId of [firm, otherFirm]) {
    await maker.insertRow('firm', firmId)
    for (const table of firmTables) await maker.insertRow(table, firmId)
  }
})
afterAll(() => Promise.all([...connections.values()].map((database) => database.close())))

test.each(Object.entries(roles))(
  '%s has the rights of the list, and no others',
  async (key, role) => {
    expect(await readRights(own.database.db, role)).toEqual(listRights(key as keyof typeof roles))
  },
)

test('no role may use the keys', () => {
  const unused = owners.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { rights }]) =>
      Object.keys(rights).length === 0 ? [table] : [],
    ),
  )
  expect(unused).toEqual(['key_ring', 'key_ring_size'])
})

test('no role owns anything', async () => {
  const { rows } = await sql`
    select relname, r as role
    from pg_class
    cross join unnest(${Object.values(roles)}::text[]) r
    where pg_has_role(r, relowner, 'member')`.execute(own.database.db)
  expect(rows).toEqual([])
})

test('no role passes by the policies', async () => {
  const { rows } = await sql`
    select rolname
    from pg_roles
    where rolname = any(${Object.values(roles)})
      and (rolbypassrls or rolsuper or rolcreaterole or rolcreatedb)`.execute(own.database.db)
  expect(rows).toEqual([])
})

test('each table of firms has the policies of its class, and the audit and the firms have their own', async () => {
  const { rows } = await sql<{ table: string; policies: string[] }>`
    select
      tablename as table,
      array_agg(
        policyname || ' ' || cmd || ' ' ||
          (select string_agg(r, '+' order by r) from unnest(roles) r)
        order by policyname
      ) as policies
    from pg_policies
    where schemaname = 'public'
    group by tablename`.execute(own.database.db)
  const expected = new Map(
    firmTables.map((table) => [
      table,
      [`own_firm ALL ${jobs}+${workspace}`, `portal ALL ${portal}`],
    ]),
  )
  const ownFirm = `own_firm ALL ${jobs}+${workspace}`
  for (const table of [
    ...['case_note', 'reminder_schedule', 'case_reminder', 'new_case_default'],
    ...['former_participant', 'review_lease', 'held_decision', 'questionnaire_creditors'],
    'named_checklist',
  ])
    expected.set(table, [ownFirm])
  expected.set('case_task', [ownFirm, `portal INSERT ${portal}`])
  for (const table of [
    'task_template',
    'outcome_text',
    'timeline_text',
    'checklist_template',
    'case_checklist',
    'review_reason',
    'mail_footer',
    'questionnaire_check',
    'filing_case',
    'filing_payment',
    'filing_mark',
    'filing_list',
    'missing_letter',
    'missing_letter_category',
    'case_packet',
  ])
    expected.set(table, [ownFirm, `portal SELECT ${portal}`])
  expected.set('firm', [
    `change_own UPDATE ${workspace}`,
    `portal ALL ${portal}`,
    `read_all SELECT ${jobs}+${workspace}`,
  ])
  for (const table of ['staff_invitation', 'staff_link'])
    expected.set(table, [
      `over ALL ${jobs}`,
      `own_firm ALL ${workspace}`,
      `sign_in SELECT ${workspace}`,
    ])
  expected.set('staff_login', [
    `own_firm ALL ${workspace}`,
    `sign_in SELECT ${workspace}`,
    `sign_in_change UPDATE ${workspace}`,
  ])
  for (const table of ['staff_recovery_code', 'staff_passkey'])
    expected.set(table, [`own_login ALL ${workspace}`])
  expected.set('staff_session', [
    `over ALL ${jobs}`,
    `own_login ALL ${workspace}`,
    `sign_in SELECT ${workspace}`,
  ])
  expected.set('staff_device', [
    `over ALL ${jobs}`,
    `own_login ALL ${workspace}`,
    `sign_in SELECT ${workspace}`,
    `sign_in_change UPDATE ${workspace}`,
  ])
  for (const table of ['staff_flow', 'staff_passkey_challenge'])
    expected.set(table, [`holder ALL ${workspace}`, `over ALL ${jobs}`])
  expected.set('invitation_route', [ownFirm, `portal ALL ${portal}`])
  expected.set('outbox', [
    `own_firm ALL ${workspace}`,
    `portal ALL ${portal}`,
    `post INSERT ${jobs}+${workspace}`,
  ])
  expected.set('audit', [
    `own_firm SELECT ${jobs}+${workspace}`,
    `portal ALL ${portal}`,
    `record INSERT ${jobs}+${workspace}`,
  ])
  expect(new Map(rows.map(({ table, policies }) => [table, policies]))).toEqual(expected)
  const { rows: unenforced } = await sql`
    select relname
    from pg_class
    where relname = any(${[...expected.keys()]}) and not relrowsecurity`.execute(own.database.db)
  expect(unenforced).toEqual([])
})

const refused = /row-level security policy/

describe.each([workspace, jobs])('%s', (role) => {
  test.each(firmTables)('without a firm, neither reads nor writes %s', async (table) => {
    const { db } = as(role)
    expect(await readFirms(db, table)).toEqual([])
    expect([await updateAll(db, table), await deleteAll(db, table)]).toEqual([0, 0])
    await expect(insertCopy(db, table, firm)).rejects.toThrow(refused)
  })

  test.each(firmTables)('for a firm, reads and writes only its rows of %s', async (table) => {
    const { db } = as(role).forFirm(firm)
    const firms = await readFirms(db, table)
    expect(new Set(firms)).toEqual(new Set([firm]))
    expect(await updateAll(db, table)).toBe(firms.length)
    const move = sql`update ${sql.table(table)} set firm_id = ${otherFirm}`
    await expect(move.execute(db)).rejects.toThrow(refused)
    await expect(insertCopy(db, table, otherFirm)).rejects.toThrow(refused)
  })
})

async function readFirms(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ firmId: string }>`select firm_id from ${sql.table(table)}`.execute(
    db,
  )
  return rows.map(({ firmId }) => firmId)
}

async function updateAll(db: Db, table: string): Promise<number> {
  const result = await sql`update ${sql.table(table)} set firm_id = firm_id`.execute(db)
  return Number(result.numAffectedRows)
}

async function deleteAll(db: Db, table: string): Promise<number> {
  return Number((await sql`delete from ${sql.table(table)}`.execute(db)).numAffectedRows)
}

/** The policy is checked before keys and other constraints. */
async function insertCopy(db: Db, table: string, firmId: string): Promise<void> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where firm_id = ${firmId} limit 1`.execute(
    own.database.db.withoutPlugins(),
  )
  const entries = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null)
  await sql`
    insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => sql`${toParameter(value)}`))})`.execute(db)
}

const toParameter = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !Buffer.isBuffer(value) &&
  !Array.isArray(value)
    ? JSON.stringify(value)
    : value

test.each([
  ['change', "update audit set event = 'x'"],
  ['remove', 'delete from audit'],
  ['empty', 'truncate audit'],
  ['drop', 'drop table audit'],
  ['stop guarding', 'alter table audit disable trigger all'],
])('no role can %s the audit', async (_, statement) => {
  for (const role of Object.values(roles))
    await expect(sql.raw(statement).execute(as(role).db)).rejects.toThrow(
      /permission denied|must be owner/,
    )
})

test.each([workspace, jobs])(
  '%s records for every firm, and reads the audit of its own',
  async (role) => {
    const record = (firmId: string) => sql`
    insert into audit (id, at, event, outcome, firm_id, details)
    values (${randomUUID()}, now(), 'test.recorded', 'done', ${firmId}, '{}')`
    const database = as(role).forFirm(firm)
    await database.transact(async (tx) => {
      await record(firm).execute(tx)
      await record(otherFirm).execute(tx)
    })
    expect(new Set(await readFirms(database.db, 'audit'))).toEqual(new Set([firm]))
    expect(await readFirms(as(role).db, 'audit')).toEqual([])
  },
)

test.each([workspace, jobs])('%s reads an account, but not its password', async (role) => {
  const read = (columns: string) => sql.raw(`select ${columns} from account`).execute(as(role).db)
  expect((await read('id, email')).rows.length).toBeGreaterThan(0)
  for (const column of ['password_hash', '*'])
    await expect(read(column)).rejects.toThrow(/permission denied/)
})

test('staff change their own firm only', async () => {
  const { db } = as(workspace).forFirm(firm)
  const { numAffectedRows } = await sql`update firm set name = 'Changed'`.execute(db)
  expect(numAffectedRows).toBe(1n)
  const { rows } = await sql`select id from firm where name = 'Changed'`.execute(own.database.db)
  expect(rows).toEqual([{ id: firm }])
})

test('a firm is named by a UUID only', () => {
  expect(() => as(workspace).forFirm("' or true --")).toThrow('The ID of a firm is a UUID')
})

test('the firm of a transaction ends with it, also after a failure', async () => {
  const { db } = as(workspace)
  await as(workspace)
    .forFirm(firm)
    .transact((tx) => readFirms(tx, 'staff'))
  const failing = sql`select 1 / 0`.execute(as(workspace).forFirm(firm).db)
  await expect(failing).rejects.toThrow('division by zero')
  const onEveryConnection = Array.from({ length: 8 }, () => readFirms(db, 'staff'))
  expect((await Promise.all(onEveryConnection)).flat()).toEqual([])
})

function as(role: Role): ConnectedDatabase {
  const database = connections.get(role)
  if (!database) throw new Error(`Not connected as ${role}`)
  return database
}
