import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { createCategories } from '#features/documents/server/checklist/create-categories.ts'
import { readCategory, mustUpload, text } from '#testing/test-uploads.ts'
import { setDeadline, type SetDeadlineInput } from './set-deadline.ts'

const app = openTestApp()
let marcus: Browser
let elena: Browser

beforeAll(async () => {
  await app.clock.moveBy(new Date('2026-11-22T15:00:00Z').getTime() - app.clock.now().getTime())
  ;[marcus, elena] = [app.browser('198.51.100.2'), app.browser('198.51.100.3')]
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
})

const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: 'ana.lima@example.com',
  mobilePhone: '2125550199',
  contactType: 3,
} as const

/** Creates a joint case of Marcus and Elena. */
async function newCase(input: Partial<CreateCaseInput> = {}): Promise<string> {
  return app.deps.database.transact(async (tx) => {
    const created = await createCase(
      {
        ...app.deps,
        caseCreated: (inner, legalCase) => createCategories(app.deps, inner, legalCase),
      },
      tx,
      {
        firmId: app.demoData.firms.hollis,
        chapter: 7,
        debtor1: person,
        debtor2: { ...person, email: 'leo.lima@example.com', mobilePhone: '2125550198' },
        clientCode: 'HR-LIMA',
        status: 'Filed',
        ...input,
      },
    )
    await joinCase(app.deps, tx, created.participants[0], app.demoData.accounts.marcus)
    if (created.participants[1])
      await joinCase(app.deps, tx, created.participants[1], app.demoData.accounts.elena)
    return created.id
  })
}
const meet = (caseId: string, day = '2026-12-15') =>
  app.deps.database.transact((tx) =>
    setMeeting(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      day,
      isContinued: false,
    }),
  )
const set = (caseId: string, day: string, more: Partial<SetDeadlineInput> = {}) =>
  app.deps.database.transact((tx) =>
    setDeadline(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      debtor: 1,
      kind: 'second-certificate',
      day,
      ...more,
    }),
  )
async function readDays(browser: Browser, id: string): Promise<readonly string[]> {
  const { data } = await browser.graph(
    '{ cases { get { id courseDeadlines { kind day checkWithCourt } } } }',
  )
  const { courseDeadlines } = data.cases.get.find((item: { id: string }) => item.id === id)
  return courseDeadlines.map(
    (deadline: { kind: string; day: string; checkWithCourt: boolean }) =>
      `${deadline.kind} ${deadline.day}${deadline.checkWithCourt ? ' ?' : ''}`,
  )
}
const counted = ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-02-16 ?']

test('shows both debtors the deadlines that are counted from the meeting', async () => {
  const id = await newCase()
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([[], []])
  await meet(id)
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([counted, counted])
})

test('applies a deadline of the firm to one debtor, allows the firm to remove it, and can return to the counted deadline', async () => {
  const id = await newCase()
  await meet(id)
  await set(id, '2027-03-01', { debtor: 2 })
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([
    counted,
    ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-03-01'],
  ])
  await set(id, 'none', { debtor: 2 })
  expect(await readDays(elena, id)).toEqual(['clerk-notice 2027-01-29 ?'])
  await set(id, 'counted', { debtor: 2 })
  expect(await readDays(elena, id)).toEqual(counted)
  const { rows } = await sql<{
    details: object
  }>`select details from audit where event = 'course.deadline-set' and object = ${id} order by at, id`.execute(
    app.deps.database.db,
  )
  expect(rows.map(({ details }) => details)).toEqual(
    ['2027-03-01', 'none', 'counted'].map((day) => ({
      debtor: 2,
      kind: 'second-certificate',
      day,
    })),
  )
})

test('has no second due date in chapter 13 until the firm enters one', async () => {
  const id = await newCase({ chapter: 13 })
  await meet(id)
  expect(await readDays(marcus, id)).toEqual(['clerk-notice 2027-01-29 ?'])
  await set(id, '2029-06-01')
  expect(await readDays(marcus, id)).toEqual([
    'clerk-notice 2027-01-29 ?',
    'second-certificate 2029-06-01',
  ])
})

test('refuses invalid days, unknown debtors and the case of another firm', async () => {
  const id = await newCase()
  await expect(set(id, '2027-02-30')).rejects.toThrow('The day is expected as YYYY-MM-DD.')
  const single = await app.deps.database.transact((tx) =>
    createCase({ ...app.deps, caseCreated: () => Promise.resolve() }, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: person,
    }),
  )
  await expect(set(single.id, '2027-02-01', { debtor: 2 })).rejects.toThrow(
    'This case has no debtor 2.',
  )
  const { northgate } = app.demoData.firms
  await expect(set(id, 'counted', { firmId: northgate })).rejects.toThrow(
    'This case has no debtor 1.',
  )
})

test('counts 180 days from an accepted upload for its debtor only', async () => {
  const id = await newCase({ status: 'Pre-Filing' })
  const categoryId = await readCategory(app, id, 'certificate-credit-counseling', 1)
  const documentId = await mustUpload(
    marcus,
    { caseId: id, categoryId },
    'Certificate.txt',
    text('Done'),
  )
  expect(await readDays(marcus, id)).toEqual([])
  await sql`update document set status = 'Accepted', decided_at = portal_now(), completed_on = '2026-11-20' where id = ${documentId}`.execute(
    app.deps.database.db,
  )
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([
    ['first-certificate-use-by 2027-05-19'],
    [],
  ])
})
