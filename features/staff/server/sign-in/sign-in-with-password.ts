// Refusals do not reveal whether an address is known, locked or deactivated.
import type { StaffSignIn } from '#contract/workspace.generated.ts'
import { passwordMaxCharacters } from '#features/account/rules/password.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { isBlank } from '#lib/text.ts'
import { getLoginFacts, getRequestFacts, type Source } from '#lib/viewer.ts'
import { maxLogins, signInsPerSource } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import { countPasswordTry, findTrySource, getLockedProblem } from './attempts.ts'
import type { StaffDeps } from '../deps.ts'
import { replaceHashes, type LoginRecord } from '../logins.store.ts'
import { hashEmail, listLoginsOfAddress } from '../email/email-hash.ts'
import { beginFlow, type SetCookie } from '../flows/flows.ts'
import { describeStep, findNextStep } from './sign-in-result.ts'

/** The minimum duration of a refusal (spec: staff#equal-refusals). */
const refusalFloorMs = 250

export interface StaffCredentials {
  readonly email: string
  readonly password: string
}

/** A lock refuses any password. The try is counted before the comparison. */
export async function signInWithPassword(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  input: StaffCredentials,
): Promise<StaffSignIn> {
  const startedAt = deps.stopwatch()
  try {
    const logins = await findLoginsOfPassword(deps, source, input)
    const { workspaceDatabase } = deps
    const flow = await workspaceDatabase.transact(async (tx) => {
      for (const login of logins)
        await deps.audit.record(
          { event: 'staff.password', outcome: 'done', ...getLoginFacts(source, login) },
          tx,
        )
      return beginFlow(deps, tx, setCookie, logins)
    })
    return await describeStep(deps, flow, findNextStep(flow))
  } catch (error) {
    await deps.notBefore(startedAt, refusalFloorMs)
    throw error
  }
}

async function findLoginsOfPassword(
  deps: StaffDeps,
  source: Source,
  input: StaffCredentials,
): Promise<readonly LoginRecord[]> {
  if (isBlank(input.email)) throw problem('staff.email-required')
  if (input.password === '') throw problem('staff.password-required')
  if (!(await deps.limits.take(signInsPerSource, `ip:${source.ip}`)))
    throw problem('staff.too-many')
  const email = comparableEmail(input.email)
  const known = isEmail(email) ? await listLoginsOfAddress(deps, input.email) : []
  const trySource = await findTrySource(deps, source, email, known)
  const tries = await countPasswordTry(deps, trySource, email)
  const isTooLong = [...input.password].length > passwordMaxCharacters
  const fitting = isTooLong ? [] : await filterByPassword(deps, known, input.password)
  if (fitting.length > 0) {
    await tries.clear()
    for (const login of fitting) await renewHashes(deps, login, input)
    return fitting
  }
  await auditWrongPassword(deps, source, known)
  const attemptsRemaining = tries.remainingIfWrong
  if (attemptsRemaining === 0) throw getLockedProblem()
  throw problem(attemptsRemaining === 1 ? 'staff.wrong-last' : 'staff.wrong', { attemptsRemaining })
}

/** Always compares as many hashes, so that the time does not reveal how many logins there are. */
async function filterByPassword(
  { passwords }: StaffDeps,
  known: readonly LoginRecord[],
  password: string,
): Promise<readonly LoginRecord[]> {
  const results = await Promise.all(
    Array.from({ length: maxLogins }, (_, index) =>
      passwords.verify(password, known[index]?.passwordHash ?? undefined),
    ),
  )
  return known.filter((_, index) => results[index])
}

/** Hashes of older key versions are made again, which only the typed values allow. */
async function renewHashes(
  deps: StaffDeps,
  { firmId, staffId, passwordHash, emailHash }: LoginRecord,
  { email, password }: StaffCredentials,
): Promise<void> {
  const newEmailHash = hashEmail(deps, email)
  const isOutdated = passwordHash !== null && deps.passwords.isOutdated(passwordHash)
  if (passwordHash === null || (!isOutdated && Buffer.from(newEmailHash).equals(emailHash))) return
  await replaceHashes(deps.workspaceDatabase.forFirm(firmId).db, staffId, passwordHash, {
    passwordHash: isOutdated ? await deps.passwords.hash(password) : passwordHash,
    emailHash: newEmailHash,
  })
}

async function auditWrongPassword(
  deps: StaffDeps,
  source: Source,
  known: readonly LoginRecord[],
): Promise<void> {
  const entry = { event: 'staff.password', outcome: 'refused' } as const
  if (known.length === 0) await deps.audit.record({ ...entry, ...getRequestFacts(source) })
  for (const login of known) await deps.audit.record({ ...entry, ...getLoginFacts(source, login) })
}
