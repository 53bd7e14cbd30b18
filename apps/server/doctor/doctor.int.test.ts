import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { recordBackup } from '#database/installation.ts'
import { connectTestDatabase, openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { readSettings } from '../settings.ts'
import { startApp } from '../start-app.ts'
import { productionSettings } from '#testing/test-app.ts'
import { aTestFolder } from '#database/test-folder.ts'
import { version } from '../version.ts'
import { examine } from './doctor.ts'

const hourMs = 3_600_000
const recipients: string[] = []
const folder = aTestFolder()
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let env: Record<string, string>
const servers: Array<{ close(done: () => void): unknown }> = []

beforeAll(async () => {
  database = await openEmptyDatabase()
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      stream.resume().once('end', () => done())
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
    },
  })
  const portal = createServer((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ status: 'ok', version })),
  )
  servers.push(mail, portal)
  env = {
    ...productionSettings,
    PUBLIC_URL: `http://localhost:${await listen(portal)}`,
    SMTP_URL: `smtp://127.0.0.1:${await listen(mail.server)}`,
    MAIL_FROM: 'no-reply@localhost',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
  }
})
afterAll(async () => {
  for (const server of servers) await new Promise<void>((done) => server.close(done))
  await database.close()
})

test('on an empty database it says what the first start will do, and changes nothing', async () => {
  const lines = await visit()
  expect(lines).toContainEqual(expect.stringMatching(/^✓ database +PostgreSQL \d+.* answers\.$/))
  expect(lines).toContainEqual(expect.stringMatching(/^– tables +Migrations are missing/))
  expect(lines).toContainEqual(expect.stringMatching(/^✗ backup +No backup has been reported/))
  expect(lines).toContainEqual(expect.stringMatching(/^– texts +Not tried/))
  expect(lines).toContainEqual(expect.stringMatching(/^✓ address .* is version/))
  expect(recipients).toEqual([])
  const reader = await connectTestDatabase(database.url, { poolSize: 1 })
  const { rows } = await reader.pool.query(`select from pg_tables where schemaname = 'public'`)
  await reader.close()
  expect(rows).toEqual([])
  expect(await readdir(join(folder, 'files'))).toEqual([])
})

test('after the first start it knows the master key and the last backup, and sends a message on request', async () => {
  const app = await startApp(readSettings(env), silentLog)
  await recordBackup(app.deps.database)
  await app.close()
  const lines = await visit({}, 0, 'me@example.com')
  expect(lines).toContainEqual(expect.stringMatching(/^✓ tables/))
  expect(lines).toContainEqual(expect.stringMatching(/^✓ master key/))
  expect(lines).toContainEqual(expect.stringMatching(/^✓ backup .* 0 h ago\.$/))
  expect(lines).toContainEqual(expect.stringMatching(/^✓ mail +The mail server took a message/))
  expect(recipients).toEqual(['me@example.com'])
  expect(await visit({}, 27 * hourMs)).toContainEqual(
    expect.stringMatching(/^✗ backup .* 27 h ago/),
  )
})

test('names the primary if the database has several hosts', async () => {
  const { host } = new URL(database.url)
  const several = database.url.replace(host, `127.0.0.1:9,${host}`)
  const line = `PostgreSQL .* answers, at the primary ${host}\\.$`
  expect(await visit({ DATABASE_URL: several })).toContainEqual(
    expect.stringMatching(new RegExp(`^✓ database +${line}`)),
  )
})

test.each<readonly [string, Readonly<Record<string, string>>, RegExp]>([
  [
    'several hosts without a primary',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:9,127.0.0.1:10/c' },
    /^✗ database +No host of the database is the primary \(.*:9: connect ECONNREFUSED .*:10: /,
  ],
  [
    'another master key',
    { MASTER_KEY: randomBytes(32).toString('base64') },
    /^✗ master key +It is not/,
  ],
  ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:9' }, /^✗ mail +.*ECONNREFUSED/],
  [
    'an address that nobody serves',
    { PUBLIC_URL: 'http://localhost:9' },
    /^✗ address .*Expected: PUBLIC_URL/,
  ],
  ['a scanner that is away', { CLAMAV_HOST: '127.0.0.1:9' }, /^✗ scanner .*Expected: CLAMAV_HOST/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' },
    /^✗ database .*Expected/,
  ],
  [
    'a bucket that is away',
    { FILES_S3_URL: 'http://127.0.0.1:9/b', FILES_S3_KEY_ID: 'a', FILES_S3_SECRET: 'b' },
    /^✗ files .*Expected/,
  ],
])('names %s', async (_, changes, expected) => {
  expect(await visit(changes)).toContainEqual(expect.stringMatching(expected))
})

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

async function visit(changes: Readonly<Record<string, string>> = {}, later = 0, mailTo?: string) {
  const now = () => new Date(Date.now() + later)
  const options = { mailTo, textTo: undefined, now }
  const { words } = await examine(readSettings({ ...env, ...changes }), silentLog, options)
  return words.split('\n')
}
