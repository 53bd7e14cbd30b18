import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installJobs, startJobs } from '#adapters/jobs/pg-boss.ts'
import { silentLog } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import { connectDatabase, type ConnectedDatabase } from '../connect.ts'
import { isBehindTransactionPooler } from '../pooler-check.ts'
import { openLine } from '../test-line.ts'
import { parseDatabaseAddress } from './address.ts'
import { findPrimary } from './find-primary.ts'
import { openReplica, type TestReplica } from './test-replica.ts'

const patient = { timeout: 90_000 }
const opened = new Set<{ close(): Promise<void> }>()
const poolSize = 4
const deadHost = '127.0.0.1:9'
let replica: TestReplica

describe.skipIf(process.platform === 'win32')('a primary and a standby', () => {
  beforeEach(async () => {
    replica = await openReplica()
  })
  afterEach(async () => {
    for (const { close } of opened) await close()
    opened.clear()
    await replica.close()
  })

  test('uses the primary only, in whichever order the hosts are named', async () => {
    const { primaryUrl, standbyUrl } = replica
    for (const url of [join(primaryUrl, standbyUrl), join(standbyUrl, deadHost, primaryUrl)]) {
      const database = await connect(url)
      const primaryPort = Number(new URL(primaryUrl).port)
      expect(await readPorts(database)).toEqual(new Set([primaryPort]))
      expect(await database.findPrimary()).toBe(`127.0.0.1:${primaryPort}`)
      expect(await isBehindTransactionPooler(url, 20_000)).toBe(false)
    }
  })

  test('refuses hosts of which none is the primary, and says why', async () => {
    const standby = new URL(replica.standbyUrl).host
    const message =
      'No host of the database is the primary ' +
      `(${standby}: a standby; ${deadHost}: connect ECONNREFUSED ${deadHost})`
    const url = join(replica.standbyUrl, deadHost)
    await expect(connect(url)).rejects.toThrow(message)
    await expect(isBehindTransactionPooler(url, 20_000)).rejects.toThrow(message)
    const alone = `${replica.standbyUrl}?target_session_attrs=primary`
    await expect(connect(alone)).rejects.toThrow(`(${standby}: a standby)`)
  })

  test('follows a killed primary with the same pool, listener and jobs', async () => {
    const { primaryUrl, standbyUrl } = replica
    const warn = vi.fn<Log['warn']>()
    const [a, b] = [
      await connect(join(primaryUrl, standbyUrl), { ...silentLog, warn }),
      await connect(join(standbyUrl, primaryUrl)),
    ]
    await installJobs(a)
    const jobs = await startJobs(a, silentLog)
    const done: string[] = []
    const received: string[] = []
    const onGap = vi.fn<() => void>()
    await jobs.work('test', async ({ name = '' }) => void done.push(name))
    await b.listen('test', (payload) => received.push(payload), onGap)
    await createNotes(a)
    await write(a, 'before')
    const isReplicated = async () => (await replica.askStandby('select from note')).length
    await expect.poll(isReplicated, patient).toBe(1)

    await replica.killPrimary()
    const read = () => sql`select 1`.execute(b.db).catch(({ code }: { code: unknown }) => code)
    await expect.poll(read, patient).toBe('data.unavailable')
    await replica.promoteStandby()

    await expect.poll(() => canWrite(a, 'from a'), patient).toBe(true)
    await expect.poll(() => canWrite(b, 'from b'), patient).toBe(true)
    await expect.poll(() => onGap.mock.calls.length, patient).toBeGreaterThan(0)
    await a.transact(async (tx) => {
      await a.notify(tx, 'test', 'after')
      await jobs.enqueue(tx, 'test', { name: 'after' })
    })
    await expect.poll(() => received, patient).toEqual(['after'])
    await expect.poll(() => done, patient).toEqual(['after'])
    expect(await replica.askStandby('select words from note order by words')).toEqual([
      { words: 'before' },
      { words: 'from a' },
      { words: 'from b' },
    ])
    expect(warn.mock.calls.map(([fields]) => fields)).toContainEqual({
      host: new URL(standbyUrl).host,
    })
    await jobs.stop()
  })

  test('leaves a former primary that still runs but does not respond', async () => {
    const line = await openLine(replica.primaryUrl)
    opened.add(line)
    const url = join(line.through(replica.primaryUrl), replica.standbyUrl)
    const database = await connect(url, silentLog, 2_000)
    await createNotes(database)
    expect((await readPorts(database)).size).toBe(1)
    line.hold()
    const statement = expect(write(database, 'never')).rejects.toMatchObject({
      code: 'data.unavailable',
    })
    await replica.promoteStandby()
    await statement
    await expect.poll(() => canWrite(database, 'after'), patient).toBe(true)
    expect(await replica.askStandby('select words from note')).toEqual([{ words: 'after' }])
  })

  test('leaves a primary that was made read-only before the standby was promoted', async () => {
    const superuser = new URL(replica.primaryUrl)
    superuser.username = 'postgres'
    const [former, database] = [
      await connect(superuser.href),
      await connect(join(replica.primaryUrl, replica.standbyUrl)),
    ]
    await createNotes(database)
    // All connections of the pool are to the former primary.
    expect((await readPorts(database)).size).toBe(1)
    await sql`alter system set default_transaction_read_only = on`.execute(former.db)
    await sql`select pg_reload_conf()`.execute(former.db)
    // Without another primary, reads go on.
    await expect.poll(() => canWrite(database, 'before'), patient).toBe(false)
    await sql`select from note`.execute(database.db)
    await replica.promoteStandby()
    await expect.poll(() => canWrite(database, 'after'), patient).toBe(true)
    const ports = await readPorts(database)
    expect(ports).toEqual(new Set([Number(new URL(replica.standbyUrl).port)]))
    expect(await replica.askStandby('select words from note')).toContainEqual({ words: 'after' })
    const address = parseDatabaseAddress(join(replica.primaryUrl, replica.standbyUrl))
    for (const _ of Array.from({ length: 10 })) {
      const primary = await findPrimary({ ...address, connectTimeoutMs: 20_000 })
      expect(primary).toBe(address.hosts[1])
    }
  })
})

async function connect(url: string, log = silentLog, connectTimeoutMs = 20_000) {
  const database = await connectDatabase({ url, log, poolSize, connectTimeoutMs })
  opened.add(database)
  return database
}

/** Of the servers at the other end of all connections of the pool. */
async function readPorts(database: ConnectedDatabase): Promise<Set<number | undefined>> {
  const readPort = () =>
    sql<{ port: number }>`select inet_server_port() as port, pg_sleep(0.1)`.execute(database.db)
  const results = await Promise.all(Array.from({ length: poolSize }, readPort))
  return new Set(results.map(({ rows }) => rows[0]?.port))
}

/** Returns when the standby has the table. */
async function createNotes(database: ConnectedDatabase): Promise<void> {
  await sql`create table note (words text not null)`.execute(database.db)
  const isReplicated = () => replica.askStandby('select from note').catch(() => 'missing')
  await expect.poll(isReplicated, patient).toEqual([])
}

async function write(database: ConnectedDatabase, words: string): Promise<void> {
  await sql`insert into note values (${words})`.execute(database.db)
}

async function canWrite(database: ConnectedDatabase, words: string): Promise<boolean> {
  return write(database, words).then(
    () => true,
    () => false,
  )
}

/** The address with the hosts of all. */
function join(...places: readonly string[]): string {
  const [first = '', ...others] = places.map((place) =>
    place.includes('//') ? place : `postgres://${place}`,
  )
  const { host } = new URL(first)
  return first.replace(host, [host, ...others.map((url) => new URL(url).host)].join(','))
}
