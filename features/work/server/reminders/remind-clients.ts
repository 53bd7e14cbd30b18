// Reminders to many clients. A background job works through them, one transaction a case, so that
// they go on after a restart and can be cancelled.
import type { BulkReminder } from '#contract/workspace.generated.ts'
import type { Wait } from '#features/notifications/server/limits/limit-messages.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { problem } from '#features/cases/rules/clients/problems.ts'
import type { SkipReason } from '../../rules/reminders/reminder.ts'
import {
  cancelReminder,
  endReminder,
  findReminder,
  insertReminder,
  listSkipped,
  lockNextCase,
  settleCase,
  type BulkKind,
  type NextCase,
  type ReminderKey,
} from './bulk-reminders.store.ts'
import {
  getClientRows,
  getListContext,
  listClientsByIds,
} from '#features/cases/server/rows/client-rows.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { readSelection } from '#features/cases/server/staff/selected-cases.ts'
import { sendReminder, type RemindDeps } from './send-reminder.ts'

export const reminderQueue = 'remind-clients'

const requestEvents = {
  reminder: 'case.reminders-requested',
  invitation: 'case.invitations-requested',
} as const satisfies Readonly<Record<BulkKind, string>>

/** The job begins when the transaction commits. */
export async function remindClients(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  selected: readonly string[],
): Promise<BulkReminder> {
  requirePermission(deps, viewer, 'remind-clients')
  return startBulk(deps, viewer, selected, 'reminder')
}

/** The caller has checked the permission. */
export async function startBulk(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  selected: readonly string[],
  kind: BulkKind,
): Promise<BulkReminder> {
  const caseIds = readSelection(selected)
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = { id: deps.ids.rowId(), firmId }
    const context = await getListContext(tx, deps, firmId)
    const known = await listClientsByIds(tx, context, caseIds)
    if (known.length === 0) throw problem('clients.no-such-case')
    await insertReminder(
      tx,
      { ...key, staffId, kind },
      known.map(({ caseId }) => caseId).toSorted(),
    )
    await deps.jobs.enqueue(tx, reminderQueue, key)
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, cases: known.length }
    const entry = { event: requestEvents[kind], outcome: 'done', object: key.id } as const
    await deps.audit.record({ ...entry, ...actor, details }, tx)
    return {
      id: key.id,
      isInvitation: kind === 'invitation',
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
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
  id: string,
): Promise<BulkReminder | undefined> {
  if (!isUuid(id)) return undefined
  return deps.workspaceDatabase.forFirm(firmId).transact((tx) => describe(deps, tx, { id, firmId }))
}

export async function cancelReminders(
  deps: WorkspaceDeps,
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
  deps: WorkspaceDeps,
  db: Db,
  key: ReminderKey,
): Promise<BulkReminder | undefined> {
  const stored = await findReminder(db, key)
  if (!stored) return undefined
  const { kind, endedAt, cancelledAt, total, done } = stored
  const skipped = await listSkipped(db, key)
  const context = await getListContext(db, deps, key.firmId)
  const rows = await getClientRows(
    db,
    context,
    skipped.map(({ caseId }) => caseId),
  )
  return {
    id: key.id,
    isInvitation: kind === 'invitation',
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
export async function runReminders(deps: BulkDeps, key: ReminderKey): Promise<void> {
  for (;;) {
    const isOver = await deps.database.transact(async (tx) => {
      const next = await lockNextCase(tx, key)
      if (!next) {
        await endReminder(tx, key)
        return true
      }
      const outcome = await act(deps, tx, { ...next, firmId: key.firmId })
      if (typeof outcome === 'object' && outcome.isOfFirm) {
        await deps.jobs.enqueue(tx, reminderQueue, { ...key }, pauseSeconds)
        return true
      }
      const reason = typeof outcome === 'object' ? 'too-many-messages' : outcome
      await settleCase(tx, { ...key, caseId: next.caseId }, reason)
      return false
    })
    if (isOver) return
  }
}

/** After these, the job goes on with what the firm may send by then. */
const pauseSeconds = 10

export type BulkDeps = RemindDeps &
  Pick<WorkspaceDeps, 'jobs'> & {
    /** Invites the people of a case who have no account. */
    readonly inviteCase: (
      tx: Tx,
      legalCase: CaseOfFirm,
      staffId: string,
    ) => Promise<SkipReason | Wait | undefined>
  }

type ActOnCase = NextCase & CaseOfFirm

async function act(
  deps: BulkDeps,
  tx: Tx,
  { firmId, caseId, staffId, kind }: ActOnCase,
): Promise<SkipReason | Wait | undefined> {
  if (kind === 'invitation') return deps.inviteCase(tx, { firmId, caseId }, staffId)
  const context = await getListContext(tx, deps, firmId)
  const [client] = await listClientsByIds(tx, context, [caseId])
  return client ? sendReminder(deps, tx, client, { staffId }) : 'nothing-open'
}
