// Helpers for tests of the discreet messages about news.
import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app.ts'
import { notify, type News } from './notify.ts'

export const minutes = 60_000
export const hours = 60 * minutes
export const [marcus, elena] = [
  { email: 'marcus.whitfield@example.com', mobile: '2125550151' },
  { email: 'elena.whitfield@example.com', mobile: '2125550152' },
]

export async function resetAccounts(app: TestApp): Promise<void> {
  const { db } = app.deps.database
  await sql`update account set time_zone = 'UTC', language = null, contact_type = 3, email_verified_at = portal_now(), mobile_verified_at = portal_now()`.execute(
    db,
  )
  await clockTo(app, 12)
}

export async function deleteNotices(app: TestApp): Promise<void> {
  const { db } = app.deps.database
  await sql`delete from notification`.execute(db)
  await sql`delete from notice_due`.execute(db)
  await sql`delete from text_stop`.execute(db)
  await sql`delete from rehearsal_message`.execute(db)
}

/** Moves the clock forward to this hour in UTC, the zone of these accounts. */
export async function clockTo(app: TestApp, hour: number): Promise<void> {
  const sinceMidnight = app.clock.now().getTime() % (24 * hours)
  await app.clock.moveBy((hour * hours - sinceMidnight + 24 * hours) % (24 * hours))
}

export const set = (
  app: TestApp,
  who: { readonly email: string },
  column: string,
  value: unknown,
) =>
  sql`update account set ${sql.ref(column)} = ${value} where email = ${who.email}`.execute(
    app.deps.database.db,
  )

let notices = 0

/** A new kind each time, so that news does not merge. */
export function insertNews(
  app: TestApp,
  who: 'marcus' | 'elena' = 'marcus',
  news: Partial<News> = {},
) {
  const { deps, demoData: ids } = app
  notices += 1
  return deps.database.transact((tx) =>
    notify(deps, tx, {
      firmId: ids.firms.hollis,
      accountId: ids.accounts[who],
      caseId: ids.cases.whitfield,
      type: 'document',
      kind: `thing ${notices}`,
      params: {},
      ...news,
    }),
  )
}

export async function readNotices(app: TestApp): Promise<ReadonlyArray<readonly [string, string]>> {
  await app.lastMessage(marcus.email)
  const { rows } = await sql<{
    recipient: string
    body: string
  }>`select recipient, body from rehearsal_message order by recipient, sent_at, id`.execute(
    app.deps.database.db,
  )
  return rows.map(({ recipient, body }) => [recipient, body])
}
export const recipients = async (app: TestApp) =>
  (await readNotices(app)).map(([recipient]) => recipient)
