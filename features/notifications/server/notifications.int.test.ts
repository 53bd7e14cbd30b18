// The bell through the real graph: whose news they are, what is unread, and what marking does.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { newsWords } from '#apps/server/news-words.ts'
import { codeOf } from '#apps/server/testing/test-client.ts'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { notify } from './notify.ts'
import { openUnreadCounts } from './unread-counts.ts'

let house: TestHouse
let marcus: Browser
let elena: Browser
let his: readonly string[]
let hers: string

beforeAll(async () => {
  house = await openTestHouse()
  marcus = house.browser('198.51.100.1')
  elena = house.browser('198.51.100.2')
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
})
afterAll(() => house.close())

const dana = { id: '0199f0aa-0000-7000-8000-00000000000a', name: 'Dana Reyes' }
const stub = { id: '0199f0aa-0000-7000-8000-00000000000b', name: 'Pay stub.pdf' }

async function tell(
  account: 'marcus' | 'elena',
  type: string,
  kind: keyof typeof newsWords,
  displayType: 1 | 2 | 3 = 1,
): Promise<string> {
  const { world, cast } = house
  await house.clock.moveBy(1000)
  const params = { actors: [dana], objects: [stub] }
  await world.database.transact((tx) =>
    notify(world, tx, {
      firmId: cast.firms.hollis,
      accountId: cast.accounts[account],
      caseId: cast.cases.whitfield,
      type,
      kind,
      params,
      displayType,
    }),
  )
  const { rows } = await sql<{
    id: string
  }>`select id from notification order by created_at desc, id desc limit 1`.execute(
    world.database.db,
  )
  return rows[0]?.id ?? ''
}

beforeEach(async () => {
  await sql`delete from notification`.execute(house.world.database.db)
  his = [
    await tell('marcus', 'document', 'document.accepted', 2),
    await tell('marcus', 'comment', 'document.commented', 3),
  ]
  hers = await tell('elena', 'course', 'course.First.ordered')
})

const list =
  'query ($caseId: ID, $read: Boolean) { notifications { get(caseId: $caseId, read: $read) { id type notificationType kind description notificationTime caseId read readTime delivered notificationDisplayType } } }'
const get = async (
  browser: Browser,
  filter: object = {},
  headers: Readonly<Record<string, string>> = {},
) => (await browser.graph(list, filter as Record<string, unknown>, headers)).data.notifications.get
const idsOf = async (browser: Browser, filter: object = {}) =>
  (await get(browser, filter)).map(({ id }: { id: string }) => id)
const unread = async (browser: Browser) =>
  (await browser.graph('{ notifications { unreadCount } }')).data.notifications.unreadCount
const read = (browser: Browser, id: string) =>
  browser.graph(
    'mutation ($id: ID!) { notifications { markAsRead(id: $id) { success errorCode error } } }',
    { id },
  )
const delivered = (browser: Browser, ids: readonly string[]) =>
  browser.graph(
    'mutation ($ids: [ID!]!) { notifications { markAsDelivered(ids: $ids) { success errorCode error } } }',
    { ids },
  )
const done = { success: true, errorCode: null, error: null }

test('everybody has their own news, newest first', async () => {
  expect(await idsOf(marcus)).toEqual([his[1], his[0]])
  expect(await get(elena)).toEqual([
    {
      id: hers,
      type: 'course',
      notificationType: 'course',
      kind: 'course.First.ordered',
      description: 'Your first course is ordered',
      notificationTime: expect.stringMatching(/^\d{4}-.*Z$/),
      caseId: house.cast.cases.whitfield,
      read: false,
      readTime: null,
      delivered: false,
      notificationDisplayType: 1,
    },
  ])
})

test('news is worded in the language of each request, whatever it was when it was written', async () => {
  const worded = async (language: string) =>
    (await get(marcus, {}, { 'accept-language': language })).map(
      ({ description }: { description: string }) => description,
    )
  expect(await worded('en')).toEqual([
    'Dana Reyes commented on Pay stub.pdf',
    'Dana Reyes accepted Pay stub.pdf',
  ])
  expect(await worded('es')).toEqual([
    'Dana Reyes comentó Pay stub.pdf',
    'Dana Reyes aceptó Pay stub.pdf',
  ])
  const { rows } = await sql<{
    description: string | null
  }>`select distinct description from notification`.execute(house.world.database.db)
  expect(rows).toEqual([{ description: null }])
})

test('a row that the version before wrote keeps its description, and is counted, read and delivered like any other', async () => {
  const { db } = house.world.database
  const id = house.world.ids.rowId()
  // The statement of the version before.
  await sql`insert into notification (id, firm_id, account_id, case_id, destination_id, type, description, display_type, created_at, read_at, delivered_at)
    values (${id}, ${house.cast.firms.hollis}, ${house.cast.accounts.elena}, ${house.cast.cases.whitfield}, null, 'document', 'A document needs a new copy', 1, portal_now(), null, null)`.execute(
    db,
  )
  const [old] = await get(elena, {}, { 'accept-language': 'es' })
  expect(old).toMatchObject({
    id,
    type: 'document',
    kind: null,
    description: 'A document needs a new copy',
    read: false,
    delivered: false,
  })
  expect((await delivered(elena, [id])).data.notifications.markAsDelivered).toEqual(done)
  expect((await read(elena, id)).data.notifications.markAsRead).toEqual(done)
  expect((await get(elena))[0]).toMatchObject({ id, read: true, delivered: true })
})

test('the list is narrowed by case and by what was read', async () => {
  await read(marcus, his[0] ?? '')
  expect(await idsOf(marcus, { read: true })).toEqual([his[0]])
  expect(await idsOf(marcus, { read: false })).toEqual([his[1]])
  expect(await idsOf(marcus, { read: null })).toHaveLength(2)
  expect(await idsOf(marcus, { caseId: house.cast.cases.whitfield })).toHaveLength(2)
  for (const caseId of [house.cast.cases.rosa, 'nonsense', ''])
    expect(await idsOf(marcus, { caseId })).toEqual([])
})

test("reading one lowers one's own count at once, and reading it again changes nothing", async () => {
  // What the others' news brought round may still be on its way.
  await vi.waitFor(async () => expect([await unread(marcus), await unread(elena)]).toEqual([2, 1]))
  expect((await read(marcus, his[0] ?? '')).data.notifications.markAsRead).toEqual(done)
  expect([await unread(marcus), await unread(elena)]).toEqual([1, 1])
  const [, first] = await get(marcus)
  expect(first).toMatchObject({ read: true, readTime: expect.stringMatching(/Z$/) })
  await house.clock.moveBy(60_000)
  expect((await read(marcus, his[0] ?? '')).data.notifications.markAsRead).toEqual(done)
  expect((await get(marcus))[1].readTime).toBe(first.readTime)
})

test('whoever reads one after the other is never told the count from before', async () => {
  const many = Array.from({ length: 100 }, () => house.world.ids.rowId())
  await sql`insert into notification (id, firm_id, account_id, type, description) select unnest(${many}::uuid[]), ${house.cast.firms.hollis}, ${house.cast.accounts.marcus}, 'case', 'News'`.execute(
    house.world.database.db,
  )
  await read(marcus, his[0] ?? '')
  for (const [index, id] of many.entries()) {
    await read(marcus, id)
    expect(await unread(marcus)).toBe(100 - index)
  }
})

test('news raises the count of whoever has looked before', async () => {
  await vi.waitFor(async () => expect(await unread(marcus)).toBe(2))
  await tell('marcus', 'appointment', 'case.meeting')
  await vi.waitFor(async () => expect(await unread(marcus)).toBe(3))
})

test('delivered is another thing than read', async () => {
  expect((await delivered(marcus, his)).data.notifications.markAsDelivered).toEqual(done)
  expect(
    (await get(marcus)).map((one: { delivered: boolean; read: boolean }) => [
      one.delivered,
      one.read,
    ]),
  ).toEqual([
    [true, false],
    [true, false],
  ])
  await vi.waitFor(async () => expect(await unread(marcus)).toBe(2))
  expect((await delivered(marcus, [])).data.notifications.markAsDelivered).toEqual(done)
})

test.each([
  ["somebody else's", () => hers],
  ['an absent one', () => '0199f0aa-0000-7000-8000-000000000000'],
  ['a malformed one', () => 'nonsense'],
])('%s among the ids: all or none', async (_, wrong) => {
  const answer = await delivered(marcus, [...his, wrong()])
  expect(codeOf(answer)).toBe('notifications.not-found')
  expect(codeOf(await read(marcus, wrong()))).toBe('notifications.not-found')
  const { rows } =
    await sql`select 1 from notification where delivered_at is not null or read_at is not null`.execute(
      house.world.database.db,
    )
  expect(rows).toEqual([])
})

test("two people of one case: neither sees, counts, reads or delivers the other's news", async () => {
  const { whitfield } = house.cast.cases
  for (const [browser, own] of [
    [marcus, [his[1], his[0]]],
    [elena, [hers]],
  ] as const) {
    expect(await idsOf(browser, { caseId: whitfield })).toEqual(own)
    for (const seen of [true, false, null])
      expect(own).toEqual(expect.arrayContaining(await idsOf(browser, { read: seen })))
  }
  await vi.waitFor(async () => expect([await unread(marcus), await unread(elena)]).toEqual([2, 1]))
  for (const id of his) {
    expect(codeOf(await read(elena, id))).toBe('notifications.not-found')
    expect(codeOf(await delivered(elena, [hers, id]))).toBe('notifications.not-found')
  }
  await read(elena, hers)
  await delivered(elena, [hers])
  expect(
    (await get(marcus)).map((one: { delivered: boolean; read: boolean }) => [
      one.delivered,
      one.read,
    ]),
  ).toEqual([
    [false, false],
    [false, false],
  ])
  expect(await unread(marcus)).toBe(2)
})

test('a hundred ids are marked at once, one more is refused, and the same id twice is one', async () => {
  const many: string[] = []
  for (let index = 0; index < 100; index += 1) many.push(house.world.ids.rowId())
  await sql`insert into notification (id, firm_id, account_id, type, description) select unnest(${many}::uuid[]), ${house.cast.firms.hollis}, ${house.cast.accounts.marcus}, 'case', 'News'`.execute(
    house.world.database.db,
  )
  expect((await delivered(marcus, many)).data.notifications.markAsDelivered).toEqual(done)
  expect(
    (await delivered(marcus, [his[0] ?? '', his[0] ?? ''])).data.notifications.markAsDelivered,
  ).toEqual(done)
  const tooMany = await delivered(marcus, [...many, his[1] ?? ''])
  expect(tooMany.errors?.[0]).toBeDefined()
  expect(tooMany.status).toBeGreaterThanOrEqual(400)
  expect(
    (await get(marcus, { read: false })).find(({ id }: { id: string }) => id === his[1]).delivered,
  ).toBe(false)
})

test('a hundred and one ids in the text of the document are refused as well', async () => {
  const ids = Array.from({ length: 101 }, () => `"${house.world.ids.rowId()}"`).join(' ')
  const answer = await marcus.graph(
    `mutation { notifications { markAsDelivered(ids: [${ids}]) { success errorCode } } }`,
  )
  expect(codeOf(answer)).toBe('notifications.too-many')
})

test('what one process marks, another knows', async () => {
  const elsewhere = await openUnreadCounts(house.world.database, () => performance.now())
  await vi.waitFor(async () =>
    expect(await elsewhere.of(house.cast.accounts.marcus)).toMatchObject({ count: 2 }),
  )
  await read(marcus, his[0] ?? '')
  await vi.waitFor(async () =>
    expect(await elsewhere.of(house.cast.accounts.marcus)).toMatchObject({ count: 1 }),
  )
  await elsewhere.stop()
})

test('a notification names its case while the viewer follows it, and what a click leads to', async () => {
  const query =
    'query ($id: ID) { notifications { get(caseId: $id) { caseId destinationId case { id caseType } } } }'
  const caseId = house.cast.cases.amirNorthgate
  const destinationId = house.world.ids.rowId()
  await house.world.database.transact((tx) =>
    notify(house.world, tx, {
      firmId: house.cast.firms.northgate,
      accountId: house.cast.accounts.amir,
      caseId,
      type: 'comment',
      kind: 'document.commented',
      params: {},
      destinationId,
    }),
  )
  const amir = house.browser('198.51.100.77')
  await amir.signIn('amir.rahimi@example.com')
  expect((await amir.graph(query, { id: caseId })).data.notifications.get[0]).toEqual({
    caseId,
    destinationId,
    case: { id: caseId, caseType: 'Chapter 13 Bankruptcy' },
  })
  await amir.graph('mutation ($id: ID!) { cases { deactivate(id: $id) { id } } }', { id: caseId })
  expect((await amir.graph(query, { id: caseId })).data.notifications.get[0].case).toBeNull()
})
