// What somebody does before their course can start: each is noted on the order item, and only ever turns true (decisions-courses A2.13).
import type { ClientViewer } from '#lib/viewer.ts'
import { problemsOf } from '#lib/problem.ts'
import { coursesProblems, type CoursesProblemCode } from '../../rules/problems.ts'
import type { CourseSuccessRecord } from '../../rules/records.ts'
import { raiseFlag, type ItemFlag } from './flags.store.ts'
import { courseOf, openCourses } from '../taking/open-courses.ts'
import { isForBoth, isOver, ownItemOf, type OwnItem } from '../ordering/own-item.ts'
import { holdShownDisclosure, keepAcceptance } from '../provider/pages.store.ts'
import { refusedWith } from '../ordering/refused-with.ts'
import type { CoursesWorld } from '../deps.ts'

const problem = problemsOf(coursesProblems)
const done: CourseSuccessRecord = { success: true, errorMessage: null }
const refused = (code: CoursesProblemCode): CourseSuccessRecord => refusedWith(problem(code))

export async function noteVerified(
  world: CoursesWorld,
  viewer: ClientViewer,
  asked: { readonly flag: boolean; readonly caseId: string; readonly orderId: string },
): Promise<CourseSuccessRecord> {
  return noteDone(
    world,
    viewer,
    asked,
    'verifiedDetails',
    ({ order }) => order.id === asked.orderId,
  )
}

/** Only of a course that is taken together: nobody else's details are on the order. */
export async function noteSpouseVerified(
  world: CoursesWorld,
  viewer: ClientViewer,
  asked: { readonly flag: boolean; readonly caseId: string; readonly orderId: string },
): Promise<CourseSuccessRecord> {
  return noteDone(
    world,
    viewer,
    asked,
    'verifiedSpouseDetails',
    (own) => own.order.id === asked.orderId && isForBoth(own),
  )
}

export async function noteInstructionsShown(
  world: CoursesWorld,
  viewer: ClientViewer,
  asked: { readonly flag: boolean; readonly caseId: string; readonly courseType: number },
): Promise<CourseSuccessRecord> {
  const courseNumber = courseOf(asked.courseType)
  return noteDone(
    world,
    viewer,
    asked,
    'shownInstructions',
    ({ order }) => order.courseNumber === courseNumber,
  )
}

async function noteDone(
  world: CoursesWorld,
  viewer: ClientViewer,
  { flag, caseId }: { readonly flag: boolean; readonly caseId: string },
  itemFlag: ItemFlag,
  isWanted: (own: OwnItem) => boolean,
): Promise<CourseSuccessRecord> {
  const { opened, stored } = await openCourses(world.database.db, viewer, caseId)
  if (!flag) return refused('courses.only-true')
  const own = ownItemOf(stored, opened.debtor, isWanted)
  if (!own) return refused('courses.not-found')
  return world.database.transact(async (tx) => {
    const answer = await raiseFlag(tx, own.item.id, itemFlag)
    if (answer === undefined) return refused('courses.not-found')
    if (answer === 'raised' && itemFlag !== 'shownInstructions') {
      const object = itemFlag === 'verifiedDetails' ? 'own' : 'spouse'
      await world.audit.record(
        {
          event: 'course.details-verified',
          outcome: 'done',
          accountId: viewer.accountId,
          firmId: stored.firmId,
          sessionId: viewer.sessionId,
          object: own.item.id,
          ip: viewer.source.ip,
          requestId: viewer.source.requestId,
          details: { person: object },
        },
        tx,
      )
    }
    return done
  })
}

export interface DisclosureAcceptance {
  readonly flag: boolean
  readonly caseId: string
  readonly courseType: number
  readonly disclosureCourseOrderItemId: string
  readonly disclosureVersion: string
}

/** The version must have been shown to this account and still be the current one; what was accepted once is never asked again (decisions-courses A5c.5). */
export async function acceptDisclosure(
  world: CoursesWorld,
  viewer: ClientViewer,
  asked: DisclosureAcceptance,
): Promise<CourseSuccessRecord> {
  const courseNumber = courseOf(asked.courseType)
  const { opened, stored } = await openCourses(world.database.db, viewer, asked.caseId)
  if (!asked.flag) return refused('courses.only-true')
  const own = ownItemOf(
    stored,
    opened.debtor,
    ({ order, item }) =>
      item.id === asked.disclosureCourseOrderItemId && order.courseNumber === courseNumber,
  )
  if (!own || isOver(own.item)) return refused('courses.not-found')
  if (own.item.acceptedDisclosure) return done
  return world.database.transact(async (tx) => {
    const version = asked.disclosureVersion
    const page = await holdShownDisclosure(
      tx,
      { providerId: own.offer.providerId, courseNumber },
      version,
      viewer.accountId,
    )
    if (!page) return refused('courses.disclosure-changed')
    const answer = await raiseFlag(tx, own.item.id, 'acceptedDisclosure')
    if (answer === undefined) return refused('courses.not-found')
    await keepAcceptance(tx, {
      itemId: own.item.id,
      firmId: stored.firmId,
      accountId: viewer.accountId,
      version,
      sha256: page.sha256,
    })
    if (answer === 'raised') {
      await world.audit.record(
        {
          event: 'course.disclosure-accepted',
          outcome: 'done',
          accountId: viewer.accountId,
          firmId: stored.firmId,
          sessionId: viewer.sessionId,
          object: own.item.id,
          ip: viewer.source.ip,
          requestId: viewer.source.requestId,
          details: { version, sha256: page.sha256 },
        },
        tx,
      )
    }
    return done
  })
}
