import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  coupleWithCase,
  placedCourse,
  type TakersOfCase,
} from '#features/courses/server/taking/test-taking.ts'
import { listCoursesOfCase, type CourseValues } from '../firm/courses.ts'
import { startTestApp, type Browser, type TestApp } from '../testing/test-app.ts'
import { readSentences } from '../testing/test-news.ts'

let app: TestApp
let folder: string
let couple: TakersOfCase
let alone: TakersOfCase

beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'daybreak-courses-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  couple = await coupleWithCase(app)
  alone = await coupleWithCase(app, { isSingle: true })
})

const firm = (act: string, caseId: string, values: CourseValues = {}, course = 'first') =>
  listCoursesOfCase(app.deps, `course:${act}`, [caseId, course], values)
const refusal = (act: string, caseId: string, values: CourseValues = {}, course = 'first') =>
  firm(act, caseId, values, course).then(
    () => 'went through',
    (error: unknown) => (error as Error).message,
  )
const numbers = async (...lines: readonly string[]) => {
  const file = join(folder, 'numbers')
  await writeFile(file, `${lines.join('\n')}\n`)
  return { 'ssn-file': file }
}
const fields = `invites { orderId courseNumber coursePaymentType courseProviders { orderItemId providerId } } orders { orderId courseNumber courseStatus }
  courses { courseNumber hasPlacedOrder orderStatus orderStep jointOption isHeld waivedUntil isOwner }`
async function seen(browser: Browser, caseId: string, course = 'First') {
  const { data } = await browser.graph(
    `query ($id: ID!) { courseDashboard(caseId: $id) { ${fields} } }`,
    { id: caseId },
  )
  const of = (rows: ReadonlyArray<{ readonly courseNumber: string }>) =>
    rows.find(({ courseNumber }) => courseNumber === course)
  const { invites, orders, courses } = data.courseDashboard
  return { invite: of(invites), order: of(orders), course: of(courses) }
}
const event = async () =>
  (
    await sql<{
      event: string
      details: unknown
    }>`select event, details from audit where event like 'course.%' or event like 'firm.%' order by id desc limit 1`.execute(
      app.deps.database.db,
    )
  ).rows[0]
const bell = (accountId: string) => readSentences(app, accountId)

describe('an invite', () => {
  test('prints the text of the setup, and the client gets it', async () => {
    expect(
      await firm('setup', alone.caseId, {
        pays: 'firm',
        providers: '176,245',
        staff: 'maria.santos@hollisreyes.example',
      }),
    ).toBe('The first course is set up.')
    expect(await event()).toMatchObject({
      event: 'course.set-up',
      details: { course: 'First', payment: 2, providers: '176 245' },
    })
    expect(await firm('order', alone.caseId, await numbers('900-55-2101'))).toMatch(
      /^Order [0-9a-f-]{36}: the client chooses the provider\.$/,
    )
    expect(await seen(alone.debtor1.browser, alone.caseId)).toMatchObject({
      invite: { coursePaymentType: 2, courseProviders: [{ providerId: 176 }, { providerId: 245 }] },
      order: { courseStatus: 1 },
      course: { hasPlacedOrder: true, orderStatus: 2, orderStep: 'CourseOrderedSuccessfully' },
    })
    expect(await bell(alone.debtor1.accountId)).toEqual([
      'Your attorney ordered the first course for you. Please choose a provider.',
    ])
    expect(await refusal('order', alone.caseId, await numbers('900-55-2101'))).toBe(
      'This course has already been ordered.',
    )
    await firm('setup', alone.caseId, { pays: 'client', providers: 'all' })
    expect((await seen(alone.debtor1.browser, alone.caseId)).invite).toMatchObject({
      coursePaymentType: 2,
      courseProviders: { length: 2 },
    })
  })

  test('can be used by its client', async () => {
    await firm('order', alone.caseId, await numbers('900-55-2102'))
    const { invite } = (await seen(alone.debtor1.browser, alone.caseId)) as unknown as {
      invite: {
        orderId: string
        courseProviders: ReadonlyArray<{ orderItemId: string; providerId: number }>
      }
    }
    const [offer] = invite.courseProviders
    const answer = await alone.debtor1.browser.graph(
      'mutation ($c: ID!, $o: ID!, $i: ID!, $p: Int!) { placeCourseOrder(caseId: $c, orderId: $o, orderItemId: $i, providerId: $p, courseMethodType: 1) { success errorMessage } }',
      { c: alone.caseId, o: invite.orderId, i: offer?.orderItemId, p: offer?.providerId },
    )
    expect(answer.data.placeCourseOrder).toEqual({ success: true, errorMessage: null })
    expect((await seen(alone.debtor1.browser, alone.caseId)).order).toMatchObject({
      orderId: invite.orderId,
      courseStatus: 2,
    })
  })

  test('stores no SSN, and asks for one that no account has', async () => {
    expect(await refusal('order', alone.caseId)).toBe(
      'The order service needs the Social Security number of debtor 1, nine digits. No account has it.',
    )
    expect(await refusal('order', alone.caseId, await numbers('12345'))).toContain('nine digits')
    await firm('order', alone.caseId, await numbers('900-55-2103'))
    expect(
      (
        await sql<{
          sealed: unknown
        }>`select ssn_sealed as sealed from account where id = ${alone.debtor1.accountId}`.execute(
          app.deps.database.db,
        )
      ).rows,
    ).toEqual([{ sealed: null }])
    expect(
      await refusal('order', couple.caseId, { 'ssn-file': join(folder, 'not there') }),
    ).toMatch(/^--ssn-file: .* could not be read/)
  })

  test('for both debtors is sent once to each, and requires the joint option', async () => {
    expect(await refusal('order', couple.caseId)).toBe(
      'There are two debtors. First set how they take the course (--option).',
    )
    await firm('setup', couple.caseId, { option: '1' })
    expect(
      await refusal('order', couple.caseId, { debtor: '2', ...(await numbers('900-55-2104')) }),
    ).toContain('number of debtor 1')
    await firm('order', couple.caseId, {
      debtor: '2',
      ...(await numbers('900-55-2104', '900-55-2105')),
    })
    expect(await seen(couple.debtor2.browser, couple.caseId)).toMatchObject({
      order: { courseStatus: 1 },
      course: { isOwner: true, jointOption: 1 },
    })
    expect(await seen(couple.debtor1.browser, couple.caseId)).toMatchObject({
      order: { courseStatus: 9 },
      course: { isOwner: false, hasPlacedOrder: true },
    })
    expect([
      (await bell(couple.debtor1.accountId)).length,
      (await bell(couple.debtor2.accountId)).length,
    ]).toEqual([1, 1])
    expect(await refusal('order', couple.caseId, { debtor: '1' })).toBe(
      'This course has already been ordered.',
    )
  })

  test('is refused when the course is not due', async () => {
    expect(await refusal('order', alone.caseId, await numbers('900-55-2106'), 'second')).toBe(
      'This course cannot be ordered now: the case is not filed.',
    )
    await firm('setup', alone.caseId, { legacy: 'yes' })
    expect(await refusal('order', alone.caseId, await numbers('900-55-2106'))).toBe(
      'This course cannot be ordered now: it was ordered in an earlier system.',
    )
    await firm('setup', couple.caseId, { option: '4' })
    expect(await refusal('order', couple.caseId, await numbers('900-55-2106'))).toBe(
      'This course cannot be ordered now: it is only for the other debtor.',
    )
    expect(await refusal('order', app.demoData.cases.denise)).toBe(
      'The case has no client code at the order service.',
    )
  })

  test('is not created when the order service is down, and is created once when only its response was lost', async () => {
    await app.courseProvider.failNext('createUser', 'fail')
    expect(await refusal('order', alone.caseId, await numbers('900-55-2107'))).toMatch(
      /^The order service did not answer/,
    )
    expect((await seen(alone.debtor1.browser, alone.caseId)).order).toBeUndefined()
    await app.courseProvider.failNext('placeOrder', 'lose')
    await firm('order', alone.caseId, await numbers('900-55-2107'))
    const { rows } = await sql<{
      orders: number
    }>`select count(*) as orders from rehearsal_course where kind = 'order' and key = (select order_key from course_order where case_id = ${alone.caseId})`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([{ orders: 1 }])
  })
})

describe('the joint option', () => {
  test('can change until a provider is chosen, as long as it fits the order', async () => {
    for (const option of ['1', '2', '3', '4', 'none', '2'])
      expect(await firm('setup', couple.caseId, { option })).toBe('The first course is set up.')
    await firm('order', couple.caseId, await numbers('900-55-2110'))
    expect(await refusal('setup', couple.caseId, { option: '1' })).toBe(
      'A course was already ordered, and this does not match it. Reset the course first.',
    )
    expect(await refusal('setup', couple.caseId, { option: '4' })).toContain(
      'Reset the course first.',
    )
    expect(await firm('setup', couple.caseId, { option: '3' })).toBe('The first course is set up.')
    expect((await seen(couple.debtor2.browser, couple.caseId)).order).toMatchObject({
      courseStatus: 9,
    })
    const otherCouple = await coupleWithCase(app)
    await placedCourse(app, otherCouple, { option: 2 })
    expect(await refusal('setup', otherCouple.caseId, { option: '3' })).toContain(
      'Reset the course first.',
    )
    expect(await refusal('setup', alone.caseId, { option: '1' })).toBe(
      'This case has one debtor, so there is no course to take together.',
    )
  })
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
  ).toBe('Only the first course can be waived.')
})

describe('a reset', () => {
  test('archives the order of one debtor; the other keeps its own', async () => {
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

  test('lets a client continue whom only the firm can help', async () => {
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
