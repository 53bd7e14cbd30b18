// Clients see the courses once their case has a client code (spec: courses#client-code).
import type { CaseCourses, CoursePayer } from '#contract/workspace.generated.ts'
import { setClientCode } from '#features/cases/server/set-client-code.ts'
import { setLegacyOrder } from '#features/cases/server/set-legacy-order.ts'
import { plainCode } from '#lib/text.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { maxClientCode, problem } from '../../rules/firm-problems.ts'
import { courseNumbers } from '../../rules/progress/courses.ts'
import { getSetUp } from '../../rules/progress/course-facts.ts'
import { raiseVersion, setSetUp } from '../courses.store.ts'
import { readFacts } from '../firm-context.ts'
import { actOnCourses } from './act-on-courses.ts'
import { toPayment } from '../contract-values.ts'
import type { FirmCoursesDeps } from './deps.ts'

export interface SetUpCaseCoursesInput {
  readonly caseId: string
  /** The code that the person saw. */
  readonly seen?: string | null
  readonly clientCode: string
  readonly payer?: CoursePayer | null
}

export function setUpCaseCourses(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  { caseId, seen, payer, ...input }: SetUpCaseCoursesInput,
): Promise<CaseCourses> {
  const clientCode = plainCode(input.clientCode)
  if (clientCode === '') throw problem('courses.code-required')
  if ([...clientCode].length > maxClientCode)
    throw problem('courses.code-too-long', { max: maxClientCode })
  return actOnCourses(deps, viewer, { caseId, permission: 'courses' }, ({ database }, by) =>
    database.transact(async (tx) => {
      const facts = await readFacts(tx, by)
      if (facts.caseStatus === 'Complete') throw problem('courses.case-ended')
      if (!(await setClientCode(tx, { ...by, seen: seen ?? null, clientCode })))
        throw problem('courses.code-changed')
      const payment = payer == null ? undefined : toPayment(payer)
      for (const courseNumber of payment === undefined ? [] : courseNumbers) {
        const key = { ...by, courseNumber }
        await setSetUp(tx, key, { ...(payment !== undefined && { payment }) })
        await raiseVersion(tx, key)
      }
      await deps.audit.record(
        {
          event: 'course.offered',
          outcome: 'done',
          ...by.actor,
          object: by.caseId,
          details: {
            ...by.actor?.details,
            codeFrom: facts.clientCode ?? 'none',
            code: clientCode,
            ...(payment !== undefined && {
              payment,
              paymentFrom: getSetUp(facts, 'First').payment,
            }),
          },
        },
        tx,
      )
      await deps.caseChanged(tx, by, { staffId: by.staffId })
    }),
  )
}

export function setEarlierSystem(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  { caseId, isEarlierSystem }: { readonly caseId: string; readonly isEarlierSystem: boolean },
): Promise<CaseCourses> {
  return actOnCourses(deps, viewer, { caseId, permission: 'courses' }, ({ database }, by) =>
    database.transact(async (tx) => {
      const facts = await readFacts(tx, by)
      // Two colleagues who say the same do no harm.
      if (facts.hasLegacyOrder === isEarlierSystem) return
      await setLegacyOrder(deps, tx, {
        ...by,
        hasLegacyOrder: isEarlierSystem,
        ...(by.actor && { actor: by.actor }),
      })
      await deps.caseChanged(tx, by, { staffId: by.staffId })
    }),
  )
}
