import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { listTurns, messageLimits } from '../rules/message-limits.ts'
import { notify } from './notify.ts'
import { sendNotices } from './send-notices.ts'
import {
  minutes,
  resetAccounts,
  deleteNotices,
  hours,
  marcus,
  elena,
  clockTo,
  set,
  insertNews,
  readNotices,
  recipients,
} from './test-notices.ts'

const app = openTestApp()

beforeEach(() => resetAccounts(app))
afterEach(() => deleteNotices(app))
const { toPerson, ofFirm } = messageLimits.notice

test('sends one message by email and text for three pieces of news within five minutes', async () => {
  await insertNews(app)
  await insertNews(app)
  await app.clock.moveBy(4 * minutes)
  await insertNews(app)
  await job()
  expect(await readNotices(app)).toEqual([])
  await app.clock.moveBy(1 * minutes)
  await job()
  await job()
  expect(await readNotices(app)).toEqual([
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

test('counts each piece of news in only one message, even if it stays unread', async () => {
  await insertNews(app)
  await app.clock.moveBy(6 * minutes)
  await job()
  await insertNews(app)
  await app.clock.moveBy(6 * minutes)
  await job()
  const texts = (await readNotices(app)).filter(([recipient]) => recipient === marcus.mobile)
  expect(texts.map(([, body]) => body.split('\n')[0])).toEqual([
    'You have a new message in your client portal.',
    'You have a new message in your client portal.',
  ])
})

test('sends the news of a night in one message at eight in the morning', async () => {
  await clockTo(app, 22)
  await insertNews(app)
  await app.clock.moveBy(1 * hours)
  await job()
  await clockTo(app, 7)
  await insertNews(app)
  await app.clock.moveBy(59 * minutes)
  await job()
  expect(await readNotices(app)).toEqual([])
  await clockTo(app, 8)
  await job()
  expect(
    (await readNotices(app)).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toEqual([
    [marcus.mobile, 'You have 2 new messages in your client portal.'],
    [marcus.email, 'You have 2 new messages in your client portal.'],
  ])
})

test("uses the night of the recipient's time zone", async () => {
  await set(app, marcus, 'time_zone', 'Asia/Tokyo')
  await insertNews(app)
  await insertNews(app, 'elena')
  await app.clock.moveBy(6 * minutes)
  await job()
  // 12:00 UTC is 21:00 in Tokyo, where the quiet hours begin.
  expect(await recipients(app)).toEqual([elena.mobile, elena.email])
  await clockTo(app, 23)
  await job()
  expect(await recipients(app)).toEqual([marcus.mobile, elena.mobile, elena.email, marcus.email])
})

test('sends at once to a recipient with a known time zone, although it is night in other zones', async () => {
  await set(app, marcus, 'time_zone', null)
  await insertNews(app)
  await app.clock.moveBy(6 * minutes)
  await job()
  // At noon in Greenwich it is morning in New York and night in Hawaii.
  expect(await readNotices(app)).toEqual([])
  await set(app, marcus, 'time_zone', 'UTC')
  await insertNews(app)
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(
    (await readNotices(app)).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toContainEqual([marcus.mobile, 'You have 2 new messages in your client portal.'])
})

test('sends in the morning when the job runs late at night', async () => {
  await clockTo(app, 20)
  await insertNews(app)
  await app.clock.moveBy(2 * hours)
  await job()
  expect(await readNotices(app)).toEqual([])
  await clockTo(app, 8)
  await job()
  expect(await recipients(app)).toEqual([marcus.mobile, marcus.email])
})

test('sends nothing if all news was read, and otherwise counts only the unread news', async () => {
  const browser = app.browser('198.51.100.1')
  const readNewest = async () => {
    browser.tokens = await app.readTokens(app.demoData.accounts.marcus)
    const { data } = await browser.graph('{ notifications { get(read: false) { id } } }')
    await browser.graph(
      'mutation ($id: ID!) { notifications { markAsRead(id: $id) { success } } }',
      { id: data.notifications.get[0].id },
    )
  }
  await insertNews(app)
  await readNewest()
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(await readNotices(app)).toEqual([])
  await insertNews(app)
  await insertNews(app)
  await readNewest()
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(
    (await readNotices(app)).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toEqual([
    [marcus.mobile, 'You have a new message in your client portal.'],
    [marcus.email, 'You have a new message in your client portal.'],
  ])
})

test('sends one message although four jobs run at the same time', async () => {
  await insertNews(app, 'marcus')
  await insertNews(app, 'elena')
  await app.clock.moveBy(6 * minutes)
  await Promise.all([job(), job(), job(), job()])
  expect(await recipients(app)).toEqual([marcus.mobile, elena.mobile, elena.email, marcus.email])
})

test('counts news that is written during the job in the next message', async () => {
  const { deps } = app
  await insertNews(app)
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
  const texts = (await readNotices(app))
    .filter(([recipient]) => recipient === marcus.mobile)
    .map(([, body]) => body.split('\n')[0])
  expect(texts).toEqual(['You have 2 new messages in your client portal.'])
})

test('sends no message for news that is rolled back', async () => {
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
  expect(await readNotices(app)).toEqual([])
})

test('above the limit of an hour a notice waits, gathers, and names all news when it leaves', async () => {
  for (let round = 0; round < toPerson.max + 2; round += 1) {
    await insertNews(app)
    await app.clock.moveBy(6 * minutes)
    await job()
  }
  expect(await toMarcus()).toBe(toPerson.max)
  await insertNews(app, 'elena')
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(await recipients(app)).toContain(elena.email)
  expect(await toMarcus()).toBe(toPerson.max)
  await app.clock.moveBy(14 * minutes)
  await job()
  expect(await toMarcus()).toBe(toPerson.max + 1)
  expect((await app.lastMessage(marcus.email))?.subject).toBe('You have 2 new messages')
})

test('above the limit of a firm the notices of others wait for the next minute', async () => {
  const firmId = app.demoData.firms.hollis
  await insertNews(app)
  await insertNews(app, 'elena')
  await app.clock.moveBy(6 * minutes)
  const others = Array.from({ length: ofFirm.max - 1 }, () => ({ name: '', addresses: [] }))
  await app.deps.limits.claim(listTurns({ kind: 'notice', firmId, recipients: others }))
  const countEmails = async () =>
    (await recipients(app)).filter((recipient) => recipient.includes('@')).length
  await job()
  expect(await countEmails()).toBe(1)
  await app.clock.moveBy(1.1 * minutes)
  await job()
  expect(await countEmails()).toBe(2)
})

const job = () => sendNotices(app.deps)
const toMarcus = async () =>
  (await readNotices(app)).filter(([recipient]) => recipient === marcus.email).length
