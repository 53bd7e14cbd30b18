// The reminders of one case, as the firm sees and pauses them (spec: workspace#automatic-reminders).
import type {
  CaseReminders,
  ReminderSchedule as ContractSchedule,
} from '#contract/workspace.generated.ts'
import { changeFirmSetting } from '#features/staff/server/settings/change-firm-setting.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay, isCalendarDay } from '#lib/dates.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { planReminder } from '../../rules/reminders/reminder-plan.ts'
import {
  defaultSchedule,
  findScheduleProblems,
  problem,
  type ReminderSchedule,
} from '../../rules/reminders/schedule.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { findColleague, listColleagues } from '#features/staff/server/colleagues.ts'
import {
  findSchedule,
  listCaseReminders,
  listReminderCases,
  savePause,
  saveSchedule,
} from './automatic-reminders.store.ts'
import { toReminderFacts } from './reminder-facts.ts'

export interface ChangePauseInput {
  readonly caseId: string
  /** The version that was read. */
  readonly version: number
  /** The last day of a pause; null for one without an end. Undefined ends the pause. */
  readonly until: string | null | undefined
}

export function readSchedule(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
): Promise<ContractSchedule> {
  return readStored(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export function changeSchedule(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { version, schedule }: { readonly version: number; readonly schedule: ReminderSchedule },
) {
  const { firmId } = viewer
  return changeFirmSetting(deps, viewer, {
    event: 'firm.reminders-changed',
    check() {
      const [finding] = findScheduleProblems(schedule)
      if (finding) throw problem(finding.code, finding.params)
    },
    save: (tx) => saveSchedule(tx, firmId, version, schedule),
    read: async (tx) => ({ schedule: await readStored(tx, firmId) }),
    refusal: () => problem('cases.schedule-changed'),
  })
}

async function readStored(db: Db, firmId: string): Promise<ContractSchedule> {
  return (await findSchedule(db, firmId)) ?? { ...defaultSchedule, version: 0 }
}

export async function readCaseReminders(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<CaseReminders> {
  return deps.workspaceDatabase
    .forFirm(viewer.firmId)
    .transact(async (tx) => read(deps, tx, await requireCase(tx, viewer, caseId)))
}

export async function changePause(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { caseId, version, until }: ChangePauseInput,
): Promise<CaseReminders> {
  requirePermission(deps, viewer, 'remind-clients')
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const today = await readToday(deps, tx, key)
    if (until != null && !(isCalendarDay(until) && until > today))
      throw problem('cases.pause-day-invalid')
    const isPaused = until !== undefined
    const isSaved = await savePause(tx, key, version, {
      isPaused,
      pausedUntil: until ?? null,
      pausedBy: isPaused ? viewer.staffId : null,
      today,
    })
    const reminders = await read(deps, tx, key)
    if (!isSaved) throw outdated(problem('cases.pause-changed'), { reminders })
    await deps.audit.record(
      {
        event: isPaused ? 'case.reminders-paused' : 'case.reminders-resumed',
        outcome: 'done',
        ...getStaffActor(viewer),
        object: key.caseId,
      },
      tx,
    )
    return reminders
  })
}

async function readToday({ clock }: WorkspaceDeps, tx: FirmTx, key: CaseOfFirm): Promise<string> {
  return calendarDay(clock.now(), (await findCase(tx, key)).timeZone)
}

async function findCase(tx: FirmTx, { firmId, caseId }: CaseOfFirm) {
  const [legalCase] = await listReminderCases(tx, { firmId, caseId, max: 1 })
  if (!legalCase) throw new Error('A case has no summary')
  return legalCase
}

async function read(
  { clock }: WorkspaceDeps,
  tx: FirmTx,
  { firmId, caseId }: CaseOfFirm,
): Promise<CaseReminders> {
  const legalCase = await findCase(tx, { firmId, caseId })
  const stored = (await listCaseReminders(tx, firmId, [caseId])).get(caseId)
  const schedule = (await findSchedule(tx, firmId)) ?? defaultSchedule
  const { timeZone, waitsFor, reminders: total, remindedAt: lastSentAt } = legalCase
  const plan = planReminder(toReminderFacts(legalCase, stored), {
    schedule,
    now: clock.now(),
    timeZone,
  })
  const isPaused = plan.state === 'PAUSED'
  const pausedBy = isPaused
    ? findColleague(await listColleagues(tx, { firmId }), stored?.pausedBy ?? null)
    : null
  return {
    state: plan.state,
    waitsFor,
    ...(plan.state === 'PLANNED' && { day: plan.day, number: plan.number, of: plan.of }),
    pausedUntil: isPaused ? (stored?.pausedUntil ?? null) : null,
    pausedBy,
    total,
    lastSentAt,
    version: stored?.version ?? 0,
  }
}
