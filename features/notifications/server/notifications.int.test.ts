import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { toCode } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { notify } from './notify.ts'
import { insertNews, get, readIds, unread, read, delivered, done } from './test-notifications.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena } = twoSpouses(app)
let his: readonly string[]
let hers: string

beforeEach(async () => {
  await app.empty('notification')
  his = [
    await insertNews(app, 'marcus', 'document', 'document.accepted', 2),
    await insertNews(app, 'marcus', 'comment', 'document.commented', 3),
  ]
  hers = await insertNews(app, 'elena', 'course', 'course.First.ordered')
})

test('lists own news only, newest first', async () => {
  expect(await readIds(marcus)).toEqual([his[1], his[0]])
  expect(await get(elena)).toEqual([
    {
      id: hers,
      type: 'course',
      notificationType: 'course',
      kind: 'course.First.ordered',
      description: 'Your first course is ordered',
      notificationTime: expect.stringMatching(/^\d{4}-.*Z$/),
      caseId: app.demoData.cases.whitfield,
      read: false,
      readTime: null,
      delivered: false,
      notificationDisplayType: 1,
    },
  ])
})

test('shows news in the language of each request', async () => {
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
  }>`select distinct description from notification`.execute(app.deps.database.db)
  expect(rows).toEqual([{ description: null }])
})

test('shows the description of a row that an earlier version wrote, and can mark the row as delivered and read', async () => {
  const { db } = app.deps.database
  const id = app.deps.ids.rowId()
  // The earlier version used this SQL statement.
  await sql`insert into notification (id, firm_id, account_id, case_id, destination_id, type, description, display_type, created_at, read_at, delivered_at)
    values (${id}, ${app.demoData.firms.hollis}, ${app.demoData.accounts.elena}, ${app.demoData.cases.whitfield}, null, 'document', 'A document needs a new copy', 1, portal_now(), null, null)`.execute(
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

test('filters the list by case and by read state', async () => {
  await read(marcus, his[0] ?? '')
  expect(await readIds(marcus, { read: true })).toEqual([his[0]])
  expect(await readIds(marcus, { read: false })).toEqual([his[1]])
  expect(await readIds(marcus, { read: null })).toHaveLength(2)
  expect(await readIds(marcus, { caseId: app.demoData.cases.whitfield })).toHaveLength(2)
  for (const caseId of [app.demoData.cases.rosa, 'nonsense', ''])
    expect(await readIds(marcus, { caseId })).toEqual([])
})

test('a delivered notification is not a read one', async () => {
  expect((await delivered(marcus, his)).data.notifications.markAsDelivered).toEqual(done)
  expect(
    (await get(marcus)).map((item: { delivered: boolean; read: boolean }) => [
      item.delivered,
      item.read,
    ]),
  ).toEqual([
    [true, false],
    [true, false],
  ])
  await vi.waitFor(async () => expect(await unread(marcus)).toBe(2), { timeout: 20_000 })
  expect((await delivered(marcus, [])).data.notifications.markAsDelivered).toEqual(done)
})

test.each([
  ["another client's", () => hers],
  ['an absent one', () => '0199f0aa-0000-7000-8000-000000000000'],
  ['a malformed one', () => 'nonsense'],
])('marks no notification if one of the IDs is wrong: %s', async (_, wrong) => {
  const answer = await delivered(marcus, [...his, wrong()])
  expect(toCode(answer)).toBe('notifications.not-found')
  expect(toCode(await read(marcus, wrong()))).toBe('notifications.not-found')
  const { rows } =
    await sql`select 1 from notification where delivered_at is not null or read_at is not null`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([])
})

test('separates the news of two people of one case in every operation', async () => {
  const { whitfield } = app.demoData.cases
  for (const [browser, own] of [
    [marcus, [his[1], his[0]]],
    [elena, [hers]],
  ] as const) {
    expect(await readIds(browser, { caseId: whitfield })).toEqual(own)
    for (const seen of [true, false, null])
      expect(own).toEqual(expect.arrayContaining(await readIds(browser, { read: seen })))
  }
  await vi.waitFor(
    async () => expect([await unread(marcus), await unread(elena)]).toEqual([2, 1]),
    { timeout: 20_000 },
  )
  for (const id of his) {
    expect(toCode(await read(elena, id))).toBe('notifications.not-found')
    expect(toCode(await delivered(elena, [hers, id]))).toBe('notifications.not-found')
  }
  await read(elena, hers)
  await delivered(elena, [hers])
  expect(
    (await get(marcus)).map((item: { delivered: boolean; read: boolean }) => [
      item.delivered,
      item.read,
    ]),
  ).toEqual([
    [false, false],
    [false, false],
  ])
  expect(await unread(marcus)).toBe(2)
})

test('marks a hundred ids at once, refuses one more and counts duplicates once', async () => {
  const many: string[] = []
  for (let index = 0; index < 100; index += 1) many.push(app.deps.ids.rowId())
  await sql`insert into notification (id, firm_id, account_id, type, description) select unnest(${many}::uuid[]), ${app.demoData.firms.hollis}, ${app.demoData.accounts.marcus}, 'case', 'News'`.execute(
    app.deps.database.db,
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

test('also refuses a hundred and one IDs that are written into the text of the operation', async () => {
  const ids = Array.from({ length: 101 }, () => `"${app.deps.ids.rowId()}"`).join(' ')
  const answer = await marcus.graph(
    `mutation { notifications { markAsDelivered(ids: [${ids}]) { success errorCode } } }`,
  )
  expect(toCode(answer)).toBe('notifications.too-many')
})

test('returns the case and the destination, but not a case that the client has deactivated', async () => {
  const query =
    'query ($id: ID) { notifications { get(caseId: $id) { caseId destinationId case { id caseType } } } }'
  const caseId = app.demoData.cases.amirNorthgate
  const destinationId = app.deps.ids.rowId()
  await app.deps.database.transact((tx) =>
    notify(app.deps, tx, {
      firmId: app.demoData.firms.northgate,
      accountId: app.demoData.accounts.amir,
      caseId,
      type: 'comment',
      kind: 'document.commented',
      params: {},
      destinationId,
    }),
  )
  const amir = app.browser('198.51.100.77')
  await amir.signIn('amir.rahimi@example.com')
  expect((await amir.graph(query, { id: caseId })).data.notifications.get[0]).toEqual({
    caseId,
    destinationId,
    case: { id: caseId, caseType: 'Chapter 13 Bankruptcy' },
  })
  await amir.graph('mutation ($id: ID!) { cases { deactivate(id: $id) { id } } }', { id: caseId })
  expect((await amir.graph(query, { id: caseId })).data.notifications.get[0].case).toBeNull()
})
