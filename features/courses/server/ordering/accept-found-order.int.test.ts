import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { readSentences } from '#testing/test-news.ts'
import { acceptFound, aloneWithCase, lookUp, storedCounts, who, type Who } from './test-ordering.ts'
import { auditedTimes, coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'
import { dashboard } from './test-order-dashboard.ts'

const app = openTestApp()
let couple: TakersOfCase
let nora: Who
let owen: Who
let numbers = 60

withoutMinDurations(app)
beforeEach(async () => {
  couple = await coupleWithCase(app)
  ;[nora, owen] = [who(couple), who(couple, 2)]
})

const refusal = {
  success: false,
  errorMessage: 'Error occurred while accepting lookup found course',
}
const accepted = { success: true, errorMessage: null }

test('takes over an order in progress, records it in the audit, notifies the client and stores the number in the account', async () => {
  await lookUp(app, nora, getSsn('1002'))
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
    app.deps.database.db,
  )
  expect(rows).toEqual([{ source: 3, ssn: true }])
  expect(await readSentences(app, couple.debtor1.accountId)).toEqual([
    'We found your order for the first course',
  ])
  expect(await auditedTimes(app, 'course.found-accepted', orders[0]?.orderId ?? '')).toBe(1)
})

test('leaves unknown facts of an order empty, and refuses while the directory is unavailable', async () => {
  const { courseProvider } = app.deps
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
  Object.assign(app.deps, {
    courseProvider: {
      ...courseProvider,
      lookUp: () => Promise.resolve({ kind: 'found', userKey: null, order }),
    },
  })
  await lookUp(app, nora).finally(() => Object.assign(app.deps, { courseProvider }))
  await sql`delete from course_product`.execute(app.deps.database.db)
  await app.courseProvider.failNext('products', 'fail')
  expect(await acceptFound(nora)).toEqual(refusal)
  expect(await acceptFound(nora)).toEqual(accepted)
  expect((await dashboard(nora)).orders).toMatchObject([
    { providerId: 999, courseStatus: 4, coursePrice: null },
  ])
})

test('takes over a complete order with its certificate', async () => {
  await lookUp(app, nora, getSsn('1009'))
  expect(await acceptFound(nora)).toEqual(accepted)
  const { orders, courses } = await dashboard(nora)
  expect(orders).toMatchObject([
    { courseStatus: 6, courseCompletionDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  expect(courses[0]?.certificateNumber).toEqual(expect.any(String))
})

test('takes over a joint order for both, sets the option and blocks further orders', async () => {
  await lookUp(app, nora, getSsn('1010'))
  expect(await acceptFound(nora, { isJoint: true })).toEqual(accepted)
  expect((await dashboard(nora)).orders).toMatchObject([{ isJoint: true, courseStatus: 2 }])
  const owensDashboard = await dashboard(owen)
  expect(owensDashboard.orders).toMatchObject([{ isJoint: true, courseStatus: 9 }])
  expect(owensDashboard.courses[0]).toMatchObject({
    hasPlacedOrder: true,
    orderStatus: 2,
    jointOption: 1,
    isOwner: false,
  })
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
  expect(await lookUp(app, owen)).toMatchObject({ success: false, hasPlaced: true })
})

test('refuses a joint order if the other debtor has an order; on a single case, takes it over for one debtor', async () => {
  await lookUp(app, owen, getSsn('1002'))
  await acceptFound(owen)
  await lookUp(app, nora, getSsn('1010'))
  const before = await firmMails('belongs to someone else')
  expect(await acceptFound(nora)).toEqual(refusal)
  expect(await acceptFound(nora)).toEqual(refusal)
  expect(await firmMails('belongs to someone else')).toBe(before + 1)
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
  const single = who(await aloneWithCase(app))
  await lookUp(app, single, getSsn('1010'))
  expect(await acceptFound(single)).toEqual(accepted)
  expect((await dashboard(single)).orders).toMatchObject([{ isJoint: false, courseStatus: 2 }])
})

test('takes over an order once for two concurrent calls, and refuses the second call', async () => {
  await lookUp(app, nora, getSsn('1002'))
  const answers = await Promise.all([acceptFound(nora), acceptFound(nora)])
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test("refuses without the viewer's own look-up, with another source, and after half an hour", async () => {
  await lookUp(app, nora, getSsn('1002'))
  expect(await acceptFound(owen)).toEqual(refusal)
  expect(await acceptFound(nora, { orderItemSourceTypeId: 1 })).toEqual(refusal)
  expect(await acceptFound({ ...nora, isDebtor1: false })).toEqual({
    success: false,
    errorMessage: 'This case could not be found.',
  })
  await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${couple.caseId}`.execute(
    app.deps.database.db,
  )
  expect(await acceptFound(nora)).toEqual(refusal)
  expect((await dashboard(nora)).courses[0]).toMatchObject({
    hasPlacedOrder: false,
    orderStatus: 0,
    orderStep: 'UserVerification',
  })
})

test('refuses an order that another case has taken over', async () => {
  const ssn = getSsn('1002')
  await lookUp(app, nora, ssn)
  expect(await acceptFound(nora)).toEqual(accepted)
  const otherClient = who(await aloneWithCase(app))
  await lookUp(app, otherClient, ssn)
  const before = await firmMails('belongs to someone else')
  expect(await acceptFound(otherClient)).toEqual(refusal)
  expect(await acceptFound(otherClient)).toEqual(refusal)
  expect(await firmMails('belongs to someone else')).toBe(before + 1)
  expect((await dashboard(otherClient)).orders).toEqual([])
})

test.each([
  ['debtor 1', 3, 1],
  ['debtor 2', 4, 2],
] as const)(
  'refuses a joint order when the firm chose %s alone, and notifies the firm',
  async (_, option, debtor) => {
    await sql`insert into course (case_id, course_number, firm_id, joint_option) values (${couple.caseId}, 'First', ${couple.firmId}, ${option})`.execute(
      app.deps.database.db,
    )
    const [own, before] = [who(couple, debtor), await firmMails('for both spouses was found')]
    await lookUp(app, own, getSsn('1010'))
    expect(await acceptFound(own, { isJoint: true })).toEqual(refusal)
    expect(await firmMails('for both spouses was found')).toBe(before + 1)
    expect([
      (await dashboard(own)).courses[0]?.['jointOption'],
      await storedCounts(app, couple.caseId),
    ]).toEqual([option, { placed: 0, items: 0, takers: 0 }])
  },
)

test('reports an internal error as an error, not as a refusal', async () => {
  await lookUp(app, nora, getSsn('1002'))
  const { audit } = app.deps
  Object.assign(app.deps, {
    audit: { ...audit, record: () => Promise.reject(new Error('The disk is full')) },
  })
  await expect(acceptFound(nora)).rejects.toThrow('unexpected')
  Object.assign(app.deps, { audit })
  expect(await acceptFound(nora)).toEqual(accepted)
})

/** Returns an unused number with an order at the demo provider. */
function getSsn(kind: '1002' | '1009' | '1010'): string {
  numbers += 1
  return `900-${numbers}-${kind}`
}

/** Counts the attorney's emails with this subject. */
async function firmMails(subject: string): Promise<number> {
  await app.lastMessage('dana.reyes@hollisreyes.example')
  const rows = await app.rows(
    sql<{
      times: number
    }>`select count(*)::int as times from rehearsal_message where recipient = 'dana.reyes@hollisreyes.example' and subject like ${`%${subject}%`}`,
  )
  return rows[0]?.times ?? 0
}
