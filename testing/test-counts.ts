// Compares what the client list reads with a count of all rows (spec: workspace#case-summary).
import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'

/** The kept counts, deadlines, courses and lines before filing that a count of all rows changes; empty when all are right. */
export async function listWrongCounts(deps: AppDeps): Promise<readonly string[]> {
  const wrong: string[] = []
  await deps.database
    .transact(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from firm`.execute(tx)
      const before = await readCounts(tx)
      for (const { id } of rows) await deps.countCasesAgain(tx, id)
      const after = await readCounts(tx)
      for (const [caseId, counts] of after)
        if (before.get(caseId) !== counts)
          wrong.push(`kept ${before.get(caseId) ?? 'nothing'}\ncounted ${counts}`)
      throw new RollBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error
    })
  return wrong
}

class RollBack extends Error {}

async function readCounts(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ caseId: string; counts: string }>`
    select
      case_id,
      (
        to_jsonb(s) - array[
          'client_active_at', 'last_active_at', 'last_active_debtor', 'last_active_staff_id',
          'undelivered_at', 'reminders', 'reminded_at'
        ]
        || jsonb_build_object('deadlines', (
          select jsonb_agg(to_jsonb(d) - array['firm_id', 'case_id'] order by d.kind, d.debtor)
          from case_deadline d
          where d.firm_id = s.firm_id and d.case_id = s.case_id
        ), 'courses', (
          select jsonb_agg(to_jsonb(l) - array['firm_id', 'case_id'] order by l.course_number, l.debtor)
          from course_line l
          where l.firm_id = s.firm_id and l.case_id = s.case_id
        ), 'filing', (
          select jsonb_agg(to_jsonb(f) - array['firm_id', 'case_id'] order by f.line, f.debtor)
          from filing_line f
          where f.firm_id = s.firm_id and f.case_id = s.case_id
        ))
      )::text as counts
    from case_summary s`.execute(tx)
  return new Map(rows.map(({ caseId, counts }) => [caseId, counts]))
}
