import type { Database } from '#ports/database.ts'
import { removeEvents, removeHandOffs, removeQuotes } from './clean-up.store.ts'
import { forgetLookUps } from './courses.store.ts'

/** Storage time of webhook IDs (spec: courses#webhooks). */
const eventDays = 30
/** A quote is valid for a day; the margin covers orders at its end. */
const quoteHours = 48
const maxConcurrent = 1000

export async function cleanUpCourses(database: Database): Promise<void> {
  await removeEvents(database.db, eventDays)
  await removeHandOffs(database.db)
  while (
    (await database.transact((tx) => removeQuotes(tx, quoteHours, maxConcurrent))) === maxConcurrent
  );
}

/** Runs every minute (spec: courses#look-up-kept). */
export async function forgetOldLookUps(database: Database): Promise<void> {
  await forgetLookUps(database.db)
}
