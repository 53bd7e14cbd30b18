import type { Database } from '#ports/database.ts'
import { removeEvents, removeHandOffs, removeQuotes } from './clean-up.store.ts'
import { forgetLookUps } from './courses.store.ts'

/** Storage time of webhook IDs (spec: courses#webhooks). */
const eventDays = 30
/** A quote is valid for a day; the margin covers orders at its end. */
const quoteHours = 48
/** Max quotes deleted in one transaction. */
const maxQuotes = 1000

interface CleanUpDeps {
  readonly database: Database
}

export async function removeOldEvents({ db }: Database): Promise<void> {
  await removeEvents(db, eventDays)
}

export async function cleanUpCourses({ database }: CleanUpDeps, firmId: string): Promise<void> {
  await removeHandOffs(database.db, firmId)
  const limits = { olderThanHours: quoteHours, max: maxQuotes }
  while ((await database.transact((tx) => removeQuotes(tx, firmId, limits))) === maxQuotes);
}

/** Runs every minute (spec: courses#look-up-kept). */
export async function forgetOldLookUps({ database }: CleanUpDeps, firmId: string): Promise<void> {
  await forgetLookUps(database.db, firmId)
}
