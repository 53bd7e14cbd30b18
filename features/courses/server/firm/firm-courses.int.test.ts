// spec: courses#acts-of-the-firm
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { seen } from '#testing/test-course-acts.ts'
import { listWrongCounts } from '#testing/test-counts.ts'
import { readSentences } from '#testing/test-news.ts'
import { aParalegal, withoutMinDurations } from '#testing/test-people.ts'
import { withCourseLock } from '../course-lock.ts'
import { lookUp, quote, who } from '../ordering/test-ordering.ts'
import { coupleWithCase, placedCourse, type TakersOfCase } from '../taking/test-taking.ts'
import { courseActsOf, getCourse, lastEvent, readCourses } from './test-firm-courses.ts'

const app = openTestApp()
const paralegal = aParalegal(app)
withoutMinDurations(app)
const { read, act } = courseActsOf(paralegal)
let alone: TakersOfCase

beforeEach(async () => {
  alone = await coupleWithCase(app, { isSingle: true })
})

/** Other cases were changed by statements of these tests. */
const wrongCounts = async () =>
  (await listWrongCounts(app.deps)).filter((line) => line.includes(alone.caseId))

describe('a case without courses', () => {
  beforeEach(() =>
    sql`update legal_case set client_code = null where id = ${alone.caseId}`.execute(app.owner.db),
  )

  test('is set up, after which the client sees the courses', async () => {
    expect((await read(alone.caseId)).debtors).toMatchObject([{ state: 'NOT_SET_UP' }])
    const input = { caseId: alone.caseId, seen: null, clientCode: ' HR-NEW ', payer: 'FIRM' }
    const { success, current } = await act('setUp', input)
    expect(success).toBe(true)
    expect(current).toMatchObject({ clientCode: 'HR-NEW', courses: [{ payer: 'FIRM' }, {}] })
    expect(getCourse(current).debtors).toMatchObject([{ state: 'NOT_ORDERED', canOrder: true }])
    const { data } = await alone.debtor1.browser.graph(
      '{ cases { get(active: true) { clientCode dashBoardCourseNumber } } }',
    )
    expect(data.cases.get).toMatchObject([{ clientCode: 'HR-NEW', dashBoardCourseNumber: 'First' }])
    expect(await lastEvent(app, alone.caseId)).toMatchObject({
      event: 'course.offered',
      details: { codeFrom: 'none', code: 'HR-NEW', paymentFrom: 1, payment: 2 },
    })
    expect(await wrongCounts()).toEqual([])
  })

  test('that a colleague sets up at the same time keeps the first code', async () => {
    const input = { caseId: alone.caseId, seen: null, payer: 'CLIENT' }
    const both = await Promise.all(
      ['ONE', 'TWO'].map((clientCode) => act('setUp', { ...input, clientCode })),
    )
    expect(both.map(({ success }) => success).toSorted()).toEqual([false, true])
    const [code] = new Set(both.map(({ current }) => current.clientCode))
    expect((await paralegal.run<{ clientCode: string }>(readCourses, input)).clientCode).toBe(code)
    expect(both.find(({ success }) => !success)).toMatchObject({
      errorCode: 'courses.code-changed',
    })
  })

  test.each([
    ['   ', 'courses.code-required'],
    ['x'.repeat(61), 'courses.code-too-long'],
  ])('is not set up with the code %j', async (clientCode, errorCode) => {
    expect(await act('setUp', { caseId: alone.caseId, clientCode })).toMatchObject({ errorCode })
  })

  test('that has ended is not set up', async () => {
    await sql`update legal_case set status = 'Complete' where id = ${alone.caseId}`.execute(
      app.owner.db,
    )
    const input = { caseId: alone.caseId, clientCode: 'LATE' }
    expect(await act('setUp', input)).toMatchObject({ errorCode: 'courses.case-ended' })
  })
})

describe('who pays, and which providers', () => {
  const change = (version: number, more = {}) =>
    act('change', {
      caseId: alone.caseId,
      course: 'FIRST',
      version,
      change: { payer: 'FIRM', providerIds: [291, 245], option: null, ...more },
    })

  test('reach the client in the order of the firm, also in the middle of choosing', async () => {
    await lookUp(app, who(alone))
    const before = await quote(who(alone))
    const { current } = await change(0)
    expect(getCourse(current)).toMatchObject({
      payer: 'FIRM',
      providers: [{ id: 291 }, { id: 245, name: 'Harborlight' }],
      version: 1,
    })
    const after = await quote(who(alone))
    expect(after.providers.map(({ providerId }) => providerId)).toEqual([291, 245])
    expect(before.providers.map(({ providerId }) => providerId)).not.toEqual([291, 245])
    await change(1, { providerIds: [245, 291] })
    expect((await quote(who(alone))).providers.map(({ providerId }) => providerId)).toEqual([
      245, 291,
    ])
    expect(await lastEvent(app, alone.caseId)).toMatchObject({
      event: 'course.set-up',
      details: { providers: '245 291', providersFrom: '291 245', payment: 2, paymentFrom: 2 },
    })
  })

  test('of two changes at the same time the second is refused and sees the first', async () => {
    await change(0)
    expect(await change(0, { payer: 'CLIENT' })).toMatchObject({
      success: false,
      errorCode: 'courses.changed',
      current: { courses: [{ payer: 'FIRM', version: 1 }, { version: 0 }] },
    })
  })

  test('wait while an order is in flight at the provider, and see its result', async () => {
    const key = { caseId: alone.caseId, firmId: alone.firmId, courseNumber: 'First' } as const
    const ended: string[] = []
    let changing: Promise<unknown> = Promise.resolve()
    await withCourseLock(app.deps, key, async () => {
      changing = change(0).then((result: unknown) => {
        ended.push('change')
        return result
      })
      // Longer than a change that does not wait.
      for (const _ of Array.from({ length: 20 })) await read(alone.caseId)
      ended.push('order')
    })
    expect(await changing).toMatchObject({ success: true })
    expect(ended).toEqual(['order', 'change'])
  })

  test('are refused for an unknown provider, and for none', async () => {
    expect(await change(0, { providerIds: [7] })).toMatchObject({
      errorCode: 'courses.no-such-provider',
    })
    expect(await change(0, { providerIds: [] })).toMatchObject({ success: false })
  })
})

describe('an order of the firm', () => {
  const order = (numbers: readonly object[], version = 0) =>
    act('order', { caseId: alone.caseId, course: 'FIRST', version, debtor: 1, numbers })

  test('needs a number that no account has, and reaches the client', async () => {
    expect(await order([])).toMatchObject({ errorCode: 'courses.number-wanted' })
    const { current } = await order([{ debtor: 1, ssn: '900-55-2199' }])
    expect(getCourse(current).debtors).toMatchObject([
      { state: 'CHOOSING', canOrder: false, canReset: true },
    ])
    expect(await readSentences(app, alone.debtor1.accountId)).toEqual([
      'Your attorney ordered the first course for you. Please choose a provider.',
    ])
    expect(await order([{ debtor: 1, ssn: '900-55-2199' }], 1)).toMatchObject({
      errorCode: 'courses.ordered-before',
    })
    const { rows } = await sql<{ details: string }>`
      select details::text as details from audit where object = ${alone.caseId}`.execute(
      app.owner.db,
    )
    expect(rows.map(({ details }) => details).join(' ')).not.toContain('2199')
  })
})

describe('a reset', () => {
  test('starts the course again, and the client hears of it', async () => {
    await placedCourse(app, alone)
    const { version } = await read(alone.caseId)
    const input = { caseId: alone.caseId, course: 'FIRST', version, debtor: 1 }
    const { current } = await act('reset', { ...input, seen: 'REGISTERING' })
    expect(getCourse(current).debtors).toMatchObject([{ state: 'NOT_ORDERED', canReset: false }])
    expect(await seen(alone.debtor1.browser, alone.caseId)).toMatchObject({
      order: undefined,
      course: { hasPlacedOrder: false },
    })
    expect(await readSentences(app, alone.debtor1.accountId)).toEqual([
      'You can order your first course again',
    ])
    expect(await lastEvent(app, alone.caseId)).toMatchObject({ event: 'course.reset' })
  })

  test('is refused when the client has finished the course meanwhile', async () => {
    const placed = await placedCourse(app, alone, { isReady: true })
    const { version } = await read(alone.caseId)
    await alone.debtor1.browser.graph(
      `mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }`,
      { c: alone.caseId, i: placed.itemId },
    )
    await app.courseProvider.finish(placed.itemId)
    const input = { caseId: alone.caseId, course: 'FIRST', version, debtor: 1 }
    const refused = await act('reset', { ...input, seen: 'REGISTERING' })
    expect(refused).toMatchObject({ success: false, errorCode: 'courses.state-changed' })
    expect(getCourse(refused.current).debtors).toMatchObject([{ state: 'DONE' }])
    expect(await wrongCounts()).toEqual([])
  })
})
