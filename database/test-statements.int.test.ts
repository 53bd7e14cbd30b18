import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firmNames } from '#features/firm/server/firms.ts'
import { cleanUpStaff } from '#features/staff/server/clean-up.ts'
import { aTestDatabase } from './test-database.ts'
import { listSenders } from './test-statements.ts'

const own = aTestDatabase()

test('records the store that sends a statement, and no statement of a test', async () => {
  const before = listSenders()
  await sql`select from firm`.execute(own.database.db)
  expect(listSenders()).toEqual(before)
  await firmNames(own.database.db)
  expect(listSenders()).toEqual(new Set([...before, 'features/firm/server/firm.store.ts']))
})

test('records the caller of a shared builder as the sender', async () => {
  const before = listSenders()
  await cleanUpStaff(own.database.db)
  const added = [...listSenders()].filter((sender) => !before.has(sender))
  expect(added).toContain('features/staff/server/clean-up.ts')
  expect(added.filter((sender) => !sender.startsWith('features/staff/'))).toEqual([])
})
