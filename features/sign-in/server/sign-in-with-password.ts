// tokenFromUsernameAndPassword: the first factor. Right or wrong, known or unknown, locked or not: the answers tell nothing they should not.
import { findAccountAtTheDoor, holdAccountWithPassword } from '#features/account/server/accounts.ts'
import { discardPendingChanges } from '#features/account/server/channels/discard-pending-changes.ts'
import type { AccountAtTheDoor } from '#features/account/rules/records.ts'
import { passwordMaxCharacters } from '#features/account/rules/password.ts'
import { comparableEmail, isEmail, maskedEmail } from '#lib/email.ts'
import { maskedPhone } from '#lib/phone.ts'
import { problemsOf, type Problem } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { AuthenticationSessionRecord } from '../rules/records.ts'
import { signInsPerAddress } from '../rules/lockout.ts'
import { signInProblems } from '../rules/problems.ts'
import { countTry, locked } from './attempts.ts'
import { beginSecondFactor, endSecondFactors } from './second-factor/second-factor.ts'
import { currentFlow, hasProvenSetUp, type SetCookie } from './second-factor/flows.ts'
import { nobody, openSession } from './sessions/open-session.ts'
import type { SignInWorld } from './deps.ts'

const problem = problemsOf(signInProblems)

/** Refusals take at least this long, so that a lock and a wrong password look alike (safety 2.3). */
const refusalFloorMilliseconds = 250

export interface Credentials {
  readonly userId: string
  readonly password: string
  readonly fromAccountCreationFlag?: boolean | null
}

/**
 * Five wrong passwords for one user id from one source lock it for five minutes; a try is counted before it is judged. The lock is answered before and
 * independently of the password (seeds/000, sections 4, 8 and 9; safety 2.3).
 */
export async function signInWithPassword(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: Credentials,
): Promise<AuthenticationSessionRecord> {
  const startedAt = world.stopwatch()
  try {
    return await judge(world, viewer, setCookie, typed)
  } catch (error) {
    await world.notBefore(startedAt, refusalFloorMilliseconds)
    throw error
  }
}

async function judge(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: Credentials,
): Promise<AuthenticationSessionRecord> {
  if (isBlank(typed.userId)) throw problem('sign-in.user-id-required')
  if (typed.password === '') throw problem('sign-in.password-required')
  const { source } = viewer
  if (!(await world.limits.take(signInsPerAddress, `ip:${source.ip}`)))
    throw problem('sign-in.too-many')
  const userId = comparableEmail(typed.userId)
  const account = isEmail(userId)
    ? await findAccountAtTheDoor(world.database.db, userId)
    : undefined
  const tries = await countTry(world, viewer, userId, account?.id)
  const tooLong = [...typed.password].length > passwordMaxCharacters
  const isRight =
    !tooLong && (await world.passwords.verify(typed.password, account?.passwordHash ?? undefined))
  if (!account || !isRight) throw await wrong(world, viewer, account, tries.remainingIfWrong)
  await tries.clear()
  return goOn(world, viewer, setCookie, account, typed.fromAccountCreationFlag === true)
}

async function wrong(
  world: SignInWorld,
  viewer: Viewer,
  account: AccountAtTheDoor | undefined,
  attemptsRemaining: number,
): Promise<Problem> {
  await world.audit.record({
    event: 'sign-in.password',
    outcome: 'refused',
    ip: viewer.source.ip,
    requestId: viewer.source.requestId,
    ...(account ? { accountId: account.id } : {}),
  })
  if (attemptsRemaining > 0)
    return problem(attemptsRemaining === 1 ? 'sign-in.wrong-last' : 'sign-in.wrong', {
      attemptsRemaining,
    })
  if (account) await endSecondFactors(world, account.id)
  return locked(world)
}

/**
 * The password was right: directly after a sign-up in this browser a set-up session, otherwise the second factor. A change of phone or e-mail that nobody
 * confirmed is let go first, and only said (decisions 3.4).
 */
async function goOn(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  account: AccountAtTheDoor,
  fromAccountCreation: boolean,
): Promise<AuthenticationSessionRecord> {
  const flow = await currentFlow(world, viewer.source)
  if (fromAccountCreation && hasProvenSetUp(flow, account)) {
    return world.database.transact(async (tx) => {
      if ((await holdAccountWithPassword(tx, account.id))?.passwordHash !== account.passwordHash)
        throw problem('sign-in.start-again')
      return openSession(world, tx, setCookie, viewer, account, {
        kind: 'set-up',
        flowHash: flow.hash,
      })
    })
  }
  const discarded = await discardPendingChanges(world, viewer, account.id)
  if (discarded) return changedBack(account, discarded)
  return beginSecondFactor(world, viewer, setCookie, account, flow)
}

/** Phones are masked on both sides; the address on file is the one that was typed. */
function changedBack(
  account: AccountAtTheDoor,
  discarded: { readonly email?: string; readonly mobile?: string },
): AuthenticationSessionRecord {
  return {
    ...nobody,
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
