// Responses do not reveal whether a user id exists or whether it is locked.
import {
  findLoginAccount,
  lockLoginAccount,
  setPassword,
} from '#features/account/server/accounts.ts'
import { discardPendingChanges } from '#features/account/server/channels/discard-pending-changes.ts'
import type { LoginAccount } from '#features/account/rules/records.ts'
import { passwordMaxCharacters } from '#features/account/rules/password.ts'
import { comparableEmail, isEmail, maskedEmail } from '#lib/email.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Problem } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import type { AuthenticationSessionRecord } from '../rules/records.ts'
import { signInsPerAddress } from '../rules/lockout.ts'
import { problem } from '../rules/problems.ts'
import { countTry, refuseLocked } from './attempts.ts'
import { beginSecondFactor, endSecondFactors } from './second-factor/second-factor.ts'
import { currentFlow, hasProvenSetUp, type SetCookie } from './flows/flows.ts'
import { noSession, openSession } from './sessions/open-session.ts'
import type { SignInDeps } from './deps.ts'

/** The minimum duration of a refusal (spec: security#same-refusal-time). */
const refusalFloorMilliseconds = 250

export interface Credentials {
  readonly userId: string
  readonly password: string
  readonly fromAccountCreationFlag?: boolean | null
}

/**
 * Counts a try before the comparison (spec: accounts#login-attempts). A lock refuses any password
 * (spec: security#lock-before-password).
 */
export async function signInWithPassword(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: Credentials,
  { keepSecret }: Repetition = unrepeated,
): Promise<AuthenticationSessionRecord> {
  const startedAt = deps.stopwatch()
  try {
    const answer = await judgePassword(deps, viewer, setCookie, typed)
    // Another login with the right password does no harm.
    if (answer.requiresMfa || answer.isAuthenticated) keepSecret()
    return answer
  } catch (error) {
    await deps.notBefore(startedAt, refusalFloorMilliseconds)
    throw error
  }
}

async function judgePassword(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: Credentials,
): Promise<AuthenticationSessionRecord> {
  if (isBlank(typed.userId)) throw problem('sign-in.user-id-required')
  if (typed.password === '') throw problem('sign-in.password-required')
  const { source } = viewer
  if (!(await deps.limits.take(signInsPerAddress, `ip:${source.ip}`)))
    throw problem('sign-in.too-many')
  const userId = comparableEmail(typed.userId)
  const account = isEmail(userId) ? await findLoginAccount(deps.database.db, userId) : undefined
  const tries = await countTry(deps, viewer, userId, account?.id)
  const tooLong = [...typed.password].length > passwordMaxCharacters
  const isRight =
    !tooLong && (await deps.passwords.verify(typed.password, account?.passwordHash ?? undefined))
  if (!account || !isRight) throw await refuseWrong(deps, viewer, account, tries.remainingIfWrong)
  await tries.clear()
  const renewed = await renewPasswordHash(deps, account, typed.password)
  return proceed(deps, viewer, setCookie, renewed, typed.fromAccountCreationFlag === true)
}

/** A hash of an older key version is made again, which only the typed password allows. */
async function renewPasswordHash(
  deps: SignInDeps,
  account: LoginAccount,
  password: string,
): Promise<LoginAccount> {
  const replaced = account.passwordHash
  if (replaced === null || !deps.passwords.isOutdated(replaced)) return account
  const passwordHash = await deps.passwords.hash(password)
  const isRenewed = await deps.database.transact((tx) =>
    setPassword(tx, account.id, passwordHash, replaced),
  )
  return isRenewed ? { ...account, passwordHash } : account
}

async function refuseWrong(
  deps: SignInDeps,
  viewer: Viewer,
  account: LoginAccount | undefined,
  attemptsRemaining: number,
): Promise<Problem> {
  await deps.audit.record({
    event: 'sign-in.password',
    outcome: 'refused',
    ...getRequestFacts(viewer.source),
    ...(account ? { accountId: account.id } : {}),
  })
  if (attemptsRemaining > 0)
    return problem(attemptsRemaining === 1 ? 'sign-in.wrong-last' : 'sign-in.wrong', {
      attemptsRemaining,
    })
  if (account) await endSecondFactors(deps, account.id)
  return refuseLocked(deps)
}

/**
 * After a sign-up in this browser, opens a set-up session (spec: accounts#set-up-session),
 * otherwise begins the second factor. Discards an unconfirmed change
 * (spec: accounts#pending-change-dropped).
 */
async function proceed(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  account: LoginAccount,
  fromAccountCreation: boolean,
): Promise<AuthenticationSessionRecord> {
  const flow = await currentFlow(deps, viewer.source)
  if (fromAccountCreation && hasProvenSetUp(flow, account)) {
    return deps.database.transact(async (tx) => {
      if ((await lockLoginAccount(tx, account.id))?.passwordHash !== account.passwordHash)
        throw problem('sign-in.start-again')
      return openSession(deps, tx, setCookie, viewer, account, {
        kind: 'set-up',
        flowHash: flow.hash,
      })
    })
  }
  const discarded = await discardPendingChanges(deps, viewer, account.id)
  if (discarded) return toChangedBack(account, discarded)
  return beginSecondFactor(deps, viewer, setCookie, account, flow)
}

/** Masks both phones. The current address is not masked, because the client typed it. */
function toChangedBack(
  account: LoginAccount,
  discarded: { readonly email?: string; readonly mobile?: string },
): AuthenticationSessionRecord {
  return {
    ...noSession,
    ...(discarded.email === undefined
      ? {}
      : {
          unVerifiedEmailAddressReset: true,
          verifiedEmailAddress: account.emailAddress,
          unVerifiedEmailAddress: maskedEmail(discarded.email),
        }),
    ...(discarded.mobile === undefined
      ? {}
      : {
          unVerifiedMobilePhoneReset: true,
          verifiedMobilePhone: maskedPhone(account.mobilePhone),
          unVerifiedMobilePhone: maskedPhone(discarded.mobile),
        }),
  }
}
