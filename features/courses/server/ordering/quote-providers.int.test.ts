import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { refreshCatalogue } from '../provider/catalogue.ts'
import { aloneWithCase, lookUp, placeOrder, quote, ready, who, type Who } from './test-ordering.ts'
import type { TakersOfCase } from '../taking/test-taking.ts'

const app = openTestApp()
let single: TakersOfCase
let nora: Who

withoutMinDurations(app)
beforeEach(async () => {
  single = await aloneWithCase(app)
  nora = who(single)
})

const refusal = { success: false, errorMessage: 'Unknown error placing order' }

test('quotes every provider with its price and cleaned text, and returns the same quote on every call', async () => {
  const first = await ready(app, nora)
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

test('orders at the quoted price even if the directory changes later', async () => {
  const { db } = app.deps.database
  await ready(app, nora)
  await sql`update course_product set price = 99 where provider_id = 245`.execute(db)
  expect((await quote(nora)).providers.find(({ providerId }) => providerId === 245)?.price).toBe(
    '24.00',
  )
  expect((await placeOrder(nora)).orders).toMatchObject([{ coursePrice: '24.00' }])
  // After news from the provider, the next quote reads the directory again.
  await refreshCatalogue(app.deps, 245)
  const next = await ready(app, who(await aloneWithCase(app)))
  expect(next.providers.find(({ providerId }) => providerId === 245)?.price).toBe('24.00')
})

test('keeps the previous directory if the new one has too much text', async () => {
  const { courseProvider } = app.deps
  const before = await ready(app, nora)
  await refreshCatalogue(app.deps, 245)
  const product = {
    providerId: 245,
    name: 'Harborlight',
    price: '1.00',
    valueProps: '<div>'.repeat(200_000),
    methods: [1],
  } as const
  Object.assign(app.deps, {
    courseProvider: { ...courseProvider, products: () => Promise.resolve([product]) },
  })
  const next = await ready(app, who(await aloneWithCase(app))).finally(() =>
    Object.assign(app.deps, { courseProvider }),
  )
  expect(next.providers.map(({ providerId, price }) => [providerId, price])).toEqual(
    before.providers.map(({ providerId, price }) => [providerId, price]),
  )
})

test('makes a new quote after a day, and refuses the old one', async () => {
  const first = await ready(app, nora)
  await sql`update course_order set created_at = portal_now() - interval '25 hours' where case_id = ${single.caseId}`.execute(
    app.deps.database.db,
  )
  expect(await placeOrder(nora)).toMatchObject(refusal)
  const again = await quote(nora)
  expect(again.providers.map(({ providerId }) => providerId)).toEqual(
    first.providers.map(({ providerId }) => providerId),
  )
  expect(again.providers[0]?.orderItemId).not.toBe(first.providers[0]?.orderItemId)
  expect(await placeOrder(nora)).toMatchObject({ success: true })
})

test("quotes only the firm's providers, and shows the firm as the payer", async () => {
  await sql`insert into course (case_id, course_number, firm_id, payment_type, provider_ids) values (${single.caseId}, 'First', ${single.firmId}, 2, '{176}')`.execute(
    app.deps.database.db,
  )
  const offered = await ready(app, nora)
  expect(offered.whole.coursePaymentType).toBe(2)
  expect(offered.providers.map(({ providerId }) => providerId)).toEqual([176])
  expect(await placeOrder(nora)).toMatchObject(refusal)
  expect((await placeOrder(nora, { providerId: 176 })).orders).toMatchObject([
    { coursePaymentType: 2, providerId: 176 },
  ])
})

test.each([
  ['nothing to choose from', 'none'],
  ['a directory that does not answer', 'fail'],
  ['one that is silent', 'hang'],
] as const)('fails the choose-course step for %s, and allows a retry', async (_, how) => {
  const { db } = app.deps.database
  if (how === 'none')
    await sql`insert into course (case_id, course_number, firm_id, provider_ids) values (${single.caseId}, 'First', ${single.firmId}, '{999}')`.execute(
      db,
    )
  else {
    await sql`delete from course_product`.execute(db)
    await app.courseProvider.failNext('products', how)
  }
  await lookUp(app, nora)
  expect(await quote(nora)).toMatchObject({
    ...refusal,
    orderStatus: 11,
    orderStep: 'CourseOrderFailed',
    providers: [],
  })
  await sql`update course set provider_ids = null where case_id = ${single.caseId}`.execute(db)
  expect(await ready(app, nora)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
})
