// A new password by a link in an email (spec: staff#forgotten-password).
import type { StaffPasswordReset, StaffSignIn } from '#contract/workspace.generated.ts'
import { passwordFindings } from '#features/account/rules/password.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import { nameOfFirm } from '#features/firm/server/firms.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { problemFactory } from '#lib/problem.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getLoginFacts, getRequestFacts, type Source } from '#lib/viewer.ts'
import { forgottenFloorMs, linkMinutes } from '../../rules/links.ts'
import {
  forgottenPerSource,
  linksPerSource,
  resetMailsPerAddress,
  resetMailsPerSource,
} from '../../rules/lockout.ts'
import { staffProblems } from '../../rules/problems.ts'
import { findTrySource, type TrySource } from '../sign-in/attempts.ts'
import type { StaffDeps } from '../deps.ts'
import { lockLogin, setPassword, type LoginRecord } from '../logins.store.ts'
import { listLoginsOfAddress } from '../email/email-hash.ts'
import { endSessions } from '../end-access.ts'
import { notifyPerson } from '../email/notify-people.ts'
import { beginFlow, type SetCookie } from '../flows/flows.ts'
import { beginAgain } from '../sign-in/begin-again.ts'
import { describeStep, findNextStep } from '../sign-in/sign-in-result.ts'
import { deleteLinks, findLink, insertLink, spendLink, type LinkRecord } from './links.store.ts'
import { createNotMeLink } from './not-me-link.ts'

const problem = problemFactory({ ...accountProblems, ...staffProblems })

/** Sends a link to each login of the address. The result reveals none of them. */
export async function forgotPassword(
  deps: StaffDeps,
  source: Source,
  typedEmail: string,
): Promise<void> {
  const startedAt = deps.stopwatch()
  if (!isEmail(typedEmail)) throw problem('staff.email-invalid')
  if (!(await deps.limits.take(forgottenPerSource, `ip:${source.ip}`)))
    throw problem('staff.too-many')
  const logins = await listLoginsOfAddress(deps, typedEmail)
  const email = comparableEmail(typedEmail)
  // Above the limits nothing is sent, and the result is the same.
  if (await claimMail(deps, await findTrySource(deps, source, email, logins), email)) {
    if (logins.length === 0)
      await deps.audit.record({
        event: 'staff.reset-asked',
        outcome: 'refused',
        ...getRequestFacts(source),
      })
    for (const login of logins) await sendResetLink(deps, source, login)
  }
  await deps.notBefore(startedAt, forgottenFloorMs)
}

/** Strangers who use up the emails of an address leave those of its known browsers. */
async function claimMail(
  { limits }: StaffDeps,
  { subject, isKnown }: TrySource,
  email: string,
): Promise<boolean> {
  if (!(await limits.take(resetMailsPerSource, subject))) return false
  return isKnown || limits.take(resetMailsPerAddress, email)
}

async function sendResetLink(deps: StaffDeps, source: Source, login: LoginRecord): Promise<void> {
  const { firmId, staffId } = login
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const token = deps.ids.token()
    await insertLink(tx, tokenHash(token), 'reset', login)
    await deps.audit.record(
      { event: 'staff.reset-asked', outcome: 'done', ...getLoginFacts(source, login) },
      tx,
    )
    await notifyPerson(deps, tx, { firmId, staffId }, source.language, 'passwordReset', {
      link: `${deps.publicUrl}/workspace/reset#token=${token}`,
      minutes: linkMinutes.reset,
    })
  })
}

async function findOpenLink(
  deps: StaffDeps,
  { ip }: Source,
  token: string,
): Promise<LinkRecord | undefined> {
  if (!(await deps.limits.take(linksPerSource, `ip:${ip}`))) throw problem('staff.too-many')
  const hash = tokenHash(token)
  return findLink(deps.workspaceDatabase.forSignIn([hash]).db, hash, 'reset')
}

/** Null when the link was used, has expired, or is unknown. */
export async function readPasswordReset(
  deps: StaffDeps,
  source: Source,
  token: string,
): Promise<StaffPasswordReset | null> {
  const link = await findOpenLink(deps, source, token)
  if (!link) return null
  const { firmId, staffId } = link
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const member = await findStaffMember(db, { firmId, staffId })
  if (!member || member.disabledAt !== null) return null
  return { email: member.email, firmName: await nameOfFirm(db, firmId) }
}

export interface ResetPasswordInput {
  readonly token: string
  readonly password: string
}

/** Sets the password, ends all sessions and begins a sign-in: the second step is still asked. */
export async function resetPassword(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  { token, password }: ResetPasswordInput,
  { reference, keepSecret }: Repetition = unrepeated,
): Promise<StaffSignIn> {
  if (reference !== undefined) return beginAgain(deps, setCookie, { staffId: reference, password })
  const link = await findOpenLink(deps, source, token)
  if (!link) throw problem('staff.reset-link-over')
  const [finding] = passwordFindings(password)
  if (finding) throw problem(finding.code as keyof typeof accountProblems)
  const passwordHash = await deps.passwords.hash(password)
  const { firmId, staffId } = link
  const flow = await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    // A concurrent deactivation or reset by an administrator comes first or waits.
    const current = await lockLogin(tx, staffId)
    const member = await findStaffMember(tx, { firmId, staffId })
    const isOpen = member?.disabledAt === null && current?.passwordHash != null
    if (!isOpen || !(await spendLink(tx, tokenHash(token), 'reset')))
      throw problem('staff.reset-link-over')
    await deleteLinks(tx, staffId, ['reset'])
    await endSessions(tx, staffId, 'password-reset')
    const login = await setPassword(tx, staffId, passwordHash)
    if (!login) throw problem('staff.reset-link-over')
    const facts = getLoginFacts(source, link)
    await deps.audit.record({ event: 'staff.password-reset', outcome: 'done', ...facts }, tx)
    const values = { link: await createNotMeLink(deps, tx, link) }
    await notifyPerson(deps, tx, { firmId, staffId }, source.language, 'passwordChanged', values)
    return beginFlow(deps, tx, setCookie, [login])
  })
  keepSecret(staffId)
  return describeStep(deps, flow, findNextStep(flow))
}
