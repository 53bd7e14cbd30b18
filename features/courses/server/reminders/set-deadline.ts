import { listPeople } from '#features/cases/server/participants/participants.ts'
import { saveActivity } from '#features/cases/server/summary/client-activity.ts'
import type { CaseChanged } from '#features/cases/server/summary-facts.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { isLikelyDay } from '#lib/dates.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import {
  courseOfDeadline,
  type CourseDeadlineKind,
} from '../../rules/deadlines/course-deadlines.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import { problem } from '../../rules/firm-problems.ts'
import { raiseVersion } from '../courses.store.ts'
import type { CoursesDeps } from '../deps.ts'
import { runFirmCourseAction, type CourseActionInput } from '../firm-context.ts'
import { findDeadlineDay, removeDeadlineDay, setDeadlineDay } from './deadlines.store.ts'

export interface SetDeadlineInput extends CaseOfFirm {
  readonly debtor: Debtor
  readonly kind: CourseDeadlineKind
  /** `YYYY-MM-DD`, 'none', or 'counted' for the day that the law sets. */
  readonly day: string
  /** Absent for a command. */
  readonly actor?: CourseActionInput['actor']
}

/** Returns false, and changes nothing, if the deadline is that already. */
export async function setDeadline(
  deps: { readonly audit: Audit; readonly caseChanged: CaseChanged },
  tx: Tx,
  { caseId, firmId, debtor, kind, day, actor }: SetDeadlineInput,
): Promise<boolean> {
  const person = (await listPeople(tx, { caseId, firmId })).find((each) => each.debtor === debtor)
  if (!person) throw problem('courses.no-such-debtor', { debtor })
  if (day !== 'none' && day !== 'counted' && !isLikelyDay(day)) throw problem('courses.no-day')
  const key = { caseId, firmId, courseNumber: courseOfDeadline(kind), debtor, kind }
  const before = await findDeadlineDay(tx, key)
  const from = before === undefined ? 'counted' : (before ?? 'none')
  if (day === from) return false
  if (day === 'counted') await removeDeadlineDay(tx, key)
  else await setDeadlineDay(tx, key, day === 'none' ? null : day)
  await deps.audit.record(
    {
      event: 'course.deadline-set',
      outcome: 'done',
      ...actor,
      firmId,
      object: caseId,
      details: {
        ...actor?.details,
        ...{ debtor, kind, day, participantId: person.id },
        from,
      },
    },
    tx,
  )
  await deps.caseChanged(tx, { caseId, firmId })
  return true
}

/** The same in the turn of the course, refused when a colleague was first. */
export async function setDeadlineOfFirm(
  deps: CoursesDeps,
  input: CourseActionInput & SetDeadlineInput,
): Promise<void> {
  await runFirmCourseAction(deps, input, ({ key, staffId }) =>
    deps.database.transact(async (tx) => {
      if (!(await setDeadline(deps, tx, input))) return
      await raiseVersion(tx, key)
      await saveActivity(tx, key, { staffId })
    }),
  )
}
