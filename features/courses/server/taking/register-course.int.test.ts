// A registration is made once, whoever asks however often, and only for somebody who has read and checked everything.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  auditedTimes,
  coupleWithCase,
  placedCourse,
  rowOf,
  signedInBrowser,
  type PlacedCourse,
  type WantedCourse,
} from './test-taking.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const online =
  'mutation ($caseId: ID!, $itemId: ID!) { registerCourse(caseId: $caseId, registerCourseOrderItemId: $itemId) { success errorMessage info1 info2 courseStatus } }'
const byPhone =
  'mutation ($caseId: ID!, $itemId: ID!) { registerPhoneCourse(caseId: $caseId, registerCourseOrderItemId: $itemId) { success errorMessage courseStatus } }'
const dashboard =
  'query ($caseId: ID!) { courseDashboard(caseId: $caseId) { orders { courseStatus hasRegisteredCourse coursePhoneNumber courseAccessCode } } }'

const register = async (
  browser: Browser,
  { caseId, itemId }: Pick<PlacedCourse, 'caseId' | 'itemId'>,
) => (await browser.graph(online, { caseId, itemId })).data.registerCourse
const registerPhone = async (
  browser: Browser,
  { caseId, itemId }: Pick<PlacedCourse, 'caseId' | 'itemId'>,
) => (await browser.graph(byPhone, { caseId, itemId })).data.registerPhoneCourse

const refusal = { success: false, errorMessage: 'Error Registering Course' }

async function ready(wanted: WantedCourse = {}) {
  const takers = await coupleWithCase(house)
  return {
    takers,
    placed: await placedCourse(house, takers, { isReady: true, ...wanted }),
    browser: takers.debtor1.browser,
  }
}

/** How often the order service was asked to register, from now on. */
function countingCalls() {
  return vi.spyOn(house.world.courseProvider, 'register')
}

test('an online course is registered, and its way in is sealed', async () => {
  const { placed, browser, takers } = await ready()
  const answer = await register(browser, placed)
  expect(answer).toEqual({
    success: true,
    errorMessage: null,
    courseStatus: 3,
    info1: expect.stringMatching(/^[\w-]{43}$/),
    info2: expect.stringMatching(/^[\w-]{43}$/),
  })
  const item = (await rowOf(house, 'course_item', { column: 'id', value: placed.itemId })) ?? {}
  expect(item).toMatchObject({ status: 3, phone_number: null, access_code_sealed: null })
  expect(item['registered_at']).not.toBeNull()
  expect((item['start_url_sealed'] as Buffer).includes('orders/courses')).toBe(false)
  expect(await auditedTimes(house, 'course.registered', placed.itemId)).toBe(1)
  const news = await browser.graph('{ notifications { get { type description } } }')
  expect(news.data.notifications.get).toEqual([{ type: 'course', description: expect.any(String) }])
  expect(
    (await browser.graph(dashboard, { caseId: takers.caseId })).data.courseDashboard.orders[0],
  ).toMatchObject({ courseStatus: 3, hasRegisteredCourse: true })
})

test('a course by phone is registered with a number and an access code, which nobody else gets', async () => {
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
  const sealed = (await rowOf(house, 'course_item', { column: 'id', value: placed.itemId }))?.[
    'access_code_sealed'
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

test('two hundred calls from two tabs are one registration and one answer', async () => {
  const { placed, browser, takers } = await ready()
  const other = await signedInBrowser(house, takers.debtor1.accountId)
  const calls = countingCalls()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => register(index % 2 === 0 ? browser : other, placed)),
  )
  expect(
    new Set(
      answers.map(
        ({ success, errorMessage, courseStatus }) => `${success} ${errorMessage} ${courseStatus}`,
      ),
    ),
  ).toEqual(new Set(['true null 3']))
  expect(calls.mock.calls.map(([key]) => key)).toEqual([placed.itemId])
  expect(await auditedTimes(house, 'course.registered', placed.itemId)).toBe(1)
  calls.mockRestore()
})

test('an answer that got lost on the way is a registration', async () => {
  for (const how of ['lose', 'hang'] as const) {
    const { placed, browser } = await ready()
    await house.rehearsal.failNext('register', how)
    const answer = await register(browser, placed)
    // One that hangs has not been done: it fails, and can be asked for again.
    expect(answer.success).toBe(how === 'lose')
    expect(await register(browser, placed)).toMatchObject({ success: true, courseStatus: 3 })
  }
})

test('a provider whose news overtakes its own answer lets them in at the next try', async () => {
  const { placed, browser } = await ready()
  await house.rehearsal.failNext('register', 'lose')
  await house.rehearsal.failNext('itemState', 'fail')
  expect(await register(browser, placed)).toMatchObject(refusal)
  await house.rehearsal.failNext('itemState', 'fail')
  await house.rehearsal.accept(placed.itemId)
  expect(await rowOf(house, 'course_item', { column: 'id', value: placed.itemId })).toMatchObject({
    status: 3,
    registered_at: null,
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

test('a provider that says it has taken somebody in, of whom nobody here knows the way in, is asked for it at once', async () => {
  const { placed, browser } = await ready()
  await house.rehearsal.failNext('register', 'lose')
  await house.rehearsal.failNext('itemState', 'fail')
  expect(await register(browser, placed)).toMatchObject(refusal)
  await house.rehearsal.accept(placed.itemId)
  expect(await rowOf(house, 'course_item', { column: 'id', value: placed.itemId })).toMatchObject({
    status: 3,
    registered_at: expect.any(Date),
    start_url_sealed: expect.anything(),
  })
})

test('the provider is told of both spouses when they take it together', async () => {
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
])('without %s there is no registration', async (column) => {
  const { placed, browser } = await ready({ option: 1 })
  await sql`update course_item set ${sql.ref(column)} = false where id = ${placed.itemId}`.execute(
    house.world.database.db,
  )
  const calls = countingCalls()
  expect(await register(browser, placed)).toMatchObject(refusal)
  expect(calls).not.toHaveBeenCalled()
  calls.mockRestore()
})

test('the other method, a course that is over and a foreign item are refused in one voice', async () => {
  const [first, phone, canceled] = [await ready(), await ready({ method: 2 }), await ready()]
  await sql`update course_item set status = 7 where id = ${canceled.placed.itemId}`.execute(
    house.world.database.db,
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
  // The spouse, of an item that is not theirs.
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

test('a registration that fails twice is told to the firm once, and can still be made', async () => {
  const { placed, browser } = await ready()
  const told = () => house.countMessages('dana.reyes@hollisreyes.example')
  const before = await told()
  const counts: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await house.rehearsal.failNext('register', 'fail')
    expect(await register(browser, placed)).toMatchObject(refusal)
    counts.push((await told()) - before)
  }
  expect(counts).toEqual([0, 1, 1])
  expect((await house.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(
    'A client cannot be registered for the first course',
  )
  expect(await register(browser, placed)).toMatchObject({ success: true, courseStatus: 3 })
})

test('a registered course whose certificate is here answers its status, and no way in', async () => {
  const { placed, browser } = await ready()
  await register(browser, placed)
  await sql`update course_item set status = 5 where id = ${placed.itemId}`.execute(
    house.world.database.db,
  )
  expect(await register(browser, placed)).toEqual({
    success: true,
    errorMessage: null,
    courseStatus: 5,
    info1: null,
    info2: null,
  })
})

test('an opened course is counted once for each key, and each time without one', async () => {
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
    await rowOf(house, 'course_progress', { column: 'case_id', value: placed.caseId }),
  ).toMatchObject({ debtor: 1, register_count: 4 })
  expect((await count(takers.debtor2.browser)).data.incrementOrderRegisterCourseCount).toEqual({
    success: false,
    errorMessage: 'This course could not be found.',
  })
})
