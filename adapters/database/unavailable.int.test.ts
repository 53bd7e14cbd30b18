import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { silentLog, aTestDatabase } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import { connectDatabase } from './connect.ts'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { openLine } from './test-line.ts'

const away = { name: 'Problem', code: 'data.unavailable', kind: 'unavailable' }

const own = aTestDatabase()

test.skipIf(process.platform === 'win32')(
  'reports a killed server as unavailable and works again after its restart',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daybreak-away-'))
    await chmod(folder, 0o711)
    const dataDir = join(folder, 'data')
    const start = () => startEmbedded({ dataDir, log: silentLog, fast: true })
    let server: EmbeddedDatabase = await start()
    // The proxy is needed because a restarted embedded server has another port.
    const line = await openLine(server.url)
    const warn = vi.fn<Log['warn']>()
    const database = await connectDatabase({
      url: line.through(server.url),
      log: { ...silentLog, warn },
      poolSize: 3,
    })
    try {
      const read = () => sql<{ one: number }>`select ${1}::int as one`.execute(database.db)
      const begun = Promise.withResolvers<void>()
      const isKilled = Promise.withResolvers<void>()
      const transaction = expect(
        database.transact(async (tx) => {
          await sql`select 1`.execute(tx)
          begun.resolve()
          await isKilled.promise
          await sql`select 1`.execute(tx)
        }),
      ).rejects.toMatchObject(away)
      await begun.promise
      const statement = expect(sql`select pg_sleep(60)`.execute(database.db)).rejects.toMatchObject(
        away,
      )
      process.kill(
        Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
        'SIGQUIT',
      )
      await statement
      isKilled.resolve()
      await transaction
      await line.cut()
      await expect(read()).rejects.toMatchObject(away)
      await expect(database.transact(() => Promise.resolve())).rejects.toMatchObject(away)
      expect(await database.isReachable()).toBe(false)
      expect(
        warn.mock.calls.filter(([, message]) => message === 'The database cannot be reached'),
      ).toHaveLength(1)

      await server.stop()
      server = await start()
      await line.restore(server.url)
      expect((await read()).rows).toEqual([{ one: 1 }])
    } finally {
      await line.close()
      await database.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

test('reports too many connections, and an exhausted pool, as unavailable', async () => {
  const full = await connectDatabase({
    url: own.url,
    log: silentLog,
    poolSize: 1,
    connectTimeoutMs: 1_000,
  })
  await full.transact(async () => {
    await expect(sql`select 1`.execute(full.db)).rejects.toMatchObject(away)
  })
  await full.close()
  await expect(sql`select 1`.execute(full.db)).rejects.toMatchObject(away)
})

test.each(['57P01', '57P02', '57P03', '53300', '53100', '08006', '25006'])(
  'reports a statement that fails with %s as unavailable',
  async (state) => {
    const raise = sql.raw(
      `do $$ begin raise exception 'a reason' using errcode = '${state}'; end $$`,
    )
    await expect(raise.execute(own.database.db)).rejects.toMatchObject({
      ...away,
      cause: expect.objectContaining({ code: state }),
    })
  },
)

test.each(['23505', '22P02', '40001', '42P01', '57014'])(
  'rethrows the original error of a statement that fails with %s',
  async (state) => {
    const raise = sql.raw(
      `do $$ begin raise exception 'a reason' using errcode = '${state}'; end $$`,
    )
    await expect(raise.execute(own.database.db)).rejects.toMatchObject({ code: state })
  },
)

test('reports a lost commit as unavailable and does not retry it', async () => {
  const line = await openLine(own.url)
  const database = await connectDatabase({
    url: line.through(own.url),
    log: silentLog,
    poolSize: 1,
  })
  let tries = 0
  const work = database.transact(async (tx) => {
    tries += 1
    await sql`select 1`.execute(tx)
    await line.cut()
  })
  await expect(work).rejects.toMatchObject(away)
  expect(tries).toBe(1)
  await database.close()
})
