import { notifyStaffOfCase, type StaffNoticeDeps } from '#features/cases/server/notify-staff.ts'
import { listFollowers, listNames } from '#features/cases/server/participants/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { RateLimit } from '#lib/limits.ts'
import type { Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type {
  CourseAlert,
  CourseNews,
  CourseNewsKind,
  CourseNoticeKind,
} from '../rules/course-news.ts'
import type { CourseKey } from './courses.store.ts'
import type { CoursesDeps } from './deps.ts'

/** Notifies active participants with an account. */
export async function notifyPeople(
  deps: NotifyDeps,
  tx: Tx,
  key: CourseKey,
  debtors: readonly Debtor[],
  news: CourseNews,
): Promise<void> {
  const { caseId, firmId } = key
  const kind: CourseNewsKind = `course.${key.courseNumber}.${news}`
  for (const { debtor, accountId } of await listFollowers(tx, key)) {
    if (debtors.includes(debtor))
      await notify(deps, tx, { firmId, accountId, caseId, type: 'course', kind, params: {} })
  }
}

/** Uses the debtors' names as the firm entered them. */
export async function notifyFirm(
  deps: StaffNoticeDeps,
  tx: Tx,
  key: CourseKey,
  debtors: readonly Debtor[],
  alert: CourseAlert,
): Promise<void> {
  const kind: CourseNoticeKind = `course.alert.${alert}`
  const people = await listNames(tx, key, debtors)
  const params = { people, values: { course: key.courseNumber } }
  await notifyStaffOfCase(deps, tx, key, { kind, params })
}

/** Limits alerts that a client can trigger to one a day. */
export async function notifyFirmDaily(
  deps: StaffNoticeDeps & Pick<CoursesDeps, 'database' | 'limits'>,
  key: CourseKey,
  debtor: Debtor,
  alert: CourseAlert,
): Promise<void> {
  const daily: RateLimit = { name: `course-alert-${alert}`, max: 1, perSeconds: 86_400 }
  if (await deps.limits.take(daily, `${key.caseId}|${key.courseNumber}|${debtor}`))
    await deps.database.transact((tx) => notifyFirm(deps, tx, key, [debtor], alert))
}
