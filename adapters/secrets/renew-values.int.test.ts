import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aTestDatabaseEach } from '#database/test-database.ts'
import { keyedColumn } from '#lib/keyed-column.ts'
import type { Database } from '#ports/database.ts'
import { countValues } from './count-values.ts'
import { openKeyRing, type KeyRing } from './key-ring.ts'
import { addKeyVersion } from './key-versions.ts'
import { renewColumn } from './renew-values.ts'

const masterKey = new Uint8Array(32).fill(7)
const rows = 1_700
const column = keyedColumn({
  table: 'outbox',
  column: 'sealed',
  id: ['id'],
  by: 'seal',
  purpose: 'outbox',
  context: ({ id }) => id,
})
const data = aTestDatabaseEach()
let ring: KeyRing
beforeEach(async () => {
  const opened = await openKeyRing(data.database, masterKey, { isNew: true })
  if (!opened) throw new Error('Another master key')
  ring = opened
  const ids = Array.from({ length: rows }, (_, index) => toId(index))
  const sealed = ids.map((id) => Buffer.from(ring.secrets.seal('outbox', `To ${id}`, id)))
  await sql`
    insert into outbox (id, channel, state, sealed)
    select * from unnest(${ids}::uuid[], ${ids.map(() => 'text')}::text[], ${ids.map(() => 'waiting')}::text[], ${sealed}::bytea[])`.execute(
    data.database.db,
  )
})

test('a run that ended in the middle goes on with what is old', async () => {
  await rotate()
  let transactions = 0
  const dying: Database = {
    ...data.database,
    transact: (work) =>
      (transactions += 1) > 1
        ? Promise.reject(new Error('The process ended'))
        : data.database.transact(work),
  }
  await expect(renewColumn(dying, ring, column)).rejects.toThrow('The process ended')
  expect(Object.fromEntries(await count())).toEqual({ 1: 700, 2: 1_000 })
  expect(await renewColumn(data.database, ring, column)).toEqual({ renewed: 700, failed: 0 })
  expect(await renewColumn(data.database, ring, column)).toEqual({ renewed: 0, failed: 0 })
  expect(await count()).toEqual([[2, rows]])
  const { rows: stored } = await sql<{ id: string; sealed: Uint8Array }>`
    select id, sealed
    from outbox`.execute(data.database.db)
  for (const { id, sealed } of stored)
    expect(ring.secrets.open('outbox', sealed, id)).toBe(`To ${id}`)
})

test('a value that is written meanwhile stays', async () => {
  await rotate()
  const id = toId(3)
  const newer = Buffer.from(ring.secrets.seal('outbox', 'Newer', id))
  const renewal = await data.database.transact(async (tx) => {
    await sql`update outbox set sealed = ${newer} where id = ${id}`.execute(tx)
    const running = renewColumn(data.database, ring, column)
    await expect.poll(countWaiting).toBe(1)
    return { running }
  })
  expect(await renewal.running).toEqual({ renewed: rows - 1, failed: 0 })
  const { rows: stored } = await sql<{ sealed: Uint8Array }>`
    select sealed
    from outbox
    where id = ${id}`.execute(data.database.db)
  expect(stored[0] && ring.secrets.open('outbox', stored[0].sealed, id)).toBe('Newer')
})

test('a value that does not open stays, and the others are made again', async () => {
  await sql`
    update outbox
    set sealed = set_byte(sealed, 40, 255 - get_byte(sealed, 40))
    where id = ${toId(7)}`.execute(data.database.db)
  await rotate()
  expect(await renewColumn(data.database, ring, column)).toEqual({ renewed: rows - 1, failed: 1 })
  expect(Object.fromEntries(await count())).toEqual({ 1: 1, 2: rows - 1 })
})

const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

async function rotate(): Promise<void> {
  await addKeyVersion(data.database, masterKey, [column], { name: 'seal/outbox', delaySeconds: 0 })
  await ring.reload(data.database.db, masterKey)
}

async function countWaiting(): Promise<number> {
  const { rows: waiting } = await sql`
    select from pg_stat_activity
    where datname = current_database()
      and wait_event_type = 'Lock'`.execute(data.database.db)
  return waiting.length
}

const count = async () =>
  (await countValues(data.database.db, [column], ring.getVersion)).map(
    ({ version, values }) => [version, values] as const,
  )
