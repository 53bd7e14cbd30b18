import type { StaffAuthenticator, StaffSignIn } from '#contract/workspace.generated.ts'
import { nameOfFirm } from '#features/firm/server/firms.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getLoginFacts, type Source } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import { removeLocksOfLogin } from './attempts.ts'
import { createAuthenticator, createRecoveryCodes, findStepOfCode } from '../authenticator.ts'
import type { StaffDeps } from '../deps.ts'
import { confirmAuthenticator, lockLogin, saveAuthenticator } from '../logins.store.ts'
import type { LoginRecord } from '../logins.store.ts'
import { notifyPerson } from '../email/notify-people.ts'
import { createBrowserTokens, recognizeBrowser, toSignInKeys } from '../sessions/known-browsers.ts'
import { openSession } from '../sessions/open-session.ts'
import { reopenSession } from '../sessions/reopen-session.ts'
import { lockFlow } from '../flows/flows.store.ts'
import { getCurrentFlow, type Flow, type SetCookie } from '../flows/flows.ts'
import { beginCodeTry, refuseCode } from './second-step.ts'
import { findNextStep, getLogin, success } from './sign-in-result.ts'

/** Replaces the secret until its first code was right. Null if an authenticator is set up. */
export async function beginAuthenticator(
  deps: StaffDeps,
  source: Source,
): Promise<StaffAuthenticator | null> {
  const login = findLoginToSetUp(await getCurrentFlow(deps, source))
  if (!login) return null
  const { firmId, staffId } = login
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const member = await findStaffMember(db, { firmId, staffId })
  if (!member) throw problem('staff.start-again')
  // The name of the firm distinguishes two logins of the same address.
  const label = `${member.email} (${await nameOfFirm(db, firmId)})`
  const { sealed, secret, uri } = createAuthenticator(deps, staffId, label)
  const isSaved = await saveAuthenticator(db, login, sealed)
  return isSaved ? { secret, uri } : null
}

/** The first right code confirms the authenticator, creates the recovery codes and signs in. */
export async function submitFirstCode(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  code: string,
  repetition: Repetition = unrepeated,
): Promise<StaffSignIn> {
  if (repetition.reference !== undefined)
    return reopenSession(deps, source, setCookie, repetition.reference, async (tx, staffId) => ({
      recoveryCodes: await createRecoveryCodes(deps, tx, staffId),
    }))
  const { flow, tries } = await beginCodeTry(deps, source)
  const target = findLoginToSetUp(flow)
  if (!target) throw problem('staff.start-again')
  const { firmId, staffId } = target
  const browser = createBrowserTokens(deps, source)
  const database = deps.workspaceDatabase.forFirm(firmId, toSignInKeys(browser))
  const outcome = await database.transact(async (tx) => {
    const isOpen = (await lockFlow(tx, flow.tokenHash)) !== undefined
    const login = await lockLogin(tx, staffId)
    const isCurrent = login?.authVersion === target.authVersion && !login.isConfirmed
    if (!isOpen || !isCurrent) return problem('staff.start-again')
    const step = await findStepOfCode(deps, login, code)
    if (step === undefined) {
      const kind = { event: 'staff.code', refusal: 'staff.code-wrong' } as const
      return refuseCode(deps, tx, source, { ...flow, logins: [login] }, kind)
    }
    await confirmAuthenticator(tx, staffId, step)
    const recoveryCodes = await createRecoveryCodes(deps, tx, staffId)
    const facts = getLoginFacts(source, login)
    await deps.audit.record({ event: 'staff.authenticator-set-up', outcome: 'done', ...facts }, tx)
    await notifyPerson(deps, tx, { firmId, staffId }, source.language, 'authenticatorSetUp')
    await recognizeBrowser(deps, tx, source, setCookie, login, browser, false)
    const session = await openSession(deps, tx, source, setCookie, flow, login, repetition)
    return { ...success, next: 'SIGNED_IN', session, recoveryCodes } as const
  })
  if (outcome instanceof Error) throw outcome
  await tries.clear()
  await removeLocksOfLogin(deps, source, outcome.session.me.email, target)
  return outcome
}

function findLoginToSetUp(flow: Flow): LoginRecord | undefined {
  const step = findNextStep(flow)
  return step?.type === 'set-up' ? getLogin(flow, step.staffId) : undefined
}
