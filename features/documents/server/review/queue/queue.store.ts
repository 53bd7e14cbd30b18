// The documents of a firm that wait for a decision (spec: review#queue).
import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { ScanState } from '../../../rules/files/file-state.ts'
import { leaseIsAlive } from '../decide/leases.store.ts'

export interface WaitingDocument {
  readonly id: string
  readonly caseId: string
  readonly name: string
  readonly category: string
  readonly templateKey: string
  readonly uploadedAt: Date
  readonly scanState: ScanState
  readonly orientation: number | null
  readonly sentBy: string
  readonly holderId: string | null
}

export interface QueueQuery {
  readonly firmId: string
  readonly staffId: string
  readonly isMine: boolean
}

/** Sent by a client, undecided, in a case that is open. A decision that can be undone is one. */
const waiting = ({ firmId }: QueueQuery) => sql`
  from document d
  join case_facts f
    on f.firm_id = d.firm_id
    and f.case_id = d.case_id
  where d.firm_id = ${firmId}
    and d.status = 'Pending'
    and d.staff_id is null
    and f.status <> 'Complete'
    and not exists (
      select
      from held_decision h
      where h.firm_id = d.firm_id
        and h.document_id = d.id
        and h.refused_as is null
    )`

const isMine = ({ staffId }: QueueQuery) =>
  sql`(f.attorney_id = ${staffId} or f.paralegal_id = ${staffId})`

const order = {
  'by-client': sql`min(w.uploaded_at) over (partition by w.case_id), w.case_id, w.uploaded_at, w.id`,
  'oldest-first': sql`w.uploaded_at, w.id`,
} as const

export async function listWaitingDocuments(
  db: Db,
  query: QueueQuery & { readonly order: keyof typeof order; readonly max: number },
): Promise<readonly WaitingDocument[]> {
  const { rows } = await sql<WaitingDocument>`
    with w as (
      select d.*
      ${waiting(query)}
        and (${!query.isMine} or ${isMine(query)})
    )
    select
      w.id,
      w.case_id,
      w.name,
      k.name as category,
      k.template_key,
      w.uploaded_at,
      w.scan_state,
      w.orientation,
      coalesce(uploader.given_name, '') as sent_by,
      l.staff_id as holder_id
    from w
    join document_category k
      on k.firm_id = w.firm_id
      and k.id = w.category_id
    left join person_facts uploader on uploader.account_id = w.account_id
    left join review_lease l
      on l.firm_id = w.firm_id
      and l.document_id = w.id
      and l.staff_id <> ${query.staffId}
      and ${leaseIsAlive('l.seen_at')}
    order by ${order[query.order]}
    limit ${query.max}`.execute(db)
  return rows
}

export interface QueueCounts {
  readonly total: number
  readonly mine: number
  readonly since: Date | null
  /** Another value for another list. */
  readonly state: string
}

export async function countWaitingDocuments(db: Db, query: QueueQuery): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select
      count(*) as total,
      count(*) filter (where ${isMine(query)}) as mine,
      min(d.uploaded_at) filter (where ${!query.isMine} or ${isMine(query)}) as since,
      coalesce(
        md5(
          string_agg(d.id::text || d.name || d.scan_state || d.category_id, ',' order by d.id)
            filter (where ${!query.isMine} or ${isMine(query)})
        ),
        ''
      ) as state
    ${waiting(query)}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has one row')
  return counts
}
