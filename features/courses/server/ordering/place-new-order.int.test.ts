// Ordering a course from a quote: what is quoted, that it is ordered once however often it is asked, and what a service that fails leaves behind (decisions-courses A5, A2.10, A2.11).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { newsOf } from '#apps/server/testing/test-news.ts'
import { refreshCatalogue } from '../provider/catalogue.ts'
import {
  aloneWithCase,
  lookUp,
  placeNew,
  quote,
  ready,
  storedCounts,
  who,
  type Who,
} from './test-ordering.ts'
import { auditedTimes, type TakersOfCase } from '../taking/test-taking.ts'

let house: TestHouse
let single: TakersOfCase
let nora: Who

beforeAll(async () => {
  house = await openTestHouse()
  Object.assign(house.world, { notBefore: () => Promise.resolve() })
})
afterAll(() => house.close())
beforeEach(async () => {
  single = await aloneWithCase(house)
  nora = who(single)
})

const refusal = { success: false, errorMessage: 'Unknown error placing order' }

test('the quote names every provider of the course with its price, cleaned of what was planted, and is the same at every call', async () => {
  const first = await ready(house, nora)
  expect(first).toMatchObject({
    success: true,
    errorMessage: null,
    orderStatus: 1,
    orderStep: 'ChooseCourse',
    hasPlaced: false,
  })
  expect(first.whole).toMatchObject({ coursePaymentType: 1, orderItemSourceTypeId: null })
  expect(
    first.providers.map(({ providerId, price, methods }) => [providerId, price, methods]),
  ).toEqual([
    [291, '0.00', [1]],
    [176, '19.95', [1, 2]],
    [245, '24.00', [1, 2]],
  ])
  expect(first.providers.map(({ valueProps }) => valueProps).join('')).not.toMatch(
    /<script|<style|<img|onerror/,
  )
  expect((await quote(nora)).providers).toEqual(first.providers)
})

test('the price of the quote is the price of the order, whatever the directory says by then', async () => {
  const { db } = house.world.database
  await ready(house, nora)
  await sql`update course_product set price = 99 where provider_id = 245`.execute(db)
  expect((await quote(nora)).providers.find(({ providerId }) => providerId === 245)?.price).toBe(
    '24.00',
  )
  expect((await placeNew(nora)).orders).toMatchObject([{ coursePrice: '24.00' }])
  // News of the provider: the next one is told what it costs now.
  await refreshCatalogue(house.world, 245)
  const next = await ready(house, who(await aloneWithCase(house)))
  expect(next.providers.find(({ providerId }) => providerId === 245)?.price).toBe('24.00')
})

test('a directory with more text than is taken leaves the one before it', async () => {
  const { courseProvider } = house.world
  const before = await ready(house, nora)
  await refreshCatalogue(house.world, 245)
  const product = {
    providerId: 245,
    name: 'Harborlight',
    price: '1.00',
    valueProps: '<div>'.repeat(200_000),
    methods: [1],
  } as const
  Object.assign(house.world, {
    courseProvider: { ...courseProvider, products: () => Promise.resolve([product]) },
  })
  const next = await ready(house, who(await aloneWithCase(house))).finally(() =>
    Object.assign(house.world, { courseProvider }),
  )
  expect(next.providers.map(({ providerId, price }) => [providerId, price])).toEqual(
    before.providers.map(({ providerId, price }) => [providerId, price]),
  )
})

test('after a day the quote is over: it is made anew, and the old one cannot be ordered', async () => {
  const first = await ready(house, nora)
  await sql`update course_order set created_at = portal_now() - interval '25 hours' where case_id = ${single.caseId}`.execute(
    house.world.database.db,
  )
  expect(await placeNew(nora)).toMatchObject(refusal)
  const again = await quote(nora)
  expect(again.providers.map(({ providerId }) => providerId)).toEqual(
    first.providers.map(({ providerId }) => providerId),
  )
  expect(again.providers[0]?.orderItemId).not.toBe(first.providers[0]?.orderItemId)
  expect(await placeNew(nora)).toMatchObject({ success: true })
})

test('the firm has picked its providers, and pays', async () => {
  await sql`insert into course (case_id, course_number, firm_id, payment_type, provider_ids) values (${single.caseId}, 'First', ${single.firmId}, 2, '{176}')`.execute(
    house.world.database.db,
  )
  const offered = await ready(house, nora)
  expect(offered.whole.coursePaymentType).toBe(2)
  expect(offered.providers.map(({ providerId }) => providerId)).toEqual([176])
  expect(await placeNew(nora)).toMatchObject(refusal)
  expect((await placeNew(nora, { providerId: 176 })).orders).toMatchObject([
    { coursePaymentType: 2, providerId: 176 },
  ])
})

test.each([
  ['nothing to choose from', 'none'],
  ['a directory that does not answer', 'fail'],
  ['one that is silent', 'hang'],
] as const)('%s: the choose-course step has failed, and can be tried again', async (_, how) => {
  const { db } = house.world.database
  if (how === 'none')
    await sql`insert into course (case_id, course_number, firm_id, provider_ids) values (${single.caseId}, 'First', ${single.firmId}, '{999}')`.execute(
      db,
    )
  else {
    await sql`delete from course_product`.execute(db)
    await house.rehearsal.failNext('products', how)
  }
  await lookUp(house, nora)
  expect(await quote(nora)).toMatchObject({
    ...refusal,
    orderStatus: 11,
    orderStep: 'CourseOrderFailed',
    providers: [],
  })
  await sql`update course set provider_ids = null where case_id = ${single.caseId}`.execute(db)
  expect(await ready(house, nora)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
})

test("an order is placed: it is shown, noted, told, and the number is the account's from now on", async () => {
  await ready(house, nora)
  const answer = await placeNew(nora, { courseMethodType: 2 })
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
  const { db } = house.world.database
  expect(await auditedTimes(house, 'course.ordered', answer.orders[0]?.orderId ?? '')).toBe(1)
  expect(await newsOf(house, single.debtor1.accountId)).toMatchObject([
    { type: 'course', says: 'Your first course is ordered' },
  ])
  const { rows } = await sql<{ ssn: Uint8Array; kept: Uint8Array | null }>`
    select a.ssn_sealed as ssn, g.lookup_sealed as kept from account a, course_progress g where a.id = ${single.debtor1.accountId} and g.case_id = ${single.caseId}`.execute(
    db,
  )
  expect(rows[0]?.kept).toBeNull()
  expect(
    house.world.secrets.open(
      'account-ssn',
      rows[0]?.ssn ?? new Uint8Array(),
      single.debtor1.accountId,
    ),
  ).toBe('900554322')
})

test('a number that the account holds is looked up by its mask, and stays what it is', async () => {
  const { accountId } = single.debtor1
  const sealed = Buffer.from(house.world.secrets.seal('account-ssn', '900554326', accountId))
  await sql`update account set ssn_sealed = ${sealed} where id = ${accountId}`.execute(
    house.world.database.db,
  )
  expect(await lookUp(house, nora, 'XXX-XX-XXXX')).toMatchObject({
    success: true,
    orderStep: 'ChooseCourse',
  })
  await quote(nora)
  expect(await placeNew(nora)).toMatchObject({ success: true })
  const { rows } = await sql<{
    sealed: Buffer
  }>`select ssn_sealed as sealed from account where id = ${accountId}`.execute(
    house.world.database.db,
  )
  expect(rows[0]?.sealed.equals(sealed)).toBe(true)
})

test('two tabs that order at once, and a retry, come to one order; another choice is refused', async () => {
  await ready(house, nora)
  const [one, two] = await Promise.all([placeNew(nora), placeNew(nora)])
  expect([one.success, two.success]).toEqual([true, true])
  expect(two.orders).toEqual(one.orders)
  expect(await placeNew(nora)).toEqual(one)
  expect(await placeNew(nora, { courseMethodType: 2 })).toMatchObject({
    ...refusal,
    orders: one.orders,
    fields: one.fields,
  })
  expect(await placeNew(nora, { providerId: 176 })).toMatchObject(refusal)
  expect(await storedCounts(house, single.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test('two tabs that order different providers at once come to one order', async () => {
  await ready(house, nora)
  const answers = await Promise.all([placeNew(nora), placeNew(nora, { providerId: 176 })])
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(await storedCounts(house, single.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test('an order whose answer was lost is found, and not ordered twice', async () => {
  await ready(house, nora)
  await house.rehearsal.failNext('placeOrder', 'lose')
  expect(await placeNew(nora)).toMatchObject({
    success: true,
    orders: [{ providerId: 245, courseStatus: 2 }],
  })
  const { rows } = await sql`select 1 from rehearsal_course where kind = 'order'
    and key in (select order_key from course_order where case_id = ${single.caseId})`.execute(
    house.world.database.db,
  )
  expect(rows).toHaveLength(1)
})

test('lost twice over it has failed for now; whoever orders again gets the order that is there, whatever they choose by then', async () => {
  await ready(house, nora)
  await house.rehearsal.failNext('placeOrder', 'lose')
  await house.rehearsal.failNext('itemState', 'fail')
  expect(await placeNew(nora)).toMatchObject({
    ...refusal,
    orders: [],
    fields: {
      debtor1HasPlacedFirstCourseOrder: false,
      debtor1HasPlacedFirstCourseOrderStatus: 12,
      debtor1FirstCourseOrderStep: 'CourseOrderFailed',
    },
  })
  await ready(house, nora)
  expect(await placeNew(nora, { providerId: 176 })).toMatchObject({
    ...refusal,
    orders: [{ providerId: 245, courseStatus: 2 }],
    fields: { debtor1HasPlacedFirstCourseOrder: true },
  })
  expect(await placeNew(nora)).toMatchObject({ success: true, orders: [{ providerId: 245 }] })
  expect(await storedCounts(house, single.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test.each(['fail', 'hang'] as const)(
  'a service that does not order (%s) leaves nothing but a failure that can be tried again',
  async (how) => {
    await ready(house, nora)
    await house.rehearsal.failNext('placeOrder', how)
    expect(await placeNew(nora)).toMatchObject({
      ...refusal,
      orders: [],
      fields: {
        debtor1HasPlacedFirstCourseOrderStatus: 12,
        debtor1FirstCourseOrderStep: 'CourseOrderFailed',
      },
    })
    expect(await storedCounts(house, single.caseId)).toEqual({ placed: 0, items: 0, takers: 0 })
    const { rows } =
      await sql`select 1 from account where id = ${single.debtor1.accountId} and ssn_sealed is not null`.execute(
        house.world.database.db,
      )
    expect(rows).toEqual([])
    await ready(house, nora)
    expect(await placeNew(nora)).toMatchObject({ success: true })
  },
)

test.each([
  ['a provider that was not offered', { providerId: 246 }],
  ['a way that it does not offer', { providerId: 291, courseMethodType: 2 }],
  ['a way that there is not', { courseMethodType: 3 }],
  ['together, by somebody alone', { isJoint: true }],
])('%s is refused, and nothing changes', async (_, wish) => {
  await ready(house, nora)
  expect(await placeNew(nora, wish)).toMatchObject({
    ...refusal,
    orders: [],
    fields: {
      debtor1HasPlacedFirstCourseOrderStatus: 1,
      debtor1FirstCourseOrderStep: 'ChooseCourse',
    },
  })
  expect((await quote(nora)).success).toBe(true)
})

test('the second course is ordered once the case is filed and has its number, whatever was quoted before; held, it is not', async () => {
  const filed = await aloneWithCase(house, { status: 'Filed', caseNumber: '26-20001' })
  const second = who(filed, 1, 2)
  const offered = await ready(house, second)
  expect(offered.providers.map(({ providerId }) => providerId)).toEqual([294, 177, 246])
  const { db } = house.world.database
  await sql`update legal_case set case_number = null where id = ${filed.caseId}`.execute(db)
  expect(await placeNew(second)).toMatchObject(refusal)
  await sql`update legal_case set case_number = '26-20001' where id = ${filed.caseId}`.execute(db)
  await sql`update course_progress set is_held = true where case_id = ${filed.caseId}`.execute(db)
  expect(await placeNew(second)).toMatchObject(refusal)
  await sql`update course_progress set is_held = false where case_id = ${filed.caseId}`.execute(db)
  expect(await placeNew(second)).toMatchObject({
    success: true,
    orders: [{ courseNumber: 'Second', providerId: 246, courseStatus: 2 }],
  })
})

test('the first course is ordered after filing as long as the firm allows it', async () => {
  const filed = await aloneWithCase(house, { status: 'Filed', caseNumber: '26-20002' })
  const { db } = house.world.database
  await sql`insert into course (case_id, course_number, firm_id) values (${filed.caseId}, 'First', ${filed.firmId})`.execute(
    db,
  )
  await sql`insert into course_progress (case_id, course_number, debtor, firm_id, waived_until) values (${filed.caseId}, 'First', 1, ${filed.firmId}, (portal_now() + interval '5 days')::date)`.execute(
    db,
  )
  await ready(house, who(filed))
  await sql`update course_progress set waived_until = (portal_now() - interval '2 days')::date where case_id = ${filed.caseId}`.execute(
    db,
  )
  expect(await placeNew(who(filed))).toMatchObject(refusal)
  await sql`update course_progress set waived_until = (portal_now() + interval '5 days')::date where case_id = ${filed.caseId}`.execute(
    db,
  )
  expect(await placeNew(who(filed))).toMatchObject({ success: true })
})
