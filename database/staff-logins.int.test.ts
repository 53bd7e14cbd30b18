// spec: tenancy#sign-in-keys
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { roles } from '#adapters/database/roles.ts'
import type { Db } from '#ports/database.ts'
import { connectTestDatabase, aTestDatabase } from './test-database.ts'
import { createRowMaker } from './test-rows.ts'

const [ours, theirs] = [randomUUID(), randomUUID()]
const tables = [
  'staff_login',
  'staff_recovery_code',
  'staff_session',
  'staff_invitation',
  'staff_device',
  'staff_link',
  'staff_passkey',
]
const links = ['staff_invitation', 'staff_link']
/** By the ID of the firm, which is also that of its person. */
const tokens = new Map([ours, theirs].map((id) => [id, randomBytes(32)]))
const own = aTestDatabase()
let workspace: ConnectedDatabase
let jobs: ConnectedDatabase

beforeAll(async () => {
  workspace = await connectTestDatabase(own.url, { role: roles.workspace })
  jobs = await connectTestDatabase(own.url, { role: roles.jobs })
  const maker = await createRowMaker(own.database.db)
  for (const [id, hash] of tokens) {
    await maker.insertRow('firm', id)
    await maker.insertRow('staff_login', id, { staff_id: id, email_hash: hash })
    for (const table of tables.slice(1))
      await maker.insertRow(table, id, {
        staff_id: id,
        ...(table === 'staff_session' && { id, refresh_hash: hash }),
        ...([...links, 'staff_device'].includes(table) && {
          token_hash: hash,
          expires_at: new Date(Date.now() + 3_600_000),
        }),
      })
  }
})
afterAll(() => Promise.all([workspace, jobs].map((database) => database.close())))

describe.each(tables)('the workspace and %s', (table) => {
  test('without a firm or a key sees no row and changes none', async () => {
    expect(await listPeople(workspace.db, table)).toEqual([])
    const columns: Readonly<Record<string, string>> = {
      staff_login: 'last_step = 1',
      staff_session: 'ended_at = null',
      staff_device: 'expires_at = now()',
      staff_invitation: 'used_at = now()',
      staff_passkey: 'counter = 1',
    }
    if (!columns[table]) return
    const update = sql`update ${sql.table(table)} set ${sql.raw(columns[table])}`
    expect((await update.execute(workspace.db)).numAffectedRows).toBe(0n)
  })

  test('for a firm sees the rows of its people', async () => {
    expect(await listPeople(workspace.forFirm(ours).db, table)).toEqual([ours])
  })

  test('for a person sees the rows of this person, but no link', async () => {
    const people = await listPeople(workspace.forSignIn([theirs]).db, table)
    expect(people).toEqual(links.includes(table) ? [] : [theirs])
  })
})

test('a hash shows the row that has it, and only a login shows the rest', async () => {
  const hash = tokens.get(theirs) ?? Buffer.of()
  const { db } = workspace.forSignIn([hash])
  for (const table of ['staff_session', 'staff_invitation', 'staff_device', 'staff_link'])
    expect(await listPeople(db, table)).toEqual([theirs])
  expect(await listPeople(db, 'staff_login')).toEqual([theirs])
  const unknown = workspace.forSignIn([randomBytes(32)]).db
  for (const table of tables) expect(await listPeople(unknown, table)).toEqual([])
})

test('keys are UUIDs and hashes only', () => {
  expect(() => workspace.forSignIn(["' or true --"])).toThrow('a UUID or a hash')
})

test('neither role writes a login into another firm, or moves one', async () => {
  const { db } = workspace.forFirm(ours)
  const insert = sql`
    insert into staff_login (staff_id, firm_id, email_hash)
    values (${randomUUID()}, ${theirs}, ${randomBytes(32)})`
  await expect(insert.execute(db)).rejects.toThrow(/row-level security/)
  await expect(sql`update staff_login set firm_id = ${theirs}`.execute(db)).rejects.toThrow(
    /permission denied/,
  )
  await expect(sql`select from staff_login`.execute(jobs.db)).rejects.toThrow(/permission denied/)
})

test('jobs delete only what is over', async () => {
  const before = await listPeople(own.database.db, 'staff_link')
  const maker = await createRowMaker(own.database.db)
  await maker.insertRow('staff_link', ours, {
    staff_id: ours,
    token_hash: randomBytes(32),
    expires_at: new Date(Date.now() - 3_600_000),
  })
  const { numAffectedRows } = await sql`delete from staff_link`.execute(jobs.db)
  expect(numAffectedRows).toBe(1n)
  expect(await listPeople(own.database.db, 'staff_link')).toEqual(before)
})

describe('the outbox', () => {
  const post = (db: Db, firmId: string | null) =>
    sql`insert into outbox (id, channel, firm_id) values (${randomUUID()}, 'email', ${firmId})`.execute(
      db,
    )

  test('takes messages of the own firm, and mail to staff', async () => {
    for (const database of [workspace, jobs]) {
      const { db } = database.forFirm(ours)
      await post(db, ours)
      await post(db, null)
      await expect(post(db, theirs)).rejects.toThrow(/row-level security/)
      await expect(post(database.db, theirs)).rejects.toThrow(/row-level security/)
    }
  })

  test('shows staff what became of the messages of their firm, not what is in them', async () => {
    await post(own.database.db, ours)
    await post(own.database.db, theirs)
    const { rows } = await sql`select distinct firm_id from outbox`.execute(
      workspace.forFirm(ours).db,
    )
    expect(rows).toEqual([{ firmId: ours }])
    expect((await sql`select id from outbox`.execute(workspace.db)).rows).toEqual([])
    for (const statement of ['select sealed from outbox', 'delete from outbox'])
      await expect(sql.raw(statement).execute(workspace.forFirm(ours).db)).rejects.toThrow(
        /permission denied/,
      )
  })
})

test('links of clients are those of the own firm', async () => {
  const insert = (db: Db, firmId: string) =>
    sql`
      insert into invitation_route (token_hash, firm_id, invitation_id)
      values (${randomBytes(32)}, ${firmId}, ${randomUUID()})`.execute(db)
  await insert(own.database.db, theirs)
  for (const database of [workspace, jobs]) {
    const { db } = database.forFirm(ours)
    await insert(db, ours)
    await expect(insert(db, theirs)).rejects.toThrow(/row-level security/)
  }
  const { rows } = await sql`select distinct firm_id from invitation_route`.execute(
    workspace.forFirm(ours).db,
  )
  expect(rows).toEqual([{ firmId: ours }])
})

async function listPeople(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ staffId: string }>`select staff_id from ${sql.table(table)}`.execute(
    db,
  )
  return rows.map(({ staffId }) => staffId)
}
