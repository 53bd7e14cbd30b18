// Alone knows the answers, what is kept apart from them, and the states of the questions.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { KnownState } from '../rules/progress.ts'

/** What is known of a question without reading its answer. */
export interface QuestionState extends KnownState {
  readonly help: boolean
  /** The firm was told of it within a day. */
  readonly helpTold: boolean
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
  readonly complete: boolean
  readonly savedAt: Date
  readonly secrets: readonly SecretRow[]
}

/** All of a section, or of a case. One statement. */
export async function answerRows(db: Db, of: { readonly sectionId: string } | { readonly caseId: string }): Promise<readonly AnswerRow[]> {
  const condition = 'sectionId' in of ? sql`a.section_id = ${of.sectionId}` : sql`a.case_id = ${of.caseId}`
  const { rows } = await sql<Omit<AnswerRow, 'secrets'> & { readonly secrets: ReadonlyArray<InText<SecretRow>> }>`
    select a.id, a.section_id as "sectionId", a.question_key as "questionKey", a.revision, a.sealed, a.complete, a.saved_at as "savedAt",
      (select coalesce(json_agg(json_build_object('path', s.path, 'debtor', s.debtor, 'sealed', encode(s.sealed, 'base64'))), '[]')
        from questionnaire_secret s where s.case_id = a.case_id and s.question_key = a.question_key) as secrets
    from questionnaire_answer a
    where ${condition}`.execute(db)
  return rows.map((row) => ({ ...row, secrets: row.secrets.map(withBytes) }))
}

/** Bytes travel inside JSON as base64. */
export type InText<Row> = Omit<Row, 'sealed'> & { readonly sealed: string }

export function withBytes<Row>(row: InText<Row>): Omit<Row, 'sealed'> & { readonly sealed: Uint8Array } {
  return { ...row, sealed: Uint8Array.from(Buffer.from(row.sealed, 'base64')) }
}

export async function statesOfCase(db: Db, caseId: string): Promise<QuestionStates> {
  const { rows } = await sql<QuestionState & { readonly questionKey: string }>`
    select question_key as "questionKey", disabled, complete, help, resolution,
      coalesce(help_told_at > portal_now() - interval '1 day', false) as "helpTold" from question_state where case_id = ${caseId}`.execute(db)
  return new Map(rows.map(({ questionKey, ...state }) => [questionKey, state]))
}

export interface NewState extends Omit<QuestionState, 'resolution' | 'helpTold'> {
  readonly questionKey: string
  readonly sectionId: string
}

/** A resolution of the firm's stays. */
export async function writeStates(tx: Tx, { caseId, firmId }: CaseOfFirm, states: readonly NewState[]): Promise<void> {
  if (states.length === 0) return
  await sql`
    insert into question_state (case_id, firm_id, section_id, question_key, disabled, complete, help)
    select ${caseId}::uuid, ${firmId}::uuid, n."sectionId", n."questionKey", n.disabled, n.complete, n.help
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as n("sectionId" uuid, "questionKey" text, disabled boolean, complete boolean, help boolean)
    on conflict (case_id, question_key) do update set disabled = excluded.disabled, complete = excluded.complete, help = excluded.help`.execute(tx)
}
