import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Resets the sections and deletes what the firm and the client did with them. */
export async function resetSections(app: TestApp, caseId: string): Promise<void> {
  const { db } = app.deps.database
  await sql`update questionnaire_section set status = 1, is_rejected = false, is_displayed = true where case_id = ${caseId}`.execute(
    db,
  )
  await sql`delete from questionnaire_comment`.execute(db)
  await sql`delete from questionnaire_submission`.execute(db)
  await sql`delete from question_state where resolution is not null or help`.execute(db)
  await sql`delete from notification`.execute(db)
}

export const events = async (app: TestApp) =>
  (
    await sql<{ event: string; details: Readonly<Record<string, unknown>> }>`
  select event, details from audit where event like 'questionnaire.%' order by id desc limit 1`.execute(
      app.deps.database.db,
    )
  ).rows[0]
