import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { aTestDatabase } from '#database/test-database.ts'
import type { Audit } from '#ports/audit.ts'
import { auditTable } from './audit-table.ts'

const ids = randomIds()
const own = aTestDatabase()
let audit: Audit

beforeAll(async () => {
  audit = auditTable(own.database, ids)
})

test('stores every field of an entry and requires only an event and an outcome', async () => {
  const accountId = ids.rowId()
  await audit.record({
    event: 'document.uploaded',
    outcome: 'done',
    accountId,
    object: 'd1',
    details: { bytes: 12, "it's": true },
  })
  await audit.record({ event: 'sign-in.refresh-reused', outcome: 'refused' })
  expect(await recorded('document.uploaded')).toEqual([
    {
      event: 'document.uploaded',
      outcome: 'done',
      accountId: accountId,
      object: 'd1',
      details: { bytes: 12, "it's": true },
    },
  ])
  expect(await recorded('sign-in.refresh-reused')).toEqual([
    {
      event: 'sign-in.refresh-reused',
      outcome: 'refused',
      accountId: null,
      object: null,
      details: {},
    },
  ])
})

test('rolls an entry back with the transaction of its caller', async () => {
  await own.database
    .transact(async (tx) => {
      await audit.record({ event: 'account.completed', outcome: 'done' }, tx)
      throw new Error('no')
    })
    .catch(() => {})
  expect(await recorded('account.completed')).toEqual([])
})

test('finds the addresses of refused tries of one account', async () => {
  const [accountId, elsewhere] = [ids.rowId(), ids.rowId()]
  const event = 'sign-in.password'
  await audit.record({ event, outcome: 'refused', accountId, ip: '198.51.100.7' })
  await audit.record({ event, outcome: 'refused', accountId, ip: '198.51.100.7' })
  await audit.record({ event, outcome: 'refused', accountId })
  await audit.record({ event, outcome: 'done', accountId, ip: '198.51.100.8' })
  await audit.record({ event: 'sign-in.code', outcome: 'refused', accountId, ip: '198.51.100.9' })
  await audit.record({ event, outcome: 'refused', accountId: elsewhere, ip: '198.51.100.10' })
  const sources = { event, accountId, withinSeconds: 60 }
  expect(await audit.listRefusedSources(sources)).toEqual(['198.51.100.7'])
  expect(await audit.listRefusedSources({ ...sources, withinSeconds: 0 })).toEqual([])
})

test.each(["update audit set event = 'x'", 'delete from audit', 'truncate audit'])(
  'the database refuses to change entries: %s',
  async (statement) => {
    await audit.record({ event: 'case.created', outcome: 'done' })
    await expect(sql.raw(statement).execute(own.database.db)).rejects.toThrow(
      'audit rows are never changed or removed',
    )
  },
)

async function recorded(event: string): Promise<unknown[]> {
  return (
    await sql`select event, outcome, account_id, object, details from audit where event = ${event}`.execute(
      own.database.db,
    )
  ).rows
}
