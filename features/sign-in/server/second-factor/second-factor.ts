import {
  findAccount,
  lockAccountById,
  lockLoginAccount,
  mobileProven,
  unlockAccount,
} from '#features/account/server/accounts.ts'
import { saveTimeZone } from '#features/account/server/contact.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { LoginAccount, AccountRecord } from '#features/account/rules/records.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { comparableEmail, maskedEmail } from '#lib/email.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { codesPerAddress } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import {
  beginFlow,
  currentFlow,
  provePhoneInFlow,
  renewFlow,
  type Flow,
  type SetCookie,
} from '../flows/flows.ts'
import { noSession, openSession, recognizeDevice, reopenSession } from '../sessions/open-session.ts'
import { getDestination, sendCode, type Destination } from './send-code.ts'
import {
  dropSecondFactors,
  insertSecondFactor,
  findSecondFactor,
  spendSecondFactor,
} from './second-factors.store.ts'
import type { SignInDeps } from '../deps.ts'

/**
 * Codes belong to the account, so logins share code, tries and limits. A reset starts new limits,
 * because a thief of the old password may have used them up.
 */
const getSubject = ({ id, authVersion }: AccountRecord, { to }: Destination) =>
  `second-factor|${id}|${authVersion}|${to}`

/**
 * The lock prevents a second factor from outliving a password change. Throws sign-in.needs-firm
 * when no channel may receive the code.
 */
export async function beginSecondFactor(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  account: LoginAccount,
  flow: Flow | undefined,
  recovery: { readonly temporaryPasswordWentTo?: 'email' } = {},
): Promise<AuthenticationSessionRecord> {
  const where = getDestination(account, recovery)
  if (flow) await renewFlow(deps, flow)
  const flowHash = flow?.hash ?? (await beginFlow(deps, setCookie, null))
  const sessionId = deps.ids.token()
  await deps.database.transact(async (tx) => {
    if ((await lockLoginAccount(tx, account.id))?.passwordHash !== account.passwordHash)
      throw problem('sign-in.start-again')
    await insertSecondFactor(tx, {
      tokenHash: tokenHash(sessionId),
      accountId: account.id,
      flowHash,
    })
    await sendCode(deps, tx, getSubject(account, where), where, viewer.source.language)
    await deps.audit.record(
      {
        event: 'sign-in.password',
        outcome: 'done',
        ...getRequestFacts(viewer.source),
        accountId: account.id,
      },
      tx,
    )
  })
  return { ...noSession, requiresMfa: true, sessionId, mfaDeliveryDestination: where.masked }
}

/** A lock ends second factors in progress (spec: security#lock-ends-second-factor). */
export async function endSecondFactors(deps: SignInDeps, accountId: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    if (await lockAccountById(tx, accountId)) await dropSecondFactors(tx, accountId)
  })
}

export interface SecondFactorAnswer {
  readonly code: string
  readonly sessionId: string
  readonly user: string
}

/** The flow cookie binds it to this browser (spec: accounts#factor-handle). */
async function accountUnderWay(
  deps: SignInDeps,
  viewer: Viewer,
  answer: { readonly sessionId: string; readonly user: string },
) {
  const flow = await currentFlow(deps, viewer.source)
  const factor =
    flow && (await findSecondFactor(deps.database.db, tokenHash(answer.sessionId), flow.hash))
  const account = factor && (await findAccount(deps.database.db, factor.accountId))
  if (!flow || !account || !isNamedUser(answer.user, account)) throw problem('sign-in.start-again')
  return { flow, account }
}

function isNamedUser(user: string, { emailAddress }: AccountRecord): boolean {
  return comparableEmail(user) === emailAddress || user === maskedEmail(emailAddress)
}

export async function resendMfaCode(
  deps: SignInDeps,
  viewer: Viewer,
  answer: { readonly sessionId: string; readonly user: string },
) {
  const { account } = await accountUnderWay(deps, viewer, answer)
  const where = getDestination(account)
  await deps.database.transact((tx) =>
    sendCode(deps, tx, getSubject(account, where), where, viewer.source.language),
  )
  return { success: true, mfaDeliveryDestination: where.masked }
}

/**
 * A code that was sent to the mobile phone proves the phone, also for a sign-up in this browser.
 */
async function phoneAnswered(tx: Tx, flow: Flow, account: AccountRecord): Promise<void> {
  if (!account.isMobileVerified && !(await mobileProven(tx, account)))
    throw problem('sign-in.start-again')
  if (flow.accountId === account.id) await provePhoneInFlow(tx, flow)
}

/**
 * Opens the session and joins an invited case (spec: accounts#factor-passed). The fifth wrong code
 * ends the login (spec: accounts#factor-codes).
 */
export async function submitMfaCode(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  answer: SecondFactorAnswer,
  { reference, keepSecret }: Repetition = unrepeated,
): Promise<AuthenticationSessionRecord> {
  if (reference !== undefined) return reopenSession(deps, viewer, setCookie, reference)
  if (!(await deps.limits.take(codesPerAddress, `ip:${viewer.source.ip}`)))
    throw problem('sign-in.too-many')
  const { flow, account } = await accountUnderWay(deps, viewer, answer)
  const where = getDestination(account)
  const verdict = await checkCode(deps, getSubject(account, where), answer.code)
  if (verdict !== 'right') {
    if (verdict === 'exhausted')
      await spendSecondFactor(deps.database.db, tokenHash(answer.sessionId))
    await deps.audit.record({
      event: 'sign-in.code',
      outcome: 'refused',
      ...getRequestFacts(viewer.source),
      accountId: account.id,
    })
    throw problem(
      verdict === 'wrong'
        ? 'sign-in.code-wrong'
        : verdict === 'expired'
          ? 'sign-in.code-expired'
          : 'sign-in.start-again',
    )
  }
  const id = deps.ids.rowId()
  return deps.database.transact(async (tx) => {
    if (
      !(await lockAccountById(tx, account.id)) ||
      !(await spendSecondFactor(tx, tokenHash(answer.sessionId)))
    )
      throw problem('sign-in.start-again')
    if (where.channel === 'text') await phoneAnswered(tx, flow, account)
    await unlockAccount(deps, tx, account.id)
    await recognizeDevice(deps, tx, setCookie, account.id)
    await saveTimeZone(tx, account, viewer.source)
    if (flow.invitationId !== null && isComplete(account))
      await deps.clientArrived(tx, { accountId: account.id, invitationId: flow.invitationId })
    const fresh = (await findAccount(tx, account.id)) ?? account
    const session = await openSession(deps, tx, setCookie, viewer, fresh, {
      kind: isComplete(fresh) ? 'client' : 'set-up',
      flowHash: flow.hash,
      id,
    })
    keepSecret(id)
    await deps.audit.record(
      {
        event: 'sign-in.succeeded',
        outcome: 'done',
        ...getRequestFacts(viewer.source),
        accountId: account.id,
      },
      tx,
    )
    return session
  })
}
