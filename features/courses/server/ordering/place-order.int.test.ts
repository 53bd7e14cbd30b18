import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { readNewsItems } from '#testing/test-news.ts'
import {
  aloneWithCase,
  lookUp,
  placeOrder,
  quote,
  ready,
  storedCounts,
  who,
  type Who,
} from './test-ordering.ts'
import { auditedTimes, type TakersOfCase } from '../taking/test-taking.ts'

const app = openTestApp()
let single: TakersOfCase
let nora: Who

withoutMinDurations(app)
beforeEach(async () => {
  single = await aloneWithCase(app)
  nora = who(single)
})

const refusal = { success: false, errorMessage: 'Unknown error placing order' }

test('places an order, records it in the audit, notifies the client and stores the number in the account', async () => {
  await ready(app, nora)
  const answer = await placeOrder(nora, { courseMethodType: 2 })
  expect(answer).toMatchObject({
    success: true,
    errorMessage: null,
    option: null,
    orders: [
      {
        courseNumber: 'First',
        isJoint: false,
        providerId: 245,
        providerName: 'Harborlight',
        courseStatus: 12,
        courseMethod: 2,
        coursePaymentType: 1,
        coursePrice: '24.00',
        orderKey: expect.any(String),
      },
    ],
    fields: {
      debtor1HasPlacedFirstCourseOrder: true,
      debtor1HasPlacedFirstCourseOrderStatus: 2,
      debtor1FirstCourseOrderStep: 'CourseOrderedSuccessfully',
      debtor2FirstCourseOrderStep: null,
    },
  })
  const { db } = app.deps.database
  expect(await auditedTimes(app, 'course.ordered', answer.orders[0]?.orderId ?? '')).toBe(1)
  expect(await readNewsItems(app, single.debtor1.accountId)).toMatchObject([
    { type: 'course', says: 'Your first course is ordered' },
  ])
  const { rows } = await sql<{ ssn: Uint8Array; kept: Uint8Array | null }>`
    select a.ssn_sealed as ssn, g.lookup_sealed as kept from account a, course_progress g where a.id = ${single.debtor1.accountId} and g.case_id = ${single.caseId}`.execute(
    db,
  )
  expect(rows[0]?.kept).toBeNull()
  expect(
    app.deps.secrets.open(
      'account-ssn',
      rows[0]?.ssn ?? new Uint8Array(),
      single.debtor1.accountId,
    ),
  ).toBe('900554322')
})

test('accepts the mask instead of a stored number, and does not change the number', async () => {
  const { accountId } = single.debtor1
  const sealed = Buffer.from(app.deps.secrets.seal('account-ssn', '900554326', accountId))
  await sql`update account set ssn_sealed = ${sealed} where id = ${accountId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora, 'XXX-XX-XXXX')).toMatchObject({
    success: true,
    orderStep: 'ChooseCourse',
  })
  await quote(nora)
  expect(await placeOrder(nora)).toMatchObject({ success: true })
  const { rows } = await sql<{
    sealed: Buffer
  }>`select ssn_sealed as sealed from account where id = ${accountId}`.execute(app.deps.database.db)
  expect(rows[0]?.sealed.equals(sealed)).toBe(true)
})

test('places one order for two tabs and a retry, and refuses another choice', async () => {
  await ready(app, nora)
  const [first, two] = await Promise.all([placeOrder(nora), placeOrder(nora)])
  expect([first.success, two.success]).toEqual([true, true])
  expect(two.orders).toEqual(first.orders)
  expect(await placeOrder(nora)).toEqual(first)
  expect(await placeOrder(nora, { courseMethodType: 2 })).toMatchObject({
    ...refusal,
    orders: first.orders,
    fields: first.fields,
  })
  expect(await placeOrder(nora, { providerId: 176 })).toMatchObject(refusal)
  expect(await storedCounts(app, single.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test('places one order for two tabs with different providers', async () => {
  await ready(app, nora)
  const answers = await Promise.all([placeOrder(nora), placeOrder(nora, { providerId: 176 })])
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(await storedCounts(app, single.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test('finds an order after a lost response, and does not order twice', async () => {
  await ready(app, nora)
  await app.courseProvider.failNext('placeOrder', 'lose')
  expect(await placeOrder(nora)).toMatchObject({
    success: true,
    orders: [{ providerId: 245, courseStatus: 2 }],
  })
  const { rows } = await sql`select 1 from rehearsal_course where kind = 'order'
    and key in (select order_key from course_order where case_id = ${single.caseId})`.execute(
    app.deps.database.db,
  )
  expect(rows).toHaveLength(1)
})

test('fails after two lost responses, and later returns the existing order for any choice', async () => {
  await ready(app, nora)
  await app.courseProvider.failNext('placeOrder', 'lose')
  await app.courseProvider.failNext('itemState', 'fail')
  expect(await placeOrder(nora)).toMatchObject({
    ...refusal,
    orders: [],
    fields: {
      debtor1HasPlacedFirstCourseOrder: false,
      debtor1HasPlacedFirstCourseOrderStatus: 12,
      debtor1FirstCourseOrderStep: 'CourseOrderFailed',
    },
  })
  await ready(app, nora)
  expect(await placeOrder(nora, { providerId: 176 })).toMatchObject({
    ...refusal,
    orders: [{ providerId: 245, courseStatus: 2 }],
    fields: { debtor1HasPlacedFirstCourseOrder: true },
  })
  expect(await placeOrder(nora)).toMatchObject({ success: true, orders: [{ providerId: 245 }] })
  expect(await storedCounts(app, single.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test.each(['fail', 'hang'] as const)(
  'stores only a failure that allows a retry if the service does not order (%s)',
  async (how) => {
    await ready(app, nora)
    await app.courseProvider.failNext('placeOrder', how)
    expect(await placeOrder(nora)).toMatchObject({
      ...refusal,
      orders: [],
      fields: {
        debtor1HasPlacedFirstCourseOrderStatus: 12,
        debtor1FirstCourseOrderStep: 'CourseOrderFailed',
      },
    })
    expect(await storedCounts(app, single.caseId)).toEqual({ placed: 0, items: 0, takers: 0 })
    const { rows } =
      await sql`select 1 from account where id = ${single.debtor1.accountId} and ssn_sealed is not null`.execute(
        app.deps.database.db,
      )
    expect(rows).toEqual([])
    await ready(app, nora)
    expect(await placeOrder(nora)).toMatchObject({ success: true })
  },
)

test.each([
  ['a provider that was not offered', { providerId: 246 }],
  ['a way that it does not offer', { providerId: 291, courseMethodType: 2 }],
  ['a way that there is not', { courseMethodType: 3 }],
  ['together, by a single client', { isJoint: true }],
])('refuses %s and changes nothing', async (_, input) => {
  await ready(app, nora)
  expect(await placeOrder(nora, input)).toMatchObject({
    ...refusal,
    orders: [],
    fields: {
      debtor1HasPlacedFirstCourseOrderStatus: 1,
      debtor1FirstCourseOrderStep: 'ChooseCourse',
    },
  })
  expect((await quote(nora)).success).toBe(true)
})

test('orders the second course only after filing, with a case number and without a hold', async () => {
  const filed = await aloneWithCase(app, { status: 'Filed', caseNumber: '26-20001' })
  const second = who(filed, 1, 2)
  const offered = await ready(app, second)
  expect(offered.providers.map(({ providerId }) => providerId)).toEqual([294, 177, 246])
  const { db } = app.deps.database
  await sql`update legal_case set case_number = null where id = ${filed.caseId}`.execute(db)
  expect(await placeOrder(second)).toMatchObject(refusal)
  await sql`update legal_case set case_number = '26-20001' where id = ${filed.caseId}`.execute(db)
  await sql`update course_progress set is_held = true where case_id = ${filed.caseId}`.execute(db)
  expect(await placeOrder(second)).toMatchObject(refusal)
  await sql`update course_progress set is_held = false where case_id = ${filed.caseId}`.execute(db)
  expect(await placeOrder(second)).toMatchObject({
    success: true,
    orders: [{ courseNumber: 'Second', providerId: 246, courseStatus: 2 }],
  })
})

test('orders the first course after filing while the firm allows it', async () => {
  const filed = await aloneWithCase(app, { status: 'Filed', caseNumber: '26-20002' })
  const { db } = app.deps.database
  await sql`insert into course (case_id, course_number, firm_id) values (${filed.caseId}, 'First', ${filed.firmId})`.execute(
    db,
  )
  await sql`insert into course_progress (case_id, course_number, debtor, firm_id, waived_until) values (${filed.caseId}, 'First', 1, ${filed.firmId}, (portal_now() + interval '5 days')::date)`.execute(
    db,
  )
  await ready(app, who(filed))
  await sql`update course_progress set waived_until = (portal_now() - interval '2 days')::date where case_id = ${filed.caseId}`.execute(
    db,
  )
  expect(await placeOrder(who(filed))).toMatchObject(refusal)
  await sql`update course_progress set waived_until = (portal_now() + interval '5 days')::date where case_id = ${filed.caseId}`.execute(
    db,
  )
  expect(await placeOrder(who(filed))).toMatchObject({ success: true })
})
