// The firm orders; the client chooses the provider (spec: courses#invite).
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { calendarDay } from '#lib/dates.ts'
import type { CourseApplicant, CourseUnit, PlacedOrder } from '#ports/course-provider.ts'
import {
  findPlacedOrder,
  getProgress,
  getSetUp,
  type Debtor,
} from '../../rules/progress/course-facts.ts'
import { getCourseType, jointOption, orderSource } from '../../rules/progress/courses.ts'
import { refusalWords, problem } from '../../rules/firm-problems.ts'
import { isJointCase, findOption } from '../../rules/progress/joint-option.ts'
import { orderRefusal } from '../../rules/ordering/may-order.ts'
import { isSsn, toSubmittedSsn } from '../../rules/ordering/ssn.ts'
import { callProvider, requestOrder, getUserCall } from '../provider/call-service.ts'
import { productsFor, getUnit } from '../provider/catalogue.ts'
import { setProgress } from '../courses.store.ts'
import {
  findParticipant,
  runFirmCourseAction,
  getDebtors,
  recordCourseAct,
  type CourseActionInput,
  type CourseFirmContext,
} from '../firm-context.ts'
import { insertOffers, insertOrder } from './orders.store.ts'
import { recordOrder } from './record-order.ts'
import { notifyPeople } from '../notify-of-courses.ts'
import type { CoursesDeps } from '../deps.ts'

export interface InviteInput extends CourseActionInput {
  /** The debtor who receives the order. With joint option 1, this debtor orders for both. */
  readonly debtor: Debtor
  /** Nine digits, for debtors without a stored number. Only sent to the order service. */
  readonly numbers?: Readonly<Partial<Record<Debtor, string>>>
}

/** Returns the order ID. The invite takes payment and providers from the current set-up. */
export async function inviteToCourse(deps: CoursesDeps, input: InviteInput): Promise<string> {
  return runFirmCourseAction(deps, input, async (firmContext) => {
    const { key, stored } = firmContext
    const { debtor } = input
    getDebtors(stored, debtor)
    const unit = checkOrder(deps, firmContext, debtor)
    const { payment, providerIds } = getSetUp(stored, key.courseNumber)
    const isJoint = findOption(stored, key.courseNumber) === jointOption.together
    const products = await requestFor(deps, firmContext, () =>
      productsFor(deps, stored, key.courseNumber),
    )
    if (products.length === 0) throw problem('courses.nothing-offered')
    const userKeys = await listUsers(deps, firmContext, input, unit, isJoint)
    const orderId = deps.ids.shownId()
    const placed = await placeTwice(deps, firmContext, orderId, {
      unit,
      userKeys,
      courseType: getCourseType(key.courseNumber),
      payment,
      orderKey: null,
      choice: null,
    })
    await deps.database.transact(async (tx) => {
      await insertOrder(tx, key, {
        id: orderId,
        debtor,
        isJoint,
        source: orderSource.firm,
        payment,
        providerIds,
      })
      await insertOffers(
        tx,
        { orderId, firmId: key.firmId },
        products.map((product) => ({ ...product, id: deps.ids.shownId() })),
      )
      await recordOrder(deps, tx, {
        key,
        stored,
        orderId,
        debtor,
        isJoint,
        source: orderSource.firm,
        placed,
        choice: null,
      })
      await recordCourseAct(deps, tx, firmContext, 'invited', {
        ...{ debtor, payment, isJoint },
        ...(await findParticipant(tx, key, [debtor])),
      })
      await notifyPeople(
        deps,
        tx,
        key,
        isJoint ? getDebtors(stored, undefined) : [debtor],
        'invited',
      )
    })
    return orderId
  })
}

/** Applies the order rules for clients, except a hold that the firm set. */
function checkOrder(
  deps: Pick<CoursesDeps, 'clock'>,
  { key: { courseNumber }, stored }: CourseFirmContext,
  debtor: Debtor,
): CourseUnit {
  if (stored.clientCode === null) throw problem('courses.no-client-code')
  const unit = getUnit(stored)
  if (!unit) throw problem('courses.no-unit')
  const option = findOption(stored, courseNumber)
  if (isJointCase(stored) && option === null) throw problem('courses.option-wanted')
  const refusal = orderRefusal(
    stored,
    courseNumber,
    debtor,
    calendarDay(deps.clock.now(), stored.timeZone),
  )
  if (refusal !== undefined && refusal !== 'held')
    throw problem('courses.may-not-order', { why: refusalWords[refusal] })
  const takers = option === jointOption.together ? getDebtors(stored, undefined) : [debtor]
  if (takers.some((taker) => findPlacedOrder(stored, courseNumber, taker)))
    throw problem('courses.ordered-before')
  return unit
}

/** Returns the users at the order service, the ordering debtor first. Creates missing users. */
async function listUsers(
  deps: CoursesDeps,
  firmContext: CourseFirmContext,
  input: InviteInput,
  unit: CourseUnit,
  isJoint: boolean,
): Promise<readonly string[]> {
  const { key, stored } = firmContext
  const people = await listPeople(deps.database.db, key)
  const takers = people
    .filter(({ debtor }) => isJoint || debtor === input.debtor)
    .toSorted((a, b) => Number(b.debtor === input.debtor) - Number(a.debtor === input.debtor))
  const userKeys: string[] = []
  for (const person of takers) {
    const known = getProgress(stored, key.courseNumber, person.debtor).userKey
    const userKey =
      known ??
      (await newUser(deps, firmContext, unit, person, input.numbers?.[person.debtor], userKeys[0]))
    if (known === null) await setProgress(deps.database.db, key, person.debtor, { userKey })
    userKeys.push(userKey)
  }
  return userKeys
}

type Person = Awaited<ReturnType<typeof listPeople>>[number]

async function newUser(
  deps: CoursesDeps,
  firmContext: CourseFirmContext,
  unit: CourseUnit,
  person: Person,
  number: string | undefined,
  firstUser: string | undefined,
): Promise<string> {
  const { db } = deps.database
  const account =
    person.accountId === null ? undefined : await deps.findPerson(db, person.accountId)
  const ssn =
    number ??
    (person.accountId === null ? undefined : await deps.ssnOfAccount(db, person.accountId))
  if (ssn === undefined || !isSsn(ssn))
    throw problem('courses.number-wanted', { debtor: person.debtor })
  const applicant: CourseApplicant = {
    firstName: account?.givenName ?? person.givenName,
    lastName: account?.familyName ?? person.familyName,
    emailAddress: account?.emailAddress ?? person.email,
    mobilePhone: account?.mobilePhone ?? person.mobilePhone,
    street: account?.street ?? null,
    city: account?.city ?? null,
    state: account?.state ?? null,
    zip: account?.zip ?? null,
    ssn: toSubmittedSsn(ssn),
  }
  const { userKey } = await requestFor(deps, firmContext, () =>
    firstUser === undefined
      ? deps.courseProvider.createUser(getUserCall(deps, 'user', person.id, applicant.ssn), {
          unit,
          applicant,
        })
      : deps.courseProvider.addSpouse(getUserCall(deps, 'spouse', person.id, applicant.ssn), {
          unit,
          userKey: firstUser,
          spouse: applicant,
        }),
  )
  return userKey
}

/** An order without an item cannot be read back, so the same ID is sent again after a failure. */
async function placeTwice(
  deps: CoursesDeps,
  firmContext: CourseFirmContext,
  orderId: string,
  input: Parameters<typeof requestOrder>[3],
): Promise<PlacedOrder> {
  const placed =
    (await requestOrder(deps, firmContext.key, orderId, input)) ??
    (await callProvider(deps, firmContext.key, () =>
      deps.courseProvider.placeOrder(orderId, input),
    ))
  if (!placed) throw problem('courses.service-away')
  return placed
}

async function requestFor<Answer>(
  deps: CoursesDeps,
  { key }: CourseFirmContext,
  question: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await callProvider(deps, key, question)
  if (answer === undefined) throw problem('courses.service-away')
  return answer
}
