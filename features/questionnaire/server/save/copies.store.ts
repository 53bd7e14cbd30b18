import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Shape } from '../../rules/shape.ts'
import { toHash } from './submissions.store.ts'
import { tables } from '../tables.generated.ts'

export interface SubmissionKey {
  readonly id: string
  readonly firmId: string
}

export interface Submission extends SubmissionKey, CaseOfFirm {
  readonly shape: Shape
  readonly language: Language
  /** System names of the submitted sections. */
  readonly sections: readonly string[]
  readonly submittedAt: Date
  readonly submittedBy: string
  /** Debtor number of the submitter. */
  readonly reader: 1 | 2
  /** Sequence number within the case, from 1. */
  readonly number: number
  readonly firmName: string
  readonly caseNumber: string | null
  readonly copyId: string | null
}

export async function findSubmission(
  db: Db,
  { id, firmId }: SubmissionKey,
): Promise<Submission | undefined> {
  const { rows } = await sql<Submission>`
    select
      s.id,
      s.case_id,
      s.firm_id,
      json_build_object(
        'version', s.version,
        'joint', s.joint,
        'chapter', s.chapter
      ) as shape,
      s.language,
      s.sections,
      s.submitted_at,
      submitter.full_name as submitted_by,
      coalesce(
        (
          select min(p.debtor)
          from participant_facts p
          where p.case_id = s.case_id
            and p.firm_id = s.firm_id
            and p.account_id = s.account_id
        ),
        1
      ) as reader,
      (
        select count(*)
        from questionnaire_submission e
        where e.case_id = s.case_id
          and e.firm_id = s.firm_id
          and (e.submitted_at, e.id) <= (s.submitted_at, s.id)
      ) as number,
      c.firm_name,
      c.case_number,
      s.copy_id
    from questionnaire_submission s
    join case_facts c
      on c.case_id = s.case_id
      and c.firm_id = s.firm_id
    join person_facts submitter on submitter.account_id = s.account_id
    where s.id = ${id}
      and s.firm_id = ${firmId}`.execute(db)
  return rows[0]
}

export interface SubmittedAnswer {
  readonly questionKey: string
  readonly revision: number
  readonly sealed: Uint8Array
  /** Fingerprint of the answer's text. */
  readonly hash: Uint8Array
}

/**
 * Returns the answers as they were at submission, or undefined if they do not match the
 * submission's hash.
 */
export async function submittedAnswers(
  db: Db,
  { id, firmId }: SubmissionKey,
): Promise<readonly SubmittedAnswer[] | undefined> {
  const hash = toHash(sql`r.question_key`, sql`r.revision`, sql`r.hash`)
  const answer = sql`json_build_object(
    'questionKey', r.question_key,
    'revision', r.revision,
    'sealed', encode(r.sealed, 'base64'),
    'hash', encode(r.hash, 'base64')
  )`
  const { rows } = await sql<{
    isSame: boolean
    answers: ReadonlyArray<{
      readonly questionKey: string
      readonly revision: number
      readonly sealed: string
      readonly hash: string
    }>
  }>`
    select
      s.hash = ${hash} as is_same,
      coalesce(
        json_agg(${answer}) filter (where r.question_key is not null),
        '[]'
      ) as answers
    from questionnaire_submission s
    left join lateral jsonb_each_text(s.revisions) n on true
    left join questionnaire_revision r
      on r.case_id = s.case_id
      and r.firm_id = s.firm_id
      and r.question_key = n.key
      and r.revision = n.value::int
    where s.id = ${id}
      and s.firm_id = ${firmId}
    group by s.id, s.firm_id`.execute(db)
  const [row] = rows
  return row?.isSame === true
    ? row.answers.map(({ sealed, hash, ...answer }) => ({
        ...answer,
        sealed: Buffer.from(sealed, 'base64'),
        hash: Buffer.from(hash, 'base64'),
      }))
    : undefined
}

/** Locks the submission. Returns false when it has a copy or does not exist. */
export async function lockWithoutCopy(tx: Tx, { id, firmId }: SubmissionKey): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('questionnaireSubmission')
    .select('id')
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .where('copyId', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function saveCopy(
  tx: Tx,
  { id, firmId }: SubmissionKey,
  documentId: string,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSubmission')
    .set({ copyId: documentId })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}
