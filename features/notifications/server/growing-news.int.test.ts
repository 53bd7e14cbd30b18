// Unread news of one account, case and kind within five minutes is one notification that grows.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import type { Tx } from '#ports/database.ts'
import { notify, type News } from './notify.ts'
import { sendNotices } from './send-notices.ts'

const minutes = 60_000

let house: TestHouse
let marcus: Browser

beforeAll(async () => {
  house = await openTestHouse()
  marcus = house.browser('198.51.100.1')
})
afterAll(() => house.close())
beforeEach(async () => {
  const { db } = house.world.database
  await sql`update account set time_zone = 'UTC', contact_type = 1`.execute(db)
  const sinceMidnight = house.clock.now().getTime() % (24 * 60 * minutes)
  // Noon of the next day: outside of the quiet hours.
  await house.clock.moveBy(36 * 60 * minutes - sinceMidnight)
  for (const table of ['notification', 'notice_due', 'rehearsal_message'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  house.world.unread.forget(house.cast.accounts.marcus)
  marcus.tokens = await house.tokensOf(house.cast.accounts.marcus)
})

const documentIds = Array.from(
  { length: 12 },
  (_, at) => `0199f0aa-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
)
const documentAt = (at: number) => ({ id: documentIds[at] ?? '', name: `Paper ${at}.pdf` })

function newsAbout(at: number, more: Partial<News> = {}): News {
  const { firms, accounts, cases } = house.cast
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
const tell = (at: number, more: Partial<News> = {}) =>
  house.world.database.transact((tx) => notify(house.world, tx, newsAbout(at, more)))

const query =
  '{ notifications { unreadCount newestTime get { id description notificationTime destinationId read delivered } } }'
const bell = async () => (await marcus.graph(query)).data.notifications
const said = async () =>
  (await bell()).get.map(({ description }: { description: string }) => description)
const markRead = (id: string) =>
  marcus.graph('mutation ($id: ID!) { notifications { markAsRead(id: $id) { success } } }', { id })
const markDelivered = (ids: readonly string[]) =>
  marcus.graph(
    'mutation ($ids: [ID!]!) { notifications { markAsDelivered(ids: $ids) { success } } }',
    { ids },
  )

test('three pieces of news within five minutes are one unread notification with one id', async () => {
  await tell(0)
  const [first] = (await bell()).get
  expect(first).toMatchObject({
    description: 'Dana Reyes sent back Paper 0.pdf',
    destinationId: documentIds[0],
  })
  await tell(1)
  await house.clock.moveBy(5 * minutes - 1000)
  await tell(2)
  await vi.waitFor(async () => expect((await bell()).unreadCount).toBe(1))
  expect((await bell()).get).toMatchObject([
    { id: first.id, description: 'Dana Reyes sent back 3 documents', destinationId: null },
  ])
  expect((await markRead(first.id)).data.notifications.markAsRead).toEqual({ success: true })
  expect((await bell()).unreadCount).toBe(0)
})

test('its time is that of its newest piece', async () => {
  await tell(0)
  const [before] = (await bell()).get
  await house.clock.moveBy(2 * minutes)
  await tell(1)
  const [after] = (await bell()).get
  expect(
    Date.parse(after.notificationTime) - Date.parse(before.notificationTime),
  ).toBeGreaterThanOrEqual(2 * minutes)
})

test('the time of the newest unread news rises with each piece, and is null when all is read', async () => {
  const newestTime = async () => (await bell()).newestTime as string | null
  expect(await newestTime()).toBeNull()
  await tell(0)
  await vi.waitFor(async () => expect(await newestTime()).not.toBeNull())
  const first = await newestTime()
  await house.clock.moveBy(1 * minutes)
  await tell(1)
  await vi.waitFor(async () =>
    expect(Date.parse((await newestTime()) ?? '')).toBeGreaterThan(Date.parse(first ?? '')),
  )
  await markRead((await bell()).get[0].id)
  expect(await newestTime()).toBeNull()
})

test('news about the same document again is the same news, and still leads to it', async () => {
  await tell(0)
  await tell(0)
  expect((await bell()).get).toMatchObject([
    { description: 'Dana Reyes sent back Paper 0.pdf', destinationId: documentIds[0] },
  ])
})

test('one that grows after its toast was closed stays delivered: one toast', async () => {
  await tell(0)
  await markDelivered([(await bell()).get[0].id])
  await tell(1)
  expect((await bell()).get).toMatchObject([
    { description: 'Dana Reyes sent back 2 documents', delivered: true, read: false },
  ])
})

describe('a new notification begins', () => {
  test('once the one before was read', async () => {
    await tell(0)
    await markRead((await bell()).get[0].id)
    await tell(1)
    await tell(2)
    expect(await said()).toEqual([
      'Dana Reyes sent back 2 documents',
      'Dana Reyes sent back Paper 0.pdf',
    ])
  })

  test('five minutes after the one before began, however lately that grew', async () => {
    await tell(0)
    await house.clock.moveBy(4 * minutes)
    await tell(1)
    await house.clock.moveBy(1 * minutes)
    await tell(2)
    expect(await said()).toEqual([
      'Dana Reyes sent back Paper 2.pdf',
      'Dana Reyes sent back 2 documents',
    ])
  })

  test('for another kind, another case, no case, and another account', async () => {
    await tell(0)
    await tell(1, { kind: 'document.accepted' })
    await tell(2, { caseId: house.cast.cases.rosa })
    await tell(3, { caseId: null })
    await tell(4, { accountId: house.cast.accounts.elena })
    expect((await said()).toSorted()).toEqual([
      'Dana Reyes accepted Paper 1.pdf',
      'Dana Reyes sent back Paper 0.pdf',
      'Dana Reyes sent back Paper 2.pdf',
      'Dana Reyes sent back Paper 3.pdf',
    ])
    await tell(5, { caseId: null })
    expect(await said()).toContain('Dana Reyes sent back 2 documents')
  })

  test('beside one that the version before wrote', async () => {
    await sql`insert into notification (id, firm_id, account_id, case_id, type, description)
      values (${house.world.ids.rowId()}, ${house.cast.firms.hollis}, ${house.cast.accounts.marcus}, ${house.cast.cases.whitfield}, 'document', 'A document needs a new copy')`.execute(
      house.world.database.db,
    )
    await tell(0)
    expect((await said()).toSorted()).toEqual([
      'A document needs a new copy',
      'Dana Reyes sent back Paper 0.pdf',
    ])
  })
})

describe('concurrent transactions', () => {
  test('write one notification about everything', async () => {
    await Promise.all(documentIds.map((_, at) => tell(at)))
    expect(await said()).toEqual(['Dana Reyes sent back 12 documents'])
  })

  test('one of which is rolled back leave nothing of it', async () => {
    const rolledBack = house.world.database.transact(async (tx) => {
      await notify(house.world, tx, newsAbout(0))
      throw new Error('taken back')
    })
    await Promise.allSettled([tell(1), rolledBack, tell(2)])
    expect(await said()).toEqual(['Dana Reyes sent back 2 documents'])
  })

  test('wait for the one that came first, and then grow its notification', async () => {
    const first = await holding((tx) => notify(house.world, tx, newsAbout(0)))
    const second = tell(1)
    await oneIsWaiting()
    await first.commit()
    await second
    expect(await said()).toEqual(['Dana Reyes sent back 2 documents'])
  })

  test('begin a new notification when the one before is being read', async () => {
    await tell(0)
    const reading = await holding((tx) =>
      sql`update notification set read_at = portal_now()`.execute(tx),
    )
    const second = tell(1)
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
  const committed = house.world.database.transact(async (tx) => {
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

/** Until one transaction waits for another's row. */
async function oneIsWaiting(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      house.world.database.db,
    )
    expect(rows[0]?.waiting).toBe(1)
  })
}

describe('the message about it', () => {
  const address = 'marcus.whitfield@example.com'
  const firstLine = async () => (await house.lastMessage(address))?.body.split('\n')[0]

  test('counts it as one', async () => {
    await tell(0)
    await tell(1)
    await tell(2, { kind: 'document.accepted' })
    await tell(3)
    await house.clock.moveBy(5 * minutes)
    await sendNotices(house.world)
    expect(await firstLine()).toBe('You have 2 new messages in your client portal.')
  })

  test('does not come again when it grows afterwards, and other news is counted without it', async () => {
    await tell(0, { kind: 'document.accepted' })
    await house.clock.moveBy(4 * minutes)
    await tell(1)
    await house.clock.moveBy(1 * minutes)
    await sendNotices(house.world)
    expect(await firstLine()).toBe('You have 2 new messages in your client portal.')
    await house.clock.moveBy(1 * minutes)
    await tell(2)
    await house.clock.moveBy(6 * minutes)
    await sendNotices(house.world)
    expect(await house.countMessages(address)).toBe(1)
    await tell(3, { kind: 'document.commented' })
    await house.clock.moveBy(5 * minutes)
    await sendNotices(house.world)
    expect(await firstLine()).toBe('You have a new message in your client portal.')
  })
})
