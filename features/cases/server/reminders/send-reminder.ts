import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { CaseNewsKind } from '../../rules/case-words.ts'
import { findSkipReason, type SkipReason } from '../../rules/reminders/reminder.ts'
import type { StoredClient } from '../clients/clients.store.ts'
import {
  getParticipantKey,
  listFollowers,
  listPeople,
  type ParticipantKey,
} from '../participants/participants.ts'
import { saveReminded } from '../summary/summary.store.ts'

export type RemindDeps = NotifyDeps & {
  readonly audit: Audit
  /** Invites a person again who has no account yet. */
  readonly inviteAgain: (tx: Tx, person: ParticipantKey) => Promise<void>
}

/** Who asked for the reminder. Without a person of the staff it left by itself. */
export interface ReminderCause {
  readonly staffId?: string
}

/** Reminds the clients of a case, or returns why not (spec: workspace#reminders). */
export async function sendReminder(
  deps: RemindDeps,
  tx: Tx,
  client: StoredClient,
  cause: ReminderCause,
): Promise<SkipReason | undefined> {
  const { firmId, caseId, waitsFor } = client
  const invited =
    waitsFor === 'ACCEPT_INVITATION'
      ? (await listPeople(tx, client)).filter(({ accountId }) => accountId === null)
      : []
  const followers = await listFollowers(tx, client)
  const reachable = invited.length + followers.length
  const reason = findSkipReason({ ...client, reachable }, deps.clock.now())
  if (reason) return reason
  for (const person of invited) await deps.inviteAgain(tx, getParticipantKey(person))
  if (invited.length === 0)
    for (const { accountId } of followers)
      await notify(deps, tx, {
        firmId,
        caseId,
        accountId,
        type: 'case',
        kind: 'case.reminder' satisfies CaseNewsKind,
        params: { values: { task: waitsFor ?? '' } },
      })
  await saveReminded(tx, client)
  const details = { ...cause, task: waitsFor ?? '' }
  const entry = { event: 'case.reminded', outcome: 'done', firmId, object: caseId } as const
  await deps.audit.record({ ...entry, details }, tx)
  return undefined
}
