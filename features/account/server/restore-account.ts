// What a firm does after it has spoken with somebody who cannot get in: opens the account again and vouches for its channels.
import { fillIn } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { isComplete } from '../rules/creation-step.ts'
import { accountMessages } from '../rules/messages.ts'
import type { AccountRecord } from '../rules/records.ts'
import {
  accountByEmail,
  accountById,
  liftLock,
  lockAccount,
  setProvenEmail,
  setProvenMobile,
} from './account.store.ts'
import { killNotMeLinks } from './channels/channel-changes.store.ts'
import { dropWishes } from './channels/pending-channels.ts'
import { textNotice } from './channels/notify-about-change.ts'
import type { AccountWorld } from './deps.ts'

export interface Restoring {
  /** The address on file, in comparable form. */
  readonly email: string
  readonly newEmail?: string
  /** Ten digits; the one on file to vouch for it, or a new one. Without it the phone stays as it is, proven or not. */
  readonly mobilePhone?: string
}

/**
 * The address counts as proven by the firm, and so does the mobile phone that is named. Everything from before is void: sessions, devices, resets, waiting changes
 * and links. Every channel from before and from now is told (decisions 3.6).
 */
export async function restoreAccount(
  world: AccountWorld,
  tx: Tx,
  wish: Restoring,
): Promise<AccountRecord | 'unknown' | 'unfinished' | 'address-in-use'> {
  const found = await accountByEmail(tx, wish.email)
  const account = found && (await lockAccount(tx, found.id))
  if (!account) return 'unknown'
  if (!isComplete(account)) return 'unfinished'
  const email = wish.newEmail ?? account.emailAddress
  if (!(await setProvenEmail(tx, account.id, email))) return 'address-in-use'
  if (wish.mobilePhone !== undefined) await setProvenMobile(tx, account.id, wish.mobilePhone)
  await liftLock(tx, account.id)
  await dropWishes(world, tx, account.id)
  await killNotMeLinks(tx, account.id)
  await world.credentialsChanged(tx, { accountId: account.id, why: 'restored-by-firm' })
  const { mail, text } = accountMessages[account.language ?? 'en'].restored
  for (const to of new Set([account.emailAddress, email])) {
    await world.outbox.post(tx, {
      channel: 'email',
      to,
      subject: mail.subject,
      body: fillIn(mail.body, { link: `${world.publicUrl}/login` }),
    })
  }
  for (const to of new Set([account.mobilePhone, wish.mobilePhone ?? account.mobilePhone]))
    await textNotice(world, tx, to, text)
  await world.audit.record(
    {
      event: 'account.restored',
      outcome: 'done',
      accountId: account.id,
      details: {
        wasLocked: account.isLocked,
        emailChanged: email !== account.emailAddress,
        mobileVouchedFor: wish.mobilePhone !== undefined,
      },
    },
    tx,
  )
  return accountById(tx, account.id).then((restored) => restored ?? 'unknown')
}
