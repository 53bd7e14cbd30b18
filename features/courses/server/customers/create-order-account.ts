// placeNewCourseOrderCreateAccount: somebody without a user at the order service gets one (decisions-courses A5, A2.15).
import { oneLine } from '#lib/text.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { CourseApplicant, CoursePostalAddress } from '#ports/course-provider.ts'
import { findAccountAddress } from '../../rules/ordering/account-details-form.ts'
import { notTooLong } from '../../rules/ordering/form-rules.ts'
import { stepAfter, type NextStep } from '../../rules/progress/next-step.ts'
import { asked, userCallOf } from '../provider/ask-service.ts'
import { unitOf } from '../provider/catalogue.ts'
import { keepLookUp, keptLookUp } from '../ordering/kept-look-up.ts'
import {
  ordering,
  takeStep,
  type Ordering,
  type OrderingAnswer,
  type OrderingWish,
} from '../ordering/ordering.ts'
import type { CoursesWorld } from '../deps.ts'

export interface AccountWish extends OrderingWish {
  readonly street?: string | null
  readonly city?: string | null
  readonly stateCode: string
  readonly zipCode?: string | null
}

/** The names are the account's, the number that of the look-up. The address goes to the order, and to the account where that has none. */
export async function createOrderAccount(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: AccountWish,
): Promise<OrderingAnswer> {
  return ordering(
    world,
    viewer,
    wish,
    'createAccount',
    'courses.create-account-failed',
    async (at) => {
      const address = {
        street: textOf(wish.street),
        city: textOf(wish.city),
        state: wish.stateCode,
        zip: textOf(wish.zipCode),
      }
      const findings = [
        ...findAccountAddress({ zipCode: address.zip ?? '', state: address.state }),
        ...notTooLong(address),
      ]
      return findings.length > 0
        ? {
            success: false,
            orderStatus: null,
            orderStep: null,
            problem: 'courses.create-account-failed',
          }
        : createUser(world, at, address)
    },
  )
}

async function createUser(
  world: CoursesWorld,
  at: Ordering,
  address: CoursePostalAddress,
): Promise<NextStep> {
  const {
    viewer: { accountId },
  } = at
  const kept = await keptLookUp(world, at)
  const applicant = kept && (await applicantOf(world, accountId, kept.ssn, address))
  const unit = unitOf(at.stored)
  const user =
    kept &&
    applicant &&
    unit &&
    (await asked(world, at.key, () =>
      world.courseProvider.createUser(userCallOf(world, 'user', kept.id, kept.ssn), {
        unit,
        applicant,
      }),
    ))
  const next = stepAfter('createAccount', user ? 'created' : 'failed', {
    isJoint: at.isJoint,
    jointOption: at.option,
  })
  await world.database.transact(async (tx) => {
    await takeStep(
      tx,
      at,
      next,
      user && kept
        ? { userKey: user.userKey, lookUp: keepLookUp(world, at, { ...kept, address }, false) }
        : { lookUp: null },
    )
    if (user) await world.keepAddress(tx, accountId, address)
  })
  return next
}

async function applicantOf(
  world: CoursesWorld,
  accountId: string,
  ssn: string,
  address: CoursePostalAddress,
): Promise<CourseApplicant | undefined> {
  const person = await world.personOf(world.database.db, accountId)
  if (person?.givenName == null || person.familyName === null) return undefined
  return {
    firstName: person.givenName,
    lastName: person.familyName,
    emailAddress: person.emailAddress,
    mobilePhone: person.mobilePhone,
    ssn,
    ...address,
  }
}

function textOf(typed: string | null | undefined): string | null {
  const text = oneLine(typed ?? '')
  return text === '' ? null : text
}
