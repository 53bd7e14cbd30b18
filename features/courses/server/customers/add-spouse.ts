// placeNewCourseOrderAddSpouseOrJointDebtors: whether two spouses take the course together, and who the other one is (decisions-courses A5, A5b).
import { comparableEmail } from '#lib/email.ts'
import { mobileDigits } from '#lib/phone.ts'
import { oneLine } from '#lib/text.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import { currentProgress } from '../../rules/progress/current-progress.ts'
import { stepAfter, type NextStep } from '../../rules/progress/next-step.ts'
import { findSpouse } from '../../rules/ordering/spouse-form.ts'
import { sentSsn } from '../../rules/ordering/ssn.ts'
import { asked, userCallOf } from '../provider/ask-service.ts'
import { unitOf } from '../provider/catalogue.ts'
import { setProgress, setSetUp } from '../courses.store.ts'
import { keptLookUp } from '../ordering/kept-look-up.ts'
import {
  ordering,
  otherDebtor,
  takeStep,
  type Ordering,
  type OrderingAnswer,
  type OrderingWish,
} from '../ordering/ordering.ts'
import { sealSpouse } from './sealed-customers.ts'
import type { CoursesWorld } from '../deps.ts'

export interface SpouseWish extends OrderingWish {
  readonly addSpouse: boolean
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly ssn?: string | null
  readonly street?: string | null
  readonly city?: string | null
  readonly stateCode?: string | null
  readonly zipCode?: string | null
  readonly mobilePhoneNumber?: string | null
  readonly emailAddress?: string | null
}

/** The spouse's number goes to the order service and is kept nowhere; their account is never touched (decisions-courses A5.5). */
export async function addSpouse(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: SpouseWish,
): Promise<OrderingAnswer> {
  return ordering(world, viewer, wish, 'addSpouse', 'courses.add-spouse-failed', (at) =>
    wish.addSpouse ? together(world, at, wish) : apart(world, at),
  )
}

async function apart(world: CoursesWorld, at: Ordering): Promise<NextStep> {
  const next = stepAfter('addSpouse', 'alone', { isJoint: at.isJoint, jointOption: at.option })
  await world.database.transact((tx) => takeStep(tx, at, next))
  return next
}

async function together(world: CoursesWorld, at: Ordering, wish: SpouseWish): Promise<NextStep> {
  const form = formOf(wish)
  const ssn = sentSsn(form.ssn)
  const [kept, unit, { userKey }] = [await keptLookUp(world, at), unitOf(at.stored), at.progress]
  // Nobody is their own spouse.
  if (findSpouse(form).length > 0 || kept?.ssn === ssn)
    return {
      success: false,
      orderStatus: null,
      orderStep: null,
      problem: 'courses.add-spouse-failed',
    }
  const details = {
    firstName: form.firstName,
    lastName: form.lastName,
    middleName: null,
    suffix: null,
    emailAddress: comparableEmail(form.emailAddress),
    homePhone: null,
    mobilePhone: mobileDigits(form.phone) ?? form.phone,
    workPhone: null,
    street: form.street,
    city: form.city,
    state: form.state,
    zip: form.zipCode,
  }
  const spouse =
    kept && unit && userKey !== null
      ? await asked(world, at.key, () =>
          world.courseProvider.addSpouse(userCallOf(world, 'spouse', kept.id, ssn), {
            unit,
            userKey,
            spouse: { ...details, ssn },
          }),
        )
      : undefined
  const next = stepAfter('addSpouse', spouse ? 'together' : 'failed', {
    isJoint: at.isJoint,
    jointOption: at.option,
  })
  await world.database.transact(async (tx) => {
    await takeStep(tx, at, next)
    if (!spouse) return
    await setSetUp(tx, at.key, {
      spouseSealed: sealSpouse(world, at.stored, at.key, otherDebtor(at.debtor), details),
    })
    if (!isProven(at, otherDebtor(at.debtor)))
      await setProgress(tx, at.key, otherDebtor(at.debtor), { userKey: spouse.userKey })
  })
  return next
}

/** Whoever has looked for an order themself is known by their own number; what is typed of them does not take its place. */
function isProven({ stored, courseNumber }: Ordering, debtor: Debtor): boolean {
  const { userKey, orderStep } = currentProgress(stored, courseNumber, debtor)
  return userKey !== null && orderStep !== 'UserVerification'
}

function formOf(wish: SpouseWish) {
  const text = (typed: string | null | undefined) => oneLine(typed ?? '')
  return {
    addSpouse: true,
    firstName: text(wish.firstName),
    lastName: text(wish.lastName),
    phone: text(wish.mobilePhoneNumber),
    ssn: text(wish.ssn),
    emailAddress: text(wish.emailAddress),
    street: text(wish.street),
    zipCode: text(wish.zipCode),
    city: text(wish.city),
    state: text(wish.stateCode),
  }
}
