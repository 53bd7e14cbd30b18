import { sql, type RawBuilder } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Shape } from '../../rules/shape.ts'
import { tables } from '../tables.generated.ts'

export interface NewSubmission extends CaseOfFirm {
  readonly id: string
  readonly accountId: string
  readonly shape: Shape
  readonly language: Language
}

/** Returns false and changes nothing if a section is incomplete or none is newly complete. */
export async function submitSections(
  tx: Tx,
  { id, caseId, firmId, accountId, shape, language }: NewSubmission,
  sectionIds: readonly string[],
): Promise<boolean> {
  const isListed = sql`id = any(${sectionIds}) and firm_id = ${firmId}`
  const { rows } = await sql`
    update questionnaire_section
    set
      status = case when status = 3 then 4 else status end,
      is_rejected = false
    where ${isListed}
      and not exists (
        select 1
        from questionnaire_section
        where ${isListed}
          and status not in (3, 4, 6)
      )
      and exists (
        select 1
        from questionnaire_section
        where ${isListed}
          and status = 3
      )
    returning id`.execute(tx)
  if (rows.length === 0) return false
  const systemNames = sql`array(
    select system_name
    from questionnaire_section
    where ${isListed}
  )`
  await sql`
    insert into questionnaire_submission (
      id,
      firm_id,
      case_id,
      account_id,
      version,
      joint,
      chapter,
      language,
      sections,
      revisions,
      hash
    )
    select
      ${id},
      ${firmId},
      ${caseId},
      ${accountId},
      ${shape.version},
      ${shape.joint},
      ${shape.chapter},
      ${language},
      ${systemNames},
      coalesce(jsonb_object_agg(a.question_key, a.revision), '{}'),
      ${toHash(sql`a.question_key`, sql`a.revision`, sql`r.hash`)}
    from questionnaire_answer a
    join questionnaire_revision r
      on r.case_id = a.case_id
      and r.firm_id = a.firm_id
      and r.question_key = a.question_key
      and r.revision = a.revision
    where a.case_id = ${caseId}
      and a.firm_id = ${firmId}`.execute(tx)
  return true
}

/** A hash over the fingerprints of the submitted answers. Later reads detect changes with it. */
export function toHash(
  key: RawBuilder<unknown>,
  revision: RawBuilder<unknown>,
  hash: RawBuilder<unknown>,
): RawBuilder<Uint8Array> {
  const line = sql`${key} || ':' || ${revision} || ':' || encode(${hash}, 'hex')`
  const lines = sql`coalesce(string_agg(${line}, E'\n' order by ${key}), '')`
  return sql`sha256(convert_to(${lines}, 'UTF8'))`
}

const awaitedMinutes = 30

export interface NewestCopy {
  readonly documentId: string | null
  /** True while the newest submission waits for its copy. */
  readonly isAwaited: boolean
  /** Time of the newest submission. Null before the first submission. */
  readonly submittedAt: Date | null
  /** The account that submitted last. */
  readonly submittedBy: string | null
}

/** The newest copy may be of an earlier submission. A missing copy is awaited for 30 minutes. */
export async function readNewestCopy(db: Db, { caseId, firmId }: CaseOfFirm): Promise<NewestCopy> {
  const { rows } = await sql<{
    copyId: string | null
    submittedAt: Date
    submittedBy: string
    isRecent: boolean
  }>`
    select
      copy_id,
      submitted_at,
      account_id as submitted_by,
      submitted_at > portal_now() - make_interval(mins => ${awaitedMinutes}) as is_recent
    from questionnaire_submission
    where case_id = ${caseId}
      and firm_id = ${firmId}
    order by submitted_at desc, id desc`.execute(db)
  const [last] = rows
  return {
    documentId: rows.find(({ copyId }) => copyId !== null)?.copyId ?? null,
    isAwaited: last?.copyId === null && last.isRecent,
    submittedAt: last?.submittedAt ?? null,
    submittedBy: last?.submittedBy ?? null,
  }
}

export async function wasSubmitted(db: Db, { caseId, firmId }: CaseOfFirm): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('questionnaireSubmission')
    .select('id')
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
