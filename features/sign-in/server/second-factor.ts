// The second factor: a six-digit code to a channel that was proven, and what follows when it is right.
import { findAccount, mobileProven } from '#features/account/server/accounts.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { codeMail, codeText } from '#features/verification/server/code-message.ts'
import { issueCode } from '#features/verification/server/issue-code.ts'
import { comparableEmail, maskedEmail } from '#kit/email.ts'
import { maskedPhone } from '#kit/phone.ts'
import { problemsOf } from '#kit/problem.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { codesPerAddress } from '../rules/lockout.ts'
import { signInProblems } from '../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../rules/records.ts'
import { deviceDays } from '../rules/session-life.ts'
import { beginFlow, currentFlow, provePhoneInFlow, renewFlow, type Flow, type SetCookie } from './flows.ts'
import { nobody, openSession } from './open-session.ts'
import { insertDevice, insertSecondFactor, secondFactor, spendSecondFactor } from './sessions.store.ts'
import { tokenHash } from './token-hash.ts'
import type { SignInWorld } from './world.ts'

const problem = problemsOf(signInProblems)

/** Codes belong to the account: whoever signs in again within minutes has the same code, the same tries and the same hour's allowance. */
const subjectOf = (accountId: string) => `second-factor|${accountId}`

/** Where the code goes: the mobile phone; the e-mail only when that alone has been proven (safety 1, deviations). */
function destination(account: AccountRecord): { readonly channel: 'text' | 'email'; readonly masked: string } {
  return account.isMobileVerified || !account.isEmailVerified
    ? { channel: 'text', masked: maskedPhone(account.mobilePhone) }
    : { channel: 'email', masked: maskedEmail(account.emailAddress) }
}

export async function beginSecondFactor(
  world: SignInWorld, viewer: Viewer, setCookie: SetCookie, account: AccountRecord, flow: Flow | undefined,
): Promise<AuthenticationSessionRecord> {
  if (flow) await renewFlow(world, flow)
  const flowHash = flow?.hash ?? (await beginFlow(world, setCookie, null))
  const sessionId = world.ids.token()
  await world.database.transact(async (tx) => {
    await insertSecondFactor(tx, { tokenHash: tokenHash(sessionId), accountId: account.id, flowHash })
    await sendCode(world, tx, account)
    await world.audit.record({ event: 'sign-in.password', outcome: 'done', accountId: account.id, ip: viewer.source.ip, requestId: viewer.source.requestId }, tx)
  })
  return { ...nobody, requiresMfa: true, sessionId, mfaDeliveryDestination: destination(account).masked }
}

async function sendCode(world: SignInWorld, tx: Tx, account: AccountRecord): Promise<void> {
  const code = await issueCode(world, tx, subjectOf(account.id))
  if (!code) return
  const message = destination(account).channel === 'text'
    ? { channel: 'text' as const, to: account.mobilePhone, body: codeText(code, world.publicHost) }
    : { channel: 'email' as const, to: account.emailAddress, ...codeMail(code) }
  await world.outbox.post(tx, { ...message, expiresAfterSeconds: 300 })
}

export interface SecondFactorAnswer {
  readonly code: string
  readonly sessionId: string
  readonly user: string
}

/** Bound to this browser by its flow cookie; `user` must be the account's user id (safety 2.4). */
async function accountUnderWay(world: SignInWorld, viewer: Viewer, answer: { readonly sessionId: string; readonly user: string }) {
  const flow = await currentFlow(world, viewer.source)
  const factor = flow && (await secondFactor(world.database.db, tokenHash(answer.sessionId), flow.hash))
  const account = factor && (await findAccount(world.database.db, factor.accountId))
  if (!flow || !account || comparableEmail(answer.user) !== account.emailAddress) throw problem('sign-in.start-again')
  return { flow, account }
}

export async function resendMfaCode(world: SignInWorld, viewer: Viewer, answer: { readonly sessionId: string; readonly user: string }) {
  const { account } = await accountUnderWay(world, viewer, answer)
  await world.database.transact((tx) => sendCode(world, tx, account))
  return { success: true, mfaDeliveryDestination: destination(account).masked }
}

/** The code came to the mobile phone: that proves it, also for a sign-up that is under way in this browser. */
async function phoneAnswered(tx: Tx, flow: Flow, account: AccountRecord): Promise<void> {
  if (!account.isMobileVerified && !(await mobileProven(tx, account))) throw problem('sign-in.start-again')
  if (flow.accountId === account.id) await provePhoneInFlow(tx, flow)
}

/**
 * Right: the session opens, this device is known from now on, and a case that was waiting behind an invitation is joined. The fifth wrong code ends this
 * sign-in; sending another does not revive it (safety 2.4).
 */
export async function submitMfaCode(world: SignInWorld, viewer: Viewer, setCookie: SetCookie, answer: SecondFactorAnswer): Promise<AuthenticationSessionRecord> {
  if (!(await world.limits.take(codesPerAddress, `ip:${viewer.source.ip}`))) throw problem('sign-in.too-many')
  const { flow, account } = await accountUnderWay(world, viewer, answer)
  const verdict = await checkCode(world, subjectOf(account.id), answer.code)
  if (verdict !== 'right') {
    if (verdict === 'exhausted') await spendSecondFactor(world.database.db, tokenHash(answer.sessionId))
    await world.audit.record({ event: 'sign-in.code', outcome: 'refused', accountId: account.id, ip: viewer.source.ip, requestId: viewer.source.requestId })
    throw problem(verdict === 'wrong' ? 'sign-in.code-wrong' : verdict === 'expired' ? 'sign-in.code-expired' : 'sign-in.start-again')
  }
  const deviceToken = world.ids.token()
  return world.database.transact(async (tx) => {
    if (!(await spendSecondFactor(tx, tokenHash(answer.sessionId)))) throw problem('sign-in.start-again')
    if (destination(account).channel === 'text') await phoneAnswered(tx, flow, account)
    await insertDevice(tx, tokenHash(deviceToken), account.id)
    if (flow.invitationId !== null && isComplete(account)) await world.clientArrived(tx, { accountId: account.id, invitationId: flow.invitationId })
    const fresh = (await findAccount(tx, account.id)) ?? account
    const session = await openSession(world, tx, setCookie, fresh, { kind: isComplete(fresh) ? 'client' : 'set-up', flowHash: flow.hash })
    await world.audit.record({ event: 'sign-in.succeeded', outcome: 'done', accountId: account.id, ip: viewer.source.ip, requestId: viewer.source.requestId }, tx)
    setCookie({ name: 'device', value: deviceToken, maxAgeSeconds: deviceDays * 24 * 3600 })
    return session
  })
}
