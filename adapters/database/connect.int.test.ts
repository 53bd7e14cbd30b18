import { array, assert, asyncProperty, dictionary, jsonValue, string } from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aTestDatabase, connectTestDatabase } from '#database/test-database.ts'
import type { ConnectedDatabase } from './connect.ts'
import type { Tx } from '#ports/database.ts'

const own = aTestDatabase()
let database: ConnectedDatabase

beforeAll(async () => {
  database = own.database
  await sql
    .raw('create table note (id integer primary key, words text not null)')
    .execute(database.db)
})

test('reads exact numbers, calendar days as text, timestamps as dates, decimals as text and bytes as bytes', async () => {
  const { rows } =
    await sql`select 9007199254740991::int8 as big, date '2026-03-02' as day, timestamptz '2026-03-02 15:00Z' as at,
    1.50::numeric as money, '\\x0102'::bytea as bytes, ${7}::int as given`.execute(database.db)
  expect(rows[0]).toEqual({
    big: 9_007_199_254_740_991,
    day: '2026-03-02',
    at: new Date('2026-03-02T15:00:00Z'),
    money: '1.50',
    bytes: Buffer.from([1, 2]),
    given: 7,
  })
  await expect(sql`select 9007199254740993::int8 as big`.execute(database.db)).rejects.toThrow(
    'too big to be exact',
  )
})

test('names columns in camelCase, and leaves the keys of JSON alone whatever they are', async () => {
  type JsonTables = { jsonNote: { noteId: number; firstContent: unknown } }
  const { db } = database
  await sql
    .raw('create table json_note (note_id integer primary key, first_content jsonb)')
    .execute(db)
  const notes = db.withTables<JsonTables>()
  const content = dictionary(
    string(),
    array(jsonValue({ noUnicodeString: false }), { maxLength: 3 }),
  )
  const keys = { first_name: 'Ana', a_b1: { c_d: [{ e_f: 1 }] }, camelCase: null }
  await assert(
    asyncProperty(content, async (random) => {
      // PostgreSQL stores no NUL, and JSON has no negative zero.
      const text = JSON.stringify({ ...random, ...keys }).replaceAll('\\u0000', '')
      const stored = JSON.parse(text) as unknown
      await notes
        .insertInto('jsonNote')
        .values({ noteId: 1, firstContent: text })
        .onConflict((conflict) => conflict.column('noteId').doUpdateSet({ firstContent: text }))
        .execute()
      const built = await notes.selectFrom('jsonNote').select(['noteId', 'firstContent']).execute()
      expect(built).toEqual([{ noteId: 1, firstContent: stored }])
      const raw = await sql`
        select first_content, (select json_agg(n.first_content) from json_note n) as all_contents
        from json_note`.execute(db)
      expect(raw.rows).toEqual([{ firstContent: stored, allContents: [stored] }])
    }),
    { numRuns: 50 },
  )
})

test('rolls back everything after a throw and skips the after-commit callbacks', async () => {
  let ran = 0
  const work = database.transact(async (tx) => {
    await tx.withTables<Tables>().insertInto('note').values({ id: 1, words: 'never' }).execute()
    database.afterCommit(tx, () => void ran++)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await words()).toEqual([])
  expect(ran).toBe(0)
})

test('runs an after-commit callback once and after the commit, so that it can read the written rows', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  await database.transact(async (tx) => {
    await tx.withTables<Tables>().insertInto('note').values({ id: 2, words: 'kept' }).execute()
    database.afterCommit(tx, () => resolve(words()))
  })
  expect(await promise).toEqual(['kept'])
})

test('completes both of two transactions that deadlock', async () => {
  const notes = { first: 11, second: 12 }
  await database.db
    .withTables<Tables>()
    .insertInto('note')
    .values([
      { id: 11, words: '' },
      { id: 12, words: '' },
    ])
    .execute()
  let tries = 0
  let waiting = 0
  const bothHoldOne = Promise.withResolvers<void>()
  async function touch(a: number, b: number, mark: string): Promise<void> {
    await database.transact(async (tx) => {
      tries++
      await sql`update note set words = words || ${mark} where id = ${a}`.execute(tx)
      if (++waiting === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await sql`update note set words = words || ${mark} where id = ${b}`.execute(tx)
    })
  }
  await Promise.all([touch(notes.first, notes.second, 'a'), touch(notes.second, notes.first, 'b')])
  // At least one transaction was retried; a retry can deadlock a second time.
  expect(tries).toBeGreaterThanOrEqual(3)
  const texts = (await words()).filter((text) => text !== 'kept')
  expect(texts.map((text) => [...text].toSorted().join(''))).toEqual(['ab', 'ab'])
  await sql`delete from note`.execute(database.db)
})

test('prepares a statement with values once per connection and names it by its text', async () => {
  const single = await connectTestDatabase(own.url, { poolSize: 1 })
  for (const id of [1, 2, 3]) await sql`select ${id}::int + 40 as sum`.execute(single.db)
  const { rows } = await sql<{
    name: string
  }>`select name from pg_prepared_statements where statement like '%+ 40 as sum%'`.execute(
    single.db,
  )
  await single.close()
  expect(rows).toHaveLength(1)
})

test('fails once with an outdated prepared plan and replaces the connection, so that the retry succeeds', async () => {
  const single = await connectTestDatabase(own.url, { poolSize: 1 })
  const read = () => sql`select * from note where id = ${1}`.execute(single.db)
  await read()
  await sql.raw('alter table note add column extra text').execute(database.db)
  await expect(read()).rejects.toThrow('cached plan')
  await expect(read()).resolves.toEqual({ rows: [] })
  await single.close()
  await sql.raw('alter table note drop column extra').execute(database.db)
})

test('sends a notification to another process after a commit, and sends none after a rollback', async () => {
  const second = await connectTestDatabase(own.url, { poolSize: 1 })
  const payloads = await receivedMarks(2, second, 'Unread changed')
  await database.transact((tx) => database.notify(tx, 'Unread changed', 'one'))
  await database
    .transact(async (tx) => {
      await database.notify(tx, 'Unread changed', 'taken back')
      throw new Error('no')
    })
    .catch(() => {})
  await database.transact((tx) => database.notify(tx, 'Unread changed', 'two'))
  expect(await payloads()).toEqual(['one', 'two'])
  await second.close()
})

test('restores a lost listening connection, reports the gap and receives notifications again', async () => {
  const second = await connectTestDatabase(own.url, { poolSize: 1 })
  expect(second.isListening()).toBe(false)
  const gap = Promise.withResolvers<void>()
  const next = Promise.withResolvers<string>()
  await second.listen('gaps', next.resolve, () => {
    expect(second.isListening()).toBe(true)
    gap.resolve()
  })
  expect(second.isListening()).toBe(true)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity 
    where datname = current_database() and query in ('listen "gaps"', 'select 1')`.execute(
    database.db,
  )
  await gap.promise
  await database.transact((tx) => database.notify(tx, 'gaps', 'after'))
  expect(await next.promise).toBe('after')
  await second.close()
})

test('a connection lost inside a transaction fails only that transaction', async () => {
  const second = await connectTestDatabase(own.url, { poolSize: 1 })
  const work = second.transact(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db)
    await sql`insert into note values (99, 'lost')`.execute(tx)
  })
  await expect(work).rejects.toThrow()
  expect(await second.isReachable()).toBe(true)
  expect(await words()).not.toContain('lost')
  await second.close()
})

test('the pool survives the loss of idle connections and reports an unreachable database', async () => {
  const second = await connectTestDatabase(own.url, { poolSize: 2 })
  const pidOf = async (tx: Tx) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid
  const pids = await second.transact((first) =>
    second.transact(async (nested) => [await pidOf(first), await pidOf(nested)]),
  )
  // Only its own: the pool of the other tests may not notice at once that it lost one.
  for (const pid of pids) await sql`select pg_terminate_backend(${pid}, 5000)`.execute(database.db)
  expect(await second.isReachable()).toBe(true)
  await second.close()
  expect(await second.isReachable()).toBe(false)
})

type Tables = { note: { id: number; words: string } }

async function words(): Promise<string[]> {
  const rows = await database.db
    .withTables<Tables>()
    .selectFrom('note')
    .select('words')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.words)
}

async function receivedMarks(
  count: number,
  listenOn: ConnectedDatabase,
  channel: string,
): Promise<() => Promise<string[]>> {
  const payloads: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = await listenOn.listen(channel, (payload) => {
    if (payloads.push(payload) === count) resolve()
  })
  return async () => {
    await promise
    await stop()
    return payloads
  }
}
