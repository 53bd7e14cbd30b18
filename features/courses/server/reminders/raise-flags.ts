// spec: courses#flags-only-true
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { type CoursesProblemCode, problem } from '../../rules/problems.ts'
import type { CourseSuccessRecord } from '../../rules/records.ts'
import { raiseFlag, type ItemFlag } from './flags.store.ts'
import { getCourse, openCourses } from '../ordering/open-courses.ts'
import { isForBoth, isOver, findOwnItem, type OwnItem } from '../taking/find-own-item.ts'
import { lockShownDisclosure, insertAcceptance } from '../provider/pages.store.ts'
import { refusedWith } from '../ordering/refused-with.ts'
import type { CoursesDeps } from '../deps.ts'

const done: CourseSuccessRecord = { success: true, errorMessage: null }
const refused = (code: CoursesProblemCode): CourseSuccessRecord => refusedWith(problem(code))

export async function markVerified(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: { readonly flag: boolean; readonly caseId: string; readonly orderId: string },
): Promise<CourseSuccessRecord> {
  return markStepDone(
    deps,
    viewer,
    input,
    'verifiedDetails',
    ({ order }) => order.id === input.orderId,
  )
}

/** Only for a course taken together: otherwise the spouse is not on the order. */
export async function markSpouseVerified(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: { readonly flag: boolean; readonly caseId: string; readonly orderId: string },
): Promise<CourseSuccessRecord> {
  return markStepDone(
    deps,
    viewer,
    input,
    'verifiedSpouseDetails',
    (own) => own.order.id === input.orderId && isForBoth(own),
  )
}

export async function markInstructionsShown(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: { readonly flag: boolean; readonly caseId: string; readonly courseType: number },
): Promise<CourseSuccessRecord> {
  const courseNumber = getCourse(input.courseType)
  return markStepDone(
    deps,
    viewer,
    input,
    'shownInstructions',
    ({ order }) => order.courseNumber === courseNumber,
  )
}

async function markStepDone(
  deps: CoursesDeps,
  viewer: ClientViewer,
  { flag, caseId }: { readonly flag: boolean; readonly caseId: string },
  itemFlag: ItemFlag,
  isWanted: (own: OwnItem) => boolean,
): Promise<CourseSuccessRecord> {
  const { opened, stored } = await openCourses(deps.database.db, viewer, caseId)
  if (!flag) return refused('courses.only-true')
  const own = findOwnItem(stored, opened.debtor, isWanted)
  if (!own) return refused('courses.not-found')
  return deps.database.transact(async (tx) => {
    const key = { itemId: own.item.id, firmId: stored.firmId }
    const answer = await raiseFlag(tx, key, itemFlag)
    if (answer === undefined) return refused('courses.not-found')
    if (answer === 'raised' && itemFlag !== 'shownInstructions') {
      const object = itemFlag === 'verifiedDetails' ? 'own' : 'spouse'
      await deps.audit.record(
        {
          event: 'course.details-verified',
          outcome: 'done',
          ...getActor(viewer),
          firmId: stored.firmId,
          object: own.item.id,
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

/** spec: courses#disclosure-version */
export async function acceptDisclosure(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: DisclosureAcceptance,
): Promise<CourseSuccessRecord> {
  const courseNumber = getCourse(input.courseType)
  const { opened, stored } = await openCourses(deps.database.db, viewer, input.caseId)
  if (!input.flag) return refused('courses.only-true')
  const own = findOwnItem(
    stored,
    opened.debtor,
    ({ order, item }) =>
      item.id === input.disclosureCourseOrderItemId && order.courseNumber === courseNumber,
  )
  if (!own || isOver(own.item)) return refused('courses.not-found')
  if (own.item.acceptedDisclosure) return done
  return deps.database.transact(async (tx) => {
    const version = input.disclosureVersion
    const page = await lockShownDisclosure(
      tx,
      { providerId: own.offer.providerId, courseNumber },
      version,
      viewer.accountId,
    )
    if (!page) return refused('courses.disclosure-changed')
    const key = { itemId: own.item.id, firmId: stored.firmId }
    const answer = await raiseFlag(tx, key, 'acceptedDisclosure')
    if (answer === undefined) return refused('courses.not-found')
    await insertAcceptance(tx, {
      ...key,
      accountId: viewer.accountId,
      version,
      sha256: page.sha256,
    })
    if (answer === 'raised') {
      await deps.audit.record(
        {
          event: 'course.disclosure-accepted',
          outcome: 'done',
          ...getActor(viewer),
          firmId: stored.firmId,
          object: own.item.id,
          details: { version, sha256: page.sha256 },
        },
        tx,
      )
    }
    return done
  })
}
