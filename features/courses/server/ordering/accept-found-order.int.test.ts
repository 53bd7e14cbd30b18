// Taking over an order that the look-up has found, and choosing in an order that waits for it: each kind, once, by the right one (decisions-courses A5, A5.4).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { sentencesOf } from '#apps/server/testing/test-news.ts'
import {
  acceptFound,
  aloneWithCase,
  choose,
  invite,
  lookUp,
  placeNew,
  storedCounts,
  who,
  type ShownOrder,
  type Who,
} from './test-ordering.ts'
import { auditedTimes, coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'

let house: TestHouse
let couple: TakersOfCase
let nora: Who
let owen: Who
let numbers = 60

beforeAll(async () => {
  house = await openTestHouse()
  Object.assign(house.world, { notBefore: () => Promise.resolve() })
})
afterAll(() => house.close())
beforeEach(async () => {
  couple = await coupleWithCase(house)
  ;[nora, owen] = [who(couple), who(couple, 2)]
})

/** A number of nobody else, that the rehearsed service knows an order by. */
function ssnOf(kind: '1002' | '1009' | '1010'): string {
  numbers += 1
  return `900-${numbers}-${kind}`
}

async function dashboard({ taker, caseId }: Who): Promise<{
  readonly orders: readonly ShownOrder[]
  readonly courses: ReadonlyArray<Readonly<Record<string, unknown>>>
}> {
  const { data } = await taker.browser.graph(
    `query ($caseId: ID!) { courseDashboard(caseId: $caseId) {
    orders { courseNumber orderId orderItemId isJoint providerId providerName courseStatus courseMethod coursePrice courseCompletionDate }
    courses { courseNumber hasPlacedOrder orderStatus orderStep jointOption isOwner certificateNumber } } }`,
    { caseId },
  )
  return data.courseDashboard
}

/** The attorney's mail with this in its subject, so often. */
async function firmMails(subject: string): Promise<number> {
  await house.lastMessage('dana.reyes@hollisreyes.example')
  const { rows } = await sql<{
    times: number
  }>`select count(*)::int as times from rehearsal_message where recipient = 'dana.reyes@hollisreyes.example' and subject like ${`%${subject}%`}`.execute(
    house.world.database.db,
  )
  return rows[0]?.times ?? 0
}

const refusal = {
  success: false,
  errorMessage: 'Error occurred while accepting lookup found course',
}
const accepted = { success: true, errorMessage: null }

test("an order in progress is taken over as it stands, noted and told; the number is the account's from now on", async () => {
  await lookUp(house, nora, ssnOf('1002'))
  expect(await acceptFound(nora)).toEqual(accepted)
  const { orders, courses } = await dashboard(nora)
  expect(orders).toMatchObject([
    {
      courseNumber: 'First',
      isJoint: false,
      providerId: 176,
      providerName: 'Cedar Path',
      courseStatus: 4,
      courseMethod: 1,
      coursePrice: '19.95',
    },
  ])
  expect(courses[0]).toMatchObject({
    hasPlacedOrder: true,
    orderStatus: 2,
    orderStep: 'CourseOrderedSuccessfully',
    jointOption: 2,
    isOwner: true,
  })
  const { rows } = await sql<{ source: number; ssn: boolean }>`
    select d.source, a.ssn_sealed is not null as ssn from course_order d, account a
    where d.case_id = ${couple.caseId} and a.id = ${couple.debtor1.accountId}`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([{ source: 3, ssn: true }])
  expect(await sentencesOf(house, couple.debtor1.accountId)).toEqual([
    'We found your order for the first course',
  ])
  expect(await auditedTimes(house, 'course.found-accepted', orders[0]?.orderId ?? '')).toBe(1)
})

test('what is not known of a found order is not made up: no price, and nothing at all while the directory cannot be asked', async () => {
  const { courseProvider } = house.world
  const item = { itemKey: 'of-a-stranger', providerId: 999, method: 1, status: 4 } as const
  const order = {
    orderKey: 'k',
    consumerOrderId: 'c',
    isJoint: false,
    payment: 1,
    persons: [{ personKey: 'p', isApplicant: true }],
    item,
    products: [],
  } as const
  Object.assign(house.world, {
    courseProvider: {
      ...courseProvider,
      lookUp: () => Promise.resolve({ kind: 'found', userKey: null, order }),
    },
  })
  await lookUp(house, nora).finally(() => Object.assign(house.world, { courseProvider }))
  await sql`delete from course_product`.execute(house.world.database.db)
  await house.rehearsal.failNext('products', 'fail')
  expect(await acceptFound(nora)).toEqual(refusal)
  expect(await acceptFound(nora)).toEqual(accepted)
  expect((await dashboard(nora)).orders).toMatchObject([
    { providerId: 999, courseStatus: 4, coursePrice: null },
  ])
})

test('a complete one comes with its certificate', async () => {
  await lookUp(house, nora, ssnOf('1009'))
  expect(await acceptFound(nora)).toEqual(accepted)
  const { orders, courses } = await dashboard(nora)
  expect(orders).toMatchObject([
    { courseStatus: 6, courseCompletionDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  expect(courses[0]?.certificateNumber).toEqual(expect.any(String))
})

test("a joint one is both spouses': the option is set, and neither can order again", async () => {
  await lookUp(house, nora, ssnOf('1010'))
  expect(await acceptFound(nora, { isJoint: true })).toEqual(accepted)
  expect((await dashboard(nora)).orders).toMatchObject([{ isJoint: true, courseStatus: 2 }])
  const other = await dashboard(owen)
  expect(other.orders).toMatchObject([{ isJoint: true, courseStatus: 9 }])
  expect(other.courses[0]).toMatchObject({
    hasPlacedOrder: true,
    orderStatus: 2,
    jointOption: 1,
    isOwner: false,
  })
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
  expect(await lookUp(house, owen)).toMatchObject({ success: false, hasPlaced: true })
})

test('a joint one is not taken over when the other has an order of their own; on a single case it is taken alone', async () => {
  await lookUp(house, owen, ssnOf('1002'))
  await acceptFound(owen)
  await lookUp(house, nora, ssnOf('1010'))
  const before = await firmMails('belongs to someone else')
  expect(await acceptFound(nora)).toEqual(refusal)
  expect(await acceptFound(nora)).toEqual(refusal)
  expect(await firmMails('belongs to someone else')).toBe(before + 1)
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
  const single = who(await aloneWithCase(house))
  await lookUp(house, single, ssnOf('1010'))
  expect(await acceptFound(single)).toEqual(accepted)
  expect((await dashboard(single)).orders).toMatchObject([{ isJoint: false, courseStatus: 2 }])
})

test('taken over twice at once it is one order, and the second is told that it was not', async () => {
  await lookUp(house, nora, ssnOf('1002'))
  const answers = await Promise.all([acceptFound(nora), acceptFound(nora)])
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test("without a look-up of one's own, with another source, or half an hour later nothing is taken over", async () => {
  await lookUp(house, nora, ssnOf('1002'))
  expect(await acceptFound(owen)).toEqual(refusal)
  expect(await acceptFound(nora, { orderItemSourceTypeId: 1 })).toEqual(refusal)
  expect(await acceptFound({ ...nora, isDebtor1: false })).toEqual({
    success: false,
    errorMessage: 'This case could not be found.',
  })
  await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${couple.caseId}`.execute(
    house.world.database.db,
  )
  expect(await acceptFound(nora)).toEqual(refusal)
  expect((await dashboard(nora)).courses[0]).toMatchObject({
    hasPlacedOrder: false,
    orderStatus: 0,
    orderStep: 'UserVerification',
  })
})

test('an order that another case has taken over already stays there', async () => {
  const ssn = ssnOf('1002')
  await lookUp(house, nora, ssn)
  expect(await acceptFound(nora)).toEqual(accepted)
  const stranger = who(await aloneWithCase(house))
  await lookUp(house, stranger, ssn)
  const before = await firmMails('belongs to someone else')
  expect(await acceptFound(stranger)).toEqual(refusal)
  expect(await acceptFound(stranger)).toEqual(refusal)
  expect(await firmMails('belongs to someone else')).toBe(before + 1)
  expect((await dashboard(stranger)).orders).toEqual([])
})

test.each([
  ['debtor 1', 3, 1],
  ['debtor 2', 4, 2],
] as const)(
  'where the firm has said that %s takes it alone, one for both is not taken over, and the firm is told',
  async (_, option, debtor) => {
    await sql`insert into course (case_id, course_number, firm_id, joint_option) values (${couple.caseId}, 'First', ${couple.firmId}, ${option})`.execute(
      house.world.database.db,
    )
    const [own, before] = [who(couple, debtor), await firmMails('for both spouses was found')]
    await lookUp(house, own, ssnOf('1010'))
    expect(await acceptFound(own, { isJoint: true })).toEqual(refusal)
    expect(await firmMails('for both spouses was found')).toBe(before + 1)
    expect([
      (await dashboard(own)).courses[0]?.['jointOption'],
      await storedCounts(house, couple.caseId),
    ]).toEqual([option, { placed: 0, items: 0, takers: 0 }])
  },
)

test('a fault of our own is a fault, not an order that cannot be taken over', async () => {
  await lookUp(house, nora, ssnOf('1002'))
  const { audit } = house.world
  Object.assign(house.world, {
    audit: { ...audit, record: () => Promise.reject(new Error('The disk is full')) },
  })
  await expect(acceptFound(nora)).rejects.toThrow('unexpected')
  Object.assign(house.world, { audit })
  expect(await acceptFound(nora)).toEqual(accepted)
})

test("the firm's order waits for a choice, at the firm's price; chosen twice at once it is one", async () => {
  const { orderId, offers } = await invite(house, couple)
  const wish = { orderId, orderItemId: offers[245], providerId: 245 }
  const [one, two] = await Promise.all([choose(nora, wish), choose(nora, wish)])
  expect(one).toMatchObject({
    success: true,
    errorMessage: null,
    orders: [
      {
        orderId,
        orderItemId: offers[245],
        providerId: 245,
        courseStatus: 2,
        courseMethod: 1,
        coursePrice: '20.00',
      },
    ],
  })
  expect(two).toEqual(one)
  expect(await choose(nora, { ...wish, courseMethodType: 2 })).toMatchObject({
    success: false,
    orders: one.orders,
  })
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test("a choice that does not fit the order, or is somebody else's, is refused and changes nothing", async () => {
  const { orderId, offers } = await invite(house, couple)
  const foreign = await invite(house, await coupleWithCase(house))
  const refused = { success: false, errorMessage: 'Unknown error placing order' }
  for (const wish of [
    { orderId, orderItemId: offers[245], providerId: 291 },
    { orderId, orderItemId: offers[291], providerId: 291, courseMethodType: 2 },
    { orderId, orderItemId: foreign.offers[245], providerId: 245 },
    { orderId: foreign.orderId, orderItemId: foreign.offers[245], providerId: 245 },
    { orderId: 'nonsense', orderItemId: 'nonsense', providerId: 245 },
  ])
    expect(await choose(nora, wish)).toMatchObject({
      ...refused,
      orders: [{ orderId, orderItemId: null, courseStatus: 1 }],
    })
  expect(await choose(owen, { orderId, orderItemId: offers[245], providerId: 245 })).toMatchObject({
    ...refused,
    orders: [],
  })
  expect(await placeNew(nora)).toMatchObject(refused)
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 0, takers: 0 })
})

test("a service that fails leaves the firm's order as it is; an answer that was lost is found", async () => {
  const { orderId, offers } = await invite(house, couple)
  const wish = { orderId, orderItemId: offers[245], providerId: 245, courseMethodType: 2 }
  await house.rehearsal.failNext('placeOrder', 'fail')
  expect(await choose(nora, wish)).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
    orders: [{ courseStatus: 1 }],
  })
  expect((await dashboard(nora)).courses[0]).toMatchObject({
    hasPlacedOrder: true,
    orderStatus: 2,
    orderStep: 'CourseOrderedSuccessfully',
  })
  await house.rehearsal.failNext('placeOrder', 'lose')
  expect(await choose(nora, wish)).toMatchObject({ success: true, orders: [{ courseStatus: 12 }] })
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test("the firm's order for both is chosen by its owner alone, and taken by both", async () => {
  const { orderId, offers } = await invite(house, couple, { debtor: 2, isJoint: true })
  const wish = { orderId, orderItemId: offers[291], providerId: 291 }
  expect(await choose(nora, wish)).toMatchObject({ success: false, orders: [{ courseStatus: 9 }] })
  expect(await choose(owen, wish)).toMatchObject({
    success: true,
    orders: [{ courseStatus: 2, courseMethod: 1 }],
  })
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
  const { rows } = await sql<{
    debtor: number
  }>`select debtor from course_customer where order_id = ${orderId} order by debtor`.execute(
    house.world.database.db,
  )
  expect(rows.map(({ debtor }) => debtor)).toEqual([1, 2])
})
