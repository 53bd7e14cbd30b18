// Alone knows what was handed in: the sections that change hands, and a note of every answer as it stood.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'

export interface NewSubmission {
  readonly id: string
  readonly caseId: string
  readonly firmId: string
  readonly accountId: string
  readonly version: number
}

/**
 * True when all these sections are handed in now: complete ones change hands, together with the note of which revision of each answer that was. False, and nothing has
 * changed, when one of them is not done or none is new.
 */
export async function submitSections(tx: Tx, { id, caseId, firmId, accountId, version }: NewSubmission, sectionIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    update questionnaire_section set status = case when status = 3 then 4 else status end, is_rejected = false
    where id = any(${[...sectionIds]}) and not exists (select 1 from questionnaire_section s where s.id = any(${[...sectionIds]}) and s.status not in (3, 4, 6))
      and exists (select 1 from questionnaire_section s where s.id = any(${[...sectionIds]}) and s.status = 3)
    returning id`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    insert into questionnaire_submission (id, firm_id, case_id, account_id, version, revisions, hash)
    select ${id}, ${firmId}, ${caseId}, ${accountId}, ${version}, coalesce(jsonb_object_agg(a.question_key, a.revision), '{}'),
      sha256(convert_to(coalesce(string_agg(a.question_key || ':' || a.revision || ':' || encode(r.hash, 'hex'), E'\n' order by a.question_key), ''), 'UTF8'))
    from questionnaire_answer a
    join questionnaire_revision r on r.case_id = a.case_id and r.question_key = a.question_key and r.revision = a.revision
    where a.section_id = any(${[...sectionIds]})`.execute(tx)
  return true
}

/** True when the case was handed in at least once. */
export async function wasSubmitted(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from questionnaire_submission where case_id = ${caseId} limit 1`.execute(db)
  return rows.length > 0
}
