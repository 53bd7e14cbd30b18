import { sql, type RawBuilder } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type {
  QuestionState,
  QuestionStates,
  StateChange,
} from '../../rules/saving/question-states.ts'

export interface SecretRow {
  /** A path that names list entries by their record IDs. */
  readonly path: string
  readonly debtor: 1 | 2
  readonly sealed: Uint8Array
}

export interface AnswerRow {
  readonly id: string
  readonly sectionId: string
  readonly questionKey: string
  readonly revision: number
  readonly sealed: Uint8Array
  readonly savedAt: Date
  /** The account of the client. */
  readonly savedBy: string | null
  readonly secrets: readonly SecretRow[]
}

type AnswersQuery =
  | { readonly sectionId: string; readonly firmId: string }
  | (CaseOfFirm & { readonly questionKeys?: readonly string[] })

/** Reads the answers of a section, a case, or some questions of a case, in one statement. */
export async function answerRows(db: Db, of: AnswersQuery): Promise<readonly AnswerRow[]> {
  const condition =
    'sectionId' in of ? sql`a.section_id = ${of.sectionId}` : sql`a.case_id = ${of.caseId}`
  const toQuestions =
    'questionKeys' in of && of.questionKeys
      ? sql`and a.question_key = any(${of.questionKeys}::text[])`
      : sql``
  const { rows } = await sql<
    Omit<AnswerRow, 'secrets'> & { readonly secrets: ReadonlyArray<InText<SecretRow>> }
  >`
    select
      a.id,
      a.section_id,
      a.question_key,
      a.revision,
      a.sealed,
      a.saved_at,
      a.saved_by,
      (
        select coalesce(json_agg(json_build_object(
          'path', s.path,
          'debtor', s.debtor,
          'sealed', encode(s.sealed, 'base64')
        )), '[]')
        from questionnaire_secret s
        where s.case_id = a.case_id
          and s.question_key = a.question_key
          and s.firm_id = a.firm_id
      ) as secrets
    from questionnaire_answer a
    where ${condition}
      and a.firm_id = ${of.firmId}
      ${toQuestions}`.execute(db)
  return rows.map((row) => ({ ...row, secrets: row.secrets.map(withBytes) }))
}

/** Bytes inside JSON are base64. */
export type InText<Row> = Omit<Row, 'sealed'> & { readonly sealed: string }

export function withBytes<Row>(
  row: InText<Row>,
): Omit<Row, 'sealed'> & { readonly sealed: Uint8Array } {
  return { ...row, sealed: Uint8Array.from(Buffer.from(row.sealed, 'base64')) }
}

export async function findStatesOfCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<QuestionStates> {
  const { rows } = await sql<QuestionState & { readonly questionKey: string }>`
    select ${stateColumns}
    from question_state
    where case_id = ${caseId}
      and firm_id = ${firmId}`.execute(db)
  return new Map(rows.map(({ questionKey, ...state }) => [questionKey, state]))
}

/** Named as in `QuestionState`, because a save reads them inside JSON. */
export const stateColumns = sql`
  question_key as "questionKey",
  disabled,
  complete,
  help,
  resolution,
  resolution_reply as "reply",
  coalesce(help_told_at > portal_now() - interval '1 day', false) as "isHelpNotified",
  coalesce(opened_told_at > portal_now() - interval '1 day', false) as "isOpenedNotified"`

export async function writeStates(
  tx: Tx,
  of: CaseOfFirm,
  states: readonly StateChange[],
): Promise<void> {
  if (states.length > 0) await statesToWrite(of, states, sql``).execute(tx)
}

/** With `besides`, writes only when that table has a row. */
export function statesToWrite(
  { caseId, firmId }: CaseOfFirm,
  states: readonly StateChange[],
  besides: RawBuilder<unknown>,
) {
  const unsettled = states.flatMap(({ questionKey, unsettles }) => (unsettles ? [questionKey] : []))
  return sql`
    insert into question_state as s (
      case_id,
      firm_id,
      section_id,
      question_key,
      disabled,
      complete,
      help,
      help_told_at,
      opened_told_at
    )
    select
      ${caseId}::uuid,
      ${firmId}::uuid,
      n."sectionId",
      n."questionKey",
      n.disabled,
      n.complete,
      n.help,
      case when n."notifiesHelp" then portal_now() end,
      case when n."notifiesOpened" then portal_now() end
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as n(
      "sectionId" uuid,
      "questionKey" text,
      disabled boolean,
      complete boolean,
      help boolean,
      "notifiesHelp" boolean,
      "notifiesOpened" boolean
    )${besides}
    on conflict (case_id, question_key, firm_id) do update
    set
      disabled = excluded.disabled,
      complete = excluded.complete,
      help = excluded.help,
      help_told_at = coalesce(excluded.help_told_at, s.help_told_at),
      opened_told_at = coalesce(excluded.opened_told_at, s.opened_told_at),
      (resolution, resolved_by, resolved_at) = (
        select s.resolution, s.resolved_by, s.resolved_at
        where s.question_key <> all(${unsettled}::text[])
      )`
}
