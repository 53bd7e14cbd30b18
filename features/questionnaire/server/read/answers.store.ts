// Alone knows the answers, what is kept apart from them, and the states of the questions.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { KnownState } from '../../rules/progress/progress.ts'

/** What is known of a question without reading its answer. */
export interface QuestionState extends KnownState {
  readonly help: boolean
  /** The firm was told within a day, and has not settled it since: that help is wanted here. */
  readonly helpTold: boolean
  /** The same: that it is asked where it can only be read. */
  readonly openedTold: boolean
}

export type QuestionStates = ReadonlyMap<string, QuestionState>

export interface CaseOfFirm {
  readonly caseId: string
  readonly firmId: string
}

export interface SecretRow {
  /** By records' ids. */
  readonly path: string
  /** Whose it is. */
  readonly debtor: 1 | 2
  readonly sealed: Uint8Array
}

/** The newest answer to a question, with what is kept apart from it. */
export interface AnswerRow {
  readonly id: string
  readonly sectionId: string
  readonly questionKey: string
  readonly revision: number
  readonly sealed: Uint8Array
  readonly savedAt: Date
  readonly secrets: readonly SecretRow[]
}

/** All of a section, or of a case, or of a case those to some questions. One statement. */
export async function answerRows(
  db: Db,
  of:
    | { readonly sectionId: string }
    | { readonly caseId: string; readonly questionKeys?: readonly string[] },
): Promise<readonly AnswerRow[]> {
  const condition =
    'sectionId' in of ? sql`a.section_id = ${of.sectionId}` : sql`a.case_id = ${of.caseId}`
  const toQuestions =
    'questionKeys' in of && of.questionKeys
      ? sql` and a.question_key = any(${[...of.questionKeys]}::text[])`
      : sql``
  const { rows } = await sql<
    Omit<AnswerRow, 'secrets'> & { readonly secrets: ReadonlyArray<InText<SecretRow>> }
  >`
    select a.id, a.section_id as "sectionId", a.question_key as "questionKey", a.revision, a.sealed, a.saved_at as "savedAt",
      (select coalesce(json_agg(json_build_object('path', s.path, 'debtor', s.debtor, 'sealed', encode(s.sealed, 'base64'))), '[]')
        from questionnaire_secret s where s.case_id = a.case_id and s.question_key = a.question_key) as secrets
    from questionnaire_answer a
    where ${condition}${toQuestions}`.execute(db)
  return rows.map((row) => ({ ...row, secrets: row.secrets.map(withBytes) }))
}

/** Bytes travel inside JSON as base64. */
export type InText<Row> = Omit<Row, 'sealed'> & { readonly sealed: string }

export function withBytes<Row>(
  row: InText<Row>,
): Omit<Row, 'sealed'> & { readonly sealed: Uint8Array } {
  return { ...row, sealed: Uint8Array.from(Buffer.from(row.sealed, 'base64')) }
}

export async function statesOfCase(db: Db, caseId: string): Promise<QuestionStates> {
  const { rows } = await sql<QuestionState & { readonly questionKey: string }>`
    select ${stateColumns} from question_state where case_id = ${caseId}`.execute(db)
  return new Map(rows.map(({ questionKey, ...state }) => [questionKey, state]))
}

/** What is read of a state, wherever it is read. */
export const stateColumns = sql`question_key as "questionKey", disabled, complete, help, resolution,
  coalesce(help_told_at > portal_now() - interval '1 day', false) as "helpTold", coalesce(opened_told_at > portal_now() - interval '1 day', false) as "openedTold"`

export interface NewState extends Pick<QuestionState, 'disabled' | 'complete' | 'help'> {
  readonly questionKey: string
  readonly sectionId: string
  /** The firm is told of it with this very change. */
  readonly tellsHelp: boolean
  readonly tellsOpened: boolean
  /** The client has changed what the firm had settled. What the firm noted for itself stays. */
  readonly unsettles: boolean
}

export async function writeStates(
  tx: Tx,
  of: CaseOfFirm,
  states: readonly NewState[],
): Promise<void> {
  if (states.length > 0) await sql`${statesWritten(of, states, sql``)}`.execute(tx)
}

/** The statement, or a part of one: it then writes only where the table named in `besides` has a row. */
export function statesWritten(
  { caseId, firmId }: CaseOfFirm,
  states: readonly NewState[],
  besides: RawBuilder<unknown>,
) {
  return sql`insert into question_state as s (case_id, firm_id, section_id, question_key, disabled, complete, help, help_told_at, opened_told_at)
      select ${caseId}::uuid, ${firmId}::uuid, n."sectionId", n."questionKey", n.disabled, n.complete, n.help, case when n."tellsHelp" then portal_now() end, case when n."tellsOpened" then portal_now() end
      from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
        as n("sectionId" uuid, "questionKey" text, disabled boolean, complete boolean, help boolean, "tellsHelp" boolean, "tellsOpened" boolean)${besides}
      on conflict (case_id, question_key) do update set disabled = excluded.disabled, complete = excluded.complete, help = excluded.help,
        help_told_at = coalesce(excluded.help_told_at, s.help_told_at), opened_told_at = coalesce(excluded.opened_told_at, s.opened_told_at),
        (resolution, resolved_by, resolved_at) = (select s.resolution, s.resolved_by, s.resolved_at where s.question_key <> all(${states.flatMap(({ questionKey, unsettles }) => (unsettles ? [questionKey] : []))}::text[]))`
}
