// What the client list shows: counts of all cases, and who was active when.
import { sql } from 'kysely'
import type { Days } from './days.ts'
import type { CaseloadContext, PlacedCase } from './placed-case.ts'

/** Every fourth case was last touched by the firm, a day after the client. */
const staffActsInEvery = 4

export async function countCases(
  { deps, tx, days }: CaseloadContext,
  cases: readonly PlacedCase[],
): Promise<void> {
  const firmIds = new Set(cases.map(({ firm }) => firm.id))
  for (const firmId of firmIds) await deps.countCasesAgain(tx, firmId)
  const rows = cases.map((placed) => toActivity(days, placed))
  await sql`
    update case_summary s
    set
      client_active_at = n.client_active_at,
      last_active_at = n.last_active_at,
      last_active_debtor = n.last_active_debtor,
      last_active_staff_id = n.last_active_staff_id,
      undelivered_at = n.undelivered_at,
      reminders = n.reminders,
      reminded_at = n.reminded_at
    from jsonb_populate_recordset(null::case_summary, ${JSON.stringify(rows)}::jsonb) n
    where s.firm_id = n.firm_id and s.case_id = n.case_id`.execute(tx)
}

function toActivity(days: Days, { id, firm, story, people, index, paralegalId }: PlacedCase) {
  const { visitedDaysAgo, invitedDaysAgo, remindedDaysAgo, undelivered } = story
  const invitedAt = days.at(invitedDaysAgo, index)
  const isClient = people[0]?.accountId !== undefined
  const clientDaysAgo = visitedDaysAgo ?? Math.max(0, invitedDaysAgo - 1)
  const clientActiveAt = isClient ? days.at(clientDaysAgo, index) : null
  const isStaff = isClient && clientDaysAgo > 1 && index % staffActsInEvery === 0
  return {
    firm_id: firm.id,
    case_id: id,
    client_active_at: clientActiveAt,
    last_active_at: isStaff ? days.at(clientDaysAgo - 1, index) : (clientActiveAt ?? invitedAt),
    last_active_debtor: isClient && !isStaff ? 1 : null,
    last_active_staff_id: isStaff ? paralegalId : null,
    undelivered_at: undelivered ? invitedAt : null,
    reminders: remindedDaysAgo === undefined ? 0 : 1,
    reminded_at: remindedDaysAgo === undefined ? null : days.at(remindedDaysAgo, index),
  }
}
