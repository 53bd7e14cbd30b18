// Reminds clients by the schedule of their firm (spec: workspace#automatic-reminders).
import type { Wait } from '#features/notifications/server/limits/limit-messages.ts'
import type { Log } from '#ports/log.ts'
import type { Tx } from '#ports/database.ts'
import { isReminderHour, planReminder } from '../../rules/reminders/reminder-plan.ts'
import { defaultSchedule, type ReminderSchedule } from '../../rules/reminders/schedule.ts'
import { getListContext, listClientsByIds } from '#features/cases/server/rows/client-rows.ts'
import { notifyOfCase, type StaffNoticeDeps } from '#features/cases/server/notify-staff.ts'
import { listNames } from '#features/cases/server/participants/participants.ts'
import {
  findSchedule,
  listCaseReminders,
  listReminderCases,
  lockCaseReminder,
  savePassed,
  startPeriods,
  type CaseReminderRow,
  type ReminderCaseRow,
} from './automatic-reminders.store.ts'
import { toReminderFacts } from './reminder-facts.ts'
import { sendReminder, type RemindDeps } from './send-reminder.ts'

export { startPeriods } from './automatic-reminders.store.ts'

type AutomaticDeps = RemindDeps & StaffNoticeDeps & { readonly log: Log }

const casesOfPage = 500

/** Safe to run concurrently: one transaction locks a case, plans again, sends and records. */
export async function sendAutomaticReminders(deps: AutomaticDeps, firmId: string): Promise<void> {
  const { db } = deps.database
  await startPeriods(db, firmId)
  const schedule = (await findSchedule(db, firmId)) ?? defaultSchedule
  if (!schedule.isOn) return
  let after: string | undefined
  let mayInvite = true
  for (;;) {
    const cases = await listReminderCases(db, {
      firmId,
      ...(after !== undefined && { after }),
      max: casesOfPage,
    })
    const stored = await listCaseReminders(
      db,
      firmId,
      cases.map(({ caseId }) => caseId),
    )
    for (const each of cases) {
      if (!mayInvite && each.waitsFor === 'ACCEPT_INVITATION') continue
      if (!findDueReminder(deps, schedule, each, stored.get(each.caseId))) continue
      // A case that fails does not keep the next ones from their reminders.
      const wait = await deps.database
        .transact((tx) => remind(deps, tx, schedule, each))
        .catch((error: unknown) => {
          deps.log.error({ err: error, caseId: each.caseId }, 'A case could not be reminded')
        })
      // The firm has invited enough for this minute. The next round goes on; others are reminded.
      if (wait?.isOfFirm) mayInvite = false
    }
    after = cases.at(-1)?.caseId
    if (cases.length < casesOfPage) return
  }
}

/** The case may have changed since it was listed, or another process may have reminded it. */
async function remind(
  deps: AutomaticDeps,
  tx: Tx,
  schedule: ReminderSchedule,
  { firmId, caseId }: ReminderCaseRow,
): Promise<Wait | undefined> {
  const key = { firmId, caseId }
  await lockCaseReminder(tx, key)
  const [current] = await listReminderCases(tx, { ...key, max: 1 })
  const stored = await listCaseReminders(tx, firmId, [caseId])
  const due = current && findDueReminder(deps, schedule, current, stored.get(caseId))
  const context = await getListContext(tx, deps, firmId)
  const [client] = due ? await listClientsByIds(tx, context, [caseId]) : []
  if (!due || !client) return undefined
  const skipReason = await sendReminder(deps, tx, client, {})
  if (typeof skipReason === 'object') return skipReason
  if (skipReason === undefined && due.number === due.of)
    await notifyOfCase(deps, tx, key, 'case.last-reminder', await listNames(tx, key))
  const period = { startedOn: due.startedOn, passed: due.number }
  await savePassed(tx, key, period, skipReason === undefined)
  return undefined
}

function findDueReminder(
  { clock }: Pick<RemindDeps, 'clock'>,
  schedule: ReminderSchedule,
  legalCase: ReminderCaseRow,
  stored: CaseReminderRow | undefined,
) {
  const { timeZone } = legalCase
  const now = clock.now()
  if (!isReminderHour(now, timeZone)) return undefined
  const plan = planReminder(toReminderFacts(legalCase, stored), { schedule, now, timeZone })
  return plan.state === 'PLANNED' && plan.isDue ? plan : undefined
}
