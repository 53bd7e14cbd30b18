import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'

export interface Resolution {
  readonly caseId: string
  readonly firmId: string
  readonly sectionId: string
  readonly questionKey: string
  readonly as: 'answered' | 'leftToUs'
  readonly staffId: string
  readonly note: string | null
  readonly reply: string | null
}

export async function resolveState(
  tx: Tx,
  { caseId, firmId, sectionId, questionKey, as, staffId, note, reply }: Resolution,
): Promise<void> {
  await sql`
    insert into question_state (
      case_id,
      firm_id,
      section_id,
      question_key,
      resolution,
      resolved_by,
      resolution_note,
      resolution_reply,
      resolved_at
    )
    values (
      ${caseId},
      ${firmId},
      ${sectionId},
      ${questionKey},
      ${as},
      ${staffId},
      ${note},
      ${reply},
      portal_now()
    )
    on conflict (case_id, question_key, firm_id) do update
    set
      resolution = excluded.resolution,
      resolved_by = excluded.resolved_by,
      resolution_note = excluded.resolution_note,
      resolution_reply = excluded.resolution_reply,
      resolved_at = excluded.resolved_at,
      help_told_at = null`.execute(tx)
}
