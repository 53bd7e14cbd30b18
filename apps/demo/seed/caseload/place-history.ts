// What happened in the cases, so that their tab of activity has something to show. The rows were
// written without the use cases, which would have written the audit.
import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'
import type { PlacedCase } from './placed-case.ts'

export async function placeHistory(tx: Tx, cases: readonly PlacedCase[]): Promise<void> {
  const ids = cases.map(({ id }) => id)
  await sql`
    insert into audit (id, event, outcome, firm_id, account_id, object, details, at)
    select gen_random_uuid(), h.event, 'done', h.firm_id, h.account_id, h.object, h.details, h.at
    from (
      select c.firm_id, 'case.created' as event, null::uuid as account_id, c.id::text as object,
        jsonb_build_object('staffId', c.attorney_id) as details,
        c.opened_on + interval '15 hours' as at
      from legal_case c
      where c.id = any(${ids}::uuid[])
      union all
      select p.firm_id, 'case.joined', p.account_id, p.id::text, '{}',
        c.opened_on + interval '40 hours'
      from participant p
      join legal_case c on c.id = p.case_id and c.firm_id = p.firm_id
      where p.case_id = any(${ids}::uuid[])
        and p.account_id is not null
      union all
      select c.firm_id, 'case.status-changed', null, c.id::text,
        jsonb_build_object('staffId', c.attorney_id), c.filed_on + interval '16 hours'
      from legal_case c
      where c.id = any(${ids}::uuid[])
        and c.filed_on is not null
      union all
      select d.firm_id, 'document.uploaded', d.account_id, d.id::text, '{}', d.uploaded_at
      from document d
      where d.case_id = any(${ids}::uuid[])
        and d.account_id is not null
      union all
      select d.firm_id,
        case d.status when 'Rejected' then 'document.rejected' else 'document.accepted' end,
        null, d.id::text, jsonb_build_object('staffId', coalesce(c.paralegal_id, c.attorney_id)),
        d.decided_at
      from document d
      join legal_case c on c.id = d.case_id and c.firm_id = d.firm_id
      where d.case_id = any(${ids}::uuid[])
        and d.status in ('Accepted', 'Rejected')
        and d.decided_at is not null
    ) h
    where h.at < portal_now()`.execute(tx)
}
