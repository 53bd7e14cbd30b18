import { createHash } from 'node:crypto'
import { fillIn } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { accountMessages } from '../../rules/messages.ts'
import type { AccountRecord } from '../../rules/records.ts'
import { insertNotMeLink } from './channel-changes.store.ts'
import type { AccountDeps } from '../deps.ts'

export type Change =
  | { readonly what: 'password' }
  /** Codes go to the email for a day. */
  | { readonly what: 'codes' }
  /** Staff have entered another value, which takes effect in a day. */
  | { readonly what: 'planned'; readonly channel: 'email' | 'mobile' }
  | {
      readonly what: 'email' | 'mobile'
      /** The replaced value. */
      readonly before: string
      /** False if the replaced value was not proven. It gets no link: a thief may own it. */
      readonly wasProven: boolean
    }

/** The token is 256 random bits, so a fast hash is enough. */
export function notMeHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export const beforePurpose = 'not-me-before'

/** `account` is the state after the change. Links last 72 hours (spec: security#not-me-link). */
export async function notifyAboutChange(
  deps: AccountDeps,
  tx: Tx,
  account: AccountRecord,
  change: Change,
): Promise<void> {
  const token = deps.ids.token()
  const hash = notMeHash(token)
  const beforeSealed =
    'before' in change
      ? deps.secrets.seal(beforePurpose, change.before, hash.toString('hex'))
      : null
  await insertNotMeLink(tx, {
    tokenHash: hash,
    accountId: account.id,
    // Who contests these does not trust the password either.
    what: change.what === 'codes' || change.what === 'planned' ? 'password' : change.what,
    beforeSealed,
  })
  const messages = accountMessages[account.language ?? 'en']
  const link = { link: `${deps.publicUrl}/not-me/${token}` }
  const mail = (
    to: string,
    { subject, body }: { readonly subject: string; readonly body: string },
  ) => deps.outbox.post(tx, { channel: 'email', to, subject, body: fillIn(body, link) })
  const text = (to: string, body: string) => textNotice(deps, tx, to, fillIn(body, link))
  if (change.what === 'email') {
    if (change.wasProven) await mail(change.before, messages.emailChanged.old)
    if (account.isMobileVerified) await text(account.mobilePhone, messages.emailChanged.text)
    await mail(account.emailAddress, messages.emailChanged.new)
  } else if (change.what === 'mobile') {
    if (change.wasProven) await text(change.before, messages.mobileChanged.old)
    // The previous phone may have another owner, so the email address is notified too.
    if (account.isEmailVerified) await mail(account.emailAddress, messages.mobileChanged.mail)
    await text(account.mobilePhone, messages.mobileChanged.new)
  } else if (change.what === 'planned') {
    const { mail: planned, text: short } = messages.plannedChange[change.channel]
    // The one that changes may be lost, so that both are notified.
    if (account.isEmailVerified) await mail(account.emailAddress, planned)
    if (account.isMobileVerified) await text(account.mobilePhone, short)
  } else if (change.what === 'codes') {
    await mail(account.emailAddress, messages.codesByEmail.mail)
    await text(account.mobilePhone, messages.codesByEmail.text)
  } else {
    const isNotified =
      account.isMobileVerified && (await text(account.mobilePhone, messages.passwordChanged.text))
    if (account.isEmailVerified || !isNotified)
      await mail(account.emailAddress, messages.passwordChanged.mail)
  }
}

/** Returns false if the number accepts only codes. */
export async function textNotice(
  deps: AccountDeps,
  tx: Tx,
  to: string,
  body: string,
): Promise<boolean> {
  if (!(await deps.takesTexts(tx, to))) return false
  await deps.outbox.post(tx, { channel: 'text', to, body })
  return true
}
