import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'

interface Sweep {
  readonly firmId: string
  readonly keptDays: number
}

/** Returns how many rows were deleted. */
export async function removeOldRevisions(
  db: Db,
  { firmId, keptDays, max }: Sweep & { readonly max: number },
): Promise<number> {
  const { rows } = await sql`
    delete from questionnaire_revision
    where firm_id = ${firmId}
      and (case_id, question_key, revision) in (
        select r.case_id, r.question_key, r.revision
        from questionnaire_revision r
        where r.firm_id = ${firmId}
          and r.saved_at < portal_now() - make_interval(days => ${keptDays}::int)
          and not exists (
            select 1
            from questionnaire_answer a
            where a.case_id = r.case_id
              and a.firm_id = r.firm_id
              and a.question_key = r.question_key
              and a.revision = r.revision
          )
          and not exists (
            select 1
            from questionnaire_submission s
            where s.case_id = r.case_id
              and s.firm_id = r.firm_id
              and (s.revisions ->> r.question_key)::int = r.revision
          )
        limit ${max}::int
      )
    returning 1`.execute(db)
  return rows.length
}

export async function removeDroppedSecrets(db: Db, { firmId, keptDays }: Sweep): Promise<void> {
  await sql`
    delete from questionnaire_secret k
    where k.firm_id = ${firmId}
      and k.dropped_at < portal_now() - make_interval(days => ${keptDays}::int)
      and not exists (
        select 1
        from questionnaire_submission s
        where s.case_id = k.case_id
          and s.firm_id = k.firm_id
          and s.submitted_at < k.dropped_at
          and s.revisions ? k.question_key
      )`.execute(db)
}
