// spec: questionnaire#private-apart, questionnaire#private-shown, security#joint-debtor-privacy
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { savesIn } from './test-saves.ts'
import { sweepAnswers } from '../sweep-answers.ts'

let app: TestApp
let marcus: Browser
let elena: Browser
let caseId: string
let saves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  app = await startTestApp()
  marcus = app.browser()
  elena = app.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  caseId = app.demoData.cases.whitfield
  saves = await savesIn(app, caseId)
})
afterAll(() => app.close())
beforeEach(() => saves.forget())

const section = 'personalInformation'
const mask = 'XXX-XX-XXXX'
const ids = { section, key: 'taxIds_d1' }
const contact = { section, key: 'contactDetails_d1' }
const numbers: JsonObject = {
  taxIdKind: 'ssn',
  ssn: '123456789',
  usedOtherNumber: 'yes',
  otherNumbers: [
    { id: 'aaaaaa', kind: 'ssn', number: '987654321' },
    { id: 'bbbbbb', kind: 'ssn', number: '555443333' },
  ],
  hasEin: 'no',
}
const masked: JsonObject = {
  ...numbers,
  ssn: mask,
  otherNumbers: [
    { id: 'aaaaaa', kind: 'ssn', number: mask },
    { id: 'bbbbbb', kind: 'ssn', number: mask },
  ],
}

interface SecretStored {
  readonly path: string
  readonly question_key: string
  readonly debtor: number
  readonly sealed: Uint8Array
  readonly dropped_at: Date | null
}

/** Decrypts the private values. */
async function readStored(isDropped = false): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<{
    key: Uint8Array
  }>`select sealed_key as key from firm where id = ${app.demoData.firms.hollis}`.execute(
    app.deps.database.db,
  )
  const secrets = await saves.readRows<SecretStored>('questionnaire_secret')
  return Object.fromEntries(
    secrets
      .filter(({ dropped_at: dropped }) => (dropped !== null) === isDropped)
      .map(({ path, question_key: key, sealed }) => [
        path,
        JSON.parse(
          app.deps.secrets.openForFirm(
            app.demoData.firms.hollis,
            rows[0]?.key ?? new Uint8Array(),
            sealed,
            `${caseId}|${key}|${path}`,
          ),
        ) as unknown,
      ]),
  )
}
const all = {
  '/ssn': '123456789',
  '/otherNumbers/aaaaaa/number': '987654321',
  '/otherNumbers/bbbbbb/number': '555443333',
}

describe('a number that is always masked', () => {
  test('returns the mask to its debtor and to the spouse, and counts as answered', async () => {
    const answer = await saves.save(marcus, { ...ids, data: numbers, flag: true })
    expect(answer.questionCompleteFlag).toBe(true)
    expect(JSON.parse(answer.questionDataJsonText ?? '')).toEqual(masked)
    expect(await saves.read(marcus, section, ids.key)).toEqual(masked)
    expect(await saves.read(elena, section, ids.key)).toEqual(masked)
    expect(await readStored()).toEqual(all)
    expect(
      (await saves.readRows<SecretStored>('questionnaire_secret')).map(({ debtor }) => debtor),
    ).toEqual([1, 1, 1])
  })

  test.each<[string, JsonObject]>([
    ['the mask', masked],
    [
      'empty texts',
      {
        ...masked,
        ssn: '',
        otherNumbers: [
          { id: 'aaaaaa', kind: 'ssn', number: '' },
          { id: 'bbbbbb', kind: 'ssn', number: '' },
        ],
      },
    ],
    [
      'nothing',
      {
        taxIdKind: 'ssn',
        usedOtherNumber: 'yes',
        otherNumbers: [
          { id: 'aaaaaa', kind: 'ssn' },
          { id: 'bbbbbb', kind: 'ssn' },
        ],
        hasEin: 'no',
      },
    ],
    [
      'the mask, the records moved',
      {
        ...masked,
        otherNumbers: [
          { id: 'bbbbbb', kind: 'ssn', number: mask },
          { id: 'aaaaaa', kind: 'ssn', number: mask },
        ],
      },
    ],
  ])('keeps the number when either spouse sends %s back', async (_, data) => {
    await saves.save(marcus, { ...ids, data: numbers })
    for (const browser of [marcus, elena]) {
      expect(await saves.save(browser, { ...ids, data, flag: true })).toMatchObject({
        questionCompleteFlag: true,
      })
      expect(await readStored()).toEqual(all)
    }
  })

  test('either spouse can replace the number with nine digits, and only null removes it', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    await saves.save(elena, { ...ids, data: { ...masked, ssn: '111223333' } })
    expect(await readStored()).toEqual({ ...all, '/ssn': '111223333' })
    const answer = await saves.save(marcus, { ...ids, data: { ...masked, ssn: null }, flag: true })
    expect(answer.questionCompleteFlag).toBe(false)
    expect(await readStored()).toEqual({
      '/otherNumbers/aaaaaa/number': '987654321',
      '/otherNumbers/bbbbbb/number': '555443333',
    })
    expect(await saves.read(marcus, section, ids.key)).not.toHaveProperty('ssn')
  })

  test('stores a number that is too short, which stays invalid behind its mask', async () => {
    expect(
      await saves.save(marcus, { ...ids, data: { ...numbers, ssn: '12345' }, flag: true }),
    ).toMatchObject({ questionCompleteFlag: false })
    expect(await saves.save(marcus, { ...ids, data: masked, flag: true })).toMatchObject({
      questionCompleteFlag: false,
    })
  })

  test('a number is deleted with its record, and restored when the other spouse changed the record', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    const without = { ...masked, otherNumbers: [{ id: 'bbbbbb', kind: 'ssn', number: mask }] }
    await saves.save(marcus, { ...ids, base: 1, data: without })
    expect(await readStored()).not.toHaveProperty('/otherNumbers/aaaaaa/number')
    await saves.save(elena, {
      ...ids,
      base: 1,
      data: {
        ...masked,
        otherNumbers: [
          { id: 'aaaaaa', kind: 'ssn', number: mask, why: 'Hers' },
          { id: 'bbbbbb', kind: 'ssn', number: mask },
        ],
      },
    })
    expect(await readStored()).toEqual(all)
  })

  test('the number of a deleted record is erased after 90 days', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    await saves.save(marcus, { ...ids, data: { ...masked, otherNumbers: [] } })
    await sweepAnswers(app.deps.database.db)
    expect(Object.keys(await readStored(true))).toHaveLength(2)
    await sql`update questionnaire_secret set dropped_at = dropped_at - interval '91 days'`.execute(
      app.deps.database.db,
    )
    await sweepAnswers(app.deps.database.db)
    expect(await readStored(true)).toEqual({})
    expect(await readStored()).toEqual({ '/ssn': '123456789' })
  })

  test('a submitted number stays, however long ago its record was deleted', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    const { db } = app.deps.database
    const submit = (key: string) =>
      sql`insert into questionnaire_submission (id, firm_id, case_id, account_id, version, revisions, hash, submitted_at)
      values (gen_random_uuid(), ${app.demoData.firms.hollis}, ${caseId}, ${app.demoData.accounts.marcus}, 1, jsonb_build_object(${key}::text, 1), '', portal_now() - interval '100 days')`.execute(
        db,
      )
    await submit(ids.key)
    await saves.save(marcus, { ...ids, data: { ...masked, otherNumbers: [] } })
    await sql`update questionnaire_secret set dropped_at = dropped_at - interval '91 days'`.execute(
      db,
    )
    await sweepAnswers(db)
    expect(Object.keys(await readStored(true))).toHaveLength(2)
    await sql`delete from questionnaire_submission where submitted_at < portal_now() - interval '99 days'`.execute(
      db,
    )
    await submit('contactDetails_d1')
    await sweepAnswers(db)
    expect(await readStored(true)).toEqual({})
  })

  test('a number that both changed is reported by its path alone', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    await saves.save(elena, { ...ids, base: 1, data: { ...masked, ssn: '111223333' } })
    expect(
      await saves.save(marcus, { ...ids, base: 1, data: { ...masked, ssn: '999887777' } }),
    ).toMatchObject({ overwrittenPaths: ['/ssn'], overwrittenValues: [null] })
    expect(await readStored()).toMatchObject({ '/ssn': '999887777' })
  })

  test('a number that the spouse changed survives an older answer with the mask', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    await saves.save(elena, { ...ids, base: 1, data: { ...masked, ssn: '111223333' } })
    expect(
      await saves.save(marcus, { ...ids, base: 1, data: { ...masked, hasEin: 'yes' } }),
    ).toMatchObject({ overwrittenPaths: [] })
    expect(await readStored()).toMatchObject({ '/ssn': '111223333' })
  })

  test('a forged reference is an ordinary value', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    await saves.save(elena, {
      ...contact,
      data: { dateOfBirth: { $kept: 'x' }, email: { $kept: 'x' } },
    })
    expect(await saves.read(marcus, section, contact.key)).toMatchObject({
      dateOfBirth: { $kept: 'x' },
    })
    expect(await saves.read(elena, section, contact.key)).toMatchObject({ dateOfBirth: '' })
  })
})

describe('a mask without a saved number', () => {
  const account = async (key: 'marcus' | 'elena', ssn: string | null) => {
    const id = app.demoData.accounts[key]
    const sealed = ssn === null ? null : Buffer.from(app.deps.secrets.seal('account-ssn', ssn, id))
    await sql`update account set ssn_sealed = ${sealed} where id = ${id}`.execute(
      app.deps.database.db,
    )
  }
  test("stands for the account's SSN when that debtor sends it", async () => {
    await account('marcus', '222334444')
    await account('elena', '333445555')
    await saves.save(marcus, { ...ids, data: { taxIdKind: 'ssn', ssn: mask } })
    expect(
      JSON.parse(
        (
          await saves.save(marcus, {
            ...ids,
            key: 'taxIds_d2',
            data: { taxIdKind: 'ssn', ssn: mask },
          })
        ).questionDataJsonText ?? '',
      ),
    ).toEqual({ taxIdKind: 'ssn' })
    await saves.save(elena, { ...ids, key: 'taxIds_d2', data: { taxIdKind: 'ssn', ssn: mask } })
    const rows = await saves.readRows<SecretStored>('questionnaire_secret')
    expect(rows.map(({ question_key: key, debtor }) => [key, debtor]).toSorted()).toEqual([
      ['taxIds_d1', 1],
      ['taxIds_d2', 2],
    ])
    expect(await saves.read(elena, section, 'taxIds_d2')).toEqual({ taxIdKind: 'ssn', ssn: mask })
    expect(await readStored()).toEqual({ '/ssn': '333445555' })
  })

  test("keeps the number that the spouse saved meanwhile instead of the account's", async () => {
    await account('marcus', '222334444')
    await saves.save(marcus, { ...ids, data: { taxIdKind: 'ssn' } })
    await saves.save(elena, { ...ids, base: 1, data: { taxIdKind: 'ssn', ssn: '111223333' } })
    expect(
      await saves.save(marcus, {
        ...ids,
        base: 1,
        data: { taxIdKind: 'ssn', ssn: mask, hasEin: 'no' },
      }),
    ).toMatchObject({ overwrittenPaths: [] })
    expect(await readStored()).toEqual({ '/ssn': '111223333' })
  })

  test('saves nothing when the account has no SSN', async () => {
    await account('marcus', null)
    const answer = await saves.save(marcus, { ...ids, data: { taxIdKind: 'ssn', ssn: mask } })
    expect(JSON.parse(answer.questionDataJsonText ?? '')).toEqual({ taxIdKind: 'ssn' })
    expect(await readStored()).toEqual({})
  })
})

describe('a date that only its own debtor can read', () => {
  const data: JsonObject = { dateOfBirth: '02/03/1980', email: 'marcus@example.com' }
  const seen: JsonObject = { ...data, dateOfBirth: '' }

  test("is left out of the other debtor's answer", async () => {
    expect(await saves.save(marcus, { ...contact, data })).toMatchObject({
      questionDataJsonText: null,
    })
    expect(await saves.read(marcus, section, contact.key)).toEqual(data)
    expect(await saves.read(elena, section, contact.key)).toEqual(seen)
    expect(await saves.save(elena, { ...contact, data: seen })).toMatchObject({
      questionDataJsonText: null,
    })
    expect(
      await saves.save(elena, { ...contact, data: { email: 'marcus@example.com' } }),
    ).toMatchObject({ questionDataJsonText: JSON.stringify(seen) })
    expect(await saves.read(marcus, section, contact.key)).toEqual(data)
  })

  test('may be typed by the other debtor, who cannot read it afterwards', async () => {
    const answer = await saves.save(elena, { ...contact, data })
    expect(JSON.parse(answer.questionDataJsonText ?? '')).toEqual(seen)
    expect(await saves.read(elena, section, contact.key)).toEqual(seen)
    expect(await saves.read(marcus, section, contact.key)).toEqual(data)
  })

  test('is removed when its own debtor leaves it out', async () => {
    await saves.save(marcus, { ...contact, data })
    await saves.save(marcus, { ...contact, data: { email: 'marcus@example.com' } })
    expect(await readStored()).toEqual({})
    expect(await saves.read(elena, section, contact.key)).toEqual({ email: 'marcus@example.com' })
  })

  test('a change by the other debtor survives an older answer', async () => {
    await saves.save(marcus, { ...contact, data })
    await saves.save(elena, { ...contact, base: 1, data: { ...seen, dateOfBirth: '04/05/1981' } })
    expect(
      await saves.save(marcus, {
        ...contact,
        base: 1,
        data: { ...data, email: 'new@example.com' },
      }),
    ).toMatchObject({ overwrittenPaths: [] })
    expect(await saves.read(marcus, section, contact.key)).toEqual({
      dateOfBirth: '04/05/1981',
      email: 'new@example.com',
    })
  })
})

describe('the request to keep a home private', () => {
  const homes = { section, key: 'homeAddress_d1' }
  const address: JsonObject = {
    address: { street: '7 Elm St', city: 'Riverton', state: 'NY', zip: '12345' },
  }
  const data: JsonObject = { ...address, keepPrivate: 'yes' }

  test('is shown to its own debtor and left out for the other', async () => {
    await saves.save(marcus, { ...homes, data })
    expect(await saves.read(marcus, section, homes.key)).toEqual(data)
    expect(await saves.read(elena, section, homes.key)).toEqual(address)
    expect(await readStored()).toEqual({ '/keepPrivate': 'yes' })
  })

  test.each<[string, JsonObject]>([
    ['left out', {}],
    ['No', { keepPrivate: 'no' }],
    ['taken away', { keepPrivate: null }],
  ])('keeps its value when the other debtor sends: %s', async (_, submitted) => {
    await saves.save(marcus, { ...homes, data })
    await saves.save(elena, { ...homes, data: { ...address, movedIn: '03/2019', ...submitted } })
    expect(await saves.read(marcus, section, homes.key)).toEqual({ ...data, movedIn: '03/2019' })
    await saves.save(marcus, { ...homes, data: address })
    await saves.save(elena, { ...homes, data: { ...address, ...submitted } })
    expect(await saves.read(marcus, section, homes.key)).toEqual(address)
  })
})

test('the remaining room in an answer reveals nothing about its private values', async () => {
  const homes = { section, key: 'homeAddress_d1' }
  const address: JsonObject = { address: { street: '7 Elm St' } }
  const filled = (bytes: number): JsonObject => ({ ...address, more: 'x'.repeat(bytes) })
  const most = 262_144 - Buffer.byteLength(JSON.stringify(filled(0)))
  for (const own of [{}, { keepPrivate: 'yes' }, { keepPrivate: 'no' }]) {
    await saves.forget()
    await saves.save(marcus, { ...homes, data: { ...address, ...own } })
    expect([own, await saves.save(elena, { ...homes, base: 0, data: filled(most) })]).toEqual([
      own,
      expect.objectContaining({ success: true }),
    ])
    expect(await saves.read(marcus, section, homes.key)).toMatchObject(own)
  }
})

describe('the cost of safety from violence, in a shared question', () => {
  const costs = { section: 'monthlyExpenses', key: 'specialExpenses' }
  const data: JsonObject = { familySafety: 120.5, jobEducation: 40 }
  const seen: JsonObject = { ...data, familySafety: '' }

  test.each<[string, () => Browser, () => Browser]>([
    ['debtor 1', () => marcus, () => elena],
    ['debtor 2', () => elena, () => marcus],
  ])('is shown to %s, who typed it, and left out for the other', async (_, typing, spouse) => {
    await saves.save(typing(), { ...costs, data, flag: true })
    expect(await saves.read(typing(), costs.section, costs.key)).toEqual(data)
    expect(await saves.read(spouse(), costs.section, costs.key)).toEqual(seen)
    expect(await readStored()).toEqual({ '/familySafety': 120.5 })
  })

  test('stays when the other debtor saves the question without seeing it', async () => {
    await saves.save(elena, { ...costs, data, flag: true })
    expect(
      await saves.save(marcus, { ...costs, data: { ...seen, jobEducation: 55 }, flag: true }),
    ).toMatchObject({ questionCompleteFlag: true })
    expect(await saves.read(elena, costs.section, costs.key)).toEqual({
      familySafety: 120.5,
      jobEducation: 55,
    })
    expect(await saves.read(marcus, costs.section, costs.key)).toEqual({
      familySafety: '',
      jobEducation: 55,
    })
    expect(
      (await saves.readRows<SecretStored>('questionnaire_secret')).map(({ debtor }) => debtor),
    ).toEqual([2])
  })
})

test('the tables hold no readable answer, and the revisions hold no private value', async () => {
  const words = ['Zanzibar', '123456789', '987654321', '02/03/1980', 'XXX-XX-XXXX', 'taxIdKind']
  await saves.save(marcus, { ...ids, data: { ...numbers, note: 'Zanzibar' }, flag: true })
  await saves.save(marcus, { ...contact, data: { dateOfBirth: '02/03/1980' } })
  await saves.save(marcus, { ...ids, data: masked })
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'question%'`.execute(
    app.deps.database.db,
  )
  expect(tables.length).toBeGreaterThan(5)
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string
    }>`select t::text || encode(convert_to(t::text, 'UTF8'), 'escape') as text from ${sql.table(name)} t`.execute(
      app.deps.database.db,
    )
    const whole = rows.map(({ text }) => text).join('\n')
    const asHex = (word: string) => Buffer.from(word).toString('hex')
    for (const word of words) {
      expect([name, word, whole.includes(word)]).toEqual([name, word, false])
      expect([name, word, whole.includes(asHex(word))]).toEqual([name, word, false])
    }
  }
  const { rows } = await sql<{
    key: Uint8Array
  }>`select sealed_key as key from firm where id = ${app.demoData.firms.hollis}`.execute(
    app.deps.database.db,
  )
  const revisions = await saves.readRows<{
    question_key: string
    revision: number
    sealed: Uint8Array
  }>('questionnaire_revision')
  expect(revisions).toHaveLength(3)
  for (const { question_key: key, revision, sealed } of revisions) {
    const text = app.deps.secrets.openForFirm(
      app.demoData.firms.hollis,
      rows[0]?.key ?? new Uint8Array(),
      sealed,
      `${caseId}|${key}|${revision}`,
    )
    expect(text).toContain('$kept')
    expect(text).not.toMatch(/123456789|987654321|555443333|1980|XXX/)
  }
})
