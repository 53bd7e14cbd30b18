// spec: questionnaire#no-guessing, saving#merge-limits
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusalIn } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { savesOf, type SaveSeen } from './test-saves.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const saves = savesOf(app, caseId)

beforeEach(() => saves.forget())

const section = 'personalInformation'
const ids = { section, key: 'taxIds_d1' }
const contact = { section, key: 'contactDetails_d1' }
const mask = 'XXX-XX-XXXX'
const tab = '3f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d11'
const withSsn = (ssn: string): JsonObject => ({ taxIdKind: 'ssn', ssn })
const born = (dateOfBirth: string): JsonObject => ({ dateOfBirth, email: 'marcus@example.com' })

describe('a right guess and a wrong guess', () => {
  test.each([
    ["the spouse's number", ids, withSsn('123456789'), withSsn('000000000'), withSsn('123456788')],
    [
      "the spouse's date of birth",
      contact,
      born('02/03/1980'),
      born('01/01/1911'),
      born('02/04/1980'),
    ],
  ])(
    'a right guess of %s gets the same response as a wrong one, from any base revision',
    async (_, question, right, otherText, wrong) => {
      const answers: unknown[][] = []
      for (const guess of [right, wrong]) {
        const replies: unknown[] = []
        for (const origin of [
          {},
          { base: 1 },
          { base: 2 },
          { base: 1, writer: tab, sequence: 9 },
        ]) {
          await saves.forget()
          await saves.save(marcus, { ...question, data: right, writer: tab, sequence: 1 })
          replies.push(
            withoutTime(await saves.save(elena, { ...question, ...origin, data: guess })),
          )
          await saves.save(elena, { ...question, data: otherText })
          replies.push(
            withoutTime(await saves.save(elena, { ...question, ...origin, data: guess })),
            (await saves.readRows('questionnaire_revision')).length,
          )
        }
        answers.push(replies)
      }
      expect(answers[0]).toEqual(answers[1])
    },
  )

  test("a guess of the account's SSN gets the same response, and only its own debtor can copy it into the answer", async () => {
    const id = app.demoData.accounts.marcus
    await sql`update account set ssn_sealed = ${Buffer.from(app.deps.secrets.seal('account-ssn', '222334444', id))} where id = ${id}`.execute(
      app.deps.database.db,
    )
    await saves.save(elena, { ...ids, data: withSsn(mask) })
    expect(await saves.readRows('questionnaire_secret')).toEqual([])
    const replies: unknown[] = []
    for (const guess of ['222334444', '222334445']) {
      await saves.forget()
      await saves.save(marcus, { ...ids, data: withSsn(mask), writer: tab, sequence: 1 })
      await saves.save(elena, { ...ids, data: withSsn('000000000') })
      replies.push([
        withoutTime(
          await saves.save(marcus, {
            ...ids,
            base: 1,
            data: withSsn(guess),
            writer: tab,
            sequence: 2,
          }),
        ),
        (await saves.readRows('questionnaire_revision')).length,
      ])
    }
    expect(replies[0]).toEqual(replies[1])
  })
})

test('a retry of a private number does not overwrite the number that the spouse saved since', async () => {
  const own = { ...ids, base: 0, data: withSsn('123456789'), writer: tab }
  await saves.save(marcus, { ...own, sequence: 1 })
  await saves.save(elena, { ...ids, base: 1, data: withSsn('111223333') })
  expect(await saves.save(marcus, { ...own, sequence: 2 })).toMatchObject({ overwrittenPaths: [] })
})

test("records a change of the other debtor's private value in the audit, without the value", async () => {
  const noted = async () =>
    (
      await sql<{ accountId: string; details: object }>`
    select account_id as "accountId", details from audit where event = 'questionnaire.private-answer-changed'`.execute(
        app.deps.database.db,
      )
    ).rows
  const before = (await noted()).length
  await saves.save(marcus, { ...ids, data: withSsn('123456789') })
  await saves.save(elena, { ...ids, data: withSsn(mask) })
  expect((await noted()).slice(before)).toEqual([])
  await saves.save(elena, { ...ids, data: withSsn('111223333') })
  expect((await noted()).slice(before)).toEqual([
    {
      accountId: app.demoData.accounts.elena,
      details: { questionKey: 'taxIds_d1', places: '/ssn' },
    },
  ])
})

describe('a merge of two changes that exceeds a limit', () => {
  const cars = (from: string, count: number): JsonObject => ({
    has: 'yes',
    vehicles: Array.from({ length: count }, (_, at) => ({
      id: `${from}${String(at).padStart(5, '0')}`,
    })),
  })

  test('a merge over a limit is refused like a single save over it, and the answer does not grow', async () => {
    const key = 'ownedVehicles'
    await saves.save(marcus, { key, base: 0, data: cars('a', 150) })
    expect(await saves.save(elena, { key, base: 0, data: cars('b', 150) })).toMatchObject({
      success: false,
      error: expect.stringContaining('You can add up to 200') as string,
    })
    expect((await saves.read(marcus, 'vehicles', key))?.['vehicles']).toHaveLength(150)
    expect(await saves.save(elena, { key, base: 0, data: cars('b', 50) })).toMatchObject({
      success: true,
    })
    expect(
      await saves.save(marcus, { key, data: { has: 'yes', one: 'x'.repeat(200_000) } }),
    ).toMatchObject({ success: true })
    expect(
      await saves.save(elena, { key, base: 0, data: { has: 'yes', other: 'x'.repeat(200_000) } }),
    ).toMatchObject({
      success: false,
      error: expect.stringContaining('answer to this question is too long') as string,
    })
  })
})

describe('a save of the current answer', () => {
  const key = 'ownedVehicles'

  test('an unchanged save makes no revision', async () => {
    await saves.save(marcus, { key, data: { has: 'no' }, flag: true })
    expect(await saves.save(marcus, { key, data: { has: 'no' }, flag: true })).toMatchObject({
      success: true,
      revision: 1,
      questionCompleteFlag: true,
    })
    expect(await saves.save(marcus, { key, data: { has: 'no' } })).toMatchObject({
      revision: 2,
      questionCompleteFlag: false,
    })
  })

  test('an unchanged save makes a revision while an older save of the same tab may still arrive', async () => {
    await saves.save(marcus, { key, data: { has: 'no' }, writer: tab, sequence: 1 })
    expect(
      await saves.save(marcus, { key, data: { has: 'no' }, writer: tab, sequence: 1 }),
    ).toMatchObject({ revision: 1 })
    expect(
      await saves.save(marcus, { key, data: { has: 'no' }, writer: tab, sequence: 3 }),
    ).toMatchObject({ revision: 2 })
    await saves.save(marcus, { key, data: { has: 'yes' }, writer: tab, sequence: 2 })
    expect(await saves.read(marcus, 'vehicles', key)).toEqual({ has: 'no' })
  })
})

test('the writer and sequence numbers of a tab count only for their own account', async () => {
  const key = 'ownedVehicles'
  await saves.save(elena, { key, data: { has: 'no' }, writer: tab, sequence: 5, base: 0 })
  await saves.save(marcus, {
    key,
    data: { has: 'yes' },
    writer: tab,
    sequence: 2_147_483_647,
    base: 1,
  })
  await saves.save(elena, {
    key,
    data: { has: 'no', note: 'hers' },
    writer: tab,
    sequence: 6,
    base: 1,
  })
  expect(await saves.read(elena, 'vehicles', key)).toMatchObject({ note: 'hers' })
})

test('stored answers reveal neither equal values nor their length', async () => {
  for (const has of ['no', 'yes', 'no'])
    await saves.save(marcus, { key: 'ownedVehicles', data: { has } })
  const rows = await saves.readRows<{ hash: Uint8Array; sealed: Uint8Array }>(
    'questionnaire_revision',
  )
  expect(new Set(rows.map(({ hash }) => Buffer.from(hash).toString('hex'))).size).toBe(3)
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
})

test('an account over the storage allowance must wait, and other accounts can still save', async () => {
  const data = (at: number): JsonObject => ({ text: 'y'.repeat(250_000), at })
  let refused: string | undefined
  for (let at = 0; at < 100 && refused === undefined; at += 1)
    refused = refusalIn(await saves.graph(elena, { key: 'ownedVehicles', data: data(at) }))?.message
  expect(refused).toBe(
    'Too much was saved in a short time. Please wait a few minutes and try again.',
  )
  expect(await saves.save(marcus, { key: 'ownedVehicles', data: { has: 'no' } })).toMatchObject({
    success: true,
  })
})

/** The whole response, except for its time and revision. */
const withoutTime = (answer: SaveSeen) => ({ ...answer, savedAt: null, revision: null })
