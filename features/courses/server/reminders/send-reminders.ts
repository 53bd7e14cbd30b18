import { listKeyDates } from '#features/cases/server/dates/key-dates.ts'
import { notifyStaffOfCase, type StaffNoticeDeps } from '#features/cases/server/notify-staff.ts'
import { listNames } from '#features/cases/server/participants/participants.ts'
import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { calendarDay } from '#lib/dates.ts'
import type { Tx } from '#ports/database.ts'
import { getReminderFacts } from '../../rules/deadlines/reminder-facts.ts'
import { isAfterNine, nextMorning, getZone } from '../../rules/deadlines/reminder-hour.ts'
import { getReminderNotice, type ReminderNewsKind } from '../../rules/deadlines/reminder-news.ts'
import {
  remindersOn,
  type Reminder,
  type ReminderToClient,
  type ReminderToFirm,
} from '../../rules/deadlines/reminders.ts'
import { listCoursesOfCases } from '../stored-courses.store.ts'
import { listCourseDays } from './deadlines.store.ts'
import {
  listDueRuns,
  endLooking,
  lockReminderRun,
  scheduleNextRun,
  insertSentReminder,
  wasReminded,
  type PersonToRemind,
} from './reminders.store.ts'
import type { CoursesDeps } from '../deps.ts'

const maxConcurrent = 200

type ReminderDeps = StaffNoticeDeps & Pick<CoursesDeps, 'database' | 'findContact' | 'log'>

/**
 * Checks each person of a firm once a day at 9:00 local time. Another job schedules the checks
 * (find-people-to-remind.ts). Safe to run concurrently: one transaction locks a person, sends,
 * records and schedules the next check.
 */
export async function sendReminders(deps: ReminderDeps, firmId: string): Promise<void> {
  await endLooking(deps.database.db, firmId)
  for (;;) {
    const due = await listDueRuns(deps.database.db, firmId, maxConcurrent)
    let done = 0
    for (const { reminders, ...person } of await listPlan(deps, due)) {
      done += await deps.database
        .transact((tx) => remind(deps, tx, person, reminders))
        .catch(async (error: unknown) => {
          deps.log.error({ err: error, caseId: person.caseId }, 'Somebody could not be reminded')
          await scheduleNextRun(
            deps.database.db,
            person,
            nextMorning(deps.clock.now(), getZone(person)),
          )
          return 1
        })
    }
    if (due.length < maxConcurrent || done === 0) return
  }
}

type ReminderRun = PersonToRemind & { readonly reminders: readonly Reminder[] }

/** Plans no reminders before 9:00, in case a person has moved west. */
async function listPlan(
  deps: ReminderDeps,
  people: ReadonlyArray<PersonToRemind & { readonly since: string }>,
): Promise<readonly ReminderRun[]> {
  if (people.length === 0) return []
  const { db } = deps.database
  const [courses, uploads, days, keyDates] = await Promise.all([
    listCoursesOfCases(db, people),
    listCertificateUploads(db, people),
    listCourseDays(db, people),
    listKeyDates(db, people),
  ])
  const now = deps.clock.now()
  return people.map(({ since, ...person }) => {
    const { caseId, debtor } = person
    const facts = courses.get(caseId)
    const stored = days.get(caseId)
    if (!facts || !stored || !isAfterNine(now, getZone(person))) return { ...person, reminders: [] }
    const sources = {
      ...stored,
      uploads: uploads.get(caseId) ?? [],
      keyDates: keyDates.get(caseId)?.dates ?? {},
      since,
    }
    return {
      ...person,
      reminders: remindersOn(
        getReminderFacts(facts, debtor, sources),
        calendarDay(now, getZone(person)),
      ),
    }
  })
}

/** Returns 0 when another process has locked the person. */
async function remind(
  deps: ReminderDeps,
  tx: Tx,
  person: PersonToRemind,
  reminders: readonly Reminder[],
): Promise<0 | 1> {
  if (!(await lockReminderRun(tx, person))) return 0
  const now = deps.clock.now()
  const today = calendarDay(now, getZone(person))
  for (const reminder of reminders)
    await (reminder.recipient === 'firm'
      ? notifyFirm(deps, tx, person, reminder, today)
      : notifyClient(deps, tx, person, reminder, today))
  await scheduleNextRun(tx, person, nextMorning(now, getZone(person)))
  return 1
}

/** Sends one reminder a day, even for two cases. The other reminder is sent the next day. */
async function notifyClient(
  deps: ReminderDeps,
  tx: Tx,
  { caseId, firmId, debtor, accountId }: PersonToRemind,
  { course, about, name, deadline }: ReminderToClient,
  today: string,
): Promise<void> {
  if (accountId === null || (await wasReminded(tx, accountId, today))) return
  if (
    !(await insertSentReminder(tx, {
      caseId,
      firmId,
      debtor,
      courseNumber: course,
      recipient: 'client',
      name,
      onDay: today,
    }))
  )
    return
  const kind: ReminderNewsKind = `course.reminder.${about}`
  await notify(deps, tx, {
    firmId,
    accountId,
    caseId,
    type: 'course',
    kind,
    params: deadline === undefined ? {} : { values: { day: deadline } },
  })
}

async function notifyFirm(
  deps: ReminderDeps,
  tx: Tx,
  person: PersonToRemind,
  { course, about, name, deadline }: ReminderToFirm,
  today: string,
): Promise<void> {
  const { caseId, firmId, debtor } = person
  if (
    !(await insertSentReminder(tx, {
      caseId,
      firmId,
      debtor,
      courseNumber: course,
      recipient: 'firm',
      name,
      onDay: today,
    }))
  )
    return
  const people = await listNames(tx, person, [debtor])
  await notifyStaffOfCase(deps, tx, person, getReminderNotice(about, deadline, people))
}
