// The job that reminds people of their courses at nine in the morning of where they are, and their firm of what it must know.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { keyDatesOf } from '#features/cases/server/dates/key-dates.ts'
import { peopleOf } from '#features/cases/server/participants/participants.ts'
import { certificateUploadsOf } from '#features/documents/server/upload/certificate-uploads.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { calendarDay } from '#lib/dates.ts'
import type { Tx } from '#ports/database.ts'
import { reminderFactsOf } from '../../rules/deadlines/reminder-facts.ts'
import { isAfterNine, nextMorning, zoneOf } from '../../rules/deadlines/reminder-hour.ts'
import { reminderMail, type ReminderNewsKind } from '../../rules/deadlines/reminder-news.ts'
import {
  remindersOn,
  type Reminder,
  type ReminderToClient,
  type ReminderToFirm,
} from '../../rules/deadlines/reminders.ts'
import { coursesOfCases } from '../courses.store.ts'
import { courseDaysOf } from './deadlines.store.ts'
import {
  dueLooks,
  endLooking,
  holdLook,
  lookAgainAt,
  noteSent,
  wasReminded,
  type PersonToRemind,
} from './reminders.store.ts'
import type { CoursesWorld } from '../deps.ts'

const mostAtOnce = 200

type RemindingWorld = Pick<
  CoursesWorld,
  'database' | 'clock' | 'ids' | 'contactOf' | 'outbox' | 'log'
>

/**
 * Looks at each person once a day, at nine in the morning; by an index, so many at a time. Who they are is found by another job (find-people-to-remind.ts). Safe to run twice at once: whoever holds a person sends, and sending, noting
 * it and looking again tomorrow are one transaction. Somebody who cannot be told does not keep the others waiting.
 */
export async function sendReminders(world: RemindingWorld): Promise<void> {
  await endLooking(world.database.db)
  for (;;) {
    const due = await dueLooks(world.database.db, mostAtOnce)
    let done = 0
    for (const { reminders, ...person } of await planOf(world, due)) {
      done += await world.database
        .transact((tx) => remind(world, tx, person, reminders))
        .catch(async (error: unknown) => {
          world.log.error({ err: error, caseId: person.caseId }, 'Somebody could not be reminded')
          await lookAgainAt(
            world.database.db,
            person,
            nextMorning(world.clock.now(), zoneOf(person)),
          )
          return 1
        })
    }
    if (due.length < mostAtOnce || done === 0) return
  }
}

type Look = PersonToRemind & { readonly reminders: readonly Reminder[] }

/** What is planned for each of them today. Whoever has moved west may be looked at too early: nothing is sent before nine. */
async function planOf(
  world: RemindingWorld,
  people: ReadonlyArray<PersonToRemind & { readonly since: string }>,
): Promise<readonly Look[]> {
  if (people.length === 0) return []
  const { db } = world.database
  const caseIds = [...new Set(people.map(({ caseId }) => caseId))]
  const [courses, uploads, days, keyDates] = await Promise.all([
    coursesOfCases(db, caseIds),
    certificateUploadsOf(db, caseIds),
    courseDaysOf(db, caseIds),
    keyDatesOf(db, caseIds),
  ])
  const now = world.clock.now()
  return people.map(({ since, ...person }) => {
    const { caseId, debtor } = person
    const facts = courses.get(caseId)
    const stored = days.get(caseId)
    if (!facts || !stored || !isAfterNine(now, zoneOf(person))) return { ...person, reminders: [] }
    const sources = {
      ...stored,
      uploads: uploads.get(caseId) ?? [],
      keyDates: keyDates.get(caseId)?.dates ?? {},
      since,
    }
    return {
      ...person,
      reminders: remindersOn(
        reminderFactsOf(facts, debtor, sources),
        calendarDay(now, zoneOf(person)),
      ),
    }
  })
}

/** 0 when somebody else holds them. */
async function remind(
  world: RemindingWorld,
  tx: Tx,
  person: PersonToRemind,
  reminders: readonly Reminder[],
): Promise<0 | 1> {
  if (!(await holdLook(tx, person))) return 0
  const now = world.clock.now()
  const today = calendarDay(now, zoneOf(person))
  for (const reminder of reminders)
    await (reminder.recipient === 'firm'
      ? tellFirm(world, tx, person, reminder, today)
      : tellClient(world, tx, person, reminder, today))
  await lookAgainAt(tx, person, nextMorning(now, zoneOf(person)))
  return 1
}

/** One a day at most, also to somebody with two cases: the other one comes tomorrow. */
async function tellClient(
  world: RemindingWorld,
  tx: Tx,
  { caseId, firmId, debtor, accountId }: PersonToRemind,
  { course, about, name, deadline }: ReminderToClient,
  today: string,
): Promise<void> {
  if (accountId === null || (await wasReminded(tx, accountId, today))) return
  if (
    !(await noteSent(tx, {
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
  await notify(world, tx, {
    firmId,
    accountId,
    caseId,
    type: 'course',
    kind,
    params: deadline === undefined ? {} : { values: { day: deadline } },
  })
}

async function tellFirm(
  world: RemindingWorld,
  tx: Tx,
  { caseId, firmId, debtor }: PersonToRemind,
  { course, about, name, deadline }: ReminderToFirm,
  today: string,
): Promise<void> {
  if (
    !(await noteSent(tx, {
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
  const people = (await peopleOf(tx, caseId))
    .filter((one) => one.debtor === debtor)
    .map(({ givenName, familyName }) => `${givenName} ${familyName}`)
  await alertFirmOfCase(world, tx, caseId, reminderMail(about, deadline, people))
}
