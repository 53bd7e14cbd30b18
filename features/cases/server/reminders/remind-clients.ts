// Reminders to many clients. A background job works through them, one transaction a case, so that
// they go on after a restart and can be cancelled.
import type { BulkReminder } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import type { SkipReason } from '../../rules/reminders/reminder.ts'
import {
  cancelReminder,
  endReminder,
  findReminder,
  insertReminder,
  listSkipped,
  lockNextCase,
  settleCase,
  type ReminderKey,
} from './bulk-reminders.store.ts'
import { getClientRows, getListContext } from '../clients/client-rows.ts'
import { listClientsByIds } from '../clients/clients.store.ts'
import type { ClientsDeps } from '../clients/deps.ts'
import { readSelection } from '../clients/selected-cases.ts'
import { sendReminder, type RemindDeps } from './send-reminder.ts'

export const reminderQueue = 'remind-clients'

/** The job begins when the transaction commits. */
export async function remindClients(
  deps: ClientsDeps,
  viewer: StaffViewer,
  selected: readonly string[],
): Promise<BulkReminder> {
  requirePermission(deps, viewer, 'remind-clients')
  const caseIds = readSelection(selected)
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = { id: deps.ids.rowId(), firmId }
    const context = await getListContext(tx, deps, firmId)
    const known = await listClientsByIds(tx, context, caseIds)
    if (known.length === 0) throw problem('clients.no-such-case')
    await insertReminder(tx, { ...key, staffId }, known.map(({ caseId }) => caseId).toSorted())
    await deps.jobs.enqueue(tx, reminderQueue, key)
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, cases: known.length }
    const entry = { event: 'case.reminders-requested', outcome: 'done', object: key.id } as const
    await deps.audit.record({ ...entry, ...actor, details }, tx)
    return {
      id: key.id,
      total: known.length,
      done: 0,
      skipped: [],
      isOver: false,
      isCancelled: false,
    }
  })
}

/** Undefined for an unknown ID. */
export async function readReminder(
  deps: ClientsDeps,
  { firmId }: StaffViewer,
  id: string,
): Promise<BulkReminder | undefined> {
  if (!isUuid(id)) return undefined
  return deps.workspaceDatabase.forFirm(firmId).transact((tx) => describe(deps, tx, { id, firmId }))
}

export async function cancelReminders(
  deps: ClientsDeps,
  viewer: StaffViewer,
  id: string,
): Promise<BulkReminder> {
  requirePermission(deps, viewer, 'remind-clients')
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = { id, firmId }
    if (isUuid(id)) await cancelReminder(tx, key)
    const reminder = isUuid(id) ? await describe(deps, tx, key) : undefined
    if (!reminder) throw problem('clients.reminder-absent')
    return reminder
  })
}

async function describe(
  deps: ClientsDeps,
  db: Db,
  key: ReminderKey,
): Promise<BulkReminder | undefined> {
  const stored = await findReminder(db, key)
  if (!stored) return undefined
  const { endedAt, cancelledAt, total, done } = stored
  const skipped = await listSkipped(db, key)
  const context = await getListContext(db, deps, key.firmId)
  const rows = await getClientRows(
    db,
    context,
    skipped.map(({ caseId }) => caseId),
  )
  return {
    id: key.id,
    total,
    done,
    isOver: endedAt !== null,
    isCancelled: cancelledAt !== null,
    skipped: skipped.flatMap(({ caseId, reason }) => {
      const client = rows.find(({ id }) => id === caseId)
      return client && reason !== null ? [{ client, reason }] : []
    }),
  }
}

/** The work of one job. Goes on where an earlier try has ended. */
export async function runReminders(deps: RemindDeps, key: ReminderKey): Promise<void> {
  for (;;) {
    const isOver = await deps.database.transact(async (tx) => {
      const next = await lockNextCase(tx, key)
      if (!next) {
        await endReminder(tx, key)
        return true
      }
      const reason = await remind(deps, tx, { ...next, firmId: key.firmId })
      await settleCase(tx, { ...key, caseId: next.caseId }, reason)
      return false
    })
    if (isOver) return
  }
}

interface ReminderOfCase {
  readonly firmId: string
  readonly caseId: string
  readonly staffId: string
}

async function remind(
  deps: RemindDeps,
  tx: Tx,
  { firmId, caseId, staffId }: ReminderOfCase,
): Promise<SkipReason | undefined> {
  const context = await getListContext(tx, deps, firmId)
  const [client] = await listClientsByIds(tx, context, [caseId])
  return client ? sendReminder(deps, tx, client, { staffId }) : 'nothing-open'
}
