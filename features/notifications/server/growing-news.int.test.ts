import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import type { Tx } from '#ports/database.ts'
import { notify, type News } from './notify.ts'
import { sendNotices } from './send-notices.ts'

const minutes = 60_000

const app = openTestApp()
let marcus: Browser

beforeAll(async () => {
  marcus = app.browser('198.51.100.1')
})
beforeEach(async () => {
  const { db } = app.deps.database
  await sql`update account set time_zone = 'UTC', contact_type = 1`.execute(db)
  const sinceMidnight = app.clock.now().getTime() % (24 * 60 * minutes)
  // Noon of the next day: outside of the quiet hours.
  await app.clock.moveBy(36 * 60 * minutes - sinceMidnight)
  await app.empty('notification', 'notice_due', 'rehearsal_message')
  app.deps.unread.forget(app.demoData.accounts.marcus)
  marcus.tokens = await app.readTokens(app.demoData.accounts.marcus)
})

const documentIds = Array.from(
  { length: 12 },
  (_, at) => `0199f0aa-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
)

const query =
  '{ notifications { unreadCount newestTime get { id description notificationTime destinationId read delivered } } }'

test('merges three pieces of news within five minutes into one notification with one id', async () => {
  await insertNewsAt(0)
  const [first] = (await bell()).get
  expect(first).toMatchObject({
    description: 'Dana Reyes sent back Paper 0.pdf',
    destinationId: documentIds[0],
  })
  await insertNewsAt(1)
  await app.clock.moveBy(5 * minutes - 20_000)
  await insertNewsAt(2)
  await vi.waitFor(async () => expect((await bell()).unreadCount).toBe(1), { timeout: 20_000 })
  expect((await bell()).get).toMatchObject([
    { id: first.id, description: 'Dana Reyes sent back 3 documents', destinationId: null },
  ])
  expect((await markRead(first.id)).data.notifications.markAsRead).toEqual({ success: true })
  expect((await bell()).unreadCount).toBe(0)
})

test('a merged notification has the time of its newest piece of news', async () => {
  await insertNewsAt(0)
  const [before] = (await bell()).get
  await app.clock.moveBy(2 * minutes)
  await insertNewsAt(1)
  const [after] = (await bell()).get
  expect(
    Date.parse(after.notificationTime) - Date.parse(before.notificationTime),
  ).toBeGreaterThanOrEqual(2 * minutes)
})

test('raises the time of the newest unread news, and returns null when all is read', async () => {
  const newestTime = async () => (await bell()).newestTime as string | null
  expect(await newestTime()).toBeNull()
  await insertNewsAt(0)
  await vi.waitFor(async () => expect(await newestTime()).not.toBeNull(), { timeout: 20_000 })
  const first = await newestTime()
  await app.clock.moveBy(1 * minutes)
  await insertNewsAt(1)
  await vi.waitFor(
    async () =>
      expect(Date.parse((await newestTime()) ?? '')).toBeGreaterThan(Date.parse(first ?? '')),
    { timeout: 20_000 },
  )
  await markRead((await bell()).get[0].id)
  expect(await newestTime()).toBeNull()
})

test('merges news about the same document, and still leads to it', async () => {
  await insertNewsAt(0)
  await insertNewsAt(0)
  expect((await bell()).get).toMatchObject([
    { description: 'Dana Reyes sent back Paper 0.pdf', destinationId: documentIds[0] },
  ])
})

test('a delivered notification stays delivered when it grows', async () => {
  await insertNewsAt(0)
  await markDelivered([(await bell()).get[0].id])
  await insertNewsAt(1)
  expect((await bell()).get).toMatchObject([
    { description: 'Dana Reyes sent back 2 documents', delivered: true, read: false },
  ])
})

describe('a new notification begins', () => {
  test('once the previous one was read', async () => {
    await insertNewsAt(0)
    await markRead((await bell()).get[0].id)
    await insertNewsAt(1)
    await insertNewsAt(2)
    expect(await texts()).toEqual([
      'Dana Reyes sent back 2 documents',
      'Dana Reyes sent back Paper 0.pdf',
    ])
  })

  test('five minutes after the previous one began, even if it grew later', async () => {
    await insertNewsAt(0)
    await app.clock.moveBy(4 * minutes)
    await insertNewsAt(1)
    await app.clock.moveBy(1 * minutes)
    await insertNewsAt(2)
    expect(await texts()).toEqual([
      'Dana Reyes sent back Paper 2.pdf',
      'Dana Reyes sent back 2 documents',
    ])
  })

  test('for news of another kind, of another case, without a case, or for another account', async () => {
    await insertNewsAt(0)
    await insertNewsAt(1, { kind: 'document.accepted' })
    await insertNewsAt(2, { caseId: app.demoData.cases.rosa })
    await insertNewsAt(3, { caseId: null })
    await insertNewsAt(4, { accountId: app.demoData.accounts.elena })
    expect((await texts()).toSorted()).toEqual([
      'Dana Reyes accepted Paper 1.pdf',
      'Dana Reyes sent back Paper 0.pdf',
      'Dana Reyes sent back Paper 2.pdf',
      'Dana Reyes sent back Paper 3.pdf',
    ])
    await insertNewsAt(5, { caseId: null })
    expect(await texts()).toContain('Dana Reyes sent back 2 documents')
  })

  test('beside a notification that an earlier version wrote', async () => {
    await sql`insert into notification (id, firm_id, account_id, case_id, type, description)
      values (${app.deps.ids.rowId()}, ${app.demoData.firms.hollis}, ${app.demoData.accounts.marcus}, ${app.demoData.cases.whitfield}, 'document', 'A document needs a new copy')`.execute(
      app.deps.database.db,
    )
    await insertNewsAt(0)
    expect((await texts()).toSorted()).toEqual([
      'A document needs a new copy',
      'Dana Reyes sent back Paper 0.pdf',
    ])
  })
})

describe('concurrent transactions', () => {
  test('write one notification that contains all their news', async () => {
    await Promise.all(documentIds.map((_, at) => insertNewsAt(at)))
    expect(await texts()).toEqual(['Dana Reyes sent back 12 documents'])
  })

  test('leave no news of a transaction that is rolled back', async () => {
    const rolledBack = app.deps.database.transact(async (tx) => {
      await notify(app.deps, tx, newsAbout(0))
      throw new Error('taken back')
    })
    await Promise.allSettled([insertNewsAt(1), rolledBack, insertNewsAt(2)])
    expect(await texts()).toEqual(['Dana Reyes sent back 2 documents'])
  })

  test('wait for the first one, then grow its notification', async () => {
    const first = await holding((tx) => notify(app.deps, tx, newsAbout(0)))
    const second = insertNewsAt(1)
    await oneIsWaiting()
    await first.commit()
    await second
    expect(await texts()).toEqual(['Dana Reyes sent back 2 documents'])
  })

  test('begin a new notification while the previous one is being read', async () => {
    await insertNewsAt(0)
    const reading = await holding((tx) =>
      sql`update notification set read_at = portal_now()`.execute(tx),
    )
    const second = insertNewsAt(1)
    await oneIsWaiting()
    await reading.commit()
    await second
    expect((await bell()).get).toMatchObject([
      { description: 'Dana Reyes sent back Paper 1.pdf', read: false },
      { description: 'Dana Reyes sent back Paper 0.pdf', read: true },
    ])
  })
})

/** Does the work in a transaction that stays open until `commit`. */
async function holding(work: (tx: Tx) => Promise<unknown>): Promise<{ commit(): Promise<void> }> {
  const [worked, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const committed = app.deps.database.transact(async (tx) => {
    await work(tx)
    worked.resolve()
    await mayCommit.promise
  })
  await worked.promise
  return {
    commit() {
      mayCommit.resolve()
      return committed
    },
  }
}

/** Resolves when one transaction waits for another's row. */
async function oneIsWaiting(): Promise<void> {
  await vi.waitFor(
    async () => {
      expect(await app.countWaiting()).toBe(1)
    },
    { timeout: 20_000 },
  )
}

describe('the message about it', () => {
  const address = 'marcus.whitfield@example.com'
  const firstLine = async () => (await app.lastMessage(address))?.body.split('\n')[0]

  test('counts the notification as one', async () => {
    await insertNewsAt(0)
    await insertNewsAt(1)
    await insertNewsAt(2, { kind: 'document.accepted' })
    await insertNewsAt(3)
    await app.clock.moveBy(5 * minutes)
    await sendNotices(app.deps)
    expect(await firstLine()).toBe('You have 2 new messages in your client portal.')
  })

  test('is not sent again when the notification grows later, and does not count it with other news', async () => {
    await insertNewsAt(0, { kind: 'document.accepted' })
    await app.clock.moveBy(4 * minutes)
    await insertNewsAt(1)
    await app.clock.moveBy(1 * minutes)
    await sendNotices(app.deps)
    expect(await firstLine()).toBe('You have 2 new messages in your client portal.')
    await app.clock.moveBy(1 * minutes)
    await insertNewsAt(2)
    await app.clock.moveBy(6 * minutes)
    await sendNotices(app.deps)
    expect(await app.countMessages(address)).toBe(1)
    await insertNewsAt(3, { kind: 'document.commented' })
    await app.clock.moveBy(5 * minutes)
    await sendNotices(app.deps)
    expect(await firstLine()).toBe('You have a new message in your client portal.')
  })
})

const documentAt = (at: number) => ({ id: documentIds[at] ?? '', name: `Paper ${at}.pdf` })

function newsAbout(at: number, more: Partial<News> = {}): News {
  const { firms, accounts, cases } = app.demoData
  const params = { actors: [{ id: 'dana', name: 'Dana Reyes' }], objects: [documentAt(at)] }
  return {
    firmId: firms.hollis,
    accountId: accounts.marcus,
    caseId: cases.whitfield,
    type: 'document',
    kind: 'document.sent-back',
    params,
    destinationId: documentIds[at] ?? '',
    ...more,
  }
}
const insertNewsAt = (at: number, more: Partial<News> = {}) =>
  app.deps.database.transact((tx) => notify(app.deps, tx, newsAbout(at, more)))
const bell = async () => (await marcus.graph(query)).data.notifications
const texts = async () =>
  (await bell()).get.map(({ description }: { description: string }) => description)
const markRead = (id: string) =>
  marcus.graph('mutation ($id: ID!) { notifications { markAsRead(id: $id) { success } } }', { id })
const markDelivered = (ids: readonly string[]) =>
  marcus.graph(
    'mutation ($ids: [ID!]!) { notifications { markAsDelivered(ids: $ids) { success } } }',
    { ids },
  )
