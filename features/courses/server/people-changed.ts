import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import type { StaffNoticeDeps } from '#features/cases/server/notify-staff.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import { fitCourse, type CourseFit, type SpouseLeft } from '../rules/progress/people-changed.ts'
import { courseNumbers } from '../rules/progress/courses.ts'
import { problem } from '../rules/problems.ts'
import { setProgress, setSetUp, type CourseKey } from './courses.store.ts'
import { readFacts } from './firm-context.ts'
import { notifyFirm, notifyPeople } from './notify-of-courses.ts'
import { deleteSpouseProgress, lockCourses, makeSingle } from './people-changed.store.ts'
import { clearProgress, makeHistory } from './reset.store.ts'

/**
 * Fits the courses to the people of a case who have just changed (spec: courses#people-changed).
 * Refuses with `courses.busy` while an order call is in progress on a course that changes.
 */
export async function fitCourses(
  deps: NotifyDeps & StaffNoticeDeps,
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<void> {
  const busy = await lockCourses(tx, { caseId, firmId })
  const facts = await readFacts(tx, { caseId, firmId })
  const uploads = (await listCertificateUploads(tx, [facts])).get(caseId) ?? []
  for (const courseNumber of courseNumbers) {
    const fit = fitCourse(facts, courseNumber, uploads)
    if (!fit) continue
    if (busy.includes(courseNumber)) throw problem('courses.busy')
    await save(deps, tx, { caseId, firmId, courseNumber }, fit)
  }
}

async function save(
  deps: NotifyDeps & StaffNoticeDeps,
  tx: Tx,
  key: CourseKey,
  fit: CourseFit,
): Promise<void> {
  await makeHistory(tx, key.firmId, fit.endedOrders)
  if (fit.change === 'joined')
    await setProgress(tx, key, 1, { orderStep: 'AddSpouseOrJointDebtor' })
  else await goOnAlone(deps, tx, key, fit)
}

async function goOnAlone(
  deps: NotifyDeps & StaffNoticeDeps,
  tx: Tx,
  key: CourseKey,
  { ordersOfOne, startsAgain, isNews }: SpouseLeft,
): Promise<void> {
  await makeSingle(tx, key.firmId, ordersOfOne)
  await deleteSpouseProgress(tx, key)
  if (startsAgain) await clearProgress(tx, key, [1])
  await setSetUp(tx, key, { jointOption: null, spouseSealed: null })
  if (isNews) await notifyPeople(deps, tx, key, [1], 'alone')
  if (ordersOfOne.length > 0 || startsAgain) await notifyFirm(deps, tx, key, [1], 'spouseLeft')
}
