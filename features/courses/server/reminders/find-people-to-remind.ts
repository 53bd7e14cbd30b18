// Finds new people in the open cases of a firm. This scan is too slow for the reminder job.
import { calendarDay } from '#lib/dates.ts'
import { nextMorning, getZone } from '../../rules/deadlines/reminder-hour.ts'
import { beginLooking, newcomers } from './reminders.store.ts'
import type { CoursesDeps } from '../deps.ts'

const maxConcurrent = 500

/** Schedules the first check of each new person for the next morning. */
export async function findPeopleToRemind(
  deps: Pick<CoursesDeps, 'database' | 'clock'>,
  firmId: string,
): Promise<void> {
  const { db } = deps.database
  for (;;) {
    const people = await newcomers(db, firmId, maxConcurrent)
    const now = deps.clock.now()
    for (const person of people)
      await beginLooking(
        db,
        person,
        calendarDay(now, getZone(person)),
        nextMorning(now, getZone(person)),
      )
    if (people.length < maxConcurrent) return
  }
}
