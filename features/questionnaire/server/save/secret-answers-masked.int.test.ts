// spec: questionnaire#private-apart, questionnaire#private-shown, security#joint-debtor-privacy
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { sweepAnswers } from '../sweep-answers.ts'
import {
  section,
  mask,
  ids,
  contact,
  numbers,
  masked,
  type SecretStored,
  openSpouses,
  all,
} from './test-secrets.ts'

const { app, marcus, elena, caseId, saves, readStored } = openSpouses()
beforeEach(() => saves.forget())

describe('a number that is always masked', () => {
  test('is returned as a mask to its debtor and to the spouse, and counts as answered', async () => {
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

  test('a number that is too short is stored and stays invalid, even when it is masked', async () => {
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
    await forEachFirm(app.deps, sweepAnswers)
    expect(Object.keys(await readStored(true))).toHaveLength(2)
    await sql`update questionnaire_secret set dropped_at = dropped_at - interval '91 days'`.execute(
      app.deps.database.db,
    )
    await forEachFirm(app.deps, sweepAnswers)
    expect(await readStored(true)).toEqual({})
    expect(await readStored()).toEqual({ '/ssn': '123456789' })
  })

  test('a submitted number is kept, even if its record was deleted more than 90 days ago', async () => {
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
    await forEachFirm(app.deps, sweepAnswers)
    expect(Object.keys(await readStored(true))).toHaveLength(2)
    await sql`delete from questionnaire_submission where submitted_at < portal_now() - interval '99 days'`.execute(
      db,
    )
    await submit('contactDetails_d1')
    await forEachFirm(app.deps, sweepAnswers)
    expect(await readStored(true)).toEqual({})
  })

  test('if both spouses changed a number, its path is reported without a value', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    await saves.save(elena, { ...ids, base: 1, data: { ...masked, ssn: '111223333' } })
    expect(
      await saves.save(marcus, { ...ids, base: 1, data: { ...masked, ssn: '999887777' } }),
    ).toMatchObject({ overwrittenPaths: ['/ssn'], overwrittenValues: [null] })
    expect(await readStored()).toMatchObject({ '/ssn': '999887777' })
  })

  test('a number that the spouse changed is kept when an older answer with the mask arrives', async () => {
    await saves.save(marcus, { ...ids, data: numbers })
    await saves.save(elena, { ...ids, base: 1, data: { ...masked, ssn: '111223333' } })
    expect(
      await saves.save(marcus, { ...ids, base: 1, data: { ...masked, hasEin: 'yes' } }),
    ).toMatchObject({ overwrittenPaths: [] })
    expect(await readStored()).toMatchObject({ '/ssn': '111223333' })
  })

  test('a forged reference is stored as an ordinary value', async () => {
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
  test("is replaced by the account's SSN if the account's own debtor sends it", async () => {
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
    expect(rows.map(({ questionKey: key, debtor }) => [key, debtor]).toSorted()).toEqual([
      ['taxIds_d1', 1],
      ['taxIds_d2', 2],
    ])
    expect(await saves.read(elena, section, 'taxIds_d2')).toEqual({ taxIdKind: 'ssn', ssn: mask })
    expect(await readStored()).toEqual({ '/ssn': '333445555' })
  })

  test("keeps the number that the spouse saved meanwhile and does not use the account's SSN", async () => {
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
