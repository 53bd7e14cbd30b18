// spec: security#refused-access
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { writeRefusalCounts } from '#adapters/audit/refused-access.ts'
import { openPreview } from '#features/preview/server/test-preview.ts'
import { createPerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { alertsPerPerson, rowsPerPerson } from './record-refusal.ts'

const app = openTestApp()
const denise = app.demoData.cases.denise
const minute = 60_000
const absent = '0199f0aa-0000-7000-8000-000000000000'
const openCase = operation`staffCase { openedOn }`
const addNote = operation`addCaseNote(caseId: $caseId, key: $key, text: "Call") { success errorCode
  }`
const changeTexts = operation`changeOutcomeTexts(outcome: DISMISSED, version: $version, texts: null)
  { success errorCode }`
const read = operation`refusedAccess { entries { id person thing operation count tried ip } next }`

let paralegal: StaffClient

beforeEach(async () => {
  paralegal = await openStaff(app)
  // Those of an earlier test.
  await app.clock.moveBy(61 * minute)
  await writeRefusalCounts(app.deps)
})

test('a case of another firm and an unknown one leave the same entry, without the case', async () => {
  const since = now()
  await paralegal.run(openCase, { id: denise })
  await paralegal.run(openCase, { id: absent })
  await paralegal.run(addNote, { caseId: denise, key: app.deps.ids.rowId() })
  const rows = await listRows(since)
  const { firmId, staffId } = paralegal.viewer
  const facts = { outcome: 'refused', firmId, accountId: null, object: null }
  expect(rows).toMatchObject([
    { ...facts, details: { staffId, operation: 'staffCase', thing: 'case', ids: 1 } },
    { ...facts, details: { staffId, operation: 'staffCase', thing: 'case', ids: 1 } },
    { ...facts, details: { staffId, operation: 'addCaseNote', thing: 'case', ids: 2 } },
  ])
  expect(JSON.stringify(rows)).not.toContain(denise)
  expect(rows[0]?.details['tried']).not.toBe(rows[1]?.details['tried'])
  expect(Object.keys(rows[0]?.details ?? {})).toEqual(Object.keys(rows[1]?.details ?? {}))
})

test('what a role may not do leaves an entry, and what is done leaves none', async () => {
  const since = now()
  expect(await paralegal.run(changeTexts, { version: 0 })).toMatchObject({
    errorCode: 'staff.not-permitted',
  })
  await paralegal.run(openCase, { id: app.demoData.cases.rosa })
  expect((await listRows(since)).map(({ details }) => details['thing'])).toEqual(['permission'])
})

test('files of staff and of clients leave one, as does a client who names the case of another', async () => {
  const since = now()
  const staffBrowser = openWorkspace(await createAdministrator())
  const client = app.browser()
  client.tokens = await app.readTokens(app.demoData.accounts.rosa)
  const download = (browser: Browser, path: string) => browser.get(path)
  expect((await download(staffBrowser, `/workspace/file/${absent}`)).status).toBe(404)
  expect((await download(staffBrowser, `/workspace/packet/${absent}`)).status).toBe(404)
  expect((await download(staffBrowser, `/workspace/certificate/${absent}`)).status).toBe(404)
  expect((await download(client, `/file/download/${absent}`)).status).toBe(404)
  await client.graph('mutation ($id: ID!) { cases { activate(id: $id) { id } } }', { id: denise })
  const rows = await listRows(since)
  expect(rows.map(({ details }) => details['operation'])).toEqual([
    '/workspace/file/:documentId',
    '/workspace/packet/:packetId',
    '/workspace/certificate/:certificateId',
    '/file/download/:documentId',
    'activate',
  ])
  expect(rows.map(({ accountId }) => accountId)).toEqual([
    null,
    null,
    null,
    app.demoData.accounts.rosa,
    app.demoData.accounts.rosa,
  ])
})

test('a look at the portal as a client leaves one of the person who looks, not of the client', async () => {
  const person = await createPerson(app)
  const { rosa } = app.demoData.accounts
  const preview = await openPreview(app, person, rosa, app.browser())
  const since = now()
  expect((await preview.get(`/file/download/${absent}`)).status).toBe(404)
  const { firmId, staffId } = person
  expect(await listRows(since)).toMatchObject([
    {
      ...{ outcome: 'refused', firmId, accountId: null, object: null },
      details: { staffId, operation: '/file/download/:documentId', thing: 'document' },
    },
  ])
})

test('more than twenty in ten minutes are counted, and alert the administrators once an hour', async () => {
  const administrator = await createAdministrator()
  const since = now()
  const mails = () => app.countMessages(administrator.email)
  const before = await mails()
  const { max } = rowsPerPerson
  await probe(max)
  expect([(await listRows(since)).length, await mails()]).toEqual([max, before])
  await probe(13)
  for (let round = 0; round < 2; round += 1) await paralegal.run(changeTexts, { version: 0 })
  expect([(await listRows(since)).length, await mails()]).toEqual([max, before + 1])
  const mail = await app.lastMessage(administrator.email)
  expect(mail?.subject).toBe('A colleague was refused access many times')
  expect(mail?.body).toContain('/workspace/firm/activity')
  const { rows: notices } = await sql`
    select params, case_id from staff_notice
    where kind = 'access.refused-often' and staff_id = ${administrator.staffId}`.execute(
    app.owner.db,
  )
  expect(notices).toHaveLength(1)
  const browser = openWorkspace(administrator)
  const { data } = await browser.graph('{ staffNotices { notices { text path caseId } } }')
  expect(data.staffNotices.notices[0]).toMatchObject({
    text: expect.stringContaining('was refused more than 20 times in ten minutes'),
    path: '/workspace/firm/activity',
    caseId: null,
  })
  // A colleague is not affected.
  const attorney = await openStaff(app, { role: 'attorney' })
  await attorney.run(openCase, { id: absent })
  expect((await listRows(since)).length).toBe(max + 1)

  await app.clock.moveBy(11 * minute)
  await writeRefusalCounts(app.deps)
  await writeRefusalCounts(app.deps)
  const { staffId } = paralegal.viewer
  const { firmId } = paralegal.viewer
  const counted = (await listRows(since)).slice(max + 1)
  expect(
    counted.toSorted((a, b) => Number(b.details['count']) - Number(a.details['count'])),
  ).toMatchObject([
    { firmId, details: { staffId, thing: 'case', count: 13 } },
    { firmId, details: { staffId, thing: 'permission', count: 2 } },
  ])
  const countOf = async (kind: string) => (await readPage({ staffId, kind })).entries[0]
  expect(await countOf('NOT_FOUND')).toMatchObject({ thing: 'CASE', operation: null, count: 13 })
  expect(await countOf('NOT_PERMITTED')).toMatchObject({ thing: 'PERMISSION', count: 2 })
  paralegal = await openStaff(app)
  await probe(max + 5)
  expect(await mails()).toBe(before + 1)
  await app.clock.moveBy(alertsPerPerson.perSeconds * 1000)
  paralegal = await openStaff(app)
  await probe(max + 5)
  expect(await mails()).toBe(before + 2)
})

test('what an earlier release has counted is an entry without a thing', async () => {
  const since = now()
  const { staffId, firmId } = paralegal.viewer
  await sql`insert into refused_access_count (person_id, firm_id, refusals, counted_since, things)
    values (${staffId}, ${firmId}, 9, ${now()}, '{"case": 4}')`.execute(app.owner.db)
  await app.clock.moveBy(11 * minute)
  await writeRefusalCounts(app.deps)
  const details = (await listRows(since)).map((row) => row.details)
  expect(details).toHaveLength(2)
  expect(details).toContainEqual({ staffId, thing: 'case', count: 4 })
  expect(details).toContainEqual({ staffId, count: 5 })
})

test('an alert that fails is sent at the next refusal', async () => {
  const administrator = await createAdministrator()
  const before = await app.countMessages(administrator.email)
  await probe(rowsPerPerson.max)
  await sql`alter table staff_notice rename to staff_notice_away`.execute(app.owner.db)
  try {
    expect(await paralegal.run(openCase, { id: denise })).toBeNull()
  } finally {
    await sql`alter table staff_notice_away rename to staff_notice`.execute(app.owner.db)
  }
  expect(await app.countMessages(administrator.email)).toBe(before)
  await probe(3)
  expect(await app.countMessages(administrator.email)).toBe(before + 1)
})

test('many at once are never more entries than the limit, and none is lost', async () => {
  const since = now()
  await Promise.all(Array.from({ length: 50 }, () => paralegal.run(openCase, { id: absent })))
  const { rows } = await sql<{ refusals: number }>`
    select refusals from refused_access_count
    where person_id = ${paralegal.viewer.staffId}`.execute(app.owner.db)
  const entries = (await listRows(since)).length
  expect([entries, rows[0]?.refusals]).toEqual([rowsPerPerson.max, 50 - rowsPerPerson.max])
})

test('administrators read the entries of their firm, by person and reason, a page at a time', async () => {
  // More entries than a page has.
  for (const _ of ['first', 'second']) {
    await probe(rowsPerPerson.max)
    await app.clock.moveBy(11 * minute)
    paralegal = await openStaff(app)
  }
  const since = now()
  const attorney = await openStaff(app, { role: 'attorney' })
  await attorney.run(openCase, { id: absent })
  await paralegal.run(changeTexts, { version: 0 })
  const ofAttorney = { staffId: attorney.viewer.staffId }
  expect((await readPage(ofAttorney)).entries[0]).toMatchObject({
    thing: 'CASE',
    operation: 'staffCase',
    count: 1,
    person: 'Dana Reyes',
    ip: '203.0.113.10',
  })
  const things = async (variables: object) =>
    new Set((await readPage(variables)).entries.map(({ thing }: Answer) => thing === 'PERMISSION'))
  expect(await things({ kind: 'NOT_PERMITTED' })).toEqual(new Set([true]))
  expect(await things({ kind: 'NOT_FOUND' })).toEqual(new Set([false]))
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: Answer = await readPage({ after })
    seen.push(...page.entries.map(({ id }: Answer) => id))
    after = page.next as string | null
  } while (after !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(30)

  await expect(paralegal.run(read)).rejects.toMatchObject({ code: 'staff.not-permitted' })
  const northgate = await openStaff(app, {
    firmId: app.demoData.firms.northgate,
    role: 'administrator',
  })
  expect(await northgate.run(read, ofAttorney)).toEqual({ entries: [], next: null })
  expect(await northgate.run(read, { after: seen[0] })).toEqual({ entries: [], next: null })
  expect((await listRows(since)).at(-1)?.details).toMatchObject({ operation: 'refusedAccess' })
})

test('a failure of the record changes no answer', async () => {
  await sql`alter table audit rename to audit_away`.execute(app.owner.db)
  try {
    expect(await paralegal.run(openCase, { id: absent })).toBeNull()
  } finally {
    await sql`alter table audit_away rename to audit`.execute(app.owner.db)
  }
})

interface Row {
  readonly outcome: string
  readonly firmId: string | null
  readonly accountId: string | null
  readonly object: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/** Since a moment of the test clock. */
async function listRows(since: Date): Promise<readonly Row[]> {
  const rows = await app.rows(sql<Row>`
    select outcome, firm_id, account_id, object, details from audit
    where event = 'access.refused' and at >= ${since} order by at, id`)
  return rows
}
const now = () => app.clock.now()
async function probe(times: number, id = denise): Promise<void> {
  for (let round = 0; round < times; round += 1) await paralegal.run(openCase, { id })
}
const createAdministrator = () => createPerson(app, { role: 'administrator' })
function openWorkspace({ browser: { session } }: TestPerson): Browser {
  const browser = app.workspaceBrowser()
  if (session) browser.tokens = session
  return browser
}
const readPage = async (variables: object) =>
  (await openStaff(app, { role: 'administrator' })).run<Answer>(read, variables)
