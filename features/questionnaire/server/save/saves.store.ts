// spec: saving#cost
import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { SectionStatus } from '../../rules/progress/section-status.ts'
import {
  stateColumns,
  statesToWrite,
  withBytes,
  type AnswerRow,
  type CaseOfFirm,
  type InText,
  type NewState,
  type QuestionState,
  type QuestionStates,
  type SecretRow,
} from '../read/answers.store.ts'

export interface SaveFactsQuery {
  readonly caseId: string
  readonly questionKey: string
  /** Keys of the other answers that decide which questions are asked. */
  readonly deciders: readonly string[]
  readonly baseRevision: number | null
  readonly writer: string | null
  readonly sequence: number | null
  /** The sender's account. Writer names are unique only within one account. */
  readonly savedBy: string
}

export interface SaveFacts {
  readonly answers: ReadonlyMap<string, Omit<AnswerRow, 'secrets' | 'sectionId'>>
  /** All private values of the question, also those that no record refers to any more. */
  readonly secrets: readonly SecretRow[]
  /** Newest revision that the sender knew (spec: saving#base-revision, saving#own-saves-seen). */
  readonly base: { readonly revision: number; readonly sealed: Uint8Array } | undefined
  readonly lastRevision: number
  readonly lastSequence: number | null
  /** The writer's newest revision with the submitted sequence number. */
  readonly sameSequence: { readonly revision: number; readonly sentHash: Uint8Array } | undefined
  readonly states: QuestionStates
}

export async function factsForSave(
  db: Db,
  { caseId, questionKey, deciders, baseRevision, writer, sequence, savedBy }: SaveFactsQuery,
): Promise<SaveFacts> {
  const ofQuestion = sql`case_id = ${caseId}::uuid and question_key = ${questionKey}`
  const isOwn = sql`coalesce(writer = ${writer}::uuid and saved_by = ${savedBy}::uuid, false)`
  const { rows } = await sql<{
    answers: ReadonlyArray<
      InText<Omit<AnswerRow, 'secrets' | 'sectionId' | 'savedAt'>> & { readonly savedAt: string }
    >
    secrets: ReadonlyArray<InText<SecretRow>>
    base: InText<NonNullable<SaveFacts['base']>> | null
    lastRevision: number | null
    lastSequence: number | null
    sameSequence: { readonly revision: number; readonly sentHash: string } | null
    states: ReadonlyArray<QuestionState & { readonly questionKey: string }>
  }>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'questionKey', question_key, 'revision', revision, 'savedAt', saved_at,
          'sealed', encode(sealed, 'base64'))), '[]')
        from questionnaire_answer where case_id = ${caseId}::uuid and question_key = any(${[questionKey, ...deciders]}::text[])) as answers,
      (select coalesce(json_agg(json_build_object('path', path, 'debtor', debtor, 'sealed', encode(sealed, 'base64'))), '[]')
        from questionnaire_secret where ${ofQuestion}) as secrets,
      (select json_build_object('revision', revision, 'sealed', encode(sealed, 'base64')) from questionnaire_revision where ${ofQuestion} and revision = coalesce(
        (select max(revision) from questionnaire_revision where ${ofQuestion} and became_current and ${isOwn} and revision > ${baseRevision}::int
          and revision < coalesce((select min(revision) from questionnaire_revision
            where ${ofQuestion} and became_current and not ${isOwn} and revision > ${baseRevision}::int), 2147483647)),
        ${baseRevision}::int)) as base,
      (select max(revision) from questionnaire_revision where ${ofQuestion}) as last_revision,
      (select max(sequence) from questionnaire_revision where ${ofQuestion} and ${isOwn}) as last_sequence,
      (select json_build_object('revision', revision, 'sentHash', encode(sent_hash, 'base64')) from questionnaire_revision
        where ${ofQuestion} and ${isOwn} and sequence = ${sequence}::bigint and sent_hash is not null
        order by revision desc limit 1) as same_sequence,
      (select coalesce(json_agg(known), '[]') from (select ${stateColumns} from question_state where case_id = ${caseId}::uuid) as known) as states`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A question without a table answers one row')
  return {
    answers: new Map(
      row.answers.map((answer) => [
        answer.questionKey,
        { ...withBytes<typeof answer>(answer), savedAt: new Date(answer.savedAt) },
      ]),
    ),
    secrets: row.secrets.map(withBytes),
    base: row.base === null ? undefined : withBytes(row.base),
    lastRevision: row.lastRevision ?? 0,
    lastSequence: row.lastSequence,
    sameSequence:
      row.sameSequence === null
        ? undefined
        : {
            revision: row.sameSequence.revision,
            sentHash: Buffer.from(row.sameSequence.sentHash, 'base64'),
          },
    states: new Map(row.states.map(({ questionKey: key, ...state }) => [key, state])),
  }
}

/** The versions that were read. If they have changed, a write does nothing. */
interface VersionGuard extends CaseOfFirm {
  readonly changes: number
  readonly version: number | null
  readonly section: { readonly id: string; readonly status: SectionStatus }
}

export interface NewRevision {
  readonly questionKey: string
  readonly revision: number
  readonly sealed: Uint8Array
  readonly hash: Uint8Array
  /** Recognizes the same change when it is sent again. */
  readonly sentHash: Uint8Array
  readonly complete: boolean
  readonly writer: string | null
  readonly sequence: number | null
  readonly savedBy: string
}

export interface SaveChange {
  /** ID of the record that a first answer creates. */
  readonly id: string
  readonly kept: readonly SecretRow[]
  /** Paths of removed values. */
  readonly removed: readonly string[]
  /**
   * Paths of values that the answer refers to. Other values stay until the sweep, since a merge may
   * restore a deleted record.
   */
  readonly referenced: readonly string[]
  readonly states: readonly NewState[]
  readonly pinned: number
  readonly statuses: ReadonlyArray<{ readonly id: string; readonly status: SectionStatus }>
}

/** Returns the save time, or undefined on a version conflict (nothing is written). */
export async function writeSave(
  db: Db,
  asRead: VersionGuard,
  revision: NewRevision,
  save: SaveChange,
): Promise<Date | undefined> {
  const { caseId, firmId, section } = asRead
  const { questionKey } = revision
  const storedSecrets = save.kept.map(({ sealed, ...secret }) => ({
    ...secret,
    sealed: Buffer.from(sealed).toString('base64'),
  }))
  const { rows } = await sql<{ savedAt: Date }>`
    with ${lockVersion(asRead, save.pinned)}, ${appendRevision(revision, true)}, answer as (
      insert into questionnaire_answer (id, firm_id, case_id, section_id, question_key, revision, sealed, saved_by, saved_at)
      select ${save.id}::uuid, firm_id, case_id, ${section.id}::uuid, question_key, revision, sealed, saved_by, saved_at from appended
      on conflict (case_id, question_key) do update
        set revision = excluded.revision, sealed = excluded.sealed, saved_by = excluded.saved_by, saved_at = excluded.saved_at
    ), statuses as (
      update questionnaire_section s set status = n.status,
        started_at = coalesce(s.started_at, case when s.status = 1 then portal_now() end), opened_by = coalesce(s.opened_by, ${revision.savedBy}::uuid)
      from jsonb_to_recordset(${JSON.stringify(save.statuses)}::jsonb) as n(id uuid, status smallint), appended
      where s.id = n.id and s.case_id = ${caseId}::uuid and s.status not in (4, 6)
    ), removed as (
      delete from questionnaire_secret using appended
      where questionnaire_secret.case_id = ${caseId}::uuid and questionnaire_secret.question_key = ${questionKey} and path = any(${[...save.removed]}::text[])
    ), dropped as (
      update questionnaire_secret s set dropped_at = case when s.dropped_at is null then portal_now() end from appended
      where s.case_id = ${caseId}::uuid and s.question_key = ${questionKey} and (s.dropped_at is null) <> (s.path = any(${[...save.referenced]}::text[]))
        and s.path <> all(${[...save.removed, ...storedSecrets.map(({ path }) => path)]}::text[])
    ), kept as (
      insert into questionnaire_secret (case_id, question_key, path, firm_id, debtor, sealed, saved_at)
      select ${caseId}::uuid, ${questionKey}, n.path, ${firmId}::uuid, n.debtor, decode(n.sealed, 'base64'), portal_now()
      from jsonb_to_recordset(${JSON.stringify(storedSecrets)}::jsonb) as n(path text, debtor smallint, sealed text), appended
      on conflict (case_id, question_key, path) do update set debtor = excluded.debtor, sealed = excluded.sealed, saved_at = excluded.saved_at, dropped_at = null
    ), states as (
      ${statesToWrite(asRead, save.states, sql`, appended`)}
    )
    select saved_at from appended`.execute(db)
  return rows[0]?.savedAt
}

/** Stores a late retry as history. Returns false on a version conflict. */
export async function writeHistory(
  db: Db,
  asRead: VersionGuard,
  revision: NewRevision,
): Promise<boolean> {
  const { rows } =
    await sql`with ${lockVersion(asRead, asRead.version)}, ${appendRevision(revision, false)} select from appended`.execute(
      db,
    )
  return rows.length > 0
}

/** Locks the questionnaire's row, checks its versions and counts the change. */
function lockVersion({ caseId, changes, version, section }: VersionGuard, pinned: number | null) {
  return sql`held as (
      update questionnaire set changes = changes + 1, version = ${pinned}::smallint
      where case_id = ${caseId}::uuid and changes = ${changes}::int and version is not distinct from ${version}::smallint and is_displayed
      returning case_id, firm_id
    ), section as (
      select s.id, s.case_id, s.firm_id from questionnaire_section s join held on held.case_id = s.case_id
      where s.id = ${section.id}::uuid and s.status = ${section.status}::smallint and s.status not in (4, 6) and s.is_displayed
      for no key update of s
    )`
}

function appendRevision(revision: NewRevision, becameCurrent: boolean) {
  return sql`appended as (
      insert into questionnaire_revision (case_id, question_key, revision, firm_id, sealed, hash, sent_hash, complete, became_current, writer, sequence, saved_by, saved_at)
      select case_id, ${revision.questionKey}, ${revision.revision}::int, firm_id, ${revision.sealed}::bytea, ${revision.hash}::bytea,
        ${revision.sentHash}::bytea, ${revision.complete}::boolean,
        ${becameCurrent}::boolean, ${revision.writer}::uuid, ${revision.sequence}::bigint, ${revision.savedBy}::uuid, portal_now()
      from section
      returning *
    )`
}
