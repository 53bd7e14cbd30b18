import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import { getCourseLineState, type CourseLineState } from '../rules/firm/course-line.ts'
import { problem } from '../rules/firm-problems.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import { getSetUp } from '../rules/progress/course-facts.ts'
import { setSetUp } from './courses.store.ts'
import {
  runFirmCourseAction,
  findParticipant,
  getDebtors,
  recordCourseAct,
  type CourseActionInput,
} from './firm-context.ts'
import { clearProgress, makeHistory } from './reset.store.ts'
import { notifyPeople } from './notify-of-courses.ts'
import type { StoredCourses } from './stored-courses.store.ts'
import type { CoursesDeps } from './deps.ts'

export interface ResetCourseInput extends CourseActionInput {
  readonly debtor?: Debtor
  /** The state that the person saw. If absent, nothing is compared. */
  readonly seen?: CourseLineState
}

/** Resets both debtors of a joint order. The firm cancels at the provider (spec: courses#reset). */
export async function resetCourse(
  deps: CoursesDeps,
  act: ResetCourseInput,
): Promise<readonly Debtor[]> {
  return runFirmCourseAction(deps, act, async (firmContext) => {
    const { key, stored } = firmContext
    const named = getDebtors(stored, act.debtor)
    if (act.seen !== undefined && act.debtor !== undefined)
      await checkState(deps, stored, key.courseNumber, { debtor: act.debtor, seen: act.seen })
    const orders = stored.orders.filter((order) => order.courseNumber === key.courseNumber)
    const gone = orders.filter(
      (order) => named.includes(order.debtor) || (order.isJoint && order.isPlaced),
    )
    const debtors = gone.some((order) => order.isJoint && order.isPlaced)
      ? getDebtors(stored, undefined)
      : named
    const isAnythingLeft = orders.some((order) => order.isPlaced && !gone.includes(order))
    const { jointOption } = getSetUp(stored, key.courseNumber)
    await deps.database.transact(async (tx) => {
      await makeHistory(
        tx,
        key.firmId,
        gone.map(({ id }) => id),
      )
      await clearProgress(tx, key, debtors)
      // Clears the option that the spouses chose themselves. Only the firm may change an option for
      // one debtor.
      if (!isAnythingLeft && (jointOption === 1 || jointOption === 2))
        await setSetUp(tx, key, { jointOption: null, spouseSealed: null })
      await recordCourseAct(deps, tx, firmContext, 'reset', {
        debtors: debtors.join(' '),
        orders: gone.length,
        ...(await findParticipant(tx, key, debtors)),
      })
      if (gone.some((order) => order.isPlaced)) await notifyPeople(deps, tx, key, debtors, 'reset')
    })
    return debtors
  })
}

/** A course that has moved on, such as by a certificate, is looked at again. */
async function checkState(
  { database }: CoursesDeps,
  stored: StoredCourses,
  course: CourseNumber,
  { debtor, seen }: { readonly debtor: Debtor; readonly seen: CourseLineState },
): Promise<void> {
  const uploads = (await listCertificateUploads(database.db, [stored])).get(stored.caseId) ?? []
  if (getCourseLineState(stored, course, debtor, uploads) !== seen)
    throw problem('courses.state-changed')
}
