import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createCase } from '#features/cases/server/create-case.ts'
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { joined, make, person, readCase } from '#testing/test-firm-acts.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)

test('a new case has its firm, its timeline and its list of documents', async () => {
  const id = await joined(app, { openedOn: '2026-11-20' })
  const made = await readCase(rosa, id)
  expect(made).toMatchObject({
    caseNumber: null,
    caseType: 'Chapter 7 Bankruptcy',
    status: 'Pre-Filing',
    openDate: '2026-11-20',
    isJoint: false,
    clientCode: null,
    debtor2EmailAddress: null,
    dashBoardTitle: 'We are preparing your case for filing',
    firm: {
      name: 'Northgate Legal Group',
      iconUrl: null,
      emailAddress: 'office@northgate.example',
    },
  })
  expect(
    made.statuses.map(
      ({ order, state, date }: { order: number; state: string; date: string | null }) => [
        order,
        state,
        date,
      ],
    ),
  ).toEqual([
    [1, 'done', '2026-11-20'],
    [2, 'current', null],
    [3, 'next', null],
    [4, 'next', null],
    [5, 'next', null],
    [6, 'next', null],
  ])
  const { data } = await rosa.graph(
    'query ($id: ID!) { documentDashboard(caseId: $id) { submitList { name status } } }',
    { id },
  )
  expect(data.documentDashboard.submitList.length).toBeGreaterThan(5)
})

test.each([
  [7, 'Chapter 7 Bankruptcy'],
  [13, 'Chapter 13 Bankruptcy'],
  [null, 'Bankruptcy'],
] as const)('chapter %s is shown as %s', async (chapter, words) => {
  const { id } = await make(app, { chapter })
  const { rows } = await sql<{
    caseType: string
  }>`select case_type from legal_case where id = ${id}`.execute(app.deps.database.db)
  expect(rows).toEqual([{ caseType: words }])
})

test('a failure rolls back the whole case', async () => {
  const count = async () =>
    (
      await sql<{ cases: number }>`select count(*) as cases from legal_case`.execute(
        app.deps.database.db,
      )
    ).rows[0]?.cases
  const before = await count()
  const made = app.deps.database.transact((tx) =>
    createCase({ ...app.deps, caseCreated: () => Promise.reject(new Error('No list')) }, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: person,
    }),
  )
  await expect(made).rejects.toThrow('No list')
  expect(await count()).toBe(before)
})

test('assigns a new case to an attorney who still works at the firm, or to none', async () => {
  const { db } = app.deps.database
  const attorneys = (
    await sql<{ id: string; name: string }>`
    select id, given_name || ' ' || family_name as name from staff
    where firm_id = ${app.demoData.firms.hollis} and role = 'attorney' order by family_name`.execute(
      db,
    )
  ).rows
  const readAttorney = async (caseId: string) => (await readCase(rosa, caseId)).attorneyName
  expect(await readAttorney(await joined(app, { firmId: app.demoData.firms.hollis }))).toBe(
    attorneys[0]?.name,
  )
  const colleague = app.deps.ids.rowId()
  await sql`insert into staff (id, firm_id, office_id, given_name, family_name, role, email)
    select ${colleague}, firm_id, office_id, 'Zoe', 'Zimmer', 'attorney', 'zoe.zimmer@hollisreyes.example'
    from staff where id = ${attorneys[0]?.id}`.execute(db)
  for (const { id } of attorneys)
    await sql`update staff set disabled_at = portal_now() where id = ${id}`.execute(db)
  try {
    expect(await readAttorney(await joined(app, { firmId: app.demoData.firms.hollis }))).toBe(
      'Zoe Zimmer',
    )
    await sql`update staff set disabled_at = portal_now() where id = ${colleague}`.execute(db)
    await expect(make(app, { firmId: app.demoData.firms.hollis })).rejects.toThrow(
      'This firm has no active attorney.',
    )
    const { rows } = await sql<{ caseId: string }>`
      select id as "caseId" from legal_case where firm_id = ${app.demoData.firms.hollis} limit 1`.execute(
      db,
    )
    expect(
      await getFirmContextOfCase(db, {
        caseId: rows[0]?.caseId ?? '',
        firmId: app.demoData.firms.hollis,
      }),
    ).toMatchObject({
      timeZone: 'America/New_York',
    })
  } finally {
    for (const { id } of attorneys)
      await sql`update staff set disabled_at = null where id = ${id}`.execute(db)
  }
})

test.each([
  [
    'one email address',
    { email: 'ana.lima@example.com ', mobilePhone: '2125550198' },
    {},
    /^Both people have the email address ana\.lima@example\.com\./,
  ],
  [
    'one mobile phone',
    { email: 'leo@example.com' },
    {},
    /^Both people have the mobile phone \(212\) 555-0199\./,
  ],
  [
    'one email address, also with one phone on purpose',
    {},
    { isPhoneShared: true },
    /^Both people have the email address/,
  ],
])('refuses a case for two people with %s', async (_, spouse, input, message) => {
  const count = async () =>
    (
      await sql<{ cases: number }>`select count(*) as cases from legal_case`.execute(
        app.deps.database.db,
      )
    ).rows
  const before = await count()
  await expect(
    make(app, { debtor2: { ...person, givenName: 'Leo', ...spouse }, ...input }),
  ).rejects.toThrow(message)
  expect(await count()).toEqual(before)
})

test('two people may share a phone if the firm allows it', async () => {
  const { participants } = await make(app, {
    debtor2: { ...person, givenName: 'Leo', email: 'leo@example.com' },
    isPhoneShared: true,
  })
  expect(participants).toHaveLength(2)
})

test("uses the office's calendar day for a new case and stores the email address in its comparable form", async () => {
  const late = new Date('2026-12-02T03:30:00Z')
  const ahead = late.getTime() - app.clock.now().getTime()
  await app.clock.moveBy(ahead)
  onTestFinished(() => app.clock.moveBy(-ahead))
  const { participants, id } = await make(app, {})
  const { rows } = await sql<{
    email: string
    openedOn: string
  }>`select p.email, c.opened_on from participant p join legal_case c on c.id = p.case_id where p.id = ${participants[0].participantId}`.execute(
    app.deps.database.db,
  )
  expect([id.length, rows]).toEqual([
    36,
    [{ email: 'ana.lima@example.com', openedOn: '2026-12-01' }],
  ])
})
