import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { startJobs } from '#adapters/jobs/pg-boss.ts'
import type { RunningJobs } from '#adapters/jobs/running-jobs.ts'
import { limitsTable } from '#adapters/limits/limits-table.ts'
import { pinoLog } from '#adapters/log/pino-log.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { httpTexter } from '#adapters/sms/http-texter.ts'
import { aTestDatabase } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import type { Message } from '#ports/outbox.ts'
import { aTestFolder } from '#database/test-folder.ts'
import { listUndelivered } from './failed-messages.ts'
import { deliverMessages, outboxTable, sweepOutbox } from './outbox-table.ts'

const wait = { timeout: 15_000 }
const secrets = masterKeySecrets(new Uint8Array(32).fill(7))
const own = aTestDatabase()
let jobs: RunningJobs
const folder = aTestFolder()
let log: Log
let smtp: SMTPServer
let reply: Error & { responseCode?: number }
const provider = createServer((request, response) => {
  request.resume()
  response.writeHead(400).end('{"code": 21614, "message": "+12125550142 is not a mobile number"}')
})

beforeAll(async () => {
  log = pinoLog({ level: 'info', destination: join(folder, 'log') })
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_, __, done) => done(reply),
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  const getPort = (address: unknown) => (address as AddressInfo).port
  const mailer = smtpMailer({
    url: `smtp://127.0.0.1:${getPort(smtp.server.address())}`,
    from: 'portal@firm.example',
  })
  const texter = httpTexter({
    url: `http://AC1:token@127.0.0.1:${getPort(provider.address())}/m?from=+12125550100`,
  })
  jobs = await startJobs(own.database, log)
  const { database } = own
  const limits = limitsTable(database, (text) => secrets.fingerprint('limits', text))
  await deliverMessages({ database, jobs, limits, secrets, mailer, texter, log })
})
afterAll(async () => {
  await jobs.stop()
  await new Promise<void>((closed) => smtp.close(closed))
  provider.closeAllConnections()
  await new Promise((closed) => provider.close(closed))
})
const email: Message = {
  channel: 'email',
  to: 'rosa@example.com',
  subject: 'Hello',
  body: 'https://portal.example/invitation/secret',
}

test('gives up on an email that the server permanently refuses, and names the reason in the log and in the list', async () => {
  reply = refuses(550)
  const id = await post(email)
  await expect
    .poll(() => readRow(id), wait)
    .toEqual({
      state: 'dropped',
      erased: true,
      attempts: 1,
      fault: 'SMTP 550',
      failed: true,
      maskedTo: 'r***@e***.com',
    })
  await expect
    .poll(async () => (await logged(id)).lines, wait)
    .toMatchObject([
      {
        level: 'error',
        id,
        channel: 'email',
        attempts: 1,
        problem: 'mail.unavailable',
        cause: 'SMTP 550',
      },
    ])
  expect((await logged(id)).text).not.toMatch(/rosa|secret|not known/)
  expect(
    await listUndelivered({ database: own.database, secrets }, { failedOnly: true }),
  ).toMatchObject([
    {
      channel: 'email',
      attempts: 1,
      fault: 'SMTP 550',
      maskedTo: 'r***@e***.com',
      failedAt: expect.any(Date),
    },
  ])
})

test("gives up on a text message to a number that is not mobile, and stores the provider's code", async () => {
  const id = await post({ channel: 'text', to: '2125550142', body: 'Hello' })
  await expect
    .poll(() => readRow(id), wait)
    .toEqual({
      state: 'dropped',
      erased: true,
      attempts: 1,
      fault: 'SMS 21614 (HTTP 400)',
      failed: true,
      maskedTo: '***-***-0142',
    })
  await expect
    .poll(async () => (await logged(id)).lines, wait)
    .toMatchObject([{ channel: 'text', problem: 'sms.unavailable', cause: 'SMS 21614 (HTTP 400)' }])
  expect((await logged(id)).text).not.toContain('2125550142')
})

test('retries after a temporary refusal, logs its reason, and gives up after the last try', async () => {
  reply = refuses(451)
  const id = await post(email)
  await expect
    .poll(() => readRow(id), wait)
    .toEqual({
      state: 'waiting',
      erased: false,
      attempts: 1,
      fault: 'SMTP 451',
      failed: false,
      maskedTo: null,
    })
  const job = sql<{ state: string }>`
    select state::text
    from pgboss.job
    where name = 'deliver-message'
      and data->>'id' = ${id}`
  await expect
    .poll(async () => (await job.execute(own.database.db)).rows, wait)
    .toEqual([{ state: 'retry' }])
  expect((await logged(id)).lines).toMatchObject([
    {
      level: 'warn',
      queue: 'deliver-message',
      data: { id },
      attempt: 1,
      problem: 'mail.unavailable',
      cause: 'SMTP 451',
    },
  ])
  expect(
    await listUndelivered({ database: own.database, secrets }, { failedOnly: false }),
  ).toContainEqual(
    expect.objectContaining({ failedAt: undefined, fault: 'SMTP 451', maskedTo: 'r***@e***.com' }),
  )

  await sql`
    update pgboss.job
    set retry_count = retry_limit - 1, start_after = now()
    where name = 'deliver-message'
      and data->>'id' = ${id}`.execute(own.database.db)
  await expect
    .poll(() => readRow(id), wait)
    .toEqual({
      state: 'dropped',
      erased: true,
      attempts: 2,
      fault: 'SMTP 451',
      failed: true,
      maskedTo: 'r***@e***.com',
    })
})

test('gives up on a message one day after its job ended without a result, unless it was never tried', async () => {
  const [lost, fresh] = [randomIds().rowId(), randomIds().rowId()]
  for (const [id, attempts] of [
    [lost, 20],
    [fresh, 0],
  ] as const) {
    const sealed = secrets.seal(
      'outbox',
      JSON.stringify({ to: 'rosa@example.com', subject: '', body: '' }),
      id,
    )
    await sql`
      insert into outbox (id, channel, sealed, attempts, created_at)
      values (
        ${id},
        'email',
        ${sealed},
        ${attempts},
        portal_now() - interval '25 hours'
      )`.execute(own.database.db)
  }
  await sweepOutbox({ database: own.database, secrets })
  expect(await readRow(lost)).toMatchObject({
    state: 'dropped',
    erased: true,
    fault: 'no result',
    failed: true,
    maskedTo: 'r***@e***.com',
  })
  expect(await readRow(fresh)).toMatchObject({ state: 'waiting', erased: false, failed: false })
})

test('a message whose turn is taken waits, is not lost, and leaves when it is free', async () => {
  const limit = { name: 'staff-mails', max: 2, perSeconds: 3600 }
  const turns = [{ limit, subject: 'lena' }]
  reply = undefined as never
  const ids = [await post({ ...email, turns }), await post({ ...email, turns })]
  for (const id of ids)
    await expect.poll(async () => (await readRow(id))?.['state'], wait).toBe('sent')
  const third = await post({ ...email, turns })
  const readJobs = async () =>
    (
      await sql<{ state: string; seconds: number }>`
        select state::text, extract(epoch from start_after - created_on)::int as seconds
        from pgboss.job
        where name = 'deliver-message'
          and data->>'id' = ${third}
        order by created_on`.execute(own.database.db)
    ).rows
  await expect
    .poll(async () => (await readJobs()).map(({ state }) => state), wait)
    .toEqual(['completed', 'created'])
  expect(await readRow(third)).toMatchObject({ state: 'waiting', attempts: 0, erased: false })
  const seconds = (await readJobs())[1]?.seconds ?? 0
  expect([seconds > 3_500, seconds <= 3_601]).toEqual([true, true])
  const free = await post({ ...email, turns: [{ limit, subject: 'omar' }] })
  await expect.poll(async () => (await readRow(free))?.['state'], wait).toBe('sent')
  // An hour later.
  await sql`update rate_window set times = '{}'`.execute(own.database.db)
  await sql`update pgboss.job set start_after = now()
    where data->>'id' = ${third} and state = 'created'`.execute(own.database.db)
  await expect.poll(async () => (await readRow(third))?.['state'], wait).toBe('sent')
})

const refuses = (responseCode: number) =>
  Object.assign(new Error('rosa@example.com is not known here'), { responseCode })

async function post(message: Message): Promise<string> {
  await own.database.transact((tx) =>
    outboxTable({ ids: randomIds(), jobs, secrets }).post(tx, message),
  )
  const { rows } = await sql<{ id: string }>`
    select id
    from outbox
    order by created_at desc, id desc
    limit 1`.execute(own.database.db)
  return rows[0]?.id ?? ''
}

async function readRow(id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    select
      state,
      sealed is null as erased,
      attempts,
      fault,
      failed_at is not null as failed,
      masked_to
    from outbox
    where id = ${id}`.execute(own.database.db)
  return rows[0]
}

/** Returns the log lines that contain this message ID, parsed and as text. */
async function logged(
  id: string,
): Promise<{ readonly lines: ReadonlyArray<Record<string, unknown>>; readonly text: string }> {
  const logText = (await readFile(join(folder, 'log'), 'utf8'))
    .split('\n')
    .filter((line) => line.includes(id))
  return {
    lines: logText.map((line) => JSON.parse(line) as Record<string, unknown>),
    text: logText.join('\n'),
  }
}
