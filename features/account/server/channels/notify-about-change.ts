// Tells somebody that their address, number or password was changed: every channel that was proven before with the link "This was not me", the new one without it.
import { createHash } from 'node:crypto'
import { fillIn } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { accountMessages } from '../../rules/messages.ts'
import type { AccountRecord } from '../../rules/records.ts'
import { insertNotMeLink } from './channel-changes.store.ts'
import type { AccountWorld } from '../deps.ts'

export type Change =
  | { readonly what: 'password' }
  | {
      readonly what: 'email' | 'mobile'
      /** The value that was replaced. */
      readonly before: string
      /** False for a value that nobody trusted any more: what a thief has left behind gets no link. */
      readonly wasProven: boolean
    }

/** How the secret of a link is kept: it is 256 random bits, so nothing slower is needed. */
export function notMeHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What seals the value from before; bound to its link. */
export const beforePurpose = 'not-me-before'

/** `account` is how it stands after the change. The link works for 72 hours (safety 2.8). */
export async function tellAboutChange(
  world: AccountWorld,
  tx: Tx,
  account: AccountRecord,
  change: Change,
): Promise<void> {
  const token = world.ids.token()
  const hash = notMeHash(token)
  const beforeSealed =
    change.what === 'password'
      ? null
      : world.secrets.seal(beforePurpose, change.before, hash.toString('hex'))
  await insertNotMeLink(tx, {
    tokenHash: hash,
    accountId: account.id,
    what: change.what,
    beforeSealed,
  })
  const messages = accountMessages[account.language ?? 'en']
  const link = { link: `${world.publicUrl}/not-me/${token}` }
  const mail = (
    to: string,
    { subject, body }: { readonly subject: string; readonly body: string },
  ) => world.outbox.post(tx, { channel: 'email', to, subject, body: fillIn(body, link) })
  const text = (to: string, body: string) => textNotice(world, tx, to, fillIn(body, link))
  if (change.what === 'email') {
    if (change.wasProven) await mail(change.before, messages.emailChanged.old)
    if (account.isMobileVerified) await text(account.mobilePhone, messages.emailChanged.text)
    await mail(account.emailAddress, messages.emailChanged.new)
  } else if (change.what === 'mobile') {
    if (change.wasProven) await text(change.before, messages.mobileChanged.old)
    // The phone from before may be in other hands.
    if (account.isEmailVerified) await mail(account.emailAddress, messages.mobileChanged.mail)
    await text(account.mobilePhone, messages.mobileChanged.new)
  } else {
    const isTold =
      account.isMobileVerified && (await text(account.mobilePhone, messages.passwordChanged.text))
    if (account.isEmailVerified || !isTold)
      await mail(account.emailAddress, messages.passwordChanged.mail)
  }
}

/** False when the number takes no texts but codes. */
export async function textNotice(
  world: AccountWorld,
  tx: Tx,
  to: string,
  body: string,
): Promise<boolean> {
  if (!(await world.takesTexts(tx, to))) return false
  await world.outbox.post(tx, { channel: 'text', to, body })
  return true
}
