// Removes what courses no longer need.
import type { Database } from '#ports/database.ts'
import { removeEvents, removeHandOffs, removeQuotes } from './clean-up.store.ts'
import { forgetLookUps } from './courses.store.ts'

/** So long a repetition of a webhook is known as one (decisions-courses A5e.2). */
const eventDays = 30
/** A quote holds for a day; whoever looks at it at its end may still order. */
const quoteHours = 48
/** So many at once, so that no transaction takes long. */
const mostAtOnce = 1000

export async function cleanUpCourses(database: Database): Promise<void> {
  await removeEvents(database.db, eventDays)
  await removeHandOffs(database.db)
  while (
    (await database.transact((tx) => removeQuotes(tx, quoteHours, mostAtOnce))) === mostAtOnce
  );
}

/** A number that nobody has ordered with is kept for half an hour (decisions-courses A5.3): for a job of each minute. */
export async function forgetOldLookUps(database: Database): Promise<void> {
  await forgetLookUps(database.db)
}
