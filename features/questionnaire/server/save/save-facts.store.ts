import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { QuestionState, QuestionStates } from '../../rules/saving/question-states.ts'
import {
  stateColumns,
  withBytes,
  type AnswerRow,
  type InText,
  type SecretRow,
} from '../read/answers.store.ts'

export interface SaveFactsQuery extends CaseOfFirm {
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

/** Runs one statement (spec: saving#cost). */
export async function findSaveFacts(db: Db, query: SaveFactsQuery): Promise<SaveFacts> {
  const row = await readFacts(db, query)
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

interface FactsRow {
  readonly answers: ReadonlyArray<
    InText<Omit<AnswerRow, 'secrets' | 'sectionId' | 'savedAt'>> & { readonly savedAt: string }
  >
  readonly secrets: ReadonlyArray<InText<SecretRow>>
  readonly base: InText<NonNullable<SaveFacts['base']>> | null
  readonly lastRevision: number | null
  readonly lastSequence: number | null
  readonly sameSequence: { readonly revision: number; readonly sentHash: string } | null
  readonly states: ReadonlyArray<QuestionState & { readonly questionKey: string }>
}

async function readFacts(db: Db, query: SaveFactsQuery): Promise<FactsRow> {
  const { caseId, firmId, questionKey, deciders, baseRevision, writer, sequence, savedBy } = query
  const ofCase = sql`case_id = ${caseId}::uuid and firm_id = ${firmId}::uuid`
  const ofQuestion = sql`${ofCase} and question_key = ${questionKey}`
  const isOwn = sql`coalesce(writer = ${writer}::uuid and saved_by = ${savedBy}::uuid, false)`

  const answers = sql`(
    select coalesce(json_agg(json_build_object(
      'id', id,
      'questionKey', question_key,
      'revision', revision,
      'savedAt', saved_at,
      'sealed', encode(sealed, 'base64')
    )), '[]')
    from questionnaire_answer
    where ${ofCase}
      and question_key = any(${[questionKey, ...deciders]}::text[])
  )`

  const secrets = sql`(
    select coalesce(json_agg(json_build_object(
      'path', path,
      'debtor', debtor,
      'sealed', encode(sealed, 'base64')
    )), '[]')
    from questionnaire_secret
    where ${ofQuestion}
  )`

  const isAfterBase = sql`became_current and revision > ${baseRevision}::int`
  const firstUnseen = sql`(
    select min(revision)
    from questionnaire_revision
    where ${ofQuestion}
      and ${isAfterBase}
      and not ${isOwn}
  )`
  const lastSeen = sql`(
    select max(revision)
    from questionnaire_revision
    where ${ofQuestion}
      and ${isAfterBase}
      and ${isOwn}
      and revision < coalesce(${firstUnseen}, 2147483647)
  )`
  const base = sql`(
    select json_build_object('revision', revision, 'sealed', encode(sealed, 'base64'))
    from questionnaire_revision
    where ${ofQuestion}
      and revision = coalesce(${lastSeen}, ${baseRevision}::int)
  )`

  const lastRevision = sql`(
    select max(revision)
    from questionnaire_revision
    where ${ofQuestion}
  )`

  const lastSequence = sql`(
    select max(sequence)
    from questionnaire_revision
    where ${ofQuestion}
      and ${isOwn}
  )`

  const sameSequence = sql`(
    select json_build_object('revision', revision, 'sentHash', encode(sent_hash, 'base64'))
    from questionnaire_revision
    where ${ofQuestion}
      and ${isOwn}
      and sequence = ${sequence}::bigint
      and sent_hash is not null
    order by revision desc
    limit 1
  )`

  const states = sql`(
    select coalesce(json_agg(state), '[]')
    from (
      select ${stateColumns}
      from question_state
      where ${ofCase}
    ) as state
  )`

  const { rows } = await sql<FactsRow>`
    select
      ${answers} as answers,
      ${secrets} as secrets,
      ${base} as base,
      ${lastRevision} as last_revision,
      ${lastSequence} as last_sequence,
      ${sameSequence} as same_sequence,
      ${states} as states`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A question without a table answers one row')
  return row
}
