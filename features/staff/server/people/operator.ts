// What the operator does from the command line.
import type { StaffKey } from '#features/firm/server/firms.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { requireMessages } from '#features/notifications/server/limits/limit-messages.ts'
import type { Language } from '#lib/language.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { lockLogin } from '../logins.store.ts'
import { endAccess } from '../end-access.ts'
import { addPerson, issueInvitation, type NewPerson } from './issue-invitation.ts'
import { toColleagueMessage } from '../email/notify-people.ts'

/** For the operator, who sets up a firm. Returns the link, which is also mailed. */
export async function inviteAdministrator(
  deps: StaffDeps,
  person: Omit<NewPerson, 'role'>,
  language: Language,
): Promise<string> {
  const { firmId } = person
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const administrator = { ...person, role: 'administrator' } as const
    const options = { invitedBy: null, language }
    const { staffId, link } = await addPerson(deps, tx, administrator, options)
    await deps.audit.record(
      {
        event: 'staff.invited',
        outcome: 'done',
        firmId,
        object: staffId,
        details: { actor: 'operator', role: 'administrator' },
      },
      tx,
    )
    return link
  })
}

/** As an administrator's reset. Returns the link, which is also mailed. */
export async function resetByOperator(
  deps: StaffDeps,
  { firmId, staffId }: StaffKey,
  language: Language,
): Promise<string> {
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    await lockLogin(tx, staffId)
    const member = await findStaffMember(tx, { firmId, staffId })
    if (!member || member.disabledAt !== null) throw problem('staff.absent')
    await requireMessages(deps, tx, { language }, toColleagueMessage(firmId, member))
    await endAccess(tx, staffId, 'reset')
    const options = { invitedBy: null, language, message: 'reset' } as const
    const link = await issueInvitation(deps, tx, member, options)
    await deps.audit.record(
      {
        event: 'staff.sign-in-reset',
        outcome: 'done',
        firmId,
        object: staffId,
        details: { actor: 'operator' },
      },
      tx,
    )
    return link
  })
}
