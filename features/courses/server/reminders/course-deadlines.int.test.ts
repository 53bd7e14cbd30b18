// The days of the courses: each debtor their own, the firm's before what is counted, and one question however many cases there are.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { createCase, type CaseWish } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { createCategories } from '#features/documents/server/create-categories.ts'
import { categoryOf, putWell, text } from '#apps/server/testing/test-uploads.ts'
import { setDeadline, type DeadlineWish } from './set-deadline.ts'

let house: TestHouse
let marcus: Browser
let elena: Browser

beforeAll(async () => {
  house = await openTestHouse()
  await house.clock.moveBy(new Date('2026-11-22T15:00:00Z').getTime() - house.clock.now().getTime())
  ;[marcus, elena] = [house.browser('198.51.100.2'), house.browser('198.51.100.3')]
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
})
afterAll(() => house.close())

const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: 'ana.lima@example.com',
  mobilePhone: '2125550199',
  contactType: 3,
} as const

/** A joint case of Marcus and Elena. */
async function newCase(wish: Partial<CaseWish> = {}): Promise<string> {
  return house.world.database.transact(async (tx) => {
    const created = await createCase(
      {
        ...house.world,
        caseCreated: (inner, legalCase) => createCategories(house.world, inner, legalCase),
      },
      tx,
      {
        firmId: house.cast.firms.hollis,
        chapter: 7,
        debtor1: person,
        debtor2: { ...person, email: 'leo.lima@example.com', mobilePhone: '2125550198' },
        clientCode: 'HR-LIMA',
        status: 'Filed',
        ...wish,
      },
    )
    await joinCase(tx, created.participantIds[0], house.cast.accounts.marcus)
    await joinCase(tx, created.participantIds[1] ?? '', house.cast.accounts.elena)
    return created.id
  })
}
const meet = (caseId: string, day = '2026-12-15') =>
  house.world.database.transact((tx) =>
    setMeeting(house.world, tx, { caseId, day, isContinued: false }),
  )
const set = (caseId: string, day: string, more: Partial<DeadlineWish> = {}) =>
  house.world.database.transact((tx) =>
    setDeadline(house.world, tx, { caseId, debtor: 1, kind: 'second-certificate', day, ...more }),
  )
async function daysOf(browser: Browser, id: string): Promise<readonly string[]> {
  const { data } = await browser.graph(
    '{ cases { get { id courseDeadlines { kind day checkWithCourt } } } }',
  )
  const { courseDeadlines } = data.cases.get.find((one: { id: string }) => one.id === id)
  return courseDeadlines.map(
    (one: { kind: string; day: string; checkWithCourt: boolean }) =>
      `${one.kind} ${one.day}${one.checkWithCourt ? ' ?' : ''}`,
  )
}
const counted = ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-02-16 ?']

test('both debtors see what is counted', async () => {
  const id = await newCase()
  expect([await daysOf(marcus, id), await daysOf(elena, id)]).toEqual([[], []])
  await meet(id)
  expect([await daysOf(marcus, id), await daysOf(elena, id)]).toEqual([counted, counted])
})

test("the firm's own day is one debtor's alone, may be none, and may be counted again", async () => {
  const id = await newCase()
  await meet(id)
  await set(id, '2027-03-01', { debtor: 2 })
  expect([await daysOf(marcus, id), await daysOf(elena, id)]).toEqual([
    counted,
    ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-03-01'],
  ])
  await set(id, 'none', { debtor: 2 })
  expect(await daysOf(elena, id)).toEqual(['clerk-notice 2027-01-29 ?'])
  await set(id, 'counted', { debtor: 2 })
  expect(await daysOf(elena, id)).toEqual(counted)
  const { rows } = await sql<{
    details: object
  }>`select details from audit where event = 'course.deadline-set' and object = ${id} order by at, id`.execute(
    house.world.database.db,
  )
  expect(rows.map(({ details }) => details)).toEqual(
    ['2027-03-01', 'none', 'counted'].map((day) => ({
      debtor: 2,
      kind: 'second-certificate',
      day,
    })),
  )
})

test('chapter 13 has no day for the second certificate until the firm types one', async () => {
  const id = await newCase({ chapter: 13 })
  await meet(id)
  expect(await daysOf(marcus, id)).toEqual(['clerk-notice 2027-01-29 ?'])
  await set(id, '2029-06-01')
  expect(await daysOf(marcus, id)).toEqual([
    'clerk-notice 2027-01-29 ?',
    'second-certificate 2029-06-01',
  ])
})

test('what is no day, and a debtor that there is not, are refused', async () => {
  const id = await newCase()
  await expect(set(id, '2027-02-30')).rejects.toThrow('The day is expected as YYYY-MM-DD.')
  const single = await house.world.database.transact((tx) =>
    createCase({ ...house.world, caseCreated: () => Promise.resolve() }, tx, {
      firmId: house.cast.firms.hollis,
      chapter: 7,
      debtor1: person,
    }),
  )
  await expect(set(single.id, '2027-02-01', { debtor: 2 })).rejects.toThrow(
    'This case has no debtor 2.',
  )
})

test('a certificate that was handed in and accepted is good for 180 days, for the one whose it is', async () => {
  const id = await newCase({ status: 'Pre-Filing' })
  const categoryId = await categoryOf(house, id, 'certificate-credit-counseling', 1)
  const documentId = await putWell(
    marcus,
    { caseId: id, categoryId },
    'Certificate.txt',
    text('Done'),
  )
  expect(await daysOf(marcus, id)).toEqual([])
  await sql`update document set status = 'Accepted', decided_at = portal_now(), completed_on = '2026-11-20' where id = ${documentId}`.execute(
    house.world.database.db,
  )
  expect([await daysOf(marcus, id), await daysOf(elena, id)]).toEqual([
    ['first-certificate-use-by 2027-05-19'],
    [],
  ])
})
