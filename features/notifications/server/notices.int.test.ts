// News leaves the portal as one discreet message: when, by which channel, to whom, in which language, and when not at all.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { cast } from '#apps/demo/seed/demo-data.ts'
import { answerText } from './answer-text.ts'
import { notify, type News } from './notify.ts'
import { sendNotices } from './send-notices.ts'

const minutes = 60_000
const hours = 60 * minutes
const [marcus, elena] = [
  { email: 'marcus.whitfield@example.com', mobile: '2125550151' },
  { email: 'elena.whitfield@example.com', mobile: '2125550152' },
]

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

beforeEach(async () => {
  const { db } = house.world.database
  await sql`update account set time_zone = 'UTC', language = null, contact_type = 3, email_verified_at = portal_now(), mobile_verified_at = portal_now()`.execute(
    db,
  )
  await clockTo(12)
})
afterEach(async () => {
  const { db } = house.world.database
  await sql`delete from notification`.execute(db)
  await sql`delete from notice_due`.execute(db)
  await sql`delete from text_stop`.execute(db)
  await sql`delete from rehearsal_message`.execute(db)
})

/** Forward to the next time that it is this hour in UTC, where everybody here lives. */
async function clockTo(hour: number): Promise<void> {
  const sinceMidnight = house.clock.now().getTime() % (24 * hours)
  await house.clock.moveBy((hour * hours - sinceMidnight + 24 * hours) % (24 * hours))
}

const set = (who: { readonly email: string }, column: string, value: unknown) =>
  sql`update account set ${sql.ref(column)} = ${value} where email = ${who.email}`.execute(
    house.world.database.db,
  )

let told = 0

/** Each time of another kind: another thing. */
function tell(who: 'marcus' | 'elena' = 'marcus', news: Partial<News> = {}) {
  const { world, cast: ids } = house
  told += 1
  return world.database.transact((tx) =>
    notify(world, tx, {
      firmId: ids.firms.hollis,
      accountId: ids.accounts[who],
      caseId: ids.cases.whitfield,
      type: 'document',
      kind: `thing ${told}`,
      params: {},
      ...news,
    }),
  )
}
/** The job of a minute. */
const job = () => sendNotices(house.world)

async function sent(): Promise<ReadonlyArray<readonly [string, string]>> {
  await house.lastMessage(marcus.email)
  const { rows } = await sql<{
    recipient: string
    body: string
  }>`select recipient, body from rehearsal_message order by recipient, sent_at, id`.execute(
    house.world.database.db,
  )
  return rows.map(({ recipient, body }) => [recipient, body])
}
const recipients = async () => (await sent()).map(([recipient]) => recipient)

test('three news within five minutes are one message, by email and by text', async () => {
  await tell()
  await tell()
  await house.clock.moveBy(4 * minutes)
  await tell()
  await job()
  expect(await sent()).toEqual([])
  await house.clock.moveBy(1 * minutes)
  await job()
  await job()
  expect(await sent()).toEqual([
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
  expect((await house.lastMessage(marcus.email))?.subject).toBe('You have 3 new messages')
})

test('what was told of once is not told of again, even while it stays unread', async () => {
  await tell()
  await house.clock.moveBy(6 * minutes)
  await job()
  await tell()
  await house.clock.moveBy(6 * minutes)
  await job()
  const texts = (await sent()).filter(([recipient]) => recipient === marcus.mobile)
  expect(texts.map(([, body]) => body.split('\n')[0])).toEqual([
    'You have a new message in your client portal.',
    'You have a new message in your client portal.',
  ])
})

test('what comes at night waits until eight, with all that comes until then', async () => {
  await clockTo(22)
  await tell()
  await house.clock.moveBy(1 * hours)
  await job()
  await clockTo(7)
  await tell()
  await house.clock.moveBy(59 * minutes)
  await job()
  expect(await sent()).toEqual([])
  await clockTo(8)
  await job()
  expect((await sent()).map(([recipient, body]) => [recipient, body.split('\n')[0]])).toEqual([
    [marcus.mobile, 'You have 2 new messages in your client portal.'],
    [marcus.email, 'You have 2 new messages in your client portal.'],
  ])
})

test('the night is that of the person', async () => {
  await set(marcus, 'time_zone', 'Asia/Tokyo')
  await tell()
  await tell('elena')
  await house.clock.moveBy(6 * minutes)
  await job()
  // Noon in Greenwich is nine in the evening in Tokyo.
  expect(await recipients()).toEqual([elena.mobile, elena.email])
  await clockTo(23)
  await job()
  expect(await recipients()).toEqual([marcus.mobile, elena.mobile, elena.email, marcus.email])
})

test('who is known to be awake does not wait for the night of others', async () => {
  await set(marcus, 'time_zone', null)
  await tell()
  await house.clock.moveBy(6 * minutes)
  await job()
  // At noon in Greenwich it is morning in New York, and night on Hawaii.
  expect(await sent()).toEqual([])
  await set(marcus, 'time_zone', 'UTC')
  await tell()
  await house.clock.moveBy(6 * minutes)
  await job()
  expect(
    (await sent()).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toContainEqual([marcus.mobile, 'You have 2 new messages in your client portal.'])
})

test('a job that comes too late, at night, sends in the morning', async () => {
  await clockTo(20)
  await tell()
  await house.clock.moveBy(2 * hours)
  await job()
  expect(await sent()).toEqual([])
  await clockTo(8)
  await job()
  expect(await recipients()).toEqual([marcus.mobile, marcus.email])
})

test('whoever has read everything meanwhile gets nothing, whoever has read some is told of the rest', async () => {
  const browser = house.browser('198.51.100.1')
  const readNewest = async () => {
    browser.tokens = await house.tokensOf(house.cast.accounts.marcus)
    const { data } = await browser.graph('{ notifications { get(read: false) { id } } }')
    await browser.graph(
      'mutation ($id: ID!) { notifications { markAsRead(id: $id) { success } } }',
      { id: data.notifications.get[0].id },
    )
  }
  await tell()
  await readNewest()
  await house.clock.moveBy(6 * minutes)
  await job()
  expect(await sent()).toEqual([])
  await tell()
  await tell()
  await readNewest()
  await house.clock.moveBy(6 * minutes)
  await job()
  expect((await sent()).map(([recipient, body]) => [recipient, body.split('\n')[0]])).toEqual([
    [marcus.mobile, 'You have a new message in your client portal.'],
    [marcus.email, 'You have a new message in your client portal.'],
  ])
})

test.each([
  [1, [marcus.email]],
  [2, [marcus.mobile]],
  [3, [marcus.mobile, marcus.email]],
])('contact type %i is heard by %j', async (contactType, expected) => {
  await set(marcus, 'contact_type', contactType)
  await tell()
  await house.clock.moveBy(6 * minutes)
  await job()
  expect(await recipients()).toEqual(expected)
})

test.each([
  ['the mobile phone', 'mobile_verified_at', 2, [marcus.email]],
  ['the mobile phone', 'mobile_verified_at', 3, [marcus.email]],
  ['the email address', 'email_verified_at', 3, [marcus.mobile]],
  ['the email address', 'email_verified_at', 1, []],
] as const)(
  '%s was not proven: nothing goes there (%s, contact type %i)',
  async (_, column, contactType, expected) => {
    await set(marcus, column, null)
    await set(marcus, 'contact_type', contactType)
    await tell()
    await house.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients()).toEqual(expected)
  },
)

test.each([2, 3])(
  'a number that answered STOP gets no texts, its person an email instead (contact type %i); START brings the texts back',
  async (contactType) => {
    await set(marcus, 'contact_type', contactType)
    await answerText(house.world, {
      id: `SM1-${contactType}`,
      from: `+1${marcus.mobile}`,
      body: 'Stop.',
      isAnswered: true,
    })
    await tell()
    await house.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients()).toEqual([marcus.email])
    await answerText(house.world, {
      id: `SM2-${contactType}`,
      from: `+1${marcus.mobile}`,
      body: 'start',
      isAnswered: true,
    })
    await tell()
    await house.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients()).toContain(marcus.mobile)
  },
)

test('a code that somebody asks for still comes to a stopped number', async () => {
  await answerText(house.world, { id: 'SM3', from: marcus.mobile, body: 'STOP', isAnswered: true })
  await house.browser('198.51.100.2').signIn(marcus.email)
  expect(await house.lastCode(marcus.mobile)).toMatch(/^\d{6}$/)
})

test('in a joint case everybody hears of their own news, and only of it', async () => {
  await tell('marcus')
  await tell('marcus')
  await tell('elena')
  await house.clock.moveBy(6 * minutes)
  await job()
  expect((await sent()).map(([recipient, body]) => [recipient, body.split('\n')[0]])).toEqual([
    [marcus.mobile, 'You have 2 new messages in your client portal.'],
    [elena.mobile, 'You have a new message in your client portal.'],
    [elena.email, 'You have a new message in your client portal.'],
    [marcus.email, 'You have 2 new messages in your client portal.'],
  ])
})

test('everybody is told in their own language', async () => {
  await set(elena, 'language', 'es')
  await tell('elena')
  await tell('marcus')
  await house.clock.moveBy(6 * minutes)
  await job()
  expect((await house.lastMessage(elena.email))?.body).toMatch(
    /^Tiene un mensaje nuevo en su portal de clientes\./,
  )
  expect((await house.lastMessage(elena.mobile))?.body).toMatch(/PARAR/)
  expect((await house.lastMessage(marcus.email))?.body).toMatch(/^You have a new message/)
})

test('no message says whose it is, which firm, which case, which paper, or what it is about', async () => {
  await set(elena, 'language', 'es')
  const params = {
    actors: [{ id: 's', name: 'Dana Reyes of Hollis & Reyes Law' }],
    objects: [{ id: 'd', name: 'Pay stub Oct 16.pdf of bankruptcy case 26-10442' }],
    values: { number: '26-10442', status: 'Filed', day: '2026-12-15' },
  }
  for (const who of ['marcus', 'elena'] as const)
    for (const kind of Object.keys(house.world.newsWords)) await tell(who, { kind, params })
  await tell('elena', { params, type: 'refund' })
  await house.clock.moveBy(6 * minutes)
  await job()
  await sent()
  const { rows } = await sql<{
    subject: string | null
    body: string
  }>`select subject, body from rehearsal_message`.execute(house.world.database.db)
  expect(rows).toHaveLength(4)
  const staff: ReadonlyArray<{ readonly givenName: string; readonly familyName: string }> = [
    ...cast.firms[0].staff,
    ...cast.firms[1].staff,
  ]
  const names = [...cast.people, ...staff].flatMap(({ givenName, familyName }) => [
    givenName,
    familyName,
  ])
  const said = rows.map(({ subject, body }) => `${subject} ${body}`).join('\n')
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
    expect(said.toLowerCase()).not.toContain(telling.toLowerCase())
  }
})

test('two jobs at once, on two connections, send one message', async () => {
  await tell('marcus')
  await tell('elena')
  await house.clock.moveBy(6 * minutes)
  await Promise.all([job(), job(), job(), job()])
  expect(await recipients()).toEqual([marcus.mobile, elena.mobile, elena.email, marcus.email])
})

test('news on its way while the message is sent is told of by the next one', async () => {
  const { world } = house
  await tell()
  await house.clock.moveBy(6 * minutes)
  await world.database.transact(async (tx) => {
    const { firms, accounts, cases } = house.cast
    await notify(world, tx, {
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
  const texts = (await sent())
    .filter(([recipient]) => recipient === marcus.mobile)
    .map(([, body]) => body.split('\n')[0])
  expect(texts).toEqual(['You have 2 new messages in your client portal.'])
})

test('news that is taken back with its transaction tells nobody anything', async () => {
  const { world } = house
  await world.database
    .transact(async (tx) => {
      await notify(world, tx, {
        firmId: house.cast.firms.hollis,
        accountId: house.cast.accounts.marcus,
        caseId: null,
        type: 'case',
        kind: 'case.status',
        params: {},
      })
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await house.clock.moveBy(6 * minutes)
  await job()
  expect(await sent()).toEqual([])
})
