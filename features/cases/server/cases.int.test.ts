import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aClientOfTwoFirms } from '#testing/test-people.ts'
import { listDeactivations } from './participants/participants.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const { client: amir } = aClientOfTwoFirms(app)

const home = operation`clientLevelDashboard { clientDashboardItemList { id status caseNumber
  firmName attorneyName dashBoardShowSubmitDocumentsFlag lastVisitedDate } }`

test('lists active cases on the client home, and deactivated ones on request', async () => {
  const active = (await amir.graph(home, { active: true })).data.clientLevelDashboard
    .clientDashboardItemList
  expect(active.map(({ id }: { id: string }) => id)).toEqual([
    app.demoData.cases.amirHollis,
    app.demoData.cases.amirNorthgate,
  ])
  const deactivated = (await amir.graph(home, { active: false })).data.clientLevelDashboard
    .clientDashboardItemList
  expect(deactivated).toMatchObject([{ id: app.demoData.cases.amirClosed, status: 'Complete' }])
})

test('records a visit and returns the previous visit', async () => {
  const visit = 'mutation ($id: ID!) { cases { update(case: { id: $id }) { id lastVisitedDate } } }'
  const id = app.demoData.cases.rosa
  expect((await rosa.graph(visit, { id })).data.cases.update).toEqual({ id, lastVisitedDate: null })
  expect((await rosa.graph(visit, { id })).data.cases.update.lastVisitedDate).toMatch(/^\d{4}-/)
})

test('deactivates and activates a case only for the participant who requests it', async () => {
  const marcus = app.browser()
  const elena = app.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  const id = app.demoData.cases.whitfield
  const deactivated = await marcus.graph(
    'mutation ($id: ID!) { cases { deactivate(id: $id, reason: "A pause") { id active } } }',
    { id },
  )
  expect(deactivated.data.cases.deactivate).toEqual({ id, active: false })
  expect((await marcus.graph('{ cases { get(active: true) { id } } }')).data.cases.get).toEqual([])
  expect((await elena.graph('{ cases { get(active: true) { id } } }')).data.cases.get).toEqual([
    { id },
  ])
  expect(
    (
      await marcus.graph(
        'query ($id: ID!) { documentDashboard(caseId: $id) { submitList { id } } }',
        { id },
      )
    ).errors?.[0]?.extensions.code,
  ).toBe('cases.not-found')
  const activated = await marcus.graph(
    'mutation ($id: ID!) { cases { activate(id: $id) { id active } } }',
    { id },
  )
  expect(activated.data.cases.activate).toEqual({ id, active: true })
})

test('keeps the first reason of two deactivations, accepts two activations, and audits each once', async () => {
  const denise = app.browser('198.51.100.5')
  await denise.signIn('denise.carter@example.com')
  const id = app.demoData.cases.denise
  const deactivate =
    'mutation ($id: ID!, $reason: String) { cases { deactivate(id: $id, reason: $reason) { active } } }'
  for (const reason of ['  I need a pause  ', 'Another reason'])
    expect((await denise.graph(deactivate, { id, reason })).data.cases.deactivate).toEqual({
      active: false,
    })
  const { db } = app.deps.database
  const readReasons = async () =>
    (
      await sql<{
        reason: string | null
      }>`select deactivation_reason as reason from participant where case_id = ${id}`.execute(db)
    ).rows
  expect(await readReasons()).toEqual([{ reason: 'I need a pause' }])
  for (const _ of ['once', 'twice'])
    expect(
      (await denise.graph('mutation ($id: ID!) { cases { activate(id: $id) { active } } }', { id }))
        .data.cases.activate,
    ).toEqual({ active: true })
  expect(await readReasons()).toEqual([{ reason: null }])
  expect((await denise.graph(deactivate, { id, reason: '   ' })).data.cases.deactivate).toEqual({
    active: false,
  })
  expect(await readReasons()).toEqual([{ reason: null }])
  const { rows } = await sql<{
    event: string
  }>`select event from audit where object = ${id} order by at, id`.execute(db)
  expect(rows.map(({ event }) => event)).toEqual([
    'case.deactivated',
    'case.activated',
    'case.deactivated',
  ])
})

test('notifies the attorney of a deactivation once and without the reason, and does not notify the other debtor', async () => {
  const elena = app.browser('198.51.100.8')
  await app.clock.moveBy(31_000)
  await elena.signIn('elena.whitfield@example.com')
  const id = app.demoData.cases.whitfield
  const { db } = app.deps.database
  const { rows } = await sql<{
    email: string
  }>`select s.email from legal_case c join staff s on s.id = c.attorney_id where c.id = ${id}`.execute(
    db,
  )
  const attorney = rows[0]?.email ?? ''
  const counts = async () => [
    await app.countMessages(attorney),
    await app.countMessages('marcus.whitfield@example.com'),
    await app.countMessages('2125550151'),
  ]
  const before = await counts()
  const deactivate =
    'mutation ($id: ID!) { cases { deactivate(id: $id, reason: "My secret reason") { active } } }'
  for (const _ of ['once', 'twice']) await elena.graph(deactivate, { id })
  expect(await counts()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]])
  const mail = await app.lastMessage(attorney)
  expect(mail).toMatchObject({
    channel: 'email',
    subject: 'A client deactivated their case',
    body: expect.stringContaining('Elena Whitfield deactivated their case'),
  })
  expect(mail?.body).not.toContain('secret')
  expect(await listDeactivations(db, { caseId: id, firmId: app.demoData.firms.hollis })).toEqual([
    { debtor: 2, since: expect.any(Date), reason: 'My secret reason' },
  ])
  await sql`update staff set disabled_at = portal_now() where email = ${attorney}`.execute(db)
  const firm =
    (
      await sql<{
        email: string
      }>`select f.email from legal_case c join firm f on f.id = c.firm_id where c.id = ${id}`.execute(
        db,
      )
    ).rows[0]?.email ?? ''
  for (const act of ['activate', 'deactivate'])
    await elena.graph(`mutation ($id: ID!) { cases { ${act}(id: $id) { active } } }`, { id })
  expect([await app.countMessages(attorney), (await app.lastMessage(firm))?.subject]).toEqual([
    (before[0] ?? 0) + 1,
    'A client deactivated their case',
  ])
  await sql`update staff set disabled_at = null`.execute(db)
  const after = await counts()
  for (const _ of ['once', 'twice'])
    await elena.graph('mutation ($id: ID!) { cases { activate(id: $id) { active } } }', { id })
  expect(
    await counts(),
    'notifies the attorney alone, once, that it reaches the case again',
  ).toEqual([(after[0] ?? 0) + 1, after[1], after[2]])
  expect(await app.lastMessage(attorney)).toMatchObject({
    channel: 'email',
    subject: 'A client reactivated their case',
    body: expect.stringContaining('Elena Whitfield reactivated their case'),
  })
})

test('records the visits of each participant separately and changes nothing else in the case', async () => {
  const elena = app.browser('198.51.100.6')
  const marcus = app.browser('198.51.100.7')
  await elena.signIn('elena.whitfield@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  const id = app.demoData.cases.whitfield
  const visit =
    'mutation ($id: ID!) { cases { update(case: { id: $id }) { lastVisitedDate status } } }'
  for (const _ of ['first', 'again']) await marcus.graph(visit, { id })
  expect((await elena.graph(visit, { id })).data.cases.update).toEqual({
    lastVisitedDate: null,
    status: 'Filed',
  })
})
