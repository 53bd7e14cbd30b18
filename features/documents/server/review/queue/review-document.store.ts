import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { Reason } from '../../../rules/categories/asked-by-answers.ts'
import type { DocumentStatus } from '../../../rules/document-status.ts'
import type { ScanState } from '../../../rules/files/file-state.ts'
import type { DocumentKey } from '../../documents.store.ts'

export interface ReviewedRow {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly name: string
  readonly uploadedAt: Date
  readonly bytes: number
  readonly scanState: ScanState
  readonly orientation: number | null
  readonly flags: readonly string[]
  readonly status: DocumentStatus
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly replacedBy: string | null
  /** Null once the account left the case. */
  readonly senderDebtor: 1 | 2 | null
  readonly sentBy: string
  readonly isJoint: boolean
  readonly timeZone: string
  readonly plannedFilingOn: string | null
  readonly categoryId: string
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly categoryName: string
  readonly description: string
  readonly period: string | null
  readonly because: readonly Reason[] | null
  readonly stillNeeded: readonly string[]
}

/** A document that a client sent, with its category and case. */
export async function findReviewedRow(
  db: Db,
  { id, firmId }: DocumentKey,
): Promise<ReviewedRow | undefined> {
  const { rows } = await sql<ReviewedRow>`
    select
      d.id,
      d.firm_id,
      d.case_id,
      d.name,
      d.uploaded_at,
      d.bytes,
      d.scan_state,
      d.orientation,
      d.flags,
      d.status,
      d.decided_at,
      d.decided_by,
      newer.id as replaced_by,
      sender.debtor as sender_debtor,
      coalesce(uploader.given_name, '') as sent_by,
      f.is_joint,
      f.time_zone,
      f.planned_filing_on,
      k.id as category_id,
      k.template_key,
      k.debtor,
      k.name as category_name,
      k.description,
      k.period,
      k.because,
      k.still_needed
    from document d
    join document_category k
      on k.firm_id = d.firm_id
      and k.id = d.category_id
    join case_facts f
      on f.firm_id = d.firm_id
      and f.case_id = d.case_id
    left join document newer
      on newer.firm_id = d.firm_id
      and newer.replaces_id = d.id
    left join participant_facts sender
      on sender.firm_id = d.firm_id
      and sender.case_id = d.case_id
      and sender.account_id = d.account_id
    left join person_facts uploader on uploader.account_id = d.account_id
    where d.firm_id = ${firmId}
      and d.id = ${id}
      and d.staff_id is null
    limit 1`.execute(db)
  return rows[0]
}

export interface SiblingRow {
  readonly id: string
  readonly name: string
  readonly status: DocumentStatus
  readonly uploadedAt: Date
}

/** The other documents that clients sent to the category, without replaced ones; newest first. */
export async function listSiblings(
  db: Db,
  { id, firmId, categoryId }: DocumentKey & { readonly categoryId: string },
): Promise<readonly SiblingRow[]> {
  const { rows } = await sql<SiblingRow>`
    select id, name, status, uploaded_at
    from document
    where firm_id = ${firmId}
      and category_id = ${categoryId}
      and id <> ${id}
      and staff_id is null
      and status <> 'Replaced'
    order by uploaded_at desc, id desc
    limit 100`.execute(db)
  return rows
}
