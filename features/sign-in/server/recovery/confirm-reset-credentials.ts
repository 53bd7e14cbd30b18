// confirmResetCredentials: the temporary password sets a new one, and leads to the second factor like any other first factor.
import {
  findAccountWithPassword,
  holdAccount,
  setPassword,
} from '#features/account/server/accounts.ts'
import { tellAboutChange } from '#features/account/server/channels/notify-about-change.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import type { AccountAtTheDoor } from '#features/account/rules/records.ts'
import { maskedPhone } from '#lib/phone.ts'
import { Problem, problemsOf } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { factorChannel } from '../../rules/factor-channel.ts'
import { codesPerAddress } from '../../rules/lockout.ts'
import { signInProblems } from '../../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import {
  recoveryFloorMilliseconds,
  resetFindings,
  resetTriesPerAccount,
  typedTemporaryPassword,
} from '../../rules/recovery.ts'
import { liftLocks } from '../attempts.ts'
import { currentFlow, type Flow, type SetCookie } from '../second-factor/flows.ts'
import { beginSecondFactor } from '../second-factor/second-factor.ts'
import { tokenHash } from '../sessions/token-hash.ts'
import type { SignInWorld } from '../deps.ts'
import {
  resetByPrefix,
  resetsOfFlow,
  spendReset,
  takeResetTry,
  type LiveReset,
} from './resets.store.ts'
import { prefixHash } from './temporary-password.ts'

const problem = problemsOf({ ...accountProblems, ...signInProblems })

export interface TypedReset {
  /** The temporary password. */
  readonly code: string
  readonly newPassword: string
  readonly accountId?: string | null
}

/**
 * Wrong, expired, used up and unknown are one refusal, in the same time. Right: the new password holds, everything that rested on the old one is over, and the
 * second factor follows; its code never goes where the temporary password went. Where no other channel is proven, nothing changes (safety 2.2, decisions 3.6).
 */
export async function confirmResetCredentials(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: TypedReset,
): Promise<AuthenticationSessionRecord> {
  const startedAt = world.stopwatch()
  try {
    return await confirm(world, viewer, setCookie, typed)
  } catch (error) {
    await world.notBefore(startedAt, recoveryFloorMilliseconds)
    throw error instanceof Problem ? error : problem('sign-in.reset-failed', {}, error)
  }
}

async function confirm(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: TypedReset,
): Promise<AuthenticationSessionRecord> {
  const { code, newPassword } = typed
  const [finding] = resetFindings({
    temporaryPassword: code,
    newPassword,
    confirmation: newPassword,
  })
  if (finding) throw problem(finding.code as keyof typeof signInProblems)
  if (!(await world.limits.take(codesPerAddress, `ip:${viewer.source.ip}`)))
    throw problem('sign-in.too-many')
  const flow = await currentFlow(world, viewer.source)
  const temporaryPassword = typedTemporaryPassword(code)
  const reset = await judge(world, flow, temporaryPassword, typed.accountId ?? undefined)
  if (!reset) {
    await world.audit.record({
      event: 'sign-in.password-reset',
      outcome: 'refused',
      ip: viewer.source.ip,
      requestId: viewer.source.requestId,
    })
    throw problem('sign-in.reset-refused')
  }
  const passwordHash = await world.passwords.hash(newPassword)
  const account = await world.database.transact((tx) =>
    replacePassword(world, tx, viewer, reset, passwordHash),
  )
  await liftLocks(world, viewer, account.emailAddress)
  const answer = await beginSecondFactor(world, viewer, setCookie, account, flow, {
    temporaryPasswordWentTo: 'email',
  })
  return { ...answer, account: onlyUserId(account) }
}

/**
 * The request whose temporary password this is. A try is taken before anything is compared: of the request itself, else of the one that this browser
 * has asked for. A handle counts only in the browser that got it; then the password must belong to somebody who was asked for there.
 */
async function judge(
  world: SignInWorld,
  flow: Flow | undefined,
  temporaryPassword: string,
  handle: string | undefined,
): Promise<LiveReset | undefined> {
  const { db } = world.database
  const askedHere = flow ? await resetsOfFlow(db, flow.hash) : []
  const byHandle =
    handle === undefined
      ? undefined
      : askedHere.find(({ handleHash }) => tokenHash(handle).equals(handleHash))
  const begun = await resetByPrefix(db, prefixHash(world, temporaryPassword))
  const meant =
    begun && (!byHandle || askedHere.some(({ accountId }) => accountId === begun.accountId))
      ? begun
      : undefined
  const counted = meant ?? byHandle ?? askedHere[0]
  const hasTry = counted !== undefined && (await takeResetTry(db, counted.handleHash))
  const mayCompare =
    meant !== undefined &&
    hasTry &&
    (await world.limits.take(resetTriesPerAccount, meant.accountId))
  const isRight = await world.passwords.verify(
    temporaryPassword,
    mayCompare ? meant.temporaryHash : undefined,
  )
  return isRight ? meant : undefined
}

async function replacePassword(
  world: SignInWorld,
  tx: Tx,
  viewer: Viewer,
  reset: LiveReset,
  passwordHash: string,
): Promise<AccountAtTheDoor> {
  const account = await holdAccount(tx, reset.accountId)
  if (!account || !isComplete(account)) throw problem('sign-in.reset-refused')
  if (factorChannel({ ...account, isComplete: true, temporaryPasswordWentTo: 'email' }) === 'none')
    throw problem('sign-in.reset-needs-firm')
  if (!(await spendReset(tx, reset.handleHash))) throw problem('sign-in.reset-refused')
  await setPassword(tx, account.id, passwordHash)
  await world.credentialsChanged(tx, { accountId: account.id, why: 'password-reset' })
  await tellAboutChange(world, tx, account, { what: 'password' })
  await world.audit.record(
    {
      event: 'sign-in.password-reset',
      outcome: 'done',
      accountId: account.id,
      ip: viewer.source.ip,
      requestId: viewer.source.requestId,
    },
    tx,
  )
  return (await findAccountWithPassword(tx, account.id)) ?? { ...account, passwordHash }
}

/** What is told before the second factor: nothing but the user id, which the mail to this address may have told as well. */
function onlyUserId(account: AccountAtTheDoor): AccountAtTheDoor {
  return {
    ...account,
    passwordHash: null,
    givenName: null,
    middleName: null,
    familyName: null,
    suffix: null,
    homePhone: null,
    workPhone: null,
    street: null,
    city: null,
    state: null,
    zip: null,
    hasSsn: false,
    mobilePhone: maskedPhone(account.mobilePhone),
  }
}
