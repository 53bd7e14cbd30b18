import type { Tx } from '#ports/database.ts'
import type { NewsOfNotice } from '#ports/outbox.ts'
import { noticeMail, noticeText } from '../rules/messages.ts'
import { noticeChannels } from '../rules/notice-channels.ts'
import { outsideQuietHours } from '../rules/quiet-hours.ts'
import type { Contact } from '../rules/records.ts'
import {
  dueNotices,
  forgetNotice,
  lockDueNotice,
  isStopped,
  postponeNotice,
} from './notices.store.ts'
import { countUnreadSince } from './notifications.store.ts'
import { numberHashes } from './number-hash.ts'
import type { NotificationsDeps } from './deps.ts'
import { claimMessages } from './limits/limit-messages.ts'

const maxConcurrent = 200

/** Safe in parallel: the row is locked, and sending and deleting are one transaction. */
export async function sendNotices(deps: NotificationsDeps): Promise<void> {
  for (;;) {
    const due = await dueNotices(deps.database.db, maxConcurrent)
    let done = 0
    for (const accountId of due)
      done += (await deps.database.transact((tx) => sendNotice(deps, tx, accountId))) ? 1 : 0
    if (due.length < maxConcurrent || done === 0) return
  }
}

async function sendNotice(deps: NotificationsDeps, tx: Tx, accountId: string): Promise<boolean> {
  const notice = await lockDueNotice(tx, accountId)
  if (!notice) return false
  const contact = await deps.findContact(tx, accountId)
  const now = deps.clock.now()
  const mayBeSentAt = outsideQuietHours(now, contact?.timeZone ?? null)
  // It may be night now, because the job ran late or the person's time zone changed.
  if (contact && mayBeSentAt > now) {
    await postponeNotice(tx, accountId, mayBeSentAt)
    return true
  }
  const unread = await countUnreadSince(tx, accountId, notice.newsSince)
  const wait =
    contact && unread.count > 0 ? await claim(deps, tx, accountId, unread.firmIds) : undefined
  if (contact && wait) {
    await postponeNotice(tx, accountId, outsideQuietHours(wait, contact.timeZone))
    return true
  }
  await forgetNotice(tx, accountId)
  const news = { accountId, since: notice.newsSince, firmId: onlyFirm(unread.firmIds) }
  if (contact && unread.count > 0)
    await enqueueNotice(deps, tx, contact, { count: unread.count, news })
  return true
}

/** Returns until when the notice waits for its turn, and gathers more news. */
async function claim(
  deps: NotificationsDeps,
  tx: Tx,
  accountId: string,
  firmIds: readonly string[],
): Promise<Date | undefined> {
  const recipients = [{ name: '', addresses: [accountId] }]
  const messages = firmIds.map((firmId) => ({ kind: 'notice', firmId, recipients }) as const)
  return (await claimMessages(deps, tx, messages))?.until
}

async function enqueueNotice(
  deps: NotificationsDeps,
  tx: Tx,
  contact: Contact,
  { count, news }: { readonly count: number; readonly news: NewsOfNotice },
): Promise<void> {
  const { mobilePhone, language } = contact
  const { email, text } = noticeChannels(
    contact,
    mobilePhone !== null && (await isStopped(tx, numberHashes(deps, mobilePhone))),
  )
  if (email !== undefined) {
    const replyTo = await replyAddress(deps, tx, news.firmId)
    const mail = {
      ...noticeMail(language, count, deps.publicUrl),
      ...(replyTo === undefined ? {} : { replyTo }),
    }
    await deps.outbox.post(tx, { channel: 'email', to: email, news, ...mail })
  }
  if (text !== undefined)
    await deps.outbox.post(tx, {
      channel: 'text',
      to: text,
      news,
      body: noticeText(language, count, deps.publicUrl),
    })
}

async function replyAddress(
  deps: NotificationsDeps,
  tx: Tx,
  firmId: string | undefined,
): Promise<string | undefined> {
  return firmId === undefined ? undefined : deps.emailOfFirm(tx, firmId)
}

/** Undefined for news of several firms (spec: cases#notice-of-firm). */
function onlyFirm([firmId, ...others]: readonly string[]): string | undefined {
  return others.length > 0 ? undefined : firmId
}
