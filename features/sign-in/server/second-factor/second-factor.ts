// The second factor: a six-digit code to a channel that was proven, and what follows when it is right.
import {
  findAccount,
  holdAccount,
  holdAccountWithPassword,
  mobileProven,
  unlockAccount,
} from '#features/account/server/accounts.ts'
import { noteTimeZone } from '#features/account/server/contact.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountAtTheDoor, AccountRecord } from '#features/account/rules/records.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { comparableEmail, maskedEmail } from '#lib/email.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { codesPerAddress } from '../../rules/lockout.ts'
import { signInProblems } from '../../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import { deviceDays } from '../../rules/session-life.ts'
import { insertDevice } from '../sessions/devices.store.ts'
import {
  beginFlow,
  currentFlow,
  provePhoneInFlow,
  renewFlow,
  type Flow,
  type SetCookie,
} from './flows.ts'
import { nobody, openSession } from '../sessions/open-session.ts'
import { destination, sendCode, type Destination } from './send-code.ts'
import {
  dropSecondFactors,
  insertSecondFactor,
  secondFactor,
  spendSecondFactor,
} from '../sessions/sessions.store.ts'
import { tokenHash } from '../sessions/token-hash.ts'
import type { SignInWorld } from '../deps.ts'

const problem = problemsOf(signInProblems)

/**
 * Codes belong to the account: whoever signs in again within minutes has the same code, the same tries and the same hour's allowance. One that went to another
 * number or address proves nothing, nor does one from before a reset, which has an allowance of its own: a thief of the old password may have used up the other.
 */
const subjectOf = ({ id, authVersion }: AccountRecord, { to }: Destination) =>
  `second-factor|${id}|${authVersion}|${to}`

/**
 * Second factors begin and end while their account is held: one that rests on a password which is being changed neither begins nor outlives it. Throws
 * sign-in.needs-firm when no channel may receive the code: the password was right, so that may be said.
 */
export async function beginSecondFactor(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  account: AccountAtTheDoor,
  flow: Flow | undefined,
  recovery: { readonly temporaryPasswordWentTo?: 'email' } = {},
): Promise<AuthenticationSessionRecord> {
  const where = destination(account, recovery)
  if (flow) await renewFlow(world, flow)
  const flowHash = flow?.hash ?? (await beginFlow(world, setCookie, null))
  const sessionId = world.ids.token()
  await world.database.transact(async (tx) => {
    if ((await holdAccountWithPassword(tx, account.id))?.passwordHash !== account.passwordHash)
      throw problem('sign-in.start-again')
    await insertSecondFactor(tx, {
      tokenHash: tokenHash(sessionId),
      accountId: account.id,
      flowHash,
    })
    await sendCode(world, tx, subjectOf(account, where), where, viewer.source.language)
    await world.audit.record(
      {
        event: 'sign-in.password',
        outcome: 'done',
        accountId: account.id,
        ip: viewer.source.ip,
        requestId: viewer.source.requestId,
      },
      tx,
    )
  })
  return { ...nobody, requiresMfa: true, sessionId, mfaDeliveryDestination: where.masked }
}

/** A lock ends what is under way (safety 2.3). */
export async function endSecondFactors(world: SignInWorld, accountId: string): Promise<void> {
  await world.database.transact(async (tx) => {
    if (await holdAccount(tx, accountId)) await dropSecondFactors(tx, accountId)
  })
}

export interface SecondFactorAnswer {
  readonly code: string
  readonly sessionId: string
  readonly user: string
}

/** Bound to this browser by its flow cookie; `user` must name the account, as it was typed or as secondFactorUnderWay has masked it (safety 2.4). */
async function accountUnderWay(
  world: SignInWorld,
  viewer: Viewer,
  answer: { readonly sessionId: string; readonly user: string },
) {
  const flow = await currentFlow(world, viewer.source)
  const factor =
    flow && (await secondFactor(world.database.db, tokenHash(answer.sessionId), flow.hash))
  const account = factor && (await findAccount(world.database.db, factor.accountId))
  if (!flow || !account || !names(answer.user, account)) throw problem('sign-in.start-again')
  return { flow, account }
}

function names(user: string, { emailAddress }: AccountRecord): boolean {
  return comparableEmail(user) === emailAddress || user === maskedEmail(emailAddress)
}

export async function resendMfaCode(
  world: SignInWorld,
  viewer: Viewer,
  answer: { readonly sessionId: string; readonly user: string },
) {
  const { account } = await accountUnderWay(world, viewer, answer)
  const where = destination(account)
  await world.database.transact((tx) =>
    sendCode(world, tx, subjectOf(account, where), where, viewer.source.language),
  )
  return { success: true, mfaDeliveryDestination: where.masked }
}

/** The code came to the mobile phone: that proves it, also for a sign-up that is under way in this browser. */
async function phoneAnswered(tx: Tx, flow: Flow, account: AccountRecord): Promise<void> {
  if (!account.isMobileVerified && !(await mobileProven(tx, account)))
    throw problem('sign-in.start-again')
  if (flow.accountId === account.id) await provePhoneInFlow(tx, flow)
}

/**
 * Right: the session opens, this device is known from now on, a locked account is open again (decisions 3.6), and a case that was waiting behind an invitation
 * is joined. The fifth wrong code ends this sign-in; sending another does not revive it (safety 2.4).
 */
export async function submitMfaCode(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  answer: SecondFactorAnswer,
): Promise<AuthenticationSessionRecord> {
  if (!(await world.limits.take(codesPerAddress, `ip:${viewer.source.ip}`)))
    throw problem('sign-in.too-many')
  const { flow, account } = await accountUnderWay(world, viewer, answer)
  const where = destination(account)
  const verdict = await checkCode(world, subjectOf(account, where), answer.code)
  if (verdict !== 'right') {
    if (verdict === 'exhausted')
      await spendSecondFactor(world.database.db, tokenHash(answer.sessionId))
    await world.audit.record({
      event: 'sign-in.code',
      outcome: 'refused',
      accountId: account.id,
      ip: viewer.source.ip,
      requestId: viewer.source.requestId,
    })
    throw problem(
      verdict === 'wrong'
        ? 'sign-in.code-wrong'
        : verdict === 'expired'
          ? 'sign-in.code-expired'
          : 'sign-in.start-again',
    )
  }
  const deviceToken = world.ids.token()
  return world.database.transact(async (tx) => {
    if (
      !(await holdAccount(tx, account.id)) ||
      !(await spendSecondFactor(tx, tokenHash(answer.sessionId)))
    )
      throw problem('sign-in.start-again')
    if (where.channel === 'text') await phoneAnswered(tx, flow, account)
    await unlockAccount(world, tx, account.id)
    await insertDevice(tx, tokenHash(deviceToken), account.id)
    await noteTimeZone(tx, account, viewer.source)
    if (flow.invitationId !== null && isComplete(account))
      await world.clientArrived(tx, { accountId: account.id, invitationId: flow.invitationId })
    const fresh = (await findAccount(tx, account.id)) ?? account
    const session = await openSession(world, tx, setCookie, viewer, fresh, {
      kind: isComplete(fresh) ? 'client' : 'set-up',
      flowHash: flow.hash,
    })
    await world.audit.record(
      {
        event: 'sign-in.succeeded',
        outcome: 'done',
        accountId: account.id,
        ip: viewer.source.ip,
        requestId: viewer.source.requestId,
      },
      tx,
    )
    setCookie({ name: 'device', value: deviceToken, maxAgeSeconds: deviceDays * 24 * 3600 })
    return session
  })
}
