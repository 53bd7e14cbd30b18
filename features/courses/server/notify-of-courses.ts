// Tells those whom a course concerns of its news: people in the bell, and their firm by e-mail.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { followersOf, peopleOf } from '#features/cases/server/participants/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NotifyWorld } from '#features/notifications/server/deps.ts'
import type { Allowance } from '#lib/limits.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import {
  alertMail,
  type CourseAlert,
  type CourseNews,
  type CourseNewsKind,
} from '../rules/course-news.ts'
import type { CourseKey } from './courses.store.ts'
import type { CoursesWorld } from './deps.ts'

/** Those of them who have an account and have not turned away from the case. */
export async function tellPeople(
  world: NotifyWorld,
  tx: Tx,
  { caseId, courseNumber }: Omit<CourseKey, 'firmId'>,
  debtors: readonly Debtor[],
  news: CourseNews,
): Promise<void> {
  const kind: CourseNewsKind = `course.${courseNumber}.${news}`
  for (const { debtor, firmId, accountId } of await followersOf(tx, caseId)) {
    if (debtors.includes(debtor))
      await notify(world, tx, { firmId, accountId, caseId, type: 'course', kind, params: {} })
  }
}

/** By name, as the firm knows them. */
export async function tellFirm(
  world: { readonly outbox: Outbox },
  tx: Tx,
  { caseId, courseNumber }: Omit<CourseKey, 'firmId'>,
  debtors: readonly Debtor[],
  alert: CourseAlert,
): Promise<void> {
  const people = (await peopleOf(tx, caseId))
    .filter(({ debtor }) => debtors.includes(debtor))
    .map(({ givenName, familyName }) => `${givenName} ${familyName}`)
  await alertFirmOfCase(world, tx, caseId, alertMail(alert, courseNumber, people))
}

/** What somebody can bring about as often as they like is told once a day. */
export async function tellFirmDaily(
  world: Pick<CoursesWorld, 'database' | 'limits' | 'outbox'>,
  key: Omit<CourseKey, 'firmId'>,
  debtor: Debtor,
  alert: CourseAlert,
): Promise<void> {
  const daily: Allowance = { name: `course-alert-${alert}`, most: 1, perSeconds: 86_400 }
  if (await world.limits.take(daily, `${key.caseId}|${key.courseNumber}|${debtor}`))
    await world.database.transact((tx) => tellFirm(world, tx, key, [debtor], alert))
}
