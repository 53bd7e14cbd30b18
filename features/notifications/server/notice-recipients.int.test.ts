import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { demoData } from '#testing/test-demo.ts'
import { answerText } from './answer-text.ts'
import { sendNotices } from './send-notices.ts'
import {
  minutes,
  resetAccounts,
  deleteNotices,
  marcus,
  elena,
  set,
  insertNews,
  readNotices,
  recipients,
} from './test-notices.ts'

const app = openTestApp()

beforeEach(() => resetAccounts(app))
afterEach(() => deleteNotices(app))

test.each([
  [1, [marcus.email]],
  [2, [marcus.mobile]],
  [3, [marcus.mobile, marcus.email]],
])('sends to the channels of contact type %i: %j', async (contactType, expected) => {
  await set(app, marcus, 'contact_type', contactType)
  await insertNews(app)
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(await recipients(app)).toEqual(expected)
})

test.each([
  ['the mobile phone', 'mobile_verified_at', 2, [marcus.email]],
  ['the mobile phone', 'mobile_verified_at', 3, [marcus.email]],
  ['the email address', 'email_verified_at', 3, [marcus.mobile]],
  ['the email address', 'email_verified_at', 1, []],
] as const)(
  'sends nothing to a channel that is not verified: %s (%s, contact type %i)',
  async (_, column, contactType, expected) => {
    await set(app, marcus, column, null)
    await set(app, marcus, 'contact_type', contactType)
    await insertNews(app)
    await app.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients(app)).toEqual(expected)
  },
)

test.each([2, 3])(
  'sends email instead of texts to a number that answered STOP (contact type %i), until START',
  async (contactType) => {
    await set(app, marcus, 'contact_type', contactType)
    await answerText(app.deps, {
      id: `SM1-${contactType}`,
      from: `+1${marcus.mobile}`,
      body: 'Stop.',
      isAnswered: true,
    })
    await insertNews(app)
    await app.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients(app)).toEqual([marcus.email])
    await answerText(app.deps, {
      id: `SM2-${contactType}`,
      from: `+1${marcus.mobile}`,
      body: 'start',
      isAnswered: true,
    })
    await insertNews(app)
    await app.clock.moveBy(6 * minutes)
    await job()
    expect(await recipients(app)).toContain(marcus.mobile)
  },
)

test('sends a requested code to a stopped number', async () => {
  await answerText(app.deps, { id: 'SM3', from: marcus.mobile, body: 'STOP', isAnswered: true })
  await app.browser('198.51.100.2').signIn(marcus.email)
  expect(await app.lastCode(marcus.mobile)).toMatch(/^\d{6}$/)
})

test('sends each debtor of a joint case only their own news', async () => {
  await insertNews(app, 'marcus')
  await insertNews(app, 'marcus')
  await insertNews(app, 'elena')
  await app.clock.moveBy(6 * minutes)
  await job()
  expect(
    (await readNotices(app)).map(([recipient, body]) => [recipient, body.split('\n')[0]]),
  ).toEqual([
    [marcus.mobile, 'You have 2 new messages in your client portal.'],
    [elena.mobile, 'You have a new message in your client portal.'],
    [elena.email, 'You have a new message in your client portal.'],
    [marcus.email, 'You have 2 new messages in your client portal.'],
  ])
})

test('sends each message in the language of its recipient', async () => {
  await set(app, elena, 'language', 'es')
  await insertNews(app, 'elena')
  await insertNews(app, 'marcus')
  await app.clock.moveBy(6 * minutes)
  await job()
  expect((await app.lastMessage(elena.email))?.body).toMatch(
    /^Tiene un mensaje nuevo en su portal de clientes\./,
  )
  expect((await app.lastMessage(elena.mobile))?.body).toMatch(/PARAR/)
  expect((await app.lastMessage(marcus.email))?.body).toMatch(/^You have a new message/)
})

test('names no person, firm, case, document or subject in a message', async () => {
  await set(app, elena, 'language', 'es')
  const params = {
    actors: [{ id: 's', name: 'Dana Reyes of Hollis & Reyes Law' }],
    objects: [{ id: 'd', name: 'Pay stub Oct 16.pdf of bankruptcy case 26-10442' }],
    values: { number: '26-10442', status: 'Filed', day: '2026-12-15' },
  }
  for (const who of ['marcus', 'elena'] as const)
    for (const kind of Object.keys(app.deps.newsWords)) await insertNews(app, who, { kind, params })
  await insertNews(app, 'elena', { params, type: 'refund' })
  await app.clock.moveBy(6 * minutes)
  await job()
  await readNotices(app)
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

const job = () => sendNotices(app.deps)
