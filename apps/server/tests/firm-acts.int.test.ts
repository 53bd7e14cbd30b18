import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeStatus } from '#features/cases/server/change-status.ts'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { createCategories } from '#features/documents/server/create-categories.ts'
import type { StatusChange } from '#features/cases/rules/status/status-change.ts'
import { calendarDay, daysAfter } from '#lib/dates.ts'
import type { Tx } from '#ports/database.ts'
import { startTestApp, type Browser, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let rosa: Browser
let marcus: Browser
let elena: Browser

beforeAll(async () => {
  app = await startTestApp()
  filedOn = calendarDay(daysAfter(app.clock.now(), -10), 'America/New_York')
  ;[rosa, marcus, elena] = [
    app.browser('198.51.100.1'),
    app.browser('198.51.100.2'),
    app.browser('198.51.100.3'),
  ]
  await rosa.signIn('rosa.delgado@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
})
afterAll(() => app.close())

const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: ' Ana.Lima@Example.com ',
  mobilePhone: '2125550199',
  contactType: 3,
} as const
const make = (input: Partial<CreateCaseInput>) =>
  app.deps.database.transact((tx) =>
    createCase(
      {
        ...app.deps,
        caseCreated: (inner: Tx, legalCase) => createCategories(app.deps, inner, legalCase),
      },
      tx,
      { firmId: app.demoData.firms.northgate, chapter: 7, debtor1: person, ...input },
    ),
  )
const change = (
  caseId: string,
  status: 'Pre-Filing' | 'Filed' | 'Complete',
  more: Partial<StatusChange> = {},
) => app.deps.database.transact((tx) => changeStatus(app.deps, tx, { caseId, status, ...more }))
let filedOn: string
const joined = async (input: Partial<CreateCaseInput>) => {
  const created = await make(input)
  await app.deps.database.transact((tx) =>
    joinCase(tx, created.participantIds[0], app.demoData.accounts.rosa),
  )
  return created.id
}

const fields = `id caseNumber caseType status openDate isJoint clientCode attorneyName debtor1EmailAddress debtor2EmailAddress dashBoardTitle dashBoardHeaderDescription
  dashBoardCurrentStatusDescription statuses { name order state date } firm { name officeId city phone emailAddress website iconUrl colour onColour }`
const readCase = async (browser: Browser, id: string) =>
  (await browser.graph(`{ cases { get { ${fields} } } }`)).data.cases.get.find(
    (client: { id: string }) => client.id === id,
  )
const states = async (browser: Browser, id: string) =>
  (await readCase(browser, id)).statuses.map(({ state }: { state: string }) => state)

test('a new case has its firm, its timeline and its list of documents', async () => {
  const id = await joined({ openedOn: '2026-11-20' })
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
  const { id } = await make({ chapter })
  const { rows } = await sql<{
    case_type: string
  }>`select case_type from legal_case where id = ${id}`.execute(app.deps.database.db)
  expect(rows).toEqual([{ case_type: words }])
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
  expect(await readAttorney(await joined({ firmId: app.demoData.firms.hollis }))).toBe(
    attorneys[0]?.name,
  )
  const colleague = app.deps.ids.rowId()
  await sql`insert into staff (id, firm_id, office_id, given_name, family_name, role, email)
    select ${colleague}, firm_id, office_id, 'Zoe', 'Zimmer', 'attorney', 'zoe.zimmer@hollisreyes.example'
    from staff where id = ${attorneys[0]?.id}`.execute(db)
  for (const { id } of attorneys)
    await sql`update staff set disabled_at = portal_now() where id = ${id}`.execute(db)
  try {
    expect(await readAttorney(await joined({ firmId: app.demoData.firms.hollis }))).toBe(
      'Zoe Zimmer',
    )
    await sql`update staff set disabled_at = portal_now() where id = ${colleague}`.execute(db)
    await expect(make({ firmId: app.demoData.firms.hollis })).rejects.toThrow(
      'This firm has no active attorney.',
    )
    const { rows } = await sql<{ caseId: string }>`
      select id as "caseId" from legal_case where firm_id = ${app.demoData.firms.hollis} limit 1`.execute(
      db,
    )
    expect(await getFirmContextOfCase(db, rows[0]?.caseId ?? '')).toMatchObject({
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
    make({ debtor2: { ...person, givenName: 'Leo', ...spouse }, ...input }),
  ).rejects.toThrow(message)
  expect(await count()).toEqual(before)
})

test('two people may share a phone when the firm says so', async () => {
  const { participantIds } = await make({
    debtor2: { ...person, givenName: 'Leo', email: 'leo@example.com' },
    isPhoneShared: true,
  })
  expect(participantIds).toHaveLength(2)
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
  const id = await joined({})
  const news = async () =>
    (
      await rosa.graph(
        'query ($id: ID) { notifications { get(caseId: $id) { type description read } } }',
        { id },
      )
    ).data.notifications.get
  expect(await change(id, 'Filed', { filedOn, caseNumber: '26-10001' })).toBe(true)
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
  expect(await change(id, 'Filed')).toBe(true)
  expect(await news()).toHaveLength(1)
  expect(await change(id, 'Complete', { outcome: 'discharged' })).toBe(true)
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
        account_id: string
      }>`select account_id from notification where case_id = ${app.demoData.cases.whitfield}`.execute(
        app.deps.database.db,
      )
    ).rows
      .map((row) => row.account_id)
      .toSorted()
  await change(app.demoData.cases.whitfield, 'Complete', { outcome: 'dismissed' })
  expect(await listNotified()).toEqual(
    [app.demoData.accounts.marcus, app.demoData.accounts.elena].toSorted(),
  )
})

test('does not notify a client who deactivated the case', async () => {
  const id = await joined({})
  await rosa.graph('mutation ($id: ID!) { cases { deactivate(id: $id) { id } } }', { id })
  await change(id, 'Filed', { filedOn, isNumberPending: true })
  const { rows } = await sql`select 1 from notification where case_id = ${id}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([])
})

test('refuses to change the status of an unknown case', async () => {
  expect(await change('0199f0aa-0000-7000-8000-000000000000', 'Filed')).toBe(false)
})

test("uses the office's calendar day for a new case and stores the email address in its comparable form", async () => {
  // The last test, because sessions have ended by then.
  const late = new Date('2026-12-02T03:30:00Z')
  await app.clock.moveBy(late.getTime() - app.clock.now().getTime())
  const { participantIds, id } = await make({})
  const { rows } = await sql<{
    email: string
    opened_on: string
  }>`select p.email, c.opened_on from participant p join legal_case c on c.id = p.case_id where p.id = ${participantIds[0]}`.execute(
    app.deps.database.db,
  )
  expect([id.length, rows]).toEqual([
    36,
    [{ email: 'ana.lima@example.com', opened_on: '2026-12-01' }],
  ])
})
