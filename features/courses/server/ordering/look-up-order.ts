// placeCourseOrderLookup: looks for an order under the viewer's own name and number, before another one is made (decisions-courses A5).
import type { Allowance } from '#lib/limits.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { LookUpAnswer } from '#ports/course-provider.ts'
import { courseNumbers, courseTypeOf } from '../../rules/progress/courses.ts'
import type { CourseAlert } from '../../rules/course-news.ts'
import { stepAfter, type NextStep, type OrderOutcomes } from '../../rules/progress/next-step.ts'
import { failureOf } from '../../rules/ordering/order-failure.ts'
import { isSsn, isSsnOrMask, sentSsn } from '../../rules/ordering/ssn.ts'
import { isSameLastName } from '../../rules/ordering/user-verification-form.ts'
import { asked } from '../provider/ask-service.ts'
import { unitOf } from '../provider/catalogue.ts'
import { keepLookUp, keptLookUp } from './kept-look-up.ts'
import {
  ordering,
  takeStep,
  type Ordering,
  type OrderingAnswer,
  type OrderingWish,
} from './ordering.ts'
import { tellFirm, tellFirmDaily } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

export interface LookUpWish extends OrderingWish {
  readonly lastName: string
  /** As it was typed, or the mask of the stored one. */
  readonly ssn: string
}

/** Every failed look-up takes at least so long: a wrong number is not to be told from a service that does not answer. */
const failureMilliseconds = 1500

const hourly: Allowance = { name: 'course-look-ups-an-hour', most: 5, perSeconds: 3600 }
const daily: Allowance = { name: 'course-look-ups-a-day', most: 10, perSeconds: 86_400 }
/** A number counts once a week, and two of them may be typing errors. */
const sameNumber: Allowance = { name: 'course-look-up-number', most: 1, perSeconds: 604_800 }
const numbers: Allowance = { name: 'course-look-up-numbers', most: 2, perSeconds: 604_800 }
const alerts: Allowance = { name: 'course-look-up-alert', most: 1, perSeconds: 604_800 }

/** `success: false` with what the order has come to; a wrong name, a wrong number, one try too many and a service that fails are one answer, in one time. */
export async function lookUpOrder(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: LookUpWish,
): Promise<OrderingAnswer> {
  const startedAt = world.stopwatch()
  const answer = await ordering(
    world,
    viewer,
    wish,
    'lookUp',
    'courses.look-up-failed',
    async (at) => {
      const {
        progress: { hasPlaced, orderStep, orderStatus: status },
      } = at
      const isAtStart =
        orderStep === 'UserVerification' ||
        (orderStep === 'CourseOrderFailed' && failureOf(status).mayRetry)
      if (hasPlaced || !isAtStart)
        return {
          success: false,
          orderStatus: null,
          orderStep: null,
          problem: 'courses.look-up-failed',
        }
      return lookUp(world, at, wish)
    },
  )
  if (!answer.outcome.success) await world.notBefore(startedAt, failureMilliseconds)
  return answer
}

async function lookUp(world: CoursesWorld, at: Ordering, wish: LookUpWish): Promise<NextStep> {
  const proven = await provenPerson(world, at, wish)
  const answer = proven && (await ask(world, at, proven))
  const outcome = outcomeOf(answer)
  const next = stepAfter('lookUp', outcome, { isJoint: at.isJoint, jointOption: at.option })
  const found = answer?.kind === 'found' ? answer.order : null
  const userKey = answer !== undefined && 'userKey' in answer ? answer.userKey : null
  await world.database.transact(async (tx) => {
    await takeStep(tx, at, next, {
      ...(userKey === null ? {} : { userKey }),
      lookUp:
        next.success && proven
          ? keepLookUp(
              world,
              at,
              { id: world.ids.rowId(), ssn: proven.ssn, found, address: null },
              true,
            )
          : null,
    })
    const obstacle = obstacles[outcome]
    if (obstacle !== undefined) await tellFirm(world, tx, at.key, [at.debtor], obstacle)
  })
  return next
}

/** What only the firm can mend, it is told. */
const obstacles: Readonly<Partial<Record<OrderOutcomes['lookUp'], CourseAlert>>> = {
  several: 'several',
  'other-last-name': 'otherLastName',
  'missing-user': 'missingUser',
  'missing-unit': 'missingUnit',
}

interface ProvenPerson {
  readonly lastName: string
  readonly ssn: string
}

/** With whom to look up, when name and number are the account's own, the number nobody else's of the case, and it has not asked too often; undefined otherwise. */
async function provenPerson(
  world: CoursesWorld,
  at: Ordering,
  { lastName: typedName, ssn: typed }: LookUpWish,
): Promise<ProvenPerson | undefined> {
  const { db } = world.database
  const {
    viewer: { accountId },
  } = at
  if (!(await world.limits.take(hourly, accountId)) || !(await world.limits.take(daily, accountId)))
    return undefined
  if (!isSsnOrMask(typed)) return undefined
  const [person, kept] = [
    await world.personOf(db, accountId),
    await world.ssnOfAccount(db, accountId),
  ]
  if (isSsn(typed)) await noteNumber(world, at, sentSsn(typed))
  const ssn = isSsn(typed) ? sentSsn(typed) : kept
  const lastName = person?.familyName
  if (lastName == null || !isSameLastName(typedName, lastName)) return undefined
  if (ssn === undefined || (kept !== undefined && kept !== ssn)) return undefined
  if (!(await isOfOther(world, at, ssn))) return { lastName, ssn }
  await tellFirmDaily(world, at.key, at.debtor, 'spousesNumber')
  return undefined
}

/** True for the number of the other debtor: of their account, or of a look-up of theirs that is still kept. Spouses know each other's: an order under it is not for taking. */
async function isOfOther(
  world: CoursesWorld,
  { key, stored, debtor }: Ordering,
  ssn: string,
): Promise<boolean> {
  const other = stored.people.find((person) => person.debtor !== debtor)
  if (other?.accountId == null) return false
  if ((await world.ssnOfAccount(world.database.db, other.accountId)) === ssn) return true
  const lookUps = await Promise.all(
    courseNumbers.map((courseNumber) =>
      keptLookUp(world, { key: { ...key, courseNumber }, debtor: other.debtor }),
    ),
  )
  return lookUps.some((lookUp) => lookUp?.ssn === ssn)
}

/** Whoever tries a third number is not mistyping their own: the firm is told. Numbers are counted by fingerprints of the limits, and kept nowhere. */
async function noteNumber(world: CoursesWorld, at: Ordering, ssn: string): Promise<void> {
  const {
    viewer: { accountId, source },
  } = at
  if (
    !(await world.limits.take(sameNumber, `${accountId}|${ssn}`)) ||
    (await world.limits.take(numbers, accountId))
  )
    return
  if (!(await world.limits.take(alerts, accountId))) return
  await world.database.transact(async (tx) => {
    await tellFirm(world, tx, at.key, [at.debtor], 'thirdNumber')
    await world.audit.record(
      {
        event: 'course.third-number',
        outcome: 'refused',
        accountId,
        firmId: at.key.firmId,
        object: at.key.caseId,
        ip: source.ip,
        requestId: source.requestId,
      },
      tx,
    )
  })
}

/** Undefined when the service does not answer. */
async function ask(
  world: CoursesWorld,
  at: Ordering,
  { lastName, ssn }: ProvenPerson,
): Promise<LookUpAnswer | undefined> {
  const unit = unitOf(at.stored)
  if (!unit) return { kind: 'missing-unit' }
  return asked(world, at.key, () =>
    world.courseProvider.lookUp(world.ids.rowId(), {
      unit,
      courseType: courseTypeOf(at.courseNumber),
      lastName,
      ssn,
    }),
  )
}

function outcomeOf(answer: LookUpAnswer | undefined): OrderOutcomes['lookUp'] {
  if (answer === undefined) return 'failed'
  return answer.kind === 'none' && answer.userKey !== null ? 'none-with-user' : answer.kind
}
