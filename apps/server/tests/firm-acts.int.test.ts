import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { calendarDay, daysAfter } from '#lib/dates.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, twoSpouses } from '#testing/test-people.ts'
import { change, joined, readCase, states } from '#testing/test-firm-acts.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const { debtor1: marcus, debtor2: elena } = twoSpouses(app)
let filedOn: string

beforeAll(async () => {
  filedOn = calendarDay(daysAfter(app.clock.now(), -10), 'America/New_York')
})

test("in a joint case each debtor sees their own address and the other's masked", async () => {
  const id = app.demoData.cases.whitfield
  expect(await readCase(marcus, id)).toMatchObject({
    isJoint: true,
    debtor1EmailAddress: 'marcus.whitfield@example.com',
    debtor2EmailAddress: 'e***@e***.com',
  })
  expect(await readCase(elena, id)).toMatchObject({
    isJoint: true,
    debtor1EmailAddress: 'm***@e***.com',
    debtor2EmailAddress: 'elena.whitfield@example.com',
  })
})

test('a filed case has its number, texts and step, and notifies its client once', async () => {
  const id = await joined(app, {})
  const news = async () =>
    (
      await rosa.graph(
        'query ($id: ID) { notifications { get(caseId: $id) { type description read } } }',
        { id },
      )
    ).data.notifications.get
  expect(await change(app, id, 'Filed', { filedOn, caseNumber: '26-10001' })).toBe(true)
  expect(await readCase(rosa, id)).toMatchObject({
    status: 'Filed',
    caseNumber: '26-10001',
    dashBoardTitle: 'Congratulations! Your case has been filed',
  })
  expect(await states(rosa, id)).toEqual(['done', 'done', 'done', 'done', 'current', 'next'])
  const { statuses } = await readCase(rosa, id)
  expect([statuses[3].date, statuses[4].date]).toEqual([
    filedOn,
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  ])
  expect(await news()).toEqual([
    { type: 'case', description: 'Your case moved forward: Filed', read: false },
  ])
  expect(await change(app, id, 'Filed')).toBe(true)
  expect(await news()).toHaveLength(1)
  expect(await change(app, id, 'Complete', { outcome: 'discharged' })).toBe(true)
  expect(await readCase(rosa, id)).toMatchObject({
    status: 'Complete',
    caseNumber: '26-10001',
    dashBoardTitle: 'The court has granted your discharge',
  })
  expect(await states(rosa, id)).toEqual(['done', 'done', 'done', 'done', 'done', 'current'])
  const { rows } = await sql<{
    status: string
  }>`select details->>'status' as status from audit where event = 'case.status-changed' and object = ${id} order by at, id`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ status: 'Filed' }, { status: 'Complete' }])
})

test('notifies both spouses and no other client', async () => {
  const listNotified = async () =>
    (
      await sql<{
        accountId: string
      }>`select account_id from notification where case_id = ${app.demoData.cases.whitfield}`.execute(
        app.deps.database.db,
      )
    ).rows
      .map((row) => row.accountId)
      .toSorted()
  await change(app, app.demoData.cases.whitfield, 'Complete', { outcome: 'dismissed' })
  expect(await listNotified()).toEqual(
    [app.demoData.accounts.marcus, app.demoData.accounts.elena].toSorted(),
  )
})

test('does not notify a client who deactivated the case', async () => {
  const id = await joined(app, {})
  await rosa.graph('mutation ($id: ID!) { cases { deactivate(id: $id) { id } } }', { id })
  await change(app, id, 'Filed', { filedOn, isNumberPending: true })
  const { rows } = await sql`select 1 from notification where case_id = ${id}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([])
})

test('refuses to change the status of an unknown case', async () => {
  expect(await change(app, '0199f0aa-0000-7000-8000-000000000000', 'Filed')).toBe(false)
})
