import type { StaffInvitation, StaffSignIn } from '#contract/workspace.generated.ts'
import { passwordFindings } from '#features/account/rules/password.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import { nameOfFirm, nameOfStaff } from '#features/firm/server/firms.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { problemFactory } from '#lib/problem.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getLoginFacts, type Source } from '#lib/viewer.ts'
import { linksPerSource } from '../../rules/lockout.ts'
import { staffProblems } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { lockLogin, setPassword } from '../logins.store.ts'
import { beginFlow, type SetCookie } from '../flows/flows.ts'
import { beginAgain } from '../sign-in/begin-again.ts'
import { describeStep, findNextStep } from '../sign-in/sign-in-result.ts'
import { findInvitation, spendInvitation, type InvitationRecord } from './invitations.store.ts'

const problem = problemFactory({ ...accountProblems, ...staffProblems })

async function findOpenInvitation(
  deps: StaffDeps,
  { ip }: Source,
  token: string,
): Promise<InvitationRecord | undefined> {
  if (!(await deps.limits.take(linksPerSource, `ip:${ip}`))) throw problem('staff.too-many')
  const hash = tokenHash(token)
  return findInvitation(deps.workspaceDatabase.forSignIn([hash]).db, hash)
}

/** Null when the link was used or replaced, has expired, or is unknown. */
export async function readInvitation(
  deps: StaffDeps,
  source: Source,
  token: string,
): Promise<StaffInvitation | null> {
  const invitation = await findOpenInvitation(deps, source, token)
  if (!invitation) return null
  const { firmId, staffId, invitedBy } = invitation
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const member = await findStaffMember(db, { firmId, staffId })
  if (!member || member.disabledAt !== null) return null
  const inviter =
    invitedBy === null ? undefined : await nameOfStaff(db, { firmId, staffId: invitedBy })
  return {
    givenName: member.givenName,
    email: member.email,
    firmName: await nameOfFirm(db, firmId),
    invitedBy: inviter ?? null,
  }
}

export interface AcceptInvitationInput {
  readonly token: string
  readonly password: string
}

/** Sets the first password and begins a sign-in. The link works once (spec: staff#invitation). */
export async function acceptInvitation(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  { token, password }: AcceptInvitationInput,
  { reference, keepSecret }: Repetition = unrepeated,
): Promise<StaffSignIn> {
  if (reference !== undefined) return beginAgain(deps, setCookie, { staffId: reference, password })
  const invitation = await findOpenInvitation(deps, source, token)
  if (!invitation) throw problem('staff.link-over')
  const [finding] = passwordFindings(password)
  if (finding) throw problem(finding.code as keyof typeof accountProblems)
  const passwordHash = await deps.passwords.hash(password)
  const { firmId, staffId } = invitation
  const flow = await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    // A concurrent deactivation or new link comes first or waits.
    await lockLogin(tx, staffId)
    const member = await findStaffMember(tx, { firmId, staffId })
    if (!member || member.disabledAt !== null || !(await spendInvitation(tx, tokenHash(token))))
      throw problem('staff.link-over')
    const login = await setPassword(tx, staffId, passwordHash)
    if (!login) throw problem('staff.link-over')
    await deps.audit.record(
      { event: 'staff.invitation-accepted', outcome: 'done', ...getLoginFacts(source, invitation) },
      tx,
    )
    return beginFlow(deps, tx, setCookie, [login])
  })
  keepSecret(staffId)
  return describeStep(deps, flow, findNextStep(flow))
}
