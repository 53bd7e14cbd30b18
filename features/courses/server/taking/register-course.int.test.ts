import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  auditedTimes,
  coupleWithCase,
  placedCourse,
  readRow,
  signedInBrowser,
  type PlacedCourse,
  type WantedCourse,
} from './test-taking.ts'

const app = openTestApp()

const online = operation`registerCourse(caseId: $caseId, registerCourseOrderItemId: $itemId) {
  success errorMessage info1 info2 courseStatus }`
const byPhone = operation`registerPhoneCourse(caseId: $caseId, registerCourseOrderItemId: $itemId) {
  success errorMessage courseStatus }`
const dashboard = operation`courseDashboard { orders { courseStatus hasRegisteredCourse
  coursePhoneNumber courseAccessCode } }`

const refusal = { success: false, errorMessage: 'Error Registering Course' }

test('registers an online course and encrypts its link', async () => {
  const { placed, browser, takers } = await ready()
  const answer = await register(browser, placed)
  expect(answer).toEqual({
    success: true,
    errorMessage: null,
    courseStatus: 3,
    info1: expect.stringMatching(/^[\w-]{43}$/),
    info2: expect.stringMatching(/^[\w-]{43}$/),
  })
  const item = (await readRow(app, 'course_item', { column: 'id', value: placed.itemId })) ?? {}
  expect(item).toMatchObject({ status: 3, phoneNumber: null, accessCodeSealed: null })
  expect(item['registeredAt']).not.toBeNull()
  expect((item['startUrlSealed'] as Buffer).includes('orders/courses')).toBe(false)
  expect(await auditedTimes(app, 'course.registered', placed.itemId)).toBe(1)
  const news = await browser.graph('{ notifications { get { type description } } }')
  expect(news.data.notifications.get).toEqual([{ type: 'course', description: expect.any(String) }])
  expect(
    (await browser.graph(dashboard, { caseId: takers.caseId })).data.courseDashboard.orders[0],
  ).toMatchObject({ courseStatus: 3, hasRegisteredCourse: true })
})

test('registers a phone course, and shows number and code only to the owner', async () => {
  const { placed, browser, takers } = await ready({ method: 2, option: 1 })
  expect(await registerPhone(browser, placed)).toEqual({
    success: true,
    errorMessage: null,
    courseStatus: 13,
  })
  const seen = async (by: Browser) =>
    (await by.graph(dashboard, { caseId: takers.caseId })).data.courseDashboard.orders
  const [own] = await seen(browser)
  expect(own).toMatchObject({
    courseStatus: 13,
    hasRegisteredCourse: true,
    coursePhoneNumber: '5550100245',
    courseAccessCode: expect.stringMatching(/^\d{9}$/),
  })
  const sealed = (await readRow(app, 'course_item', { column: 'id', value: placed.itemId }))?.[
    'accessCodeSealed'
  ] as Buffer
  expect(sealed.includes(own.courseAccessCode)).toBe(false)
  expect(await seen(takers.debtor2.browser)).toEqual([
    {
      courseStatus: 9,
      hasRegisteredCourse: false,
      coursePhoneNumber: null,
      courseAccessCode: null,
    },
  ])
})

test('registers once for two hundred calls from two tabs, with one result', async () => {
  const { placed, browser, takers } = await ready()
  const otherBrowser = await signedInBrowser(app, takers.debtor1.accountId)
  const calls = countingCalls()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      register(index % 2 === 0 ? browser : otherBrowser, placed),
    ),
  )
  expect(
    new Set(
      answers.map(
        ({ success, errorMessage, courseStatus }) => `${success} ${errorMessage} ${courseStatus}`,
      ),
    ),
  ).toEqual(new Set(['true null 3']))
  expect(calls.mock.calls.map(([key]) => key)).toEqual([placed.itemId])
  expect(await auditedTimes(app, 'course.registered', placed.itemId)).toBe(1)
  calls.mockRestore()
})

test('counts a lost response as a registration', async () => {
  for (const how of ['lose', 'hang'] as const) {
    const { placed, browser } = await ready()
    await app.courseProvider.failNext('register', how)
    const answer = await register(browser, placed)
    // A call that hung had no effect. It fails and can be repeated.
    expect(answer.success).toBe(how === 'lose')
    expect(await register(browser, placed)).toMatchObject({ success: true, courseStatus: 3 })
  }
})

test("opens the course on the next try when the provider's news arrives before the response", async () => {
  const { placed, browser } = await ready()
  await app.courseProvider.failNext('register', 'lose')
  await app.courseProvider.failNext('itemState', 'fail')
  expect(await register(browser, placed)).toMatchObject(refusal)
  await app.courseProvider.failNext('itemState', 'fail')
  await app.courseProvider.accept(placed.itemId)
  expect(await readRow(app, 'course_item', { column: 'id', value: placed.itemId })).toMatchObject({
    status: 3,
    registeredAt: null,
  })
  expect(await register(browser, placed)).toEqual({
    success: true,
    errorMessage: null,
    courseStatus: 3,
    info1: expect.stringMatching(/^[\w-]{43}$/),
    info2: expect.stringMatching(/^[\w-]{43}$/),
  })
  const { data } = await browser.graph('{ notifications { get { description } } }')
  expect(data.notifications.get).toEqual([
    { description: 'You are registered for the first course' },
  ])
})

test('requests the missing course link when the provider reports a registration', async () => {
  const { placed, browser } = await ready()
  await app.courseProvider.failNext('register', 'lose')
  await app.courseProvider.failNext('itemState', 'fail')
  expect(await register(browser, placed)).toMatchObject(refusal)
  await app.courseProvider.accept(placed.itemId)
  expect(await readRow(app, 'course_item', { column: 'id', value: placed.itemId })).toMatchObject({
    status: 3,
    registeredAt: expect.any(Date),
    startUrlSealed: expect.anything(),
  })
})

test('registers both spouses at the provider for a joint course', async () => {
  const { placed, browser } = await ready({ option: 1 })
  const calls = countingCalls()
  expect((await register(browser, placed)).success).toBe(true)
  const persons = calls.mock.calls[0]?.[1].persons ?? []
  expect(persons.map(({ details }) => details.firstName)).toEqual(['Nora', 'Owen'])
  expect(new Set(persons.map(({ personKey }) => personKey)).size).toBe(2)
  calls.mockRestore()
})

test.each([
  'verified_details',
  'verified_spouse_details',
  'accepted_disclosure',
  'shown_instructions',
])('refuses a registration if the flag %s is not set', async (column) => {
  const { placed, browser } = await ready({ option: 1 })
  await sql`update course_item set ${sql.ref(column)} = false where id = ${placed.itemId}`.execute(
    app.deps.database.db,
  )
  const calls = countingCalls()
  expect(await register(browser, placed)).toMatchObject(refusal)
  expect(calls).not.toHaveBeenCalled()
  calls.mockRestore()
})

test('refuses another method, an ended course and a foreign item in the same way', async () => {
  const [first, phone, canceled] = [await ready(), await ready({ method: 2 }), await ready()]
  await sql`update course_item set status = 7 where id = ${canceled.placed.itemId}`.execute(
    app.deps.database.db,
  )
  const calls = countingCalls()
  expect(await registerPhone(first.browser, first.placed)).toEqual({
    ...refusal,
    courseStatus: null,
  })
  expect(await register(phone.browser, phone.placed)).toMatchObject(refusal)
  expect(await register(canceled.browser, canceled.placed)).toMatchObject(refusal)
  expect(
    await register(first.browser, { caseId: first.placed.caseId, itemId: phone.placed.itemId }),
  ).toMatchObject(refusal)
  expect(
    await register(first.browser, { caseId: first.placed.caseId, itemId: 'no-id' }),
  ).toMatchObject(refusal)
  // The spouse tries to register an item of the other debtor.
  expect(await register(first.takers.debtor2.browser, first.placed)).toMatchObject(refusal)
  expect(calls).not.toHaveBeenCalled()
  calls.mockRestore()
  const foreign = await phone.browser.graph(online, {
    caseId: first.placed.caseId,
    itemId: first.placed.itemId,
  })
  expect(foreign.data.registerCourse).toMatchObject({
    success: false,
    errorMessage: 'This case could not be found.',
  })
})

test('notifies the firm once after two failures, and can still register', async () => {
  const { placed, browser } = await ready()
  const countAlerts = () => app.countMessages('dana.reyes@hollisreyes.example')
  const before = await countAlerts()
  const counts: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await app.courseProvider.failNext('register', 'fail')
    expect(await register(browser, placed)).toMatchObject(refusal)
    counts.push((await countAlerts()) - before)
  }
  expect(counts).toEqual([0, 1, 1])
  expect((await app.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(
    'A client cannot be registered for the first course',
  )
  expect(await register(browser, placed)).toMatchObject({ success: true, courseStatus: 3 })
})

test('returns the status without a link after the course has finished', async () => {
  const { placed, browser } = await ready()
  await register(browser, placed)
  await sql`update course_item set status = 5 where id = ${placed.itemId}`.execute(
    app.deps.database.db,
  )
  expect(await register(browser, placed)).toEqual({
    success: true,
    errorMessage: null,
    courseStatus: 5,
    info1: null,
    info2: null,
  })
})

test('counts an opening once per key, and always without a key', async () => {
  const { placed, browser, takers } = await ready()
  const count = (by: Browser, headers: Readonly<Record<string, string>> = {}) =>
    by.graph(
      'mutation ($caseId: ID!, $courseType: Int!) { incrementOrderRegisterCourseCount(caseId: $caseId, courseType: $courseType) { success errorMessage } }',
      { caseId: placed.caseId, courseType: 1 },
      headers,
    )
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => count(browser, { 'idempotency-key': 'one-opening' })),
    count(browser, { 'idempotency-key': 'another-one' }),
    count(browser),
    count(browser),
  ])
  expect(answers.map(({ data }) => data.incrementOrderRegisterCourseCount)).toEqual(
    Array.from({ length: 8 }, () => ({ success: true, errorMessage: null })),
  )
  expect(
    await readRow(app, 'course_progress', { column: 'case_id', value: placed.caseId }),
  ).toMatchObject({ debtor: 1, registerCount: 4 })
  expect((await count(takers.debtor2.browser)).data.incrementOrderRegisterCourseCount).toEqual({
    success: false,
    errorMessage: 'This course could not be found.',
  })
})

const register = async (
  browser: Browser,
  { caseId, itemId }: Pick<PlacedCourse, 'caseId' | 'itemId'>,
) => (await browser.graph(online, { caseId, itemId })).data.registerCourse
const registerPhone = async (
  browser: Browser,
  { caseId, itemId }: Pick<PlacedCourse, 'caseId' | 'itemId'>,
) => (await browser.graph(byPhone, { caseId, itemId })).data.registerPhoneCourse

async function ready(wanted: WantedCourse = {}) {
  const takers = await coupleWithCase(app)
  return {
    takers,
    placed: await placedCourse(app, takers, { isReady: true, ...wanted }),
    browser: takers.debtor1.browser,
  }
}

/** Counts registration calls at the order service from now on. */
function countingCalls() {
  return vi.spyOn(app.deps.courseProvider, 'register')
}
