import { sql, type RawBuilder } from 'kysely'
import { beforeEach } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { findPeopleToRemind } from './find-people-to-remind.ts'
import { sendReminders } from './send-reminders.ts'

/** Each test begins on the same day, without earlier reminders and news. */
export function openReminders() {
  const app = openTestApp()
  beforeEach(() => resetReminders(app))
  /** Changes or reads rows. */
  const run = (query: RawBuilder<Record<string, unknown>>) => query.execute(app.owner.db)
  return { app, run }
}

/** Denise lives in New York. The demo's clients get no reminders. */
async function resetReminders(app: TestApp): Promise<void> {
  await sql`update legal_case set client_code = null`.execute(app.deps.database.db)
  await sql`delete from course_reminder`.execute(app.deps.database.db)
  await sql`delete from notification`.execute(app.deps.database.db)
  await sql`update account set time_zone = 'America/New_York', language = 'en', contact_type = 3 where id = ${app.demoData.accounts.denise}`.execute(
    app.deps.database.db,
  )
  await at(app, '2027-06-01T16:00:00Z')
}

const person = {
  givenName: 'Denise',
  familyName: 'Carter',
  email: 'denise.carter@example.com',
  mobilePhone: '2165550163',
  contactType: 3,
} as const

export async function newCase(
  app: TestApp,
  input: Partial<CreateCaseInput>,
  account: 'denise' | 'amir' | null = 'denise',
): Promise<string> {
  return app.deps.database.transact(async (tx) => {
    const created = await createCase({ ...app.deps, caseCreated: () => Promise.resolve() }, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: person,
      clientCode: 'HR-1',
      ...input,
    })
    if (account !== null)
      await joinCase(app.deps, tx, created.participants[0], app.demoData.accounts[account])
    return created.id
  })
}

/** Sets the clock, possibly backwards, because each test starts on the same day. */
export const at = (app: TestApp, instant: string) =>
  app.clock.moveBy(new Date(instant).getTime() - app.clock.now().getTime())
export const runAt = async (app: TestApp, instant: string) => {
  await at(app, instant)
  await remind(app)
}
/** Runs both reminder jobs. */
export const remind = async (app: TestApp) => {
  await forEachFirm(app.deps, findPeopleToRemind)
  await forEachFirm(app.deps, sendReminders)
}

export const readReminders = async (app: TestApp, caseId: string, recipient: 'client' | 'firm') =>
  (
    await sql<{
      sent: string
    }>`select name || ' on ' || on_day as sent from course_reminder where case_id = ${caseId} and recipient = ${recipient} order by on_day, name`.execute(
      app.deps.database.db,
    )
  ).rows.map((row) => row.sent)

export const takeFirst =
  'course: Please take your first course, credit counseling. It takes about 90 minutes, online or by phone.'
