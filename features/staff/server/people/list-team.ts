import type { StaffFactor, StaffMember, StaffState } from '#contract/workspace.generated.ts'
import {
  findStaffMember,
  listStaffMembers,
  type StaffMemberRecord,
} from '#features/firm/server/staff-members.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { isPermitted } from '../../rules/permissions.ts'
import { toContractRole } from '../../rules/roles.ts'
import { problem } from '../../rules/problems.ts'
import { listLocks } from '../sign-in/attempts.ts'
import type { StaffDeps } from '../deps.ts'
import { listLoginFacts, type LoginFacts } from '../logins.store.ts'
import { listFactors } from '../../rules/factors.ts'

/** All people of the firm, by family name. */
export async function listTeam(
  deps: StaffDeps,
  { firmId, role }: StaffViewer,
): Promise<readonly StaffMember[]> {
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const members = await listStaffMembers(db, firmId)
  const facts = await listLoginFacts(
    db,
    members.map(({ id }) => id),
  )
  const factsById = new Map(facts.map((login) => [login.staffId, login]))
  const holders = await listHolders(deps, db, members)
  const team = members.map((member) => ({
    ...toStaffMember(member, factsById.get(member.id)),
    hasWork: holders.has(member.id),
  }))
  return isPermitted(role, 'people') ? withLocks(deps, team, factsById) : team
}

/** Of the people who have left. */
async function listHolders(
  { heldWork }: StaffDeps,
  db: Db,
  members: readonly StaffMemberRecord[],
): Promise<ReadonlySet<string>> {
  const left = members.filter(({ disabledAt }) => disabledAt !== null)
  const [first] = left
  if (!first) return new Set()
  return heldWork.listHolders(
    db,
    first.firmId,
    left.map(({ id }) => id),
  )
}

/** Of people who can log in: an address that is only invited may be a person of another firm. */
async function withLocks(
  deps: StaffDeps,
  team: readonly StaffMember[],
  factsById: ReadonlyMap<string, LoginFacts>,
): Promise<readonly StaffMember[]> {
  const addresses = team.flatMap(({ id, email, state }) => {
    const emailHash = factsById.get(id)?.emailHash
    return state === 'ACTIVE' && emailHash ? [{ id, email, emailHash }] : []
  })
  const locks = await listLocks(deps, addresses)
  const lockById = new Map(addresses.map(({ id }, index) => [id, locks[index]]))
  return team.map((member) => ({ ...member, lockedUntil: lockById.get(member.id) ?? null }))
}

export async function readOwnMember(
  deps: StaffDeps,
  { firmId, staffId }: StaffViewer,
): Promise<StaffMember> {
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const member = await findStaffMember(db, { firmId, staffId })
  if (!member) throw problem('staff.signed-out')
  return toMember(db, member)
}

export async function toMember(db: Db, member: StaffMemberRecord): Promise<StaffMember> {
  const [login] = await listLoginFacts(db, [member.id])
  return toStaffMember(member, login)
}

function toStaffMember(member: StaffMemberRecord, login: LoginFacts | undefined): StaffMember {
  const { id, givenName, familyName, email, role, office, officeId } = member
  return {
    id,
    givenName,
    familyName,
    email,
    role: toContractRole(role),
    state: toState(member, login),
    office,
    officeId,
    factors: toFactors(login),
    lastSeenAt: login?.lastSeenAt ?? null,
    invitationEndsAt: login?.invitationEndsAt ?? null,
    lockedUntil: null,
    hasWork: false,
  }
}

function toState({ disabledAt }: StaffMemberRecord, login: LoginFacts | undefined): StaffState {
  if (disabledAt !== null) return 'DEACTIVATED'
  return login?.hasPassword === true ? 'ACTIVE' : 'INVITED'
}

function toFactors(login: LoginFacts | undefined): readonly StaffFactor[] {
  if (login?.isConfirmed !== true) return []
  return listFactors(login)
}
