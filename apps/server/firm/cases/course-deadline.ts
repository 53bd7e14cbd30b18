import {
  courseDeadlineKinds,
  isCourseDeadlineKind,
} from '#features/courses/rules/deadlines/course-deadlines.ts'
import { setDeadline } from '#features/courses/server/reminders/set-deadline.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { AppDeps } from '../../app-deps.ts'
import { UsageError } from '../usage-error.ts'

export const courseDeadlineUsage = `  npm run firm -- course:deadline <case id> ${courseDeadlineKinds.join(' | ')} 2027-02-16 | none | counted [--debtor 2]
`

/** Does not convert refusals to messages; the caller does. */
export async function deadlineOfCourse(
  deps: AppDeps,
  legalCase: CaseOfFirm,
  kind: string,
  day: string,
  debtor = '1',
): Promise<string> {
  if (!isCourseDeadlineKind(kind))
    throw new UsageError(`Expected one of ${courseDeadlineKinds.join(', ')}.`)
  if (debtor !== '1' && debtor !== '2') throw new UsageError('--debtor: expected 1 or 2.')
  await deps.database.transact((tx) =>
    setDeadline(deps, tx, { ...legalCase, debtor: debtor === '1' ? 1 : 2, kind, day }),
  )
  if (day === 'counted') return `The ${kind} of debtor ${debtor} is counted.`
  return day === 'none'
    ? `Debtor ${debtor} has no ${kind}.`
    : `The ${kind} of debtor ${debtor} is ${day}.`
}
