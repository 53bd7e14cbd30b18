// Calls of a course order with complete results, for integration tests.
import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app.ts'
import type { JointOption, OrderStatus, OrderStep } from '../../rules/progress/courses.ts'
import { coupleWithCase, type Taker, type TakersOfCase } from '../taking/test-taking.ts'
import { tables } from '../tables.generated.ts'

export interface Who {
  readonly caseId: string
  readonly taker: Taker
  readonly isDebtor1: boolean
  readonly courseType: 1 | 2
}

/** Returns a participant with the course to order. */
export function who(
  { caseId, debtor1, debtor2 }: TakersOfCase,
  debtor: 1 | 2 = 1,
  courseType: 1 | 2 = 1,
): Who {
  return { caseId, taker: debtor === 1 ? debtor1 : debtor2, isDebtor1: debtor === 1, courseType }
}

/** Creates a case of debtor 1 alone; debtor 2 has no part in it. */
export function aloneWithCase(
  app: TestApp,
  filing: { readonly status?: 'Filed' | 'Complete'; readonly caseNumber?: string } = {},
): Promise<TakersOfCase> {
  return coupleWithCase(app, { isSingle: true, ...filing })
}

/** Result of a call for one course. */
export interface Answered {
  readonly success: boolean
  readonly errorMessage: string | null
  readonly orderStatus: OrderStatus
  readonly orderStep: OrderStep
  readonly hasPlaced: boolean
}

const orderState = `success errorMessage isDebtor1 orderItemSourceTypeId hasPlacedFirstCourseOrder hasPlacedSecondCourseOrder hasPlacedFirstCourseOrderStatus
  hasPlacedSecondCourseOrderStatus firstCourseOrderStep secondCourseOrderStep`
const lookUpFields = `${orderState} firstCourseOrderKey secondCourseOrderKey firstCourseConsumerOrderId secondCourseConsumerOrderId firstCourseOrderStatusMessage secondCourseOrderStatusMessage
  firstCourseForJointCaseOrders secondCourseForJointCaseOrders organizationalUnitIdKey existingDudiUserIdKey`

const mutations = {
  lookUp: `mutation ($caseId: ID!, $courseType: Int!, $lastName: String!, $ssn: String!, $isDebtor1: Boolean!) {
    placeCourseOrderLookup(caseId: $caseId, courseType: $courseType, lastName: $lastName, ssn: $ssn, isDebtor1: $isDebtor1) { ${lookUpFields} } }`,
  createAccount: `mutation ($caseId: ID!, $courseType: Int!, $street: String, $city: String, $stateCode: String!, $zipCode: String, $isDebtor1: Boolean!) {
    placeNewCourseOrderCreateAccount(caseId: $caseId, courseType: $courseType, street: $street, city: $city, stateCode: $stateCode, zipCode: $zipCode, isDebtor1: $isDebtor1) { ${lookUpFields} } }`,
  addSpouse: `mutation ($caseId: ID!, $courseType: Int!, $addSpouse: Boolean!, $firstName: String, $lastName: String, $ssn: String, $street: String, $city: String, $stateCode: String, $zipCode: String,
    $mobilePhoneNumber: String, $emailAddress: String, $isDebtor1: Boolean!) {
    placeNewCourseOrderAddSpouseOrJointDebtors(caseId: $caseId, courseType: $courseType, addSpouse: $addSpouse, firstName: $firstName, lastName: $lastName, ssn: $ssn, street: $street, city: $city,
      stateCode: $stateCode, zipCode: $zipCode, mobilePhoneNumber: $mobilePhoneNumber, emailAddress: $emailAddress, isDebtor1: $isDebtor1) { ${lookUpFields} } }`,
  acceptFound: `mutation ($caseId: ID!, $courseType: Int!, $isDebtor1: Boolean!, $orderItemSourceTypeId: Int!, $isJoint: Boolean!) {
    placeNewCourseLookupFoundCourse(caseId: $caseId, courseType: $courseType, isDebtor1: $isDebtor1, orderItemSourceTypeId: $orderItemSourceTypeId, isJoint: $isJoint) { success errorMessage } }`,
  quote: `mutation ($caseId: ID!, $courseType: Int!, $isDebtor1: Boolean!) {
    placeNewCourseOrder(caseId: $caseId, courseType: $courseType, isDebtor1: $isDebtor1) { ${orderState} coursePaymentType courseProviders { orderItemId productKey providerId name price valueProps methods } } }`,
  placeOrder: `mutation ($caseId: ID!, $courseType: Int!, $providerId: Int!, $courseMethodType: Int!, $isDebtor1: Boolean!, $isJoint: Boolean!) {
    placeNewAttorneyAndConsumerCourseOrder(caseId: $caseId, courseType: $courseType, providerId: $providerId, courseMethodType: $courseMethodType, isDebtor1: $isDebtor1, isJoint: $isJoint) {
      success errorMessage firstCourseForJointCaseOrders secondCourseForJointCaseOrders
      orders { courseNumber orderId orderItemId orderKey isJoint providerId providerName courseStatus courseMethod coursePaymentType coursePrice }
      updateCasePlaceOrderFields { debtor1HasPlacedFirstCourseOrder debtor1HasPlacedFirstCourseOrderStatus debtor1FirstCourseOrderStep debtor1FirstCourseForJointCaseOrders
        debtor2HasPlacedFirstCourseOrder debtor2HasPlacedFirstCourseOrderStatus debtor2FirstCourseOrderStep debtor2FirstCourseForJointCaseOrders } } }`,
  choose: `mutation ($caseId: ID!, $orderId: ID!, $orderItemId: ID!, $providerId: Int!, $courseMethodType: Int!) {
    placeCourseOrder(caseId: $caseId, orderId: $orderId, orderItemId: $orderItemId, providerId: $providerId, courseMethodType: $courseMethodType) {
      success errorMessage orders { orderId orderItemId providerId courseStatus courseMethod coursePrice } } }`,
} as const

async function send(
  { caseId, taker, isDebtor1, courseType }: Who,
  call: keyof typeof mutations,
  variables: Readonly<Record<string, unknown>>,
) {
  const { data, errors } = await taker.browser.graph(mutations[call], {
    caseId,
    courseType,
    isDebtor1,
    ...variables,
  })
  if (errors) throw new Error(errors[0]?.extensions.code)
  const [answer] = Object.values(
    data as Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  )
  if (!answer) throw new Error('There was no answer')
  return answer
}

function inCourse(
  answer: Readonly<Record<string, unknown>>,
  courseType: 1 | 2,
): Answered & { readonly whole: Readonly<Record<string, unknown>> } {
  const name = courseType === 1 ? 'First' : 'Second'
  return {
    success: answer.success as boolean,
    errorMessage: answer.errorMessage as string | null,
    orderStatus: answer[`hasPlaced${name}CourseOrderStatus`] as OrderStatus,
    orderStep: answer[`${name.toLowerCase()}CourseOrderStep`] as OrderStep,
    hasPlaced: answer[`hasPlaced${name}CourseOrder`] as boolean,
    whole: answer,
  }
}

/** Ends in an even digit and therefore belongs to a user without an order. */
export const knownSsn = '900-55-4322'

let unknown = 5001

/**
 * Ends in an odd digit and therefore belongs to no user. Different on each call, because creating
 * an account makes the number known.
 */
export function unknownSsn(): string {
  unknown += 2
  return `900-56-${unknown}`
}

export async function lookUp(app: TestApp, at: Who, ssn: string = knownSsn, lastName?: string) {
  const { rows } = await sql<{
    name: string
  }>`select family_name as name from account where id = ${at.taker.accountId}`.execute(
    app.deps.database.db,
  )
  return inCourse(
    await send(at, 'lookUp', { ssn, lastName: lastName ?? rows[0]?.name }),
    at.courseType,
  )
}

export async function createAccount(at: Who, more: Readonly<Record<string, unknown>> = {}) {
  return inCourse(
    await send(at, 'createAccount', {
      street: '9 Pine Street',
      city: 'Albany',
      stateCode: 'NY',
      zipCode: '12207',
      ...more,
    }),
    at.courseType,
  )
}

export const spouse = {
  addSpouse: true,
  firstName: 'Owen',
  lastName: 'Taker',
  ssn: '900-55-8888',
  street: '9 Pine Street',
  city: 'Albany',
  stateCode: 'NY',
  zipCode: '12207',
  mobilePhoneNumber: '917-555-0100',
  emailAddress: 'owen@example.com',
} as const

export async function addSpouse(at: Who, more: Readonly<Record<string, unknown>> = {}) {
  return inCourse(await send(at, 'addSpouse', { ...spouse, ...more }), at.courseType)
}

export async function acceptFound(at: Who, more: Readonly<Record<string, unknown>> = {}) {
  return send(at, 'acceptFound', { orderItemSourceTypeId: 3, isJoint: false, ...more })
}

export async function quote(at: Who) {
  const answer = await send(at, 'quote', {})
  return {
    ...inCourse(answer, at.courseType),
    providers: answer.courseProviders as ReadonlyArray<{
      readonly orderItemId: string
      readonly providerId: number
      readonly price: string
      readonly valueProps: string
      readonly methods: readonly number[]
    }>,
  }
}

export interface ShownOrder {
  readonly courseNumber: string
  readonly orderId: string
  readonly orderItemId: string | null
  readonly isJoint: boolean
  readonly providerId: number | null
  readonly courseStatus: number
  readonly courseMethod: number | null
  readonly coursePrice: string | null
}

export async function placeOrder(at: Who, more: Readonly<Record<string, unknown>> = {}) {
  const answer = await send(at, 'placeOrder', {
    providerId: at.courseType === 1 ? 245 : 246,
    courseMethodType: 1,
    isJoint: false,
    ...more,
  })
  return {
    ...(answer as unknown as Pick<Answered, 'success' | 'errorMessage'>),
    orders: answer.orders as readonly ShownOrder[],
    fields: answer.updateCasePlaceOrderFields as Readonly<Record<string, unknown>>,
    option: answer.firstCourseForJointCaseOrders as JointOption | null,
  }
}

export async function choose(at: Who, input: Readonly<Record<string, unknown>>) {
  const answer = await send(at, 'choose', { courseMethodType: 1, ...input })
  return {
    ...(answer as unknown as Pick<Answered, 'success' | 'errorMessage'>),
    orders: answer.orders as readonly ShownOrder[],
  }
}

/** Goes through the steps up to the choice of a course, without the spouse. */
export async function ready(app: TestApp, at: Who) {
  const looked = await lookUp(app, at)
  if (looked.orderStep === 'AddSpouseOrJointDebtor') await addSpouse(at, { addSpouse: false })
  return quote(at)
}

/** Counts the stored orders, items and takers of a case. */
export async function storedCounts(
  app: TestApp,
  caseId: string,
): Promise<{ readonly placed: number; readonly items: number; readonly takers: number }> {
  const { rows } = await sql<{ placed: number; items: number; takers: number }>`
    select
      (
        select count(*)
        from course_order
        where case_id = ${caseId} and placed_at is not null
      ) as placed,
      (
        select count(*)
        from course_item i
        join course_order d on d.id = i.order_id
        where d.case_id = ${caseId}
      ) as items,
      (
        select count(*)
        from course_taker
        where case_id = ${caseId} and is_current
      ) as takers`.execute(app.deps.database.db)
  return rows[0] ?? { placed: 0, items: 0, takers: 0 }
}

/** Creates a firm's order that waits for a choice, also at the demo provider. */
export async function invite(
  app: TestApp,
  { caseId, firmId }: TakersOfCase,
  { debtor = 1, isJoint = false }: { readonly debtor?: 1 | 2; readonly isJoint?: boolean } = {},
): Promise<{ readonly orderId: string; readonly offers: Readonly<Record<number, string>> }> {
  const { deps } = app
  const [orderId, harborlight, cedarPath] = [
    deps.ids.shownId(),
    deps.ids.shownId(),
    deps.ids.shownId(),
  ]
  const placed = await deps.courseProvider.placeOrder(orderId, {
    unit: { unitKey: 'unit-test', clientCode: 'TEST' },
    courseType: 1,
    payment: 2,
    orderKey: null,
    userKeys: isJoint ? ['user-one', 'user-two'] : ['user-one'],
    choice: null,
  })
  await deps.database.transact(async (tx) => {
    const own = tables(tx)
    const key = { caseId, courseNumber: 'First', firmId } as const
    const jointOption = isJoint ? 1 : null
    await own
      .insertInto('course')
      .values({ ...key, jointOption })
      .onConflict((conflict) =>
        conflict.columns(['caseId', 'courseNumber', 'firmId']).doUpdateSet({ jointOption }),
      )
      .execute()
    const { orderKey, consumerOrderId } = placed
    const order = { orderKey, consumerOrderId, debtor, isJoint, source: 2, paymentType: 2 } as const
    await own
      .insertInto('courseOrder')
      .values({ ...key, ...order, id: orderId, placedAt: sql<Date>`portal_now()` })
      .execute()
    const offers = [
      { id: harborlight, providerId: 245, name: 'Harborlight', price: '20.00', methods: [1, 2] },
      { id: cedarPath, providerId: 291, name: 'Lantern Learning', price: '0', methods: [1] },
    ]
    await own
      .insertInto('courseOffer')
      .values(offers.map((offer) => ({ ...offer, firmId, orderId, valueProps: '' })))
      .execute()
    const reached = {
      hasPlaced: true,
      orderStatus: 2,
      orderStep: 'CourseOrderedSuccessfully',
    } as const
    const debtors = isJoint ? ([1, 2] as const) : [debtor]
    const progress = debtors.map((taker) => ({ ...key, debtor: taker, ...reached }))
    await own.insertInto('courseProgress').values(progress).execute()
  })
  return { orderId, offers: { 245: harborlight, 291: cedarPath } }
}
