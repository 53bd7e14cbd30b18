// What staff do with the courses of a case (spec: courses#acts-of-the-firm).
import type { CaseCourses } from '#contract/workspace.generated.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import type { Act } from '#features/staff/rules/permissions.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { outdated, Problem } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/firm-problems.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseActionInput } from '../firm-context.ts'
import type { FirmCoursesDeps } from './deps.ts'
import { readCaseCourses } from './read-case-courses.ts'

/** Refusals after which the screen shows the courses as they are now. */
const outdatedCodes: readonly string[] = [
  'courses.changed',
  'courses.state-changed',
  'courses.code-changed',
]

export interface StaffAct extends CaseOfFirm, Required<Pick<CourseActionInput, 'actor'>> {
  readonly staffId: string
}

/** Checks the permission and the case, acts as the firm, and reads the courses again. */
export async function actOnCourses(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  { caseId, permission }: { readonly caseId: string; readonly permission: Act },
  act: (firmDeps: FirmCoursesDeps, by: StaffAct) => Promise<unknown>,
): Promise<CaseCourses> {
  requirePermission(deps, viewer, permission)
  const database = deps.workspaceDatabase.forFirm(viewer.firmId)
  const key = await database.transact((tx) => requireCase(tx, viewer, caseId))
  const { staffId } = viewer
  try {
    await act({ ...deps, database }, { ...key, staffId, actor: getStaffActor(viewer) })
  } catch (error) {
    if (!(error instanceof Problem) || !outdatedCodes.includes(error.code)) throw error
    throw outdated(error, { current: await readCaseCourses(deps, viewer, caseId) })
  }
  return readCaseCourses(deps, viewer, caseId)
}

/** The contract has an integer. */
export function toDebtor(debtor: number): Debtor {
  if (debtor !== 1 && debtor !== 2) throw problem('courses.no-such-debtor', { debtor })
  return debtor
}
