import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app.ts'

export async function progressRow(app: TestApp, caseId: string) {
  const { rows } = await sql<{
    sealed: Uint8Array | null
    userKey: string | null
  }>`select lookup_sealed as sealed, user_key as "userKey" from course_progress where case_id = ${caseId} and debtor = 1`.execute(
    app.deps.database.db,
  )
  return rows[0]
}

/** Counts the attorney's emails with this subject. */
export async function firmMails(app: TestApp, subject: string): Promise<number> {
  await app.lastMessage('dana.reyes@hollisreyes.example')
  const { rows } = await sql<{
    times: number
  }>`select count(*)::int as times from rehearsal_message where recipient = 'dana.reyes@hollisreyes.example' and subject like ${`%${subject}%`}`.execute(
    app.deps.database.db,
  )
  return rows[0]?.times ?? 0
}
