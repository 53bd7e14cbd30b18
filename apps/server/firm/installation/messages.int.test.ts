import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { aTestDatabase } from '#database/test-database.ts'
import { listMessages } from './messages.ts'

const secrets = masterKeySecrets(new Uint8Array(32).fill(7))
const own = aTestDatabase()

test('lists ID, time, channel, masked recipient, state, attempts and reason, and never the content', async () => {
  const list = (failedOnly: boolean) =>
    listMessages({ database: own.database, secrets }, failedOnly)
  expect(await list(false)).toBe('No message waits, and none failed in the last 30 days.')
  expect(await list(true)).toBe('No message failed in the last 30 days.')

  const id = '0190a000-0000-7000-8000-000000000001'
  const failedId = '0190a000-0000-7000-8000-000000000002'
  const sealed = secrets.seal(
    'outbox',
    JSON.stringify({ to: '2125550142', body: 'Your code is 123456.' }),
    id,
  )
  await sql`insert into outbox (id, channel, sealed, attempts, fault, created_at)
    values (${id}, 'text', ${sealed}, 2, 'SMS HTTP 503', '2026-11-20T10:01:00Z')`.execute(
    own.database.db,
  )
  await sql`insert into outbox (id, channel, state, attempts, fault, masked_to, created_at, failed_at)
    values (${failedId}, 'email', 'dropped', 1, 'SMTP 550', 'r***@e***.com', '2026-11-20T10:00:00Z', portal_now())`.execute(
    own.database.db,
  )

  const all = (await list(false)).split('\n').map((line) => line.split(/ {2,}/))
  expect(all).toEqual([
    ['message', 'posted (UTC)', 'channel', 'recipient', 'state', 'tries', 'reason'],
    [id, '2026-11-20 10:01', 'text', '***-***-0142', 'waiting', '2', 'SMS HTTP 503'],
    [
      failedId,
      '2026-11-20 10:00',
      'email',
      'r***@e***.com',
      expect.stringContaining('failed '),
      '1',
      'SMTP 550',
    ],
  ])
  expect((await list(true)).split('\n')).toHaveLength(2)
})
