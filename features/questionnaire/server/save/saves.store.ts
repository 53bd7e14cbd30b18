// spec: saving#cost
import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { SectionStatus } from '../../rules/progress/section-status.ts'
import type { StateChange } from '../../rules/saving/question-states.ts'
import { statesToWrite, type SecretRow } from '../read/answers.store.ts'

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
  readonly states: readonly StateChange[]
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
  const question = { ...asRead, questionKey: revision.questionKey }
  const { rows } = await sql<{ savedAt: Date }>`
    with
      held as (${holdVersion(asRead, save.pinned)}),
      section as (${lockSection(asRead)}),
      appended as (${appendRevision(revision, true)}),
      answer as (${writeAnswer(asRead, save)}),
      statuses as (${writeStatuses(asRead, revision, save)}),
      removed as (${removeSecrets(question, save)}),
      dropped as (${markDroppedSecrets(question, save)}),
      kept as (${writeSecrets(question, save)}),
      states as (${statesToWrite(asRead, save.states, sql`, appended`)})
    select saved_at
    from appended`.execute(db)
  return rows[0]?.savedAt
}

/** Stores a late retry as history. Returns false on a version conflict. */
export async function writeHistory(
  db: Db,
  asRead: VersionGuard,
  revision: NewRevision,
): Promise<boolean> {
  const { rows } = await sql`
    with
      held as (${holdVersion(asRead, asRead.version)}),
      section as (${lockSection(asRead)}),
      appended as (${appendRevision(revision, false)})
    select 1
    from appended`.execute(db)
  return rows.length > 0
}

// The parts of both statements. They do nothing when `held` or `section` finds no row.

/** Locks the questionnaire's row, checks its versions and counts the change. */
const holdVersion = (
  { caseId, firmId, changes, version }: VersionGuard,
  pinned: number | null,
) => sql`
  update questionnaire
  set
    changes = changes + 1,
    version = ${pinned}::smallint
  where case_id = ${caseId}::uuid
    and firm_id = ${firmId}::uuid
    and changes = ${changes}::int
    and version is not distinct from ${version}::smallint
    and is_displayed
  returning case_id, firm_id`

const lockSection = ({ section }: VersionGuard) => sql`
  select s.id, s.case_id, s.firm_id
  from questionnaire_section s
  join held
    on held.case_id = s.case_id
    and held.firm_id = s.firm_id
  where s.id = ${section.id}::uuid
    and s.status = ${section.status}::smallint
    and s.status not in (4, 6)
    and s.is_displayed
  for no key update of s`

const appendRevision = (revision: NewRevision, becameCurrent: boolean) => sql`
  insert into questionnaire_revision (
    case_id,
    question_key,
    revision,
    firm_id,
    sealed,
    hash,
    sent_hash,
    complete,
    became_current,
    writer,
    sequence,
    saved_by,
    saved_at
  )
  select
    case_id,
    ${revision.questionKey},
    ${revision.revision}::int,
    firm_id,
    ${revision.sealed}::bytea,
    ${revision.hash}::bytea,
    ${revision.sentHash}::bytea,
    ${revision.complete}::boolean,
    ${becameCurrent}::boolean,
    ${revision.writer}::uuid,
    ${revision.sequence}::bigint,
    ${revision.savedBy}::uuid,
    portal_now()
  from section
  returning *`

const writeAnswer = ({ section }: VersionGuard, { id }: SaveChange) => sql`
  insert into questionnaire_answer (
    id,
    firm_id,
    case_id,
    section_id,
    question_key,
    revision,
    sealed,
    saved_by,
    saved_at
  )
  select
    ${id}::uuid,
    firm_id,
    case_id,
    ${section.id}::uuid,
    question_key,
    revision,
    sealed,
    saved_by,
    saved_at
  from appended
  on conflict (case_id, question_key, firm_id) do update
  set
    revision = excluded.revision,
    sealed = excluded.sealed,
    saved_by = excluded.saved_by,
    saved_at = excluded.saved_at`

const writeStatuses = (
  { caseId, firmId }: VersionGuard,
  { savedBy }: NewRevision,
  { statuses }: SaveChange,
) => sql`
  update questionnaire_section s
  set
    status = n.status,
    started_at = coalesce(s.started_at, case when s.status = 1 then portal_now() end),
    opened_by = coalesce(s.opened_by, ${savedBy}::uuid)
  from
    jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb) as n(id uuid, status smallint),
    appended
  where s.id = n.id
    and s.case_id = ${caseId}::uuid
    and s.firm_id = ${firmId}::uuid
    and s.status not in (4, 6)`

interface QuestionOfCase extends CaseOfFirm {
  readonly questionKey: string
}

const removeSecrets = (
  { caseId, firmId, questionKey }: QuestionOfCase,
  { removed }: SaveChange,
) => sql`
  delete from questionnaire_secret s
  using appended
  where s.case_id = ${caseId}::uuid
    and s.firm_id = ${firmId}::uuid
    and s.question_key = ${questionKey}
    and s.path = any(${removed}::text[])`

/** Also takes the mark away from values that the answer refers to again. */
const markDroppedSecrets = (
  { caseId, firmId, questionKey }: QuestionOfCase,
  { removed, kept: secrets, referenced }: SaveChange,
) => sql`
  update questionnaire_secret s
  set dropped_at = case when s.dropped_at is null then portal_now() end
  from appended
  where s.case_id = ${caseId}::uuid
    and s.firm_id = ${firmId}::uuid
    and s.question_key = ${questionKey}
    and (s.dropped_at is null) <> (s.path = any(${referenced}::text[]))
    and s.path <> all(${[...removed, ...secrets.map(({ path }) => path)]}::text[])`

const writeSecrets = (
  { caseId, firmId, questionKey }: QuestionOfCase,
  { kept: secrets }: SaveChange,
) => sql`
  insert into questionnaire_secret (
    case_id,
    question_key,
    path,
    firm_id,
    debtor,
    sealed,
    saved_at
  )
  select
    ${caseId}::uuid,
    ${questionKey},
    n.path,
    ${firmId}::uuid,
    n.debtor,
    decode(n.sealed, 'base64'),
    portal_now()
  from
    jsonb_to_recordset(${toJson(secrets)}::jsonb) as n(path text, debtor smallint, sealed text),
    appended
  on conflict (case_id, question_key, path, firm_id) do update
  set
    debtor = excluded.debtor,
    sealed = excluded.sealed,
    saved_at = excluded.saved_at,
    dropped_at = null`

function toJson(secrets: readonly SecretRow[]): string {
  return JSON.stringify(
    secrets.map(({ sealed, ...secret }) => ({
      ...secret,
      sealed: Buffer.from(sealed).toString('base64'),
    })),
  )
}
