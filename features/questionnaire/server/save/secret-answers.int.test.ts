// spec: questionnaire#private-apart, questionnaire#private-shown, security#joint-debtor-privacy
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#testing/test-app.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import {
  section,
  ids,
  contact,
  numbers,
  masked,
  type SecretStored,
  openSpouses,
} from './test-secrets.ts'

const { app, marcus, elena, caseId, saves, readStored } = openSpouses()
beforeEach(() => saves.forget())

describe('a date that only its own debtor can read', () => {
  const data: JsonObject = { dateOfBirth: '02/03/1980', email: 'marcus@example.com' }
  const seen: JsonObject = { ...data, dateOfBirth: '' }

  test('is left out of the answer that the other debtor sees', async () => {
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

  test('is removed when its own debtor saves the answer without it', async () => {
    await saves.save(marcus, { ...contact, data })
    await saves.save(marcus, { ...contact, data: { email: 'marcus@example.com' } })
    expect(await readStored()).toEqual({})
    expect(await saves.read(elena, section, contact.key)).toEqual({ email: 'marcus@example.com' })
  })

  test('a change by the other debtor is kept when an older answer arrives', async () => {
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

test('the remaining space of an answer reveals nothing about its private values', async () => {
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

  test('is kept when the other debtor, who cannot see it, saves the question', async () => {
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
    app.owner.db,
  )
  expect(tables.length).toBeGreaterThan(5)
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string
    }>`select t::text || encode(convert_to(t::text, 'UTF8'), 'escape') as text from ${sql.table(name)} t`.execute(
      app.owner.db,
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
    questionKey: string
    revision: number
    sealed: Uint8Array
  }>('questionnaire_revision')
  expect(revisions).toHaveLength(3)
  for (const { questionKey: key, revision, sealed } of revisions) {
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
