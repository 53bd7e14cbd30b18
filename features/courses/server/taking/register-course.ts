// registerCourse and registerPhoneCourse: the provider takes the viewer in, and the spouse with them when they take the course together (decisions-courses A5c).
import type { ClientViewer } from '#lib/viewer.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Registration } from '#ports/course-provider.ts'
import {
  courseMethod,
  courseStatus,
  type CourseMethod,
  type ItemStatus,
} from '../../rules/progress/courses.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import { coursesProblems } from '../../rules/problems.ts'
import type { RegistrationRecord } from '../../rules/records.ts'
import { viewedStatus } from '../../rules/progress/seen-course.ts'
import { asked } from '../provider/ask-service.ts'
import type { CourseKey, StoredCourses } from '../courses.store.ts'
import { customersOf } from '../customers/customers.store.ts'
import { newHandOff } from './hand-off.ts'
import { keepRegistrationOf } from './keep-registration.ts'
import { inTurn } from '../course-lock.ts'
import { openCourses } from './open-courses.ts'
import { isForBoth, ownItemOf, type OwnItem } from '../ordering/own-item.ts'
import { refusedWith } from '../ordering/refused-with.ts'
import { countFailedRegistration } from './registrations.store.ts'
import { openCustomer } from '../customers/sealed-customers.ts'
import { tellFirm, tellPeople } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

const problem = problemsOf(coursesProblems)

/** From this time on the firm knows: it may be something that only a person can settle. */
const failuresUntilTold = 2

/**
 * Once for each item, however often and from wherever it is called: a further call answers the present status, and a fresh pair for a course online. Needs the viewer's own
 * item, of this method, with everything verified, accepted and shown, and not over.
 */
export async function registerCourse(
  world: CoursesWorld,
  viewer: ClientViewer,
  method: CourseMethod,
  caseId: string,
  itemId: string,
): Promise<RegistrationRecord> {
  const { opened, stored } = await openCourses(world.database.db, viewer, caseId)
  const own = ownItemOf(stored, opened.debtor, ({ item }) => item.id === itemId)
  if (own?.item.method !== method) return refused()
  const key = { caseId: opened.id, courseNumber: own.order.courseNumber, firmId: stored.firmId }
  const look = async () => {
    const again = (await openCourses(world.database.db, viewer, caseId)).stored
    return { again, now: ownItemOf(again, opened.debtor, ({ item }) => item.id === itemId) }
  }
  const answerIfRegistered = async ({ again, now }: Awaited<ReturnType<typeof look>>) =>
    now?.item.isRegistered ? registered(world, viewer, again, opened.debtor, now) : undefined
  const before = await answerIfRegistered({ again: stored, now: own })
  if (before) return before
  return inTurn(
    world,
    key,
    async () => {
      const found = await look()
      return (
        (await answerIfRegistered(found)) ??
        (await registerInTurn(world, viewer, key, found.again, opened.debtor, found.now))
      )
    },
    async () => answerIfRegistered(await look()),
  )
}

function refused(): RegistrationRecord {
  return {
    ...refusedWith(problem('courses.not-registered')),
    info1: null,
    info2: null,
    courseStatus: null,
  }
}

async function registered(
  world: CoursesWorld,
  viewer: ClientViewer,
  stored: StoredCourses,
  debtor: Debtor,
  { order, item }: OwnItem,
): Promise<RegistrationRecord> {
  const status = viewedStatus(stored, order.courseNumber, debtor, []) ?? item.status
  const mayEnter =
    item.method === courseMethod.online &&
    (status === courseStatus.pendingNotStarted || status === courseStatus.started)
  const pair = mayEnter ? await newHandOff(world, viewer, item.id) : { info1: null, info2: null }
  return { success: true, errorMessage: null, courseStatus: status, ...pair }
}

/** Nobody was told yet that they are registered. */
const waiting: readonly ItemStatus[] = [2, 12]
/** Also when its provider has said meanwhile that it took them in: of the way in only the answer to a registration tells. */
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
  world: CoursesWorld,
  viewer: ClientViewer,
  key: CourseKey,
  stored: StoredCourses,
  debtor: Debtor,
  own: OwnItem | undefined,
): Promise<RegistrationRecord> {
  if (!own || !mayRegister(own)) return refused()
  const registration = await askToRegister(world, key, stored, own)
  if (!registration) {
    await noteFailure(world, key, debtor)
    return refused()
  }
  const { item } = own
  await world.database.transact(async (tx) => {
    await keepRegistrationOf(world, tx, stored, item.id, item.method, registration)
    await world.audit.record(
      {
        event: 'course.registered',
        outcome: 'done',
        accountId: viewer.accountId,
        firmId: stored.firmId,
        sessionId: viewer.sessionId,
        object: item.id,
        ip: viewer.source.ip,
        requestId: viewer.source.requestId,
        details: { course: key.courseNumber, method: item.method },
      },
      tx,
    )
    if (waiting.includes(item.status))
      await tellPeople(
        world,
        tx,
        key,
        item.takers.map((taker) => taker.debtor),
        'registered',
      )
  })
  const { stored: again } = await openCourses(world.database.db, viewer, key.caseId)
  return registered(
    world,
    viewer,
    again,
    debtor,
    ownItemOf(again, debtor, (now) => now.item.id === item.id) ?? own,
  )
}

/** The item's id goes along, so that the provider does it once; after a failure it is asked whether it has. Undefined when it has not, or cannot say. */
async function askToRegister(
  world: CoursesWorld,
  key: CourseKey,
  stored: StoredCourses,
  { order, item }: OwnItem,
): Promise<Registration | undefined> {
  const takers = new Set(item.takers.map(({ debtor }) => debtor))
  const persons = (await customersOf(world.database.db, order.id))
    .filter(({ debtor }) => takers.has(debtor))
    .map(({ debtor, personKey, detailsSealed }) => ({
      personKey,
      details: openCustomer(world, stored, order.id, debtor, detailsSealed),
    }))
  if (persons.length !== takers.size) {
    world.log.error(
      { itemId: item.id },
      'An order lacks the details of a person who takes its course',
    )
    return undefined
  }
  const registration = await asked(world, key, () =>
    world.courseProvider.register(item.id, { itemKey: item.itemKey, persons }),
  )
  return (
    registration ??
    (await asked(world, key, () => world.courseProvider.itemState({ placedWith: item.id })))
      ?.registration ??
    undefined
  )
}

async function noteFailure(world: CoursesWorld, key: CourseKey, debtor: Debtor): Promise<void> {
  await world.database.transact(async (tx) => {
    if ((await countFailedRegistration(tx, key, debtor)) === failuresUntilTold)
      await tellFirm(world, tx, key, [debtor], 'registrationFailed')
  })
}
