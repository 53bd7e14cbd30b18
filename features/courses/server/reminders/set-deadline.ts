import { listPeople } from '#features/cases/server/participants/participants.ts'
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
import { removeDeadlineDay, setDeadlineDay } from './deadlines.store.ts'

export interface SetDeadlineInput extends CaseOfFirm {
  readonly debtor: Debtor
  readonly kind: CourseDeadlineKind
  /** `YYYY-MM-DD`, 'none', or 'counted' for the day that the law sets. */
  readonly day: string
}

export async function setDeadline(
  deps: { readonly audit: Audit; readonly caseChanged: CaseChanged },
  tx: Tx,
  { caseId, firmId, debtor, kind, day }: SetDeadlineInput,
): Promise<void> {
  const isDebtor = (await listPeople(tx, { caseId, firmId })).some(
    (person) => person.debtor === debtor,
  )
  if (!isDebtor) throw problem('courses.no-such-debtor', { debtor })
  if (day !== 'none' && day !== 'counted' && !isLikelyDay(day)) throw problem('courses.no-day')
  const key = { caseId, firmId, courseNumber: courseOfDeadline(kind), debtor, kind }
  if (day === 'counted') await removeDeadlineDay(tx, key)
  else await setDeadlineDay(tx, key, day === 'none' ? null : day)
  await deps.audit.record(
    {
      event: 'course.deadline-set',
      outcome: 'done',
      firmId,
      object: caseId,
      details: { debtor, kind, day },
    },
    tx,
  )
  await deps.caseChanged(tx, { caseId, firmId })
}
