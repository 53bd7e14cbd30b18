// changePassword: a new password for somebody who is signed in, knows the current one, and has just proven to be there.
import {
  findAccountWithPassword,
  holdAccount,
  setPassword,
} from '#features/account/server/accounts.ts'
import { tellAboutChange } from '#features/account/server/channels/notify-about-change.ts'
import { passwordFindings, passwordMaxCharacters } from '#features/account/rules/password.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import { comparableEmail } from '#lib/email.ts'
import { problemsOf } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { signInProblems } from '../rules/problems.ts'
import { countTry, locked } from './attempts.ts'
import { credentialsChanged } from './credentials-changed.ts'
import { requireFreshProof } from './second-factor/step-up.ts'
import type { SignInWorld } from './deps.ts'

const problem = problemsOf({ ...accountProblems, ...signInProblems })

export interface TypedPasswords {
  readonly newPassword: string
  readonly oldPassword: string
  readonly userName?: string | null
}

/**
 * A wrong current password counts like a wrong one at the door: for this browser, or this neighbourhood and account. Everybody else who is signed in is signed
 * out, and both channels are told (safety 2.8). Errors: sign-in.step-up, the sentences of the password rules, sign-in.current-password-wrong, the locks.
 */
export async function changePassword(
  world: SignInWorld,
  viewer: ClientViewer,
  typed: TypedPasswords,
) {
  const { db } = world.database
  const account = await findAccountWithPassword(db, viewer.accountId)
  if (!account || isAnother(typed.userName, account)) throw problem('account.not-found')
  await requireFreshProof(db, viewer)
  const [finding] = passwordFindings(typed.newPassword)
  if (finding) throw problem(finding.code as keyof typeof accountProblems)
  const facts = {
    event: 'account.password-changed',
    accountId: account.id,
    sessionId: viewer.sessionId,
    ip: viewer.source.ip,
    requestId: viewer.source.requestId,
  }
  const tries = await countTry(world, viewer, account.emailAddress, account.id)
  const replaced = account.passwordHash ?? undefined
  const isRight =
    [...typed.oldPassword].length <= passwordMaxCharacters &&
    (await world.passwords.verify(typed.oldPassword, replaced))
  if (!isRight) {
    await world.audit.record({ ...facts, outcome: 'refused' })
    throw tries.remainingIfWrong > 0 ? problem('sign-in.current-password-wrong') : locked(world)
  }
  await tries.clear()
  const passwordHash = await world.passwords.hash(typed.newPassword)
  await world.database.transact(async (tx) => {
    // Somebody may have said "This was not me" in this very moment.
    if ((await holdAccount(tx, account.id))?.isLocked !== false) throw problem('sign-in.signed-out')
    if (!(await setPassword(tx, account.id, passwordHash, replaced)))
      throw problem('sign-in.current-password-wrong')
    await credentialsChanged(world, tx, {
      accountId: account.id,
      except: viewer,
      why: 'password-changed',
    })
    await tellAboutChange(world, tx, account, { what: 'password' })
    await world.audit.record({ ...facts, outcome: 'done' }, tx)
  })
  return { success: true, error: null }
}

function isAnother(
  userName: string | null | undefined,
  account: { readonly emailAddress: string },
): boolean {
  return !isBlank(userName) && comparableEmail(userName ?? '') !== account.emailAddress
}
