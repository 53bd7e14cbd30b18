import { sql, type Generated } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import type { Chapter } from '../rules/content/content.ts'
import { sectionStatus, type SectionStatus } from '../rules/progress/section-status.ts'

export type OwnTables = {
  questionnaire: {
    case_id: string
    firm_id: string
    is_displayed: Generated<boolean>
    version: number | null
    shape: Generated<string>
    due_on: string | null
    instructions: string | null
    changes: Generated<number>
    created_at: Generated<Date>
  }
  questionnaire_section: {
    id: string
    firm_id: string
    case_id: string
    system_name: string
    status: SectionStatus
    is_rejected: Generated<boolean>
    is_displayed: Generated<boolean>
    active_question: string | null
    active_group: string | null
    started_at: Date | null
    opened_by: string | null
  }
  questionnaire_comment: {
    id: string
    firm_id: string
    section_id: string
    staff_id: string
    comment: string
    created_at: Generated<Date>
  }
  questionnaire_agreement: {
    participant_id: string
    firm_id: string
    text_version: string
    text_hash: Uint8Array
    agreed_at: Generated<Date>
  }
}

export interface SectionRow {
  readonly id: string
  readonly systemName: string
  readonly status: SectionStatus
  readonly isRejected: boolean
  readonly isDisplayed: boolean
  readonly activeQuestion: string | null
  readonly activeGroup: string | null
  /** The firm's newest comment, with its prefix. */
  readonly comments: string | null
}

export interface DebtorRow {
  readonly name: string
  readonly accountId: string | null
}

export interface QuestionnaireRow {
  readonly caseId: string
  readonly firmId: string
  /** Counts every change, for optimistic locking. */
  readonly changes: number
  readonly isDisplayed: boolean
  /** The pinned content version. Null until the first section starts. */
  readonly version: number | null
  /** The shape that the states were calculated for. */
  readonly shape: string
  readonly dueOn: string | null
  readonly instructions: string | null
  readonly chapter: Chapter | null
  readonly joint: boolean
  readonly isFiled: boolean
  readonly timeZone: string
  readonly firmKey: SealedFirmKey
  readonly debtor1: DebtorRow
  readonly debtor2: DebtorRow | null
  /** All sections, hidden ones included, unordered. */
  readonly sections: readonly SectionRow[]
}

/** Runs one statement. Returns undefined when the case has no questionnaire. */
export async function findQuestionnaire(
  db: Db,
  caseId: string,
): Promise<QuestionnaireRow | undefined> {
  const { rows } = await sql<QuestionnaireRow>`
    select q.case_id as "caseId", q.firm_id as "firmId", q.changes, q.is_displayed as "isDisplayed", q.version, q.shape, q.due_on as "dueOn", q.instructions, c.chapter,
      c.status <> 'Pre-Filing' as "isFiled", p2.id is not null as joint, o.time_zone as "timeZone", f.sealed_key as "firmKey",
      json_build_object('name', p1.given_name || ' ' || p1.family_name, 'accountId', p1.account_id) as debtor1,
      case when p2.id is not null then json_build_object('name', p2.given_name || ' ' || p2.family_name, 'accountId', p2.account_id) end as debtor2,
      (select coalesce(json_agg(json_build_object(
        'id', s.id, 'systemName', s.system_name, 'status', s.status, 'isRejected', s.is_rejected, 'isDisplayed', s.is_displayed, 'activeQuestion', s.active_question,
        'activeGroup', s.active_group, 'comments',
        (select m.comment from questionnaire_comment m where m.section_id = s.id order by m.created_at desc, m.id desc limit 1))), '[]')
        from questionnaire_section s where s.case_id = q.case_id) as sections
    from questionnaire q
    join legal_case c on c.id = q.case_id
    join office o on o.id = c.office_id
    join firm f on f.id = q.firm_id
    join participant p1 on p1.case_id = q.case_id and p1.debtor = 1
    left join participant p2 on p2.case_id = q.case_id and p2.debtor = 2
    where q.case_id = ${caseId}`.execute(db)
  return rows[0]
}

/** Locks the row until the transaction ends. Data that was read before may be outdated. */
export async function lockQuestionnaireRow(tx: Tx, caseId: string): Promise<void> {
  await sql`update questionnaire set changes = changes + 1 where case_id = ${caseId}`.execute(tx)
}

export interface NewSection {
  readonly id: string
  readonly caseId: string
  readonly firmId: string
  readonly systemName: string
  readonly status: SectionStatus
}

export async function insertSections(tx: Tx, sections: readonly NewSection[]): Promise<void> {
  if (sections.length === 0) return
  await tx
    .withTables<OwnTables>()
    .insertInto('questionnaire_section')
    .values(
      sections.map(({ id, caseId, firmId, systemName, status }) => ({
        id,
        case_id: caseId,
        firm_id: firmId,
        system_name: systemName,
        status,
      })),
    )
    .execute()
}

export async function setSectionStatus(
  tx: Tx,
  sectionId: string,
  status: SectionStatus,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire_section')
    .set({ status })
    .where('id', '=', sectionId)
    .execute()
}

export async function setShape(tx: Tx, caseId: string, shape: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire')
    .set({ shape })
    .where('case_id', '=', caseId)
    .execute()
}

export async function setVersion(tx: Tx, caseId: string, version: number): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire')
    .set({ version })
    .where('case_id', '=', caseId)
    .execute()
}

/** Records that the viewer started or resumed the section. */
export async function markStarted(
  tx: Tx,
  sectionId: string,
  accountId: string,
  status: SectionStatus,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire_section')
    .set({
      status,
      opened_by: accountId,
      started_at: sql<Date>`coalesce(started_at, portal_now())`,
    })
    .where('id', '=', sectionId)
    .execute()
}

/** Returns false in a read-only section. */
export async function setActive(
  db: Db,
  sectionId: string,
  question: string | null,
  group: string | null,
): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .updateTable('questionnaire_section')
    .set({ active_question: question, active_group: group })
    .where('id', '=', sectionId)
    .where('status', 'not in', [sectionStatus.submitted, sectionStatus.imported])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns true at the first agreement. */
export async function insertAgreement(
  tx: Tx,
  {
    participantId,
    firmId,
    textVersion,
    textHash,
  }: {
    readonly participantId: string
    readonly firmId: string
    readonly textVersion: string
    readonly textHash: Uint8Array
  },
): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .insertInto('questionnaire_agreement')
    .values({
      participant_id: participantId,
      firm_id: firmId,
      text_version: textVersion,
      text_hash: textHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('participant_id')
    .executeTakeFirst()
  return row !== undefined
}

/** All content versions in use. */
export async function listPinnedVersions(db: Db): Promise<readonly number[]> {
  const rows = await db
    .withTables<OwnTables>()
    .selectFrom('questionnaire')
    .select('version')
    .distinct()
    .where('version', 'is not', null)
    .execute()
  return rows.flatMap(({ version }) => (version === null ? [] : [version]))
}
