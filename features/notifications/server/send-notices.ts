// The job of each minute: one message a channel to everybody whose news has waited long enough and was not read meanwhile.
import type { Tx } from '#ports/database.ts'
import { noticeMail, noticeText } from '../rules/messages.ts'
import { noticeChannels } from '../rules/notice-channels.ts'
import { outsideQuietHours } from '../rules/quiet-hours.ts'
import type { Contact } from '../rules/records.ts'
import {
  dueNotices,
  forgetNotice,
  holdDueNotice,
  isStopped,
  postponeNotice,
} from './notices.store.ts'
import { countUnreadSince, type UnreadSince } from './notifications.store.ts'
import { numberHash } from './number-hash.ts'
import type { NotificationsWorld } from './deps.ts'

const mostAtOnce = 200

/** Safe to run twice at once: whoever holds the row sends, and sending and forgetting it are one transaction. */
export async function sendNotices(world: NotificationsWorld): Promise<void> {
  for (;;) {
    const due = await dueNotices(world.database.db, mostAtOnce)
    let done = 0
    for (const accountId of due)
      done += (await world.database.transact((tx) => sendNotice(world, tx, accountId))) ? 1 : 0
    if (due.length < mostAtOnce || done === 0) return
  }
}

/** False when somebody else holds it. */
async function sendNotice(world: NotificationsWorld, tx: Tx, accountId: string): Promise<boolean> {
  const notice = await holdDueNotice(tx, accountId)
  if (!notice) return false
  const contact = await world.contactOf(tx, accountId)
  const now = world.clock.now()
  const mayBeSentAt = outsideQuietHours(now, contact?.timeZone ?? null)
  // It may have become night since: no process was there, or the person has moved.
  if (contact && mayBeSentAt > now) {
    await postponeNotice(tx, accountId, mayBeSentAt)
    return true
  }
  await forgetNotice(tx, accountId)
  const unread = await countUnreadSince(tx, accountId, notice.newsSince)
  if (contact && unread.count > 0) await post(world, tx, contact, unread)
  return true
}

async function post(
  world: NotificationsWorld,
  tx: Tx,
  contact: Contact,
  { count, firmIds }: UnreadSince,
): Promise<void> {
  const { mobilePhone, language } = contact
  const { email, text } = noticeChannels(
    contact,
    mobilePhone !== null && (await isStopped(tx, numberHash(world, mobilePhone))),
  )
  if (email !== undefined) {
    const replyTo = await replyAddress(world, tx, firmIds)
    const mail = {
      ...noticeMail(language, count, world.publicUrl),
      ...(replyTo === undefined ? {} : { replyTo }),
    }
    await world.outbox.post(tx, { channel: 'email', to: email, ...mail })
  }
  if (text !== undefined)
    await world.outbox.post(tx, {
      channel: 'text',
      to: text,
      body: noticeText(language, count, world.publicUrl),
    })
}

/** An answer goes to the firm that the news is from; of several firms none is right. */
async function replyAddress(
  world: NotificationsWorld,
  tx: Tx,
  firmIds: readonly string[],
): Promise<string | undefined> {
  const [firmId, ...others] = firmIds
  return firmId === undefined || others.length > 0 ? undefined : world.emailOfFirm(tx, firmId)
}
