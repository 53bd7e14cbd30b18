// spec: workspace#case-summary
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, testMasterKey } from '#testing/test-app.ts'
import { listWrongCounts } from '#testing/test-counts.ts'

const app = openTestApp()
const root = fileURLToPath(new URL('../../..', import.meta.url))

test('the command counts the cases of all firms again', async () => {
  await spoil()
  expect(await listWrongCounts(app.deps)).not.toEqual([])
  expect(await rebuild()).toMatch(/Hollis & Reyes Law: counted \d+ cases again\.\n.*Northgate/)
  expect(await listWrongCounts(app.deps)).toEqual([])
})

test('the command counts the cases of one firm', async () => {
  await spoil()
  const all = (await listWrongCounts(app.deps)).length
  expect(await rebuild('--firm', 'Northgate Legal Group')).toMatch(/^Northgate .* again\.\s*$/)
  const left = (await listWrongCounts(app.deps)).length
  expect([left > 0, left < all]).toEqual([true, true])
})

/** Runs the command on the database of the test, as an operator does beside a running server. */
async function rebuild(...words: readonly string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.filesFolder,
    MASTER_KEY: testMasterKey,
    LOG_LEVEL: 'silent',
  }
  const args = ['apps/server/firm.ts', 'summary:rebuild', ...words]
  return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout
}

const spoil = () =>
  sql`with spoiled as (
      update case_summary
      set documents_needed = 99, sections_done = 0, joined = 0, search_text = 'nobody'
    )
    delete from case_deadline`.execute(app.owner.db)
