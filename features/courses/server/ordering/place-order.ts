// placeNewAttorneyAndConsumerCourseOrder (spec: courses#quote, courses#place-once).
import type { ClientViewer } from '#lib/viewer.ts'
import { getProgress } from '../../rules/progress/course-facts.ts'
import {
  getCourseType,
  jointOption,
  orderSource,
  type CourseMethod,
} from '../../rules/progress/courses.ts'
import { decideNewOrder, readPlacing, type NewOrderChoice } from '../../rules/ordering/placing.ts'
import { stepAfter, type NextStep } from '../../rules/progress/next-step.ts'
import { callProvider, requestOrder, getUserCall } from '../provider/call-service.ts'
import { getUnit } from '../provider/catalogue.ts'
import { findStoredLookUp } from './stored-look-up.ts'
import {
  runOrderCall,
  otherDebtor,
  findOtherPerson,
  advanceTo,
  type OrderCallContext,
  type OrderStepResult,
  type OrderCallInput,
} from './order-call.ts'
import { recordOrderedCourse } from './record-order.ts'
import type { CoursesDeps } from '../deps.ts'

export interface PlaceOrderInput extends OrderCallInput, NewOrderChoice {}

export async function placeOrder(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: PlaceOrderInput,
): Promise<OrderStepResult> {
  return runOrderCall(deps, viewer, input, 'placeOrder', 'courses.place-order-failed', (at) =>
    place(deps, at, input),
  )
}

async function place(
  deps: CoursesDeps,
  at: OrderCallContext,
  input: PlaceOrderInput,
): Promise<NextStep> {
  const decision = decideNewOrder(at.stored, at.courseNumber, at.progress, input)
  if (decision.type === 'settled') return stepAfter('placeOrder', decision.outcome, at)
  const { order: quote } = decision
  const [unit, lookUp] = [getUnit(at.stored), await findStoredLookUp(deps, at)]
  const userKeys = await findUserKeys(deps, at, lookUp?.id ?? quote.id)
  const placed =
    unit && userKeys
      ? await requestOrder(deps, at.key, quote.id, {
          unit,
          userKeys,
          courseType: getCourseType(at.courseNumber),
          payment: quote.payment,
          orderKey: null,
          choice: {
            providerId: input.providerId,
            method: input.courseMethodType as CourseMethod,
          },
        })
      : undefined
  const { offer, outcome } = readPlacing(quote, placed?.item, input)
  const next = stepAfter('placeOrder', outcome, at)
  await deps.database.transact(async (tx) => {
    await advanceTo(deps, tx, at, next, offer ? {} : { lookUp: null })
    if (!placed?.item || !offer) return
    const order = {
      orderId: quote.id,
      isJoint: at.jointOption === jointOption.together,
      source: orderSource.portal,
      placed,
      choice: { offerId: offer.id, item: placed.item },
      address: lookUp?.address ?? null,
    }
    await recordOrderedCourse(deps, tx, at, order, offer.providerId)
    if (lookUp) await deps.keepSsn(tx, at.viewer.accountId, lookUp.ssn)
  })
  return next
}

/** Returns the viewer's key first. Undefined if a person is unknown. `id` names the calls. */
async function findUserKeys(
  deps: CoursesDeps,
  at: OrderCallContext,
  id: string,
): Promise<readonly string[] | undefined> {
  const { userKey: own } = at.progress
  if (own === null) return undefined
  if (at.jointOption !== jointOption.together) return [own]
  const spouse =
    getProgress(at.stored, at.courseNumber, otherDebtor(at.debtor)).userKey ??
    (await makeSpouseKnown(deps, at, id, own))
  return spouse === undefined ? undefined : [own, spouse]
}

/** Takes the spouse's data from the account if the firm set "together" (no form asked for it). */
async function makeSpouseKnown(
  deps: CoursesDeps,
  at: OrderCallContext,
  id: string,
  userKey: string,
): Promise<string | undefined> {
  const { db } = deps.database
  const otherPerson = await findOtherPerson(deps, at)
  const unit = getUnit(at.stored)
  if (!unit || otherPerson?.accountId == null) return undefined
  const [person, ssn] = [
    await deps.findPerson(db, otherPerson.accountId),
    await deps.ssnOfAccount(db, otherPerson.accountId),
  ]
  if (!person || ssn === undefined) return undefined
  const { emailAddress, mobilePhone, street, city, state, zip } = person
  const spouse = {
    firstName: person.givenName ?? otherPerson.givenName,
    lastName: person.familyName ?? otherPerson.familyName,
    emailAddress,
    mobilePhone,
    street,
    city,
    state,
    zip,
    ssn,
  }
  const known = await callProvider(deps, at.key, () =>
    deps.courseProvider.addSpouse(getUserCall(deps, 'spouse', id, ssn), { unit, userKey, spouse }),
  )
  return known?.userKey
}
