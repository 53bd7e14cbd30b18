import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export interface WorkRows {
  readonly noteId: string
  readonly taskId: string
  readonly templateId: string
}

export interface WorkPlace {
  readonly firmId: string
  /** The author of the note. */
  readonly staffId: string
  readonly caseId: string
}

/** A note, a task and a template of tasks. */
export async function createWorkRows(
  { deps: { ids }, owner: { db } }: TestApp,
  { firmId, staffId, caseId }: WorkPlace,
): Promise<WorkRows> {
  const [noteId, taskId, templateId] = [ids.rowId(), ids.rowId(), ids.rowId()]
  await sql`insert into case_note (firm_id, id, case_id, author_id, text)
    values (${firmId}, ${noteId}, ${caseId}, ${staffId}, 'Note')`.execute(db)
  await sql`insert into case_task (firm_id, id, case_id, title)
    values (${firmId}, ${taskId}, ${caseId}, 'Task')`.execute(db)
  await sql`insert into task_template (firm_id, id, stage, title)
    values (${firmId}, ${templateId}, 'Filed', 'Task')`.execute(db)
  return { noteId, taskId, templateId }
}

/** A case that was filed a month ago, with a meeting on the day. */
export async function placeMeeting(
  { owner: { db } }: TestApp,
  {
    firmId,
    caseId,
    day,
  }: { readonly firmId: string; readonly caseId: string; readonly day: string },
): Promise<void> {
  await sql`update legal_case set filed_on = ${day}::date - 30 where id = ${caseId}`.execute(db)
  await sql`delete from case_key_date where case_id = ${caseId}`.execute(db)
  await sql`insert into case_key_date (case_id, firm_id, kind, on_day)
    values (${caseId}, ${firmId}, 'first-meeting', ${day})`.execute(db)
}

/** A notice about unread news that was given up. */
export async function createFailedNotice(
  app: TestApp,
  { firmId, accountId, caseId }: { firmId: string; accountId: string; caseId: string },
): Promise<void> {
  await sql`
    insert into notification (id, firm_id, account_id, case_id, type, kind)
    values (${app.deps.ids.rowId()}, ${firmId}, ${accountId}, ${caseId}, 'case', 'case.reminder')
    `.execute(app.owner.db)
  await sql`
    insert into outbox (id, channel, state, failed_at, firm_id, account_id, news_since)
    values (${app.deps.ids.rowId()}, 'email', 'dropped', portal_now(), ${firmId}, ${accountId},
      portal_now() - interval '1 hour')`.execute(app.owner.db)
}
