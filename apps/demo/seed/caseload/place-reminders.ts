// How far the automatic reminders of each case have come. Only the role of staff writes them.
import { sql } from 'kysely'
import { startPeriods } from '#features/work/server/reminders/send-automatic-reminders.ts'
import { defaultSchedule } from '#features/work/rules/reminders/schedule.ts'
import type { Db } from '#ports/database.ts'
import type { StaffDeps } from '#features/staff/server/deps.ts'
import type { Days } from './days.ts'
import type { PlacedCase } from './placed-case.ts'

/** Days that are over stay over, so that the first start sends nothing. */
export async function placeReminders(
  { workspaceDatabase }: Pick<StaffDeps, 'workspaceDatabase'>,
  days: Days,
  cases: readonly PlacedCase[],
): Promise<void> {
  for (const firmId of new Set(cases.map(({ firm }) => firm.id))) {
    const { db } = workspaceDatabase.forFirm(firmId)
    await startPeriods(db, firmId)
    await passDays(db, firmId, days.today)
  }
}

async function passDays(db: Db, firmId: string, today: string): Promise<void> {
  await sql`
    update case_reminder r
    set
      started_on = period.started_on,
      passed = (
        select count(*)
        from unnest(
          case
            when r.waits_for = 'ACCEPT_INVITATION' then ${defaultSchedule.invitationDays}::int[]
            else ${defaultSchedule.taskDays}::int[]
          end
        ) as days_after
        where period.started_on + days_after <= ${today}::date
      )
    from (
      select s.firm_id, s.case_id, coalesce(s.client_active_at, s.invited_at)::date as started_on
      from case_summary s
    ) period
    where r.firm_id = ${firmId}
      and period.firm_id = r.firm_id
      and period.case_id = r.case_id
      and period.started_on is not null`.execute(db)
}
