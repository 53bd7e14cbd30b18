// A firm's act: orders a course and leaves the choice of the provider to its client: an invite (decisions-courses A2.10).
import { peopleOf } from '#features/cases/server/participants/participants.ts'
import { calendarDay } from '#lib/dates.ts'
import { problemsOf } from '#lib/problem.ts'
import type { CourseApplicant, CourseUnit, PlacedOrder } from '#ports/course-provider.ts'
import {
  placedOrderOf,
  progressOf,
  setUpOf,
  type Debtor,
} from '../../rules/progress/course-facts.ts'
import { courseTypeOf, jointOption, orderSource } from '../../rules/progress/courses.ts'
import { coursesFirmProblems, refusalWords } from '../../rules/firm-problems.ts'
import { isJointCase, optionOf } from '../../rules/ordering/joint-option.ts'
import { orderRefusal } from '../../rules/ordering/may-order.ts'
import { isSsn, sentSsn } from '../../rules/ordering/ssn.ts'
import { asked, askToPlace, userCallOf } from '../provider/ask-service.ts'
import { productsFor, unitOf } from '../provider/catalogue.ts'
import { setProgress } from '../courses.store.ts'
import {
  atDesk,
  debtorsOf,
  recordCourseAct,
  type CourseAct,
  type CourseDesk,
} from '../firm-context.ts'
import { insertOffers, insertOrder } from './orders.store.ts'
import { recordOrder } from './record-order.ts'
import { tellPeople } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

const problem = problemsOf(coursesFirmProblems)

export interface CourseOrderAct extends CourseAct {
  /** Who gets it; under option 1 who orders for both. */
  readonly debtor: Debtor
  /** Nine digits, of those whose account holds none. They go to the order service and are kept nowhere. */
  readonly numbers?: Readonly<Partial<Record<Debtor, string>>>
}

/** Answers the id of the order. What the set-up says of payment and providers is what the invite says from now on. */
export async function orderCourse(world: CoursesWorld, act: CourseOrderAct): Promise<string> {
  return atDesk(world, act, async (desk) => {
    const { key, stored } = desk
    const { debtor } = act
    debtorsOf(stored, debtor)
    const unit = checkOrder(world, desk, debtor)
    const { payment } = setUpOf(stored, key.courseNumber)
    const isJoint = optionOf(stored, key.courseNumber) === jointOption.together
    const products = await askedFor(world, desk, () => productsFor(world, stored, key.courseNumber))
    if (products.length === 0) throw problem('courses.nothing-offered')
    const userKeys = await usersOf(world, desk, act, unit, isJoint)
    const orderId = world.ids.shownId()
    const placed = await placeTwice(world, desk, orderId, {
      unit,
      userKeys,
      courseType: courseTypeOf(key.courseNumber),
      payment,
      orderKey: null,
      choice: null,
    })
    await world.database.transact(async (tx) => {
      await insertOrder(tx, key, {
        id: orderId,
        debtor,
        isJoint,
        source: orderSource.firm,
        payment,
      })
      await insertOffers(
        tx,
        key.firmId,
        orderId,
        products.map((product) => ({ ...product, id: world.ids.shownId() })),
      )
      await recordOrder(world, tx, {
        key,
        stored,
        orderId,
        debtor,
        isJoint,
        source: orderSource.firm,
        placed,
        choice: null,
      })
      await recordCourseAct(world, tx, desk, 'invited', { debtor, payment, isJoint })
      await tellPeople(world, tx, key, isJoint ? debtorsOf(stored, undefined) : [debtor], 'invited')
    })
    return orderId
  })
}

/** The firm is refused what its client is refused, but for what it has asked to wait with itself. */
function checkOrder(
  world: Pick<CoursesWorld, 'clock'>,
  { key: { courseNumber }, stored }: CourseDesk,
  debtor: Debtor,
): CourseUnit {
  if (stored.clientCode === null) throw problem('courses.no-client-code')
  const unit = unitOf(stored)
  if (!unit) throw problem('courses.no-unit')
  const option = optionOf(stored, courseNumber)
  if (isJointCase(stored) && option === null) throw problem('courses.option-wanted')
  const refusal = orderRefusal(
    stored,
    courseNumber,
    debtor,
    calendarDay(world.clock.now(), stored.timeZone),
  )
  if (refusal !== undefined && refusal !== 'held')
    throw problem('courses.may-not-order', { why: refusalWords[refusal] })
  const takers = option === jointOption.together ? debtorsOf(stored, undefined) : [debtor]
  if (takers.some((taker) => placedOrderOf(stored, courseNumber, taker)))
    throw problem('courses.ordered-before')
  return unit
}

/** Whoever has no user at the order service gets one; the one who orders first. */
async function usersOf(
  world: CoursesWorld,
  desk: CourseDesk,
  act: CourseOrderAct,
  unit: CourseUnit,
  isJoint: boolean,
): Promise<readonly string[]> {
  const { key, stored } = desk
  const people = await peopleOf(world.database.db, key.caseId)
  const takers = people
    .filter(({ debtor }) => isJoint || debtor === act.debtor)
    .toSorted(
      (one, other) => Number(other.debtor === act.debtor) - Number(one.debtor === act.debtor),
    )
  const userKeys: string[] = []
  for (const person of takers) {
    const known = progressOf(stored, key.courseNumber, person.debtor).userKey
    const userKey =
      known ?? (await newUser(world, desk, unit, person, act.numbers?.[person.debtor], userKeys[0]))
    if (known === null) await setProgress(world.database.db, key, person.debtor, { userKey })
    userKeys.push(userKey)
  }
  return userKeys
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

async function newUser(
  world: CoursesWorld,
  desk: CourseDesk,
  unit: CourseUnit,
  person: Person,
  number: string | undefined,
  firstUser: string | undefined,
): Promise<string> {
  const { db } = world.database
  const account = person.accountId === null ? undefined : await world.personOf(db, person.accountId)
  const ssn =
    number ??
    (person.accountId === null ? undefined : await world.ssnOfAccount(db, person.accountId))
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
    ssn: sentSsn(ssn),
  }
  const { userKey } = await askedFor(world, desk, () =>
    firstUser === undefined
      ? world.courseProvider.createUser(userCallOf(world, 'user', person.id, applicant.ssn), {
          unit,
          applicant,
        })
      : world.courseProvider.addSpouse(userCallOf(world, 'spouse', person.id, applicant.ssn), {
          unit,
          userKey: firstUser,
          spouse: applicant,
        }),
  )
  return userKey
}

/** Nothing tells of an order without an item: after a lost answer the same id is sent once more, and orders nothing twice. */
async function placeTwice(
  world: CoursesWorld,
  desk: CourseDesk,
  orderId: string,
  wish: Parameters<typeof askToPlace>[3],
): Promise<PlacedOrder> {
  const placed =
    (await askToPlace(world, desk.key, orderId, wish)) ??
    (await asked(world, desk.key, () => world.courseProvider.placeOrder(orderId, wish)))
  if (!placed) throw problem('courses.service-away')
  return placed
}

async function askedFor<Answer>(
  world: CoursesWorld,
  { key }: CourseDesk,
  question: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await asked(world, key, question)
  if (answer === undefined) throw problem('courses.service-away')
  return answer
}
