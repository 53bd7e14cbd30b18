// spec: workspace#client-activity
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { visitCase } from '../visit-case.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { createClientActive, type ClientActive } from './client-activity.ts'

const app = openTestApp()
const minute = 60_000
let elapsedMs: number
let clientActive: ClientActive

beforeEach(() => {
  elapsedMs = 0
  clientActive = createClientActive(() => elapsedMs)
})

test('acts of a client are saved once in five minutes', async () => {
  await act(1)
  const first = await readActivity()
  await pass(5 * minute - 1)
  await act(1)
  expect(await readActivity()).toEqual(first)
  await pass(1)
  await act(1)
  const later = await readActivity()
  expect(later?.at.getTime()).toBeGreaterThanOrEqual((first?.at.getTime() ?? 0) + 5 * minute)
})

test('an act of the spouse is saved at once', async () => {
  await act(1)
  await pass(minute)
  await act(2)
  expect((await readActivity())?.debtor).toBe(2)
})

test('a second visit within five minutes saves no activity', async () => {
  const viewer = { kind: 'client', accountId: app.demoData.accounts.victor } as ClientViewer
  const { caseId } = getCase()
  await visitCase(app.deps, viewer, caseId)
  const first = await readActivity()
  await app.clock.moveBy(minute)
  await visitCase(app.deps, viewer, caseId)
  expect(await readActivity()).toEqual(first)
})

const getCase = () => ({ caseId: app.demoData.cases.okonkwo, firmId: app.demoData.firms.hollis })
const act = (debtor: 1 | 2) => clientActive(app.deps.database.db, getCase(), debtor)

async function readActivity() {
  const rows = await app.rows(sql<{ at: Date; debtor: number | null }>`
    select client_active_at as at, last_active_debtor as debtor
    from case_summary
    where case_id = ${getCase().caseId}`)
  return rows[0]
}

async function pass(milliseconds: number): Promise<void> {
  elapsedMs += milliseconds
  await app.clock.moveBy(milliseconds)
}
