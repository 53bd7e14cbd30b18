// The job of each hour that finds those whose courses may be spoken of from now on: it goes through all open cases, which reminding must not.
import { calendarDay } from '#lib/dates.ts'
import { nextMorning, zoneOf } from '../rules/deadlines/reminder-hour.ts'
import { beginLooking, newcomers } from './reminders/reminders.store.ts'
import type { CoursesWorld } from './deps.ts'

const mostAtOnce = 500

/** They are looked at from their next morning on. */
export async function findPeopleToRemind(
  world: Pick<CoursesWorld, 'database' | 'clock'>,
): Promise<void> {
  const { db } = world.database
  for (;;) {
    const people = await newcomers(db, mostAtOnce)
    const now = world.clock.now()
    for (const person of people)
      await beginLooking(
        db,
        person,
        calendarDay(now, zoneOf(person)),
        nextMorning(now, zoneOf(person)),
      )
    if (people.length < mostAtOnce) return
  }
}
