import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  coupleWithCase,
  placedCourse,
  type TakersOfCase,
} from '#features/courses/server/taking/test-taking.ts'
import { listCoursesOfCase, type CourseValues } from '../firm/cases/courses.ts'
import { openTestApp } from '#testing/test-app.ts'
import { readSentences } from '#testing/test-news.ts'
import { seen } from '#testing/test-course-acts.ts'

const app = openTestApp()
let couple: TakersOfCase
let alone: TakersOfCase

beforeEach(async () => {
  couple = await coupleWithCase(app)
  alone = await coupleWithCase(app, { isSingle: true })
})

test('holds and waivers apply to the named debtors', async () => {
  await firm('setup', couple.caseId, { hold: 'yes', debtor: '2' }, 'second')
  expect((await seen(couple.debtor2.browser, couple.caseId, 'Second')).course).toMatchObject({
    isHeld: true,
  })
  expect((await seen(couple.debtor1.browser, couple.caseId, 'Second')).course).toMatchObject({
    isHeld: false,
  })
  await firm('setup', couple.caseId, { waive: '2027-01-15', reason: ' An exigent\nfiling ' })
  expect([
    (await seen(couple.debtor1.browser, couple.caseId)).course,
    (await seen(couple.debtor2.browser, couple.caseId)).course,
  ]).toMatchObject([{ waivedUntil: '2027-01-15' }, { waivedUntil: '2027-01-15' }])
  expect(await firm('status', couple.caseId)).toContain(
    'may be taken until 2027-01-15: An exigent filing',
  )
  await firm('setup', couple.caseId, { waive: 'none', debtor: '1' })
  expect((await seen(couple.debtor1.browser, couple.caseId)).course).toMatchObject({
    waivedUntil: null,
  })
  expect(await refusal('setup', couple.caseId, { waive: '2027-01-15' })).toBe(
    'Please say why the first course may be taken after filing.',
  )
  expect(await refusal('setup', couple.caseId, { waive: '2027-02-30', reason: 'x' })).toBe(
    'The day is expected as YYYY-MM-DD.',
  )
  expect(
    await refusal('setup', couple.caseId, { waive: '2027-01-15', reason: 'x' }, 'second'),
  ).toBe(
    'Here, only the first course can be marked as waived. If the court has excused your client from the second course, put it on hold.',
  )
})

describe('a reset', () => {
  test('archives the order of one debtor and keeps the order of the other', async () => {
    const [firstOrder, secondOrder] = [
      await placedCourse(app, couple, { option: 2 }),
      await placedCourse(app, couple, { option: 2, debtor: 2 }),
    ]
    expect(await firm('reset', couple.caseId, { debtor: '1' })).toBe(
      'The first course of debtor 1 can be ordered from the beginning. Nothing was canceled at the provider.',
    )
    expect(await seen(couple.debtor1.browser, couple.caseId)).toMatchObject({
      order: undefined,
      course: { hasPlacedOrder: false, orderStatus: 0, orderStep: 'UserVerification' },
    })
    expect((await seen(couple.debtor2.browser, couple.caseId)).order).toMatchObject({
      orderId: secondOrder.orderId,
    })
    expect(await bell(couple.debtor1.accountId)).toEqual(['You can order your first course again'])
    await placedCourse(app, couple, { option: 2 })
    expect((await seen(couple.debtor1.browser, couple.caseId)).order).not.toMatchObject({
      orderId: firstOrder.orderId,
    })
  })

  test('of a joint course applies to both debtors and asks for the joint option again', async () => {
    const placed = await placedCourse(app, couple, { option: 1 })
    expect(await firm('reset', couple.caseId, { debtor: '2' })).toContain('of debtor 1 and 2')
    for (const { browser } of [couple.debtor1, couple.debtor2]) {
      expect(await seen(browser, couple.caseId)).toMatchObject({
        order: undefined,
        course: { hasPlacedOrder: false, jointOption: null },
      })
    }
    await app.courseProvider.cancel(placed.itemId)
    expect((await app.courseProvider.outcomes())[0]).toMatchObject({ outcome: 204 })
    expect((await seen(couple.debtor1.browser, couple.caseId)).order).toBeUndefined()
  })

  test('lets a client continue who could not continue without the help of the firm', async () => {
    const look =
      'mutation ($c: ID!, $s: String!, $l: String!) { placeCourseOrderLookup(caseId: $c, courseType: 1, lastName: $l, ssn: $s, isDebtor1: true) { success firstCourseOrderStep hasPlacedFirstCourseOrderStatus } }'
    const {
      rows: [person],
    } = await sql<{
      l: string
    }>`select family_name as l from account where id = ${alone.debtor1.accountId}`.execute(
      app.deps.database.db,
    )
    const tryWith = async (s: string) =>
      (await alone.debtor1.browser.graph(look, { c: alone.caseId, s, l: person?.l })).data
        .placeCourseOrderLookup
    expect(await tryWith('900551003')).toMatchObject({
      success: false,
      hasPlacedFirstCourseOrderStatus: 3,
    })
    expect(await tryWith('900551020')).toMatchObject({
      success: false,
      hasPlacedFirstCourseOrderStatus: 3,
    })
    expect(await firm('status', alone.caseId)).toMatch(/CourseOrderFailed, 3 multipleOrdersFound/)
    await firm('reset', alone.caseId)
    expect(await tryWith('900551020')).toMatchObject({
      success: true,
      firstCourseOrderStep: 'ChooseCourse',
    })
  })
})

test('the list shows the state of each debtor', async () => {
  const { orderId } = await placedCourse(app, couple, { option: 1 })
  const lines = (await firm('status', couple.caseId)).split('\n').map((line) => line.split(/ {2,}/))
  expect(lines[0]?.[0]).toMatch(/^Client code TEST, unit key UNIT-HOLLIS-01$/)
  expect(lines.find(([course, pays]) => course === 'First' && pays === 'client')).toEqual([
    'First',
    'client',
    'all',
    '1',
  ])
  expect(lines.find(([course, debtor]) => course === 'First' && debtor === '1 Nora')).toEqual([
    'First',
    '1 Nora',
    '2 Registration',
    orderId,
    'Harborlight',
    '0',
  ])
  expect(lines.find(([course, debtor]) => course === 'First' && debtor === '2 Owen')).toEqual([
    'First',
    '2 Owen',
    '9 Ordered for Spouse',
    orderId,
    'Harborlight',
    '0',
  ])
  expect(lines.find(([course, debtor]) => course === 'Second' && debtor === '2 Owen')?.[2]).toBe(
    'not ordered',
  )
})

test('errors are printed in one line', async () => {
  expect(await refusal('setup', 'nonsense')).toBe('There is no such case.')
  expect(await refusal('setup', alone.caseId)).toBe('You did not give anything to set.')
  expect(await refusal('setup', alone.caseId, { pays: 'bank' })).toBe(
    '--pays: expected one of client, firm.',
  )
  expect(await refusal('setup', alone.caseId, { providers: '1,2' })).toMatch(
    /^The providers are 245, 176/,
  )
  expect(await refusal('setup', alone.caseId, { hold: 'yes' }, 'third')).toBe(
    'Which course? Expected first or second.',
  )
  expect(await refusal('reset', alone.caseId, { debtor: '2' })).toBe('This case has no debtor 2.')
  expect(await refusal('setup', '', { unit: 'KEY', firm: 'Nobody' })).toMatch(
    /^--firm: expected one of "/,
  )
  expect(await refusal('dance', alone.caseId)).toContain('npm run firm -- course:setup')
  expect(
    await listCoursesOfCase(app.deps, 'course:setup', [], {
      firm: 'Northgate Legal Group',
      unit: 'none',
    }),
  ).toBe('Northgate Legal Group has no key at the order service any more.')
  expect(
    await listCoursesOfCase(app.deps, 'course:setup', [], {
      firm: 'Northgate Legal Group',
      unit: 'NG-1',
    }),
  ).toBe('Northgate Legal Group is NG-1 at the order service.')
})

const firm = (act: string, caseId: string, values: CourseValues = {}, course = 'first') =>
  listCoursesOfCase(app.deps, `course:${act}`, [caseId, course], values)
const refusal = (act: string, caseId: string, values: CourseValues = {}, course = 'first') =>
  firm(act, caseId, values, course).then(
    () => 'went through',
    (error: unknown) => (error as Error).message,
  )
const bell = (accountId: string) => readSentences(app, accountId)
