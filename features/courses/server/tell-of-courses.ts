// Tells those whom a course concerns of its news: people in the bell, and their firm by e-mail.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { followersOf, peopleOf } from '#features/cases/server/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NotifyWorld } from '#features/notifications/server/world.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/course-facts.ts'
import { alertMail, newsOf, type CourseAlert, type CourseNews } from '../rules/course-news.ts'
import type { CourseKey } from './courses.store.ts'

/** Those of them who have an account and have not turned away from the case, each in their language. */
export async function tellPeople(world: NotifyWorld, tx: Tx, { caseId, courseNumber }: Omit<CourseKey, 'firmId'>, debtors: readonly Debtor[], news: CourseNews): Promise<void> {
  for (const { debtor, firmId, accountId } of await followersOf(tx, caseId)) {
    if (debtors.includes(debtor)) await notify(world, tx, { firmId, accountId, caseId, type: 'course', description: newsOf(courseNumber, news) })
  }
}

/** By name, as the firm knows them. */
export async function tellFirm(world: { readonly outbox: Outbox }, tx: Tx, { caseId, courseNumber }: Omit<CourseKey, 'firmId'>, debtors: readonly Debtor[], alert: CourseAlert): Promise<void> {
  const people = (await peopleOf(tx, caseId)).filter(({ debtor }) => debtors.includes(debtor)).map(({ givenName, familyName }) => `${givenName} ${familyName}`)
  await alertFirmOfCase(world, tx, caseId, alertMail(alert, courseNumber, people))
}
