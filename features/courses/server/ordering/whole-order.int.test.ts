import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { toCode } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { aloneWithCase, invite, unknownSsn } from './test-ordering.ts'
import { coupleWithCase, type Taker, type TakersOfCase } from '../taking/test-taking.ts'

const app = openTestApp()

withoutMinDurations(app)

const lookUp = operation`placeCourseOrderLookup(caseId: $caseId, courseType: 1, lastName: $lastName,
  ssn: $ssn, isDebtor1: true) { success errorMessage firstCourseOrderStep
  hasPlacedFirstCourseOrderStatus firstCourseOrderStatusMessage orderItemSourceTypeId }`
const createAccount = operation`placeNewCourseOrderCreateAccount(caseId: $caseId, courseType: 1,
  street: "9 Pine Street", city: "Albany", stateCode: "NY", zipCode: "12207", isDebtor1: true) {
  success errorMessage firstCourseOrderStep }`
const addSpouse = operation`placeNewCourseOrderAddSpouseOrJointDebtors(caseId: $caseId, courseType:
  1, addSpouse: true, firstName: "Owen", lastName: "Taker", ssn: "900-55-8880", street: "9 Pine Street", city: "Albany", stateCode: "NY", zipCode: "12207", mobilePhoneNumber: "917-555-0100",
  emailAddress: "owen@example.com", isDebtor1: true) { success errorMessage firstCourseOrderStep
  firstCourseForJointCaseOrders }`
const quote = operation`placeNewCourseOrder(caseId: $caseId, courseType: 1, isDebtor1: true) {
  success errorMessage firstCourseOrderStep courseProviders { providerId productKey orderItemId } }`
const placeOrder = operation`placeNewAttorneyAndConsumerCourseOrder(caseId: $caseId, courseType: 1,
  providerId: 176, courseMethodType: 2, isDebtor1: true, isJoint: true) { success errorMessage
  firstCourseForJointCaseOrders orders { providerId courseStatus isJoint } }`
const acceptFound = operation`placeNewCourseLookupFoundCourse(caseId: $caseId, courseType: 1,
  isDebtor1: true, orderItemSourceTypeId: 3, isJoint: false) { success errorMessage }`
const choose = operation`placeCourseOrder(caseId: $caseId, orderId: $orderId, orderItemId:
  $orderItemId, providerId: 245, courseMethodType: 1) { success errorMessage orders { orderItemId
  courseStatus } }`

const well = { success: true, errorMessage: null }

test('completes a joint order from the look-up', async () => {
  const { caseId, debtor1 } = await coupleWithCase(app)
  const ask = async (document: string, more: Readonly<Record<string, unknown>> = {}) =>
    (await debtor1.browser.graph(document, { caseId, ...more })).data
  expect(await ask(lookUp, { lastName: await readLastName(debtor1), ssn: unknownSsn() })).toEqual({
    placeCourseOrderLookup: {
      ...well,
      firstCourseOrderStep: 'CreateAccount',
      hasPlacedFirstCourseOrderStatus: 1,
      firstCourseOrderStatusMessage: null,
      orderItemSourceTypeId: null,
    },
  })
  expect(await ask(createAccount)).toEqual({
    placeNewCourseOrderCreateAccount: { ...well, firstCourseOrderStep: 'AddSpouseOrJointDebtor' },
  })
  expect(await ask(addSpouse)).toEqual({
    placeNewCourseOrderAddSpouseOrJointDebtors: {
      ...well,
      firstCourseOrderStep: 'ChooseCourse',
      firstCourseForJointCaseOrders: 1,
    },
  })
  const { placeNewCourseOrder } = await ask(quote)
  expect(placeNewCourseOrder).toMatchObject({
    ...well,
    firstCourseOrderStep: 'ChooseCourse',
    courseProviders: [
      { providerId: 291, productKey: 291 },
      { providerId: 176, productKey: 176 },
      { providerId: 245, productKey: 245 },
    ],
  })
  expect(await ask(placeOrder)).toEqual({
    placeNewAttorneyAndConsumerCourseOrder: {
      ...well,
      firstCourseForJointCaseOrders: 1,
      orders: [{ providerId: 176, courseStatus: 12, isJoint: true }],
    },
  })
})

test('completes an existing order that the look-up finds', async () => {
  const {
    caseId,
    debtor1: { browser },
    debtor1,
  } = await aloneWithCase(app)
  const looked = await browser.graph(lookUp, {
    caseId,
    lastName: await readLastName(debtor1),
    ssn: '900-44-1002',
  })
  expect(looked.data.placeCourseOrderLookup).toMatchObject({
    ...well,
    firstCourseOrderStep: 'LookupFoundCourse',
    firstCourseOrderStatusMessage: 'Course Started',
    orderItemSourceTypeId: 3,
  })
  expect((await browser.graph(acceptFound, { caseId })).data).toEqual({
    placeNewCourseLookupFoundCourse: well,
  })
})

test('completes a course that the firm ordered', async () => {
  const couple = await coupleWithCase(app)
  const { orderId, offers } = await invite(app, couple)
  const { data } = await couple.debtor1.browser.graph(choose, {
    caseId: couple.caseId,
    orderId,
    orderItemId: offers[245],
  })
  expect(data).toEqual({
    placeCourseOrder: { ...well, orders: [{ orderItemId: offers[245], courseStatus: 2 }] },
  })
})

async function codeFor(
  couple: TakersOfCase,
  taker: Taker | undefined,
  document: string,
): Promise<string | undefined> {
  const browser = taker?.browser ?? app.browser('198.51.100.251')
  const withErrorCode = document.replaceAll('errorMessage', 'errorMessage errorCode')
  return toCode(
    await browser.graph(withErrorCode, {
      caseId: couple.caseId,
      lastName: 'Taker',
      ssn: '900-55-4322',
      orderId: 'x',
      orderItemId: 'x',
    }),
  )
}

test.each(
  Object.entries({ lookUp, createAccount, addSpouse, quote, placeOrder, acceptFound, choose }),
)(
  'hides %s from other clients and deactivated participants, and rejects logged-out callers',
  async (_, document) => {
    const couple = await coupleWithCase(app)
    expect(await codeFor(couple, undefined, document)).toBe('request.signed-out')
    expect(await codeFor(couple, (await coupleWithCase(app)).debtor1, document)).toBe(
      'cases.not-found',
    )
    // Each call except the choice names the debtor, so another debtor is refused.
    if (document !== choose)
      expect(await codeFor(couple, couple.debtor2, document)).toBe('cases.not-found')
    await sql`update participant set deactivated_at = portal_now() where case_id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    expect(await codeFor(couple, couple.debtor1, document)).toBe('cases.not-found')
    const { rows } = await sql`select 1 from course where case_id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([])
  },
)

async function readLastName({ accountId }: Taker): Promise<string> {
  return (
    (
      await app.row(
        sql<{
          name: string
        }>`select family_name as name from account where id = ${accountId}`,
      )
    )?.name ?? ''
  )
}
