import {
  findAccountWithPassword,
  lockAccountById,
  setPassword,
} from '#features/account/server/accounts.ts'
import { notifyAboutChange } from '#features/account/server/channels/notify-about-change.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import type { LoginAccount } from '#features/account/rules/records.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { maskedPhone } from '#lib/phone.ts'
import { Problem, problemFactory } from '#lib/problem.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
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
import { removeSignInLocks } from '../attempts.ts'
import { currentFlow, type Flow, type SetCookie } from '../flows/flows.ts'
import { beginSecondFactor } from '../second-factor/second-factor.ts'
import type { SignInDeps } from '../deps.ts'
import {
  resetByPrefix,
  resetsOfFlow,
  consumeResetRequest,
  claimResetTry,
  type LiveReset,
} from './resets.store.ts'
import { prefixHashes } from './temporary-password.ts'

const problem = problemFactory({ ...accountProblems, ...signInProblems })

export interface TypedReset {
  readonly code: string
  readonly newPassword: string
  readonly accountId?: string | null
}

/**
 * All refusals look alike (spec: accounts#reset-form). A correct password sets the new one and
 * begins the second factor (spec: accounts#reset-effects, accounts#reset-second-factor).
 */
export async function confirmResetCredentials(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: TypedReset,
  repetition: Repetition = unrepeated,
): Promise<AuthenticationSessionRecord> {
  const startedAt = deps.stopwatch()
  try {
    return await (repetition.reference === undefined
      ? confirm(deps, viewer, setCookie, typed, repetition)
      : confirmAgain(deps, viewer, setCookie, typed, repetition.reference))
  } catch (error) {
    await deps.notBefore(startedAt, recoveryFloorMilliseconds)
    throw error instanceof Problem ? error : problem('sign-in.reset-failed', {}, error)
  }
}

async function confirm(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: TypedReset,
  { keepSecret }: Repetition,
): Promise<AuthenticationSessionRecord> {
  const { code, newPassword } = typed
  const [finding] = resetFindings({
    temporaryPassword: code,
    newPassword,
    confirmation: newPassword,
  })
  if (finding) throw problem(finding.code as keyof typeof signInProblems)
  if (!(await deps.limits.take(codesPerAddress, `ip:${viewer.source.ip}`)))
    throw problem('sign-in.too-many')
  const flow = await currentFlow(deps, viewer.source)
  const temporaryPassword = typedTemporaryPassword(code)
  const reset = await judgeReset(deps, flow, temporaryPassword, typed.accountId ?? undefined)
  if (!reset) {
    await deps.audit.record({
      event: 'sign-in.password-reset',
      outcome: 'refused',
      ...getRequestFacts(viewer.source),
    })
    throw problem('sign-in.reset-refused')
  }
  const passwordHash = await deps.passwords.hash(newPassword)
  const account = await deps.database.transact((tx) =>
    replacePassword(deps, tx, viewer, reset, passwordHash),
  )
  await removeSignInLocks(deps, viewer, account.emailAddress)
  keepSecret(account.id)
  return proceed(deps, viewer, setCookie, account, flow)
}

/** The password was set and the browser does not know it (spec: security#lost-answer). */
async function confirmAgain(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  { newPassword }: TypedReset,
  accountId: string,
): Promise<AuthenticationSessionRecord> {
  const account = await findAccountWithPassword(deps.database.db, accountId)
  const isCurrent = await deps.passwords.verify(newPassword, account?.passwordHash ?? undefined)
  if (!account || !isCurrent) throw problem('sign-in.reset-refused')
  return proceed(deps, viewer, setCookie, account, await currentFlow(deps, viewer.source))
}

async function proceed(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  account: LoginAccount,
  flow: Flow | undefined,
): Promise<AuthenticationSessionRecord> {
  const answer = await beginSecondFactor(deps, viewer, setCookie, account, flow, {
    temporaryPasswordWentTo: 'email',
  })
  return { ...answer, account: onlyUserId(account) }
}

/**
 * Counts a try before any comparison. A handle is valid only in the browser that received it, and
 * only for accounts that were requested in this browser.
 */
async function judgeReset(
  deps: SignInDeps,
  flow: Flow | undefined,
  temporaryPassword: string,
  handle: string | undefined,
): Promise<LiveReset | undefined> {
  const { db } = deps.database
  const askedHere = flow ? await resetsOfFlow(db, flow.hash) : []
  const byHandle =
    handle === undefined
      ? undefined
      : askedHere.find(({ handleHash }) => tokenHash(handle).equals(handleHash))
  const begun = await resetByPrefix(db, prefixHashes(deps, temporaryPassword))
  const meant =
    begun && (!byHandle || askedHere.some(({ accountId }) => accountId === begun.accountId))
      ? begun
      : undefined
  const counted = meant ?? byHandle ?? askedHere[0]
  const hasTry = counted !== undefined && (await claimResetTry(db, counted.handleHash))
  const mayCompare =
    meant !== undefined && hasTry && (await deps.limits.take(resetTriesPerAccount, meant.accountId))
  const isRight = await deps.passwords.verify(
    temporaryPassword,
    mayCompare ? meant.temporaryHash : undefined,
  )
  return isRight ? meant : undefined
}

async function replacePassword(
  deps: SignInDeps,
  tx: Tx,
  viewer: Viewer,
  reset: LiveReset,
  passwordHash: string,
): Promise<LoginAccount> {
  const account = await lockAccountById(tx, reset.accountId)
  if (!account || !isComplete(account)) throw problem('sign-in.reset-refused')
  if (factorChannel({ ...account, isComplete: true, temporaryPasswordWentTo: 'email' }) === 'none')
    throw problem('sign-in.reset-needs-firm')
  if (!(await consumeResetRequest(tx, reset.handleHash))) throw problem('sign-in.reset-refused')
  await setPassword(tx, account.id, passwordHash)
  await deps.credentialsChanged(tx, { accountId: account.id, why: 'password-reset' })
  await notifyAboutChange(deps, tx, account, { what: 'password' })
  await deps.audit.record(
    {
      event: 'sign-in.password-reset',
      outcome: 'done',
      ...getRequestFacts(viewer.source),
      accountId: account.id,
    },
    tx,
  )
  return (await findAccountWithPassword(tx, account.id)) ?? { ...account, passwordHash }
}

function onlyUserId(account: LoginAccount): LoginAccount {
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
