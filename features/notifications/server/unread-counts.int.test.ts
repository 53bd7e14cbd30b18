import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { openUnreadCounts } from './unread-counts.ts'
import { insertNews, get, unread, read, done } from './test-notifications.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena } = twoSpouses(app)
let his: readonly string[]

beforeEach(async () => {
  await app.empty('notification')
  his = [
    await insertNews(app, 'marcus', 'document', 'document.accepted', 2),
    await insertNews(app, 'marcus', 'comment', 'document.commented', 3),
  ]
  await insertNews(app, 'elena', 'course', 'course.First.ordered')
})

test("lowers only the client's own count when news is read, and changes nothing when it is read again", async () => {
  // Announcements of the other account's news may still arrive.
  await vi.waitFor(
    async () => expect([await unread(marcus), await unread(elena)]).toEqual([2, 1]),
    { timeout: 20_000 },
  )
  expect((await read(marcus, his[0] ?? '')).data.notifications.markAsRead).toEqual(done)
  expect([await unread(marcus), await unread(elena)]).toEqual([1, 1])
  const [, first] = await get(marcus)
  expect(first).toMatchObject({ read: true, readTime: expect.stringMatching(/Z$/) })
  await app.clock.moveBy(60_000)
  expect((await read(marcus, his[0] ?? '')).data.notifications.markAsRead).toEqual(done)
  expect((await get(marcus))[1].readTime).toBe(first.readTime)
})

test('never returns an outdated count to a client who reads many notifications in a row', async () => {
  const many = Array.from({ length: 100 }, () => app.deps.ids.rowId())
  await sql`insert into notification (id, firm_id, account_id, type, description) select unnest(${many}::uuid[]), ${app.demoData.firms.hollis}, ${app.demoData.accounts.marcus}, 'case', 'News'`.execute(
    app.deps.database.db,
  )
  await read(marcus, his[0] ?? '')
  for (const [index, id] of many.entries()) {
    await read(marcus, id)
    expect(await unread(marcus)).toBe(100 - index)
  }
})

test('raises a cached count when news arrives', async () => {
  await vi.waitFor(async () => expect(await unread(marcus)).toBe(2), { timeout: 20_000 })
  await insertNews(app, 'marcus', 'appointment', 'case.meeting')
  await vi.waitFor(async () => expect(await unread(marcus)).toBe(3), { timeout: 20_000 })
})

test('a second process sees that news was marked as read', async () => {
  const elsewhere = await openUnreadCounts(app.deps.database, () => performance.now())
  await vi.waitFor(
    async () =>
      expect(await elsewhere.of(app.demoData.accounts.marcus)).toMatchObject({ count: 2 }),
    { timeout: 20_000 },
  )
  await read(marcus, his[0] ?? '')
  await vi.waitFor(
    async () =>
      expect(await elsewhere.of(app.demoData.accounts.marcus)).toMatchObject({ count: 1 }),
    { timeout: 20_000 },
  )
  await elsewhere.stop()
})
