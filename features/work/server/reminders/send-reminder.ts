import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { Wait } from '#features/notifications/server/limits/limit-messages.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { CaseNewsKind } from '#features/cases/rules/case-words.ts'
import { findSkipReason, type SkipReason } from '../../rules/reminders/reminder.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import type { StoredClient } from '#features/cases/server/rows/client-rows.ts'
import type { StaffCaseDeps } from '#features/cases/server/staff/staff-case.ts'
import {
  getParticipantKey,
  listFollowersWhoGoOn,
  listPeople,
  type ParticipantKey,
} from '#features/cases/server/participants/participants.ts'
import { saveReminded } from '#features/cases/server/summary/client-activity.ts'

export type RemindDeps = NotifyDeps &
  Pick<StaffCaseDeps, 'invitationStates'> & {
    readonly audit: Audit
    /** Returns until when the invitations of these people wait, or undefined if they may go. */
    readonly claimInvitations: (
      tx: Tx,
      firmId: string,
      people: readonly ParticipantRecord[],
    ) => Promise<Wait | undefined>
    /** Invites a person again who has no account yet. */
    readonly inviteAgain: (tx: Tx, person: ParticipantKey) => Promise<void>
  }

/** Who asked for the reminder. Without a person of the staff it left by itself. */
export interface ReminderCause {
  readonly staffId?: string
}

/**
 * Reminds the clients of a case, or returns why not (spec: workspace#reminders). If the limits of
 * messages say when, nothing is done before.
 */
export async function sendReminder(
  deps: RemindDeps,
  tx: Tx,
  client: StoredClient,
  cause: ReminderCause,
): Promise<SkipReason | Wait | undefined> {
  const { firmId, caseId, waitsFor } = client
  const invited = await listToInvite(deps, tx, client)
  const followers = await listFollowersWhoGoOn(tx, client)
  const reachable = invited.length + followers.length
  const reason = findSkipReason({ ...client, reachable }, deps.clock.now())
  if (reason) return reason
  const wait = await deps.claimInvitations(tx, firmId, invited)
  if (wait) return wait
  for (const person of invited) await deps.inviteAgain(tx, getParticipantKey(person))
  if (waitsFor !== 'ACCEPT_INVITATION')
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

/**
 * People without an account: all of them while the case waits for an account, else those whose
 * invitation is open or has expired, such as the spouse of a client.
 */
async function listToInvite(
  deps: RemindDeps,
  tx: Tx,
  client: StoredClient,
): Promise<readonly ParticipantRecord[]> {
  const people = (await listPeople(tx, client)).filter(
    ({ accountId, outcome }) => accountId === null && outcome === null,
  )
  if (client.waitsFor === 'ACCEPT_INVITATION' || people.length === 0) return people
  const ids = people.map(({ id }) => id)
  const states = await deps.invitationStates(tx, client.firmId, ids)
  return people.filter(({ id }) => ['OPEN', 'EXPIRED'].includes(states.get(id)?.state ?? ''))
}
