// A person of the staff who leaves, with something of each kind that is theirs.
import { sql } from 'kysely'
import { setOutOfOffice } from '#features/notifications/server/staff/staff-settings.ts'
import type { LeavingWork } from '#features/staff/rules/leaving/held-work.ts'
import {
  deactivateStaff,
  readStaffWork,
  type HandOverChoice,
} from '#features/staff/server/people/leaving.ts'
import type { TestApp } from './test-app.ts'
import { assign, createColleague, type Colleague } from './test-staff-notices.ts'

interface Leaver {
  readonly leaver: Colleague
  readonly work: LeavingWork
  readonly taskId: string
  readonly filterId: string
  /** Is out of office today and has named the leaver. */
  readonly away: Colleague
}

/** An attorney, at two cases of the demo. */
export async function createLeaver(app: TestApp, administrator: Colleague): Promise<Leaver> {
  const { ids } = app.deps
  const leaver = await createColleague(app, { role: 'attorney' })
  const { firmId, staffId } = leaver
  const { rosa, whitfield } = app.demoData.cases
  await assign(app, rosa, staffId)
  await assign(app, whitfield, administrator.staffId, staffId)
  const [taskId, filterId] = [ids.rowId(), ids.rowId()]
  await app.rows(sql`insert into case_task (firm_id, id, case_id, title, assignee_id)
    values (${firmId}, ${taskId}, ${rosa}, 'Call', ${staffId})`)
  const filter = JSON.stringify({ assignedTo: staffId, chapter: 7 })
  await app.rows(sql`insert into case_filter (firm_id, id, staff_id, name, is_shared, filter)
    values (${firmId}, ${filterId}, ${staffId}, 'Mine', true, ${filter})`)
  await app.rows(sql`insert into case_reminder (firm_id, case_id, started_on, is_paused, paused_by)
    values (${firmId}, ${rosa}, ${app.today()}, true, ${staffId})
    on conflict (firm_id, case_id) do update
    set is_paused = true, paused_until = null, paused_by = excluded.paused_by`)
  const away = await createColleague(app, { role: 'attorney' })
  const days = { from: app.today(), until: app.today() }
  await setOutOfOffice(app.deps, away.viewer, { ...days, colleagueId: staffId })
  const work = {
    ...{ openCases: 2, casesAsAttorney: 1, tasks: 1 },
    ...{ savedFilters: 1, pausedReminders: 1, substituteFor: 1 },
  }
  return { leaver, work, taskId, filterId, away }
}

/** Colleagues who log in meanwhile move the clock, and a proof lasts five minutes. */
export const proven = (app: TestApp, { viewer }: Colleague) => ({
  ...viewer,
  provenAt: app.clock.now(),
})

/** The acts of an administrator. */
export function actsOf(app: TestApp, administrator: Colleague) {
  const getViewer = () => proven(app, administrator)
  return {
    createLeaver: () => createLeaver(app, administrator),
    deactivate: (leaver: Colleague, choice: HandOverChoice = {}) =>
      deactivateStaff(app.deps, getViewer(), leaver.staffId, choice),
    countWork: ({ staffId }: Colleague) => readStaffWork(app.deps, getViewer(), staffId),
  }
}
