import { fillIn } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { isComplete } from '../rules/creation-step.ts'
import { accountMessages } from '../rules/messages.ts'
import type { AccountRecord } from '../rules/records.ts'
import { findAccountByEmail, findAccountById, lockAccount } from './account.store.ts'
import { removeLock, setProvenEmail, setProvenMobile } from './account-changes.store.ts'
import { revokeNotMeLinks } from './channels/channel-changes.store.ts'
import { deletePendingChanges } from './channels/pending-channels.ts'
import { textNotice } from './channels/notify-about-change.ts'
import type { AccountDeps } from './deps.ts'

export interface Restoring {
  /** The current address of the account, in comparable form. */
  readonly email: string
  readonly newEmail?: string
  /** Ten digits, current or new number. If absent, the phone and its proof stay unchanged. */
  readonly mobilePhone?: string
}

/** Marks the channels as proven. Voids sessions and links (spec: accounts#restore-by-firm). */
export async function restoreAccount(
  deps: AccountDeps,
  tx: Tx,
  input: Restoring,
): Promise<AccountRecord | 'unknown' | 'unfinished' | 'address-in-use'> {
  const current = await findAccountByEmail(tx, input.email)
  const account = current && (await lockAccount(tx, current.id))
  if (!account) return 'unknown'
  if (!isComplete(account)) return 'unfinished'
  const email = input.newEmail ?? account.emailAddress
  if (!(await setProvenEmail(tx, account.id, email))) return 'address-in-use'
  if (input.mobilePhone !== undefined) await setProvenMobile(tx, account.id, input.mobilePhone)
  await removeLock(tx, account.id)
  await deletePendingChanges(deps, tx, account.id)
  await revokeNotMeLinks(tx, account.id)
  await deps.credentialsChanged(tx, { accountId: account.id, why: 'restored-by-firm' })
  const { mail, text } = accountMessages[account.language ?? 'en'].restored
  for (const to of new Set([account.emailAddress, email])) {
    await deps.outbox.post(tx, {
      channel: 'email',
      to,
      subject: mail.subject,
      body: fillIn(mail.body, { link: `${deps.publicUrl}/login` }),
    })
  }
  for (const to of new Set([account.mobilePhone, input.mobilePhone ?? account.mobilePhone]))
    await textNotice(deps, tx, to, text)
  await deps.audit.record(
    {
      event: 'account.restored',
      outcome: 'done',
      accountId: account.id,
      details: {
        wasLocked: account.isLocked,
        emailChanged: email !== account.emailAddress,
        mobileVouchedFor: input.mobilePhone !== undefined,
      },
    },
    tx,
  )
  return findAccountById(tx, account.id).then((restored) => restored ?? 'unknown')
}
