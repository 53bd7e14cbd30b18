// News as one discreet message: its time, channel, recipient and language.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { demoData } from '#apps/demo/seed/demo-data.ts'
import { answerText } from './answer-text.ts'
import { notify, type News } from './notify.ts'
import { sendNotices } from './send-notices.ts'

const minutes = 60_000
const hours = 60 * minutes
const [marcus, elena] = [
  { email: 'marcus.whitfield@example.com', mobile: '2125550151' },
  { email: 'elena.whitfield@example.com', mobile: '2125550152' },
]

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  const { db } = app.deps.database
  await sql`update account set time_zone = 'UTC', language = null, contact_type = 3, email_verified_at = portal_now(), mobile_verified_at = portal_now()`.execute(
    db,
  )
  await clockTo(12)
})
afterEach(async () => {
  const { db } = app.deps.database
  await sql`delete from notification`.execute(db)
  await sql`delete from notice_due`.execute(db)
  await sql`delete from text_stop`.execute(db)
  await sql`delete from rehearsal_message`.execute(db)
})

/** Moves the clock forward to this hour in UTC, the zone of these accounts. */
async function clockTo(hour: number): Promise<void> {
  const sinceMidnight = app.clock.now().getTime() % (24 * hours)
  await app.clock.moveBy((hour * hours - sinceMidnight + 24 * hours) % (24 * hours))
}

const set = (who: { readonly email: string }, column: string, value: unknown) =>
  sql`update account set ${sql.ref(column)} = ${value} where email = ${who.email}`.execute(
    app.deps.database.db,
  )

let notices = 0

/** A new kind each time, so that news does not merge. */
function insertNews(who: 'marcus' | 'elena' = 'marcus', news: Partial<News> = {}) {
  const { deps, demoData: ids } = app
  notices += 1
  return deps.database.transact((tx) =>
    notify(deps, tx, {
      firmId: ids.firms.hollis,
      accountId: ids.accounts[who],
      caseId: ids.cases.whitfield,
      type: 'document',
      kind: `thing ${notices}`,
      params: {},
      ...news,
    }),
  )
}
const job = () => sendNotices(app.deps)

async function readNotices(): Promise<ReadonlyArray<readonly [string, string]>> {
  await app.lastMessage(marcus.email)
  const { rows } = await sql<{
    recipient: string
    body: string
  }>`select recipient, body from rehearsal_message order by recipient, sent_at, id`.execute(
    app.deps.database.db,
  )
  return rows.map(({ recipient, body }) => [recipient, body])
}
const recipients = async () => (await readNotices()).map(([recipient]) => recipient)

test('sends one message by email and text for three pieces of news within five minutes', async () => {
  await insertNews()
  await insertNews()
  await app.clock.moveBy(4 * minutes)
  await insertNews()
  await job()
  expect(await readNotices()).toEqual([])
  await app.clock.moveBy(1 * minutes)
  await job()
  await job()
  expect(await readNotices()).toEqual([
    [
      marcus.mobile,
      'You have 3 new messages in your client portal.\nhttp://localhost:4000\nReply STOP to stop these texts.',
    ],
    [
      marcus.email,
      expect.stringMatching(
        /^You have 3 new messages in your client portal\.\n\nLog in to read them:\nhttp:\/\/localhost:4000\n/,
      ),
    ],
  ])
  expect((await app.lastMessage(marcus.email))?.subject).toBe('You have 3 new messages')
})

test('announces news once, even while it stays unread', async () => {
  await insertNews()
  await app.clock.moveBy(6 * minutes)
  await job()
  await insertNews()
  await app.clock.moveBy(6 * minutes)
  await job()
  const texts = (await readNotices()).filter(([recipient]) => recipient === marcus.mobile)
  expect(texts.map(([, body]) => body.split('\n')[0])).toEqual([
    'You have a new message in your client portal.',
    'You have a new message in your client portal.',
  ])
})

test('holds news at night until eight and sends it together', async () => {
  await clockTo(22)
  await insertNews()
  await app.clock.moveBy(1 * hours)
  await job()
  await clockTo(7)
  await insertNews()
  await app.clock.moveBy(59 * minutes)
  await job()
  expect(await readNotices()).toEqual([])
  await clockTo(8)
  await job()
  expect(
    (await readNotices()).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toEqual([
    [marcus.mobile, 'You have 2 new messages in your client portal.'],
    [marcus.email, 'You have 2 new messages in your client portal.'],
  ])
})

test("uses the night of the recipient's time zone", async () => {
  await set(marcus, 'time_zone', 'Asia/Tokyo')
  await insertNews()
  await insertNews('elena')
  await app.clock.moveBy(6 * minutes)
  await job()
  // Noon in Greenwich is nine in the evening in Tokyo.
  expect(await recipients()).toEqual([elena.mobile, elena.email])
  await clockTo(23)
  await job()
  expect(await recipients()).toEqual([marcus.mobile, elena.mobile, elena.email, marcus.email])
})

test('sends to a recipient in a known time zone without waiting for other zones', async () => {
  await set(marcus, 'time_zone', null)
  await insertNews()
  await app.clock.moveBy(6 * minutes)
  await job()
  // At noon in Greenwich it is morning in New York and night in Hawaii.
  expect(await readNotices()).toEqual([])
  await set(marcus, 'time_zone', 'UTC')
  await insertNews()
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(
    (await readNotices()).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toContainEqual([marcus.mobile, 'You have 2 new messages in your client portal.'])
})

test('sends in the morning when the job runs late at night', async () => {
  await clockTo(20)
  await insertNews()
  await app.clock.moveBy(2 * hours)
  await job()
  expect(await readNotices()).toEqual([])
  await clockTo(8)
  await job()
  expect(await recipients()).toEqual([marcus.mobile, marcus.email])
})

test('sends nothing when all was read, and counts only the unread rest', async () => {
  const browser = app.browser('198.51.100.1')
  const readNewest = async () => {
    browser.tokens = await app.readTokens(app.demoData.accounts.marcus)
    const { data } = await browser.graph('{ notifications { get(read: false) { id } } }')
    await browser.graph(
      'mutation ($id: ID!) { notifications { markAsRead(id: $id) { success } } }',
      { id: data.notifications.get[0].id },
    )
  }
  await insertNews()
  await readNewest()
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(await readNotices()).toEqual([])
  await insertNews()
  await insertNews()
  await readNewest()
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(
    (await readNotices()).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toEqual([
    [marcus.mobile, 'You have a new message in your client portal.'],
    [marcus.email, 'You have a new message in your client portal.'],
  ])
})

test.each([
  [1, [marcus.email]],
  [2, [marcus.mobile]],
  [3, [marcus.mobile, marcus.email]],
])('sends for contact type %i to %j', async (contactType, expected) => {
  await set(marcus, 'contact_type', contactType)
  await insertNews()
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(await recipients()).toEqual(expected)
})

test.each([
  ['the mobile phone', 'mobile_verified_at', 2, [marcus.email]],
  ['the mobile phone', 'mobile_verified_at', 3, [marcus.email]],
  ['the email address', 'email_verified_at', 3, [marcus.mobile]],
  ['the email address', 'email_verified_at', 1, []],
] as const)(
  'sends nothing to an unproven %s (%s, contact type %i)',
  async (_, column, contactType, expected) => {
    await set(marcus, column, null)
    await set(marcus, 'contact_type', contactType)
    await insertNews()
    await app.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients()).toEqual(expected)
  },
)

test.each([2, 3])(
  'sends email instead of texts to a number that answered STOP (contact type %i), until START',
  async (contactType) => {
    await set(marcus, 'contact_type', contactType)
    await answerText(app.deps, {
      id: `SM1-${contactType}`,
      from: `+1${marcus.mobile}`,
      body: 'Stop.',
      isAnswered: true,
    })
    await insertNews()
    await app.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients()).toEqual([marcus.email])
    await answerText(app.deps, {
      id: `SM2-${contactType}`,
      from: `+1${marcus.mobile}`,
      body: 'start',
      isAnswered: true,
    })
    await insertNews()
    await app.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients()).toContain(marcus.mobile)
  },
)

test('sends a requested code to a stopped number', async () => {
  await answerText(app.deps, { id: 'SM3', from: marcus.mobile, body: 'STOP', isAnswered: true })
  await app.browser('198.51.100.2').signIn(marcus.email)
  expect(await app.lastCode(marcus.mobile)).toMatch(/^\d{6}$/)
})

test('sends each debtor of a joint case only their own news', async () => {
  await insertNews('marcus')
  await insertNews('marcus')
  await insertNews('elena')
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(
    (await readNotices()).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toEqual([
    [marcus.mobile, 'You have 2 new messages in your client portal.'],
    [elena.mobile, 'You have a new message in your client portal.'],
    [elena.email, 'You have a new message in your client portal.'],
    [marcus.email, 'You have 2 new messages in your client portal.'],
  ])
})

test('sends each message in the language of its recipient', async () => {
  await set(elena, 'language', 'es')
  await insertNews('elena')
  await insertNews('marcus')
  await app.clock.moveBy(6 * minutes)
  await job()
  expect((await app.lastMessage(elena.email))?.body).toMatch(
    /^Tiene un mensaje nuevo en su portal de clientes\./,
  )
  expect((await app.lastMessage(elena.mobile))?.body).toMatch(/PARAR/)
  expect((await app.lastMessage(marcus.email))?.body).toMatch(/^You have a new message/)
})

test('names no person, firm, case, document or subject in a message', async () => {
  await set(elena, 'language', 'es')
  const params = {
    actors: [{ id: 's', name: 'Dana Reyes of Hollis & Reyes Law' }],
    objects: [{ id: 'd', name: 'Pay stub Oct 16.pdf of bankruptcy case 26-10442' }],
    values: { number: '26-10442', status: 'Filed', day: '2026-12-15' },
  }
  for (const who of ['marcus', 'elena'] as const)
    for (const kind of Object.keys(app.deps.newsWords)) await insertNews(who, { kind, params })
  await insertNews('elena', { params, type: 'refund' })
  await app.clock.moveBy(6 * minutes)
  await job()
  await readNotices()
  const { rows } = await sql<{
    subject: string | null
    body: string
  }>`select subject, body from rehearsal_message`.execute(app.deps.database.db)
  expect(rows).toHaveLength(4)
  const staff: ReadonlyArray<{ readonly givenName: string; readonly familyName: string }> = [
    ...demoData.firms[0].staff,
    ...demoData.firms[1].staff,
  ]
  const names = [...demoData.people, ...staff].flatMap(({ givenName, familyName }) => [
    givenName,
    familyName,
  ])
  const texts = rows.map(({ subject, body }) => `${subject} ${body}`).join('\n')
  for (const telling of [
    'bankrupt',
    'bancarrota',
    'hollis',
    'reyes',
    'northgate',
    'pay stub',
    '.pdf',
    'document',
    '26-10442',
    'chapter',
    'capítulo',
    'refund',
    'debt',
    'deud',
    ...names,
  ]) {
    expect(texts.toLowerCase()).not.toContain(telling.toLowerCase())
  }
})

test('sends one message for two jobs at once on two connections', async () => {
  await insertNews('marcus')
  await insertNews('elena')
  await app.clock.moveBy(6 * minutes)
  await Promise.all([job(), job(), job(), job()])
  expect(await recipients()).toEqual([marcus.mobile, elena.mobile, elena.email, marcus.email])
})

test('announces news that arrives during sending with the next message', async () => {
  const { deps } = app
  await insertNews()
  await app.clock.moveBy(6 * minutes)
  await deps.database.transact(async (tx) => {
    const { firms, accounts, cases } = app.demoData
    await notify(deps, tx, {
      firmId: firms.hollis,
      accountId: accounts.marcus,
      caseId: cases.whitfield,
      type: 'case',
      kind: 'case.status',
      params: {},
    })
    await job()
  })
  await job()
  const texts = (await readNotices())
    .filter(([recipient]) => recipient === marcus.mobile)
    .map(([, body]) => body.split('\n')[0])
  expect(texts).toEqual(['You have 2 new messages in your client portal.'])
})

test('announces nothing for news that is rolled back', async () => {
  const { deps } = app
  await deps.database
    .transact(async (tx) => {
      await notify(deps, tx, {
        firmId: app.demoData.firms.hollis,
        accountId: app.demoData.accounts.marcus,
        caseId: null,
        type: 'case',
        kind: 'case.status',
        params: {},
      })
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(await readNotices()).toEqual([])
})
