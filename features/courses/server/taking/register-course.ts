// registerCourse and registerPhoneCourse (spec: courses#registration-once).
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import type { Registration } from '#ports/course-provider.ts'
import {
  courseMethod,
  courseStatus,
  type CourseMethod,
  type ItemStatus,
} from '../../rules/progress/courses.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import { problem } from '../../rules/problems.ts'
import type { RegistrationRecord } from '../../rules/records.ts'
import { viewedStatus } from '../../rules/progress/viewed-course.ts'
import { callProvider } from '../provider/call-service.ts'
import type { StoredCourses } from '../stored-courses.store.ts'
import type { CourseKey } from '../courses.store.ts'
import { listCustomers } from '../customers/customers.store.ts'
import { newHandOff } from './hand-off.ts'
import { saveRegistration } from './save-registration.ts'
import { withCourseLock } from '../course-lock.ts'
import { openCourses } from '../ordering/open-courses.ts'
import { isForBoth, findOwnItem, type OwnItem } from './find-own-item.ts'
import { refusedWith } from '../ordering/refused-with.ts'
import { countFailedRegistration } from './registrations.store.ts'
import { openCustomer } from '../customers/sealed-customers.ts'
import { notifyFirm, notifyPeople } from '../notify-of-courses.ts'
import type { CoursesDeps } from '../deps.ts'

/** Number of failures after which the firm is notified. */
const failuresUntilAlert = 2

/**
 * Registers once per item. Further calls return the status, and a new hand-off if the course is
 * online. Requires the viewer's own open item, this method and all flags.
 */
export async function registerCourse(
  deps: CoursesDeps,
  viewer: ClientViewer,
  method: CourseMethod,
  caseId: string,
  itemId: string,
): Promise<RegistrationRecord> {
  const { opened, stored } = await openCourses(deps.database.db, viewer, caseId)
  const own = findOwnItem(stored, opened.debtor, ({ item }) => item.id === itemId)
  if (own?.item.method !== method) return toRefusal()
  const key = { caseId: opened.id, courseNumber: own.order.courseNumber, firmId: stored.firmId }
  const look = async () => {
    const again = (await openCourses(deps.database.db, viewer, caseId)).stored
    return { again, now: findOwnItem(again, opened.debtor, ({ item }) => item.id === itemId) }
  }
  const answerIfRegistered = async ({ again, now }: Awaited<ReturnType<typeof look>>) =>
    now?.item.isRegistered ? toRegistered(deps, viewer, again, opened.debtor, now) : undefined
  const before = await answerIfRegistered({ again: stored, now: own })
  if (before) return before
  return withCourseLock(
    deps,
    key,
    async () => {
      const registration = await look()
      return (
        (await answerIfRegistered(registration)) ??
        (await registerInTurn(
          deps,
          viewer,
          key,
          registration.again,
          opened.debtor,
          registration.now,
        ))
      )
    },
    async () => answerIfRegistered(await look()),
  )
}

function toRefusal(): RegistrationRecord {
  return {
    ...refusedWith(problem('courses.not-registered')),
    info1: null,
    info2: null,
    courseStatus: null,
  }
}

async function toRegistered(
  deps: CoursesDeps,
  viewer: ClientViewer,
  stored: StoredCourses,
  debtor: Debtor,
  { order, item }: OwnItem,
): Promise<RegistrationRecord> {
  const status = viewedStatus(stored, order.courseNumber, debtor, []) ?? item.status
  const mayEnter =
    item.method === courseMethod.online &&
    (status === courseStatus.pendingNotStarted || status === courseStatus.started)
  const pair = mayEnter
    ? await newHandOff(deps, viewer, { firmId: stored.firmId, itemId: item.id })
    : { info1: null, info2: null }
  return { success: true, errorMessage: null, courseStatus: status, ...pair }
}

const waiting: readonly ItemStatus[] = [2, 12]
/** Includes registered items, because only the registration response contains the course link. */
const registrable: readonly ItemStatus[] = [...waiting, 3, 13, 4]

function mayRegister(own: OwnItem): boolean {
  const { item } = own
  return (
    registrable.includes(item.status) &&
    item.verifiedDetails &&
    (item.verifiedSpouseDetails || !isForBoth(own)) &&
    item.acceptedDisclosure &&
    item.shownInstructions
  )
}

async function registerInTurn(
  deps: CoursesDeps,
  viewer: ClientViewer,
  key: CourseKey,
  stored: StoredCourses,
  debtor: Debtor,
  own: OwnItem | undefined,
): Promise<RegistrationRecord> {
  if (!own || !mayRegister(own)) return toRefusal()
  const registration = await requestRegistration(deps, key, stored, own)
  if (!registration) {
    await countFailure(deps, key, debtor)
    return toRefusal()
  }
  const { item } = own
  await deps.database.transact(async (tx) => {
    await saveRegistration(deps, tx, stored, item.id, item.method, registration)
    await deps.audit.record(
      {
        event: 'course.registered',
        outcome: 'done',
        ...getActor(viewer),
        firmId: stored.firmId,
        object: item.id,
        details: { course: key.courseNumber, method: item.method },
      },
      tx,
    )
    if (waiting.includes(item.status))
      await notifyPeople(
        deps,
        tx,
        key,
        item.takers.map((taker) => taker.debtor),
        'registered',
      )
    await deps.caseChanged(tx, key, { debtor })
  })
  const { stored: again } = await openCourses(deps.database.db, viewer, key.caseId)
  return toRegistered(
    deps,
    viewer,
    again,
    debtor,
    findOwnItem(again, debtor, (now) => now.item.id === item.id) ?? own,
  )
}

/**
 * The item ID makes the call idempotent. Returns undefined if the registration failed or its result
 * is unknown.
 */
async function requestRegistration(
  deps: CoursesDeps,
  key: CourseKey,
  stored: StoredCourses,
  { order, item }: OwnItem,
): Promise<Registration | undefined> {
  const takers = new Set(item.takers.map(({ debtor }) => debtor))
  const orderOfFirm = { orderId: order.id, firmId: key.firmId }
  const persons = (await listCustomers(deps.database.db, orderOfFirm))
    .filter(({ debtor }) => takers.has(debtor))
    .map(({ debtor, personKey, detailsSealed }) => ({
      personKey,
      details: openCustomer(deps, stored, order.id, debtor, detailsSealed),
    }))
  if (persons.length !== takers.size) {
    deps.log.error(
      { itemId: item.id },
      'An order lacks the details of a person who takes its course',
    )
    return undefined
  }
  const registration = await callProvider(deps, key, () =>
    deps.courseProvider.register(item.id, { itemKey: item.itemKey, persons }),
  )
  return (
    registration ??
    (await callProvider(deps, key, () => deps.courseProvider.itemState({ placedWith: item.id })))
      ?.registration ??
    undefined
  )
}

async function countFailure(deps: CoursesDeps, key: CourseKey, debtor: Debtor): Promise<void> {
  await deps.database.transact(async (tx) => {
    if ((await countFailedRegistration(tx, key, debtor)) === failuresUntilAlert)
      await notifyFirm(deps, tx, key, [debtor], 'registrationFailed')
  })
}
