import type { Language } from '#lib/language.ts'
import type { StaffDeps } from '../deps.ts'
import { addPerson, type NewPerson } from './issue-invitation.ts'

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
