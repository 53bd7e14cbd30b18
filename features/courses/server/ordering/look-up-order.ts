// placeCourseOrderLookup (spec: courses#look-up-own, courses#look-up-limits).
import { isSameName } from '#lib/folded.ts'
import type { RateLimit } from '#lib/limits.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import type { LookUpAnswer } from '#ports/course-provider.ts'
import { courseNumbers, getCourseType } from '../../rules/progress/courses.ts'
import type { CourseAlert } from '../../rules/course-news.ts'
import {
  stepAfter,
  unchanged,
  type NextStep,
  type OrderOutcomes,
} from '../../rules/progress/next-step.ts'
import { readFailure } from '../../rules/ordering/order-failure.ts'
import { isSsn, isSsnOrMask, toSubmittedSsn } from '../../rules/ordering/ssn.ts'
import { callProvider } from '../provider/call-service.ts'
import { getUnit } from '../provider/catalogue.ts'
import { saveLookUp, findStoredLookUp } from './stored-look-up.ts'
import {
  runOrderCall,
  advanceTo,
  type OrderCallContext,
  type OrderStepResult,
  type OrderCallInput,
} from './order-call.ts'
import { notifyFirm, notifyFirmDaily } from '../notify-of-courses.ts'
import type { CoursesDeps } from '../deps.ts'

export interface LookUpOrderInput extends OrderCallInput {
  readonly lastName: string
  /** As typed, or the mask of the stored number. */
  readonly ssn: string
}

/** A wrong number and an unavailable service must take the same time. */
const failureMilliseconds = 1500

const hourly: RateLimit = { name: 'course-look-ups-an-hour', max: 5, perSeconds: 3600 }
const daily: RateLimit = { name: 'course-look-ups-a-day', max: 10, perSeconds: 86_400 }
/** A repeated number counts once a week. Two numbers may be typing errors. */
const sameNumber: RateLimit = { name: 'course-look-up-number', max: 1, perSeconds: 604_800 }
const numbers: RateLimit = { name: 'course-look-up-numbers', max: 2, perSeconds: 604_800 }
const alerts: RateLimit = { name: 'course-look-up-alert', max: 1, perSeconds: 604_800 }

/** spec: courses#look-up-one-failure */
export async function lookUpOrder(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: LookUpOrderInput,
): Promise<OrderStepResult> {
  const startedAt = deps.stopwatch()
  const answer = await runOrderCall(
    deps,
    viewer,
    input,
    'lookUp',
    'courses.look-up-failed',
    async (at) => {
      const {
        progress: { hasPlaced, orderStep, orderStatus: status },
      } = at
      const isAtStart =
        orderStep === 'UserVerification' ||
        (orderStep === 'CourseOrderFailed' && readFailure(status).mayRetry)
      return hasPlaced || !isAtStart ? unchanged('courses.look-up-failed') : lookUp(deps, at, input)
    },
  )
  if (!answer.outcome.success) await deps.notBefore(startedAt, failureMilliseconds)
  return answer
}

async function lookUp(
  deps: CoursesDeps,
  at: OrderCallContext,
  input: LookUpOrderInput,
): Promise<NextStep> {
  const proven = await provenPerson(deps, at, input)
  const answer = proven && (await callService(deps, at, proven))
  const outcome = getOutcome(answer)
  const next = stepAfter('lookUp', outcome, at)
  const foundOrder = answer?.kind === 'found' ? answer.order : null
  const userKey = answer !== undefined && 'userKey' in answer ? answer.userKey : null
  await deps.database.transact(async (tx) => {
    await advanceTo(deps, tx, at, next, {
      ...(userKey === null ? {} : { userKey }),
      lookUp:
        next.success && proven
          ? saveLookUp(
              deps,
              at,
              { id: deps.ids.rowId(), ssn: proven.ssn, found: foundOrder, address: null },
              true,
            )
          : null,
    })
    const obstacle = obstacles[outcome]
    if (obstacle !== undefined) await notifyFirm(deps, tx, at.key, [at.debtor], obstacle)
  })
  return next
}

/** Outcomes of which the firm is notified, because only the firm can fix them. */
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

/** Undefined for a wrong name or number, the other debtor's number, or a reached limit. */
async function provenPerson(
  deps: CoursesDeps,
  at: OrderCallContext,
  { lastName: typedName, ssn: typed }: LookUpOrderInput,
): Promise<ProvenPerson | undefined> {
  const { db } = deps.database
  const {
    viewer: { accountId },
  } = at
  if (!(await deps.limits.take(hourly, accountId)) || !(await deps.limits.take(daily, accountId)))
    return undefined
  if (!isSsnOrMask(typed)) return undefined
  const [person, stored] = [
    await deps.findPerson(db, accountId),
    await deps.ssnOfAccount(db, accountId),
  ]
  if (isSsn(typed)) await saveSsn(deps, at, toSubmittedSsn(typed))
  const ssn = isSsn(typed) ? toSubmittedSsn(typed) : stored
  const lastName = person?.familyName
  if (lastName == null || !isSameName(typedName, lastName)) return undefined
  if (ssn === undefined || (stored !== undefined && stored !== ssn)) return undefined
  if (!(await isOfOther(deps, at, ssn))) return { lastName, ssn }
  await notifyFirmDaily(deps, at.key, at.debtor, 'spousesNumber')
  return undefined
}

/** True for the other debtor's number, even in a look-up: spouses know each other's numbers. */
async function isOfOther(
  deps: CoursesDeps,
  { key, stored, debtor }: OrderCallContext,
  ssn: string,
): Promise<boolean> {
  const spouse = stored.people.find((person) => person.debtor !== debtor)
  if (spouse?.accountId == null) return false
  if ((await deps.ssnOfAccount(deps.database.db, spouse.accountId)) === ssn) return true
  const lookUps = await Promise.all(
    courseNumbers.map((courseNumber) =>
      findStoredLookUp(deps, { key: { ...key, courseNumber }, debtor: spouse.debtor }),
    ),
  )
  return lookUps.some((lookUp) => lookUp?.ssn === ssn)
}

/**
 * Notifies the firm of a third different number, because it is not a typing error. Numbers are
 * counted as fingerprints and not stored.
 */
async function saveSsn(deps: CoursesDeps, at: OrderCallContext, ssn: string): Promise<void> {
  const { accountId } = at.viewer
  if (
    !(await deps.limits.take(sameNumber, `${accountId}|${ssn}`)) ||
    (await deps.limits.take(numbers, accountId))
  )
    return
  if (!(await deps.limits.take(alerts, accountId))) return
  await deps.database.transact(async (tx) => {
    await notifyFirm(deps, tx, at.key, [at.debtor], 'thirdNumber')
    await deps.audit.record(
      {
        event: 'course.third-number',
        outcome: 'refused',
        ...getActor(at.viewer),
        firmId: at.key.firmId,
        object: at.key.caseId,
      },
      tx,
    )
  })
}

/** Returns undefined if the service is unavailable. */
async function callService(
  deps: CoursesDeps,
  at: OrderCallContext,
  { lastName, ssn }: ProvenPerson,
): Promise<LookUpAnswer | undefined> {
  const unit = getUnit(at.stored)
  if (!unit) return { kind: 'missing-unit' }
  return callProvider(deps, at.key, () =>
    deps.courseProvider.lookUp(deps.ids.rowId(), {
      unit,
      courseType: getCourseType(at.courseNumber),
      lastName,
      ssn,
    }),
  )
}

function getOutcome(answer: LookUpAnswer | undefined): OrderOutcomes['lookUp'] {
  if (answer === undefined) return 'failed'
  return answer.kind === 'none' && answer.userKey !== null ? 'none-with-user' : answer.kind
}
