import {
  findAccountWithPassword,
  lockAccountById,
  setPassword,
} from '#features/account/server/accounts.ts'
import { notifyAboutChange } from '#features/account/server/channels/notify-about-change.ts'
import { passwordFindings, passwordMaxCharacters } from '#features/account/rules/password.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import { comparableEmail } from '#lib/email.ts'
import { problemFactory } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { signInProblems } from '../rules/problems.ts'
import { countTry, refuseLocked } from './attempts.ts'
import { credentialsChanged } from './credentials-changed.ts'
import { requireFreshProof } from './second-factor/step-up.ts'
import type { SignInDeps } from './deps.ts'

const problem = problemFactory({ ...accountProblems, ...signInProblems })

export interface TypedPasswords {
  readonly newPassword: string
  readonly oldPassword: string
  readonly userName?: string | null
}

/** A wrong current password counts as a login try (spec: accounts#change-password). */
export async function changePassword(
  deps: SignInDeps,
  viewer: ClientViewer,
  typed: TypedPasswords,
) {
  const { db } = deps.database
  const account = await findAccountWithPassword(db, viewer.accountId)
  if (!account || isAnother(typed.userName, account)) throw problem('account.not-found')
  await requireFreshProof(db, viewer)
  const [finding] = passwordFindings(typed.newPassword)
  if (finding) throw problem(finding.code as keyof typeof accountProblems)
  const facts = {
    ...getActor(viewer),
    event: 'account.password-changed',
    accountId: account.id,
  } as const
  const tries = await countTry(deps, viewer, account.emailAddress, account.id)
  const replaced = account.passwordHash ?? undefined
  const isRight =
    [...typed.oldPassword].length <= passwordMaxCharacters &&
    (await deps.passwords.verify(typed.oldPassword, replaced))
  if (!isRight) {
    await deps.audit.record({ ...facts, outcome: 'refused' })
    throw tries.remainingIfWrong > 0
      ? problem('sign-in.current-password-wrong')
      : refuseLocked(deps)
  }
  await tries.clear()
  const passwordHash = await deps.passwords.hash(typed.newPassword)
  await deps.database.transact(async (tx) => {
    // The owner may have used the "This was not me" link at this moment.
    if ((await lockAccountById(tx, account.id))?.isLocked !== false)
      throw problem('sign-in.signed-out')
    if (!(await setPassword(tx, account.id, passwordHash, replaced)))
      throw problem('sign-in.current-password-wrong')
    await credentialsChanged(deps, tx, {
      accountId: account.id,
      except: viewer,
      why: 'password-changed',
    })
    await notifyAboutChange(deps, tx, account, { what: 'password' })
    await deps.audit.record({ ...facts, outcome: 'done' }, tx)
  })
  return { success: true, error: null }
}

function isAnother(
  userName: string | null | undefined,
  account: { readonly emailAddress: string },
): boolean {
  return !isBlank(userName) && comparableEmail(userName ?? '') !== account.emailAddress
}
