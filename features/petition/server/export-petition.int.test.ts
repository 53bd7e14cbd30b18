// spec: petition#exports, petition#json, petition#csv, petition#matrix
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { operation } from '#testing/test-operations.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { debtOfClient, unzip, withAnswers } from './test-exports.ts'

const app = openTestApp()
const staff = aParalegal(app)
const caseId = app.demoData.cases.rosa
const { answer } = withAnswers(app, caseId)

test('the preview counts what is open, and its fingerprint changes with an answer', async () => {
  const before = await staff.run<Answer>(readPreview, { caseId })
  expect(before.openQuestions).toBeGreaterThan(20)
  expect(before.openLines).toBeGreaterThan(0)
  expect(before.openLines + before.attorneyLines).toBeLessThanOrEqual(before.lines)
  expect((await staff.run<Answer>(readPreview, { caseId })).fingerprint).toBe(before.fingerprint)
  await answer('cardsBillsLoans', 'creditCards', {
    debts: [{ ...debtOfClient, amountOwed: 311 }],
  })
  const after = await staff.run<Answer>(readPreview, { caseId })
  expect(after.fingerprint).not.toBe(before.fingerprint)
})

describe('a file', () => {
  test('of everything has the answers and no more than four digits of a number', async () => {
    const { name, content } = await ask()
    const written = Buffer.from(content, 'base64').toString()
    const { fingerprint } = await staff.run<Answer>(readPreview, { caseId })
    expect(name).toMatch(
      new RegExp(`^Delgado petition \\d{4}-\\d\\d-\\d\\d ${fingerprint}\\.json$`),
    )
    expect(written).not.toContain('98765')
    expect(JSON.parse(written)).toMatchObject({
      ...{ format: 'daybreak-petition', fingerprint, case: { id: caseId } },
      parts: {
        debtor: [{ fields: { ssn: { value: 'XXX-XX-4321' } } }],
        claims: [{ fields: { creditor: { value: '=Harbor Bank' } } }],
      },
    })
  })

  test('of tables is a zip that another reader opens, with no cell that a spreadsheet runs', async () => {
    const { content } = await ask({ format: 'CSV' })
    const files = await unzip(Buffer.from(content, 'base64'))
    expect([...files.keys()]).toContain('106EF unsecured claims.csv')
    expect(files.get('106EF unsecured claims.csv')).toContain("'=Harbor Bank")
    for (const file of files.values()) expect(file.slice(1)).not.toMatch(/(?:^|,|\n)"?[=+@]/)
  })

  test('of creditors is for a court, and has as many as it says', async () => {
    const matrix = await staff.run<Answer>(readMatrix, { caseId, court: 'flsb' })
    expect(matrix).toEqual({
      creditors: 1,
      problems: [
        {
          name: '=Harbor Bank',
          findings: [{ fault: 'BEGINNING', found: '=Harbor Bank' }],
        },
      ],
    })
    const change = { format: 'MATRIX', court: 'flsb', acceptedFindings: 1 }
    const { content, creditors } = await ask(change)
    expect(creditors).toBe(1)
    expect(Buffer.from(content, 'base64').toString()).toBe(
      '=Harbor Bank\r\nPO Box 100\r\nSalem MA 01970\r\n',
    )
  })

  test('is in the audit and the activity with person, format and reason', async () => {
    await ask({ format: 'MATRIX', court: 'flsb', acceptedFindings: 1, reason: 'For the\npetition' })
    expect(await newest()).toMatchObject({
      ...{ format: 'matrix', court: 'flsb', creditors: 1, findings: 1, reason: 'For the petition' },
      fingerprint: expect.any(String),
    })
    const { events } = await staff.run<Answer>(operation`caseEvents { events { kind reason } }`, {
      caseId,
    })
    expect(events[0]).toEqual({ kind: 'PETITION_EXPORTED', reason: 'For the petition' })
  })
})

describe('is refused, without an entry in the audit,', () => {
  const refused = async (change: object, by?: StaffClient) => {
    const before = await count()
    const { errorCode, content } = await ask(change, by)
    expect(content).toBeNull()
    expect(await count()).toBe(before)
    return errorCode
  }

  test.each(['', ' ab ', 'x'.repeat(201)])('for the reason "%s"', async (reason) => {
    expect(await refused({ reason })).toBe('petition.reason-length')
  })

  test('without a fresh proof', async () => {
    expect(await refused({}, await openStaff(app, { hasOldProof: true }))).toBe('staff.step-up')
  })

  test('while problems of the list of creditors are not accepted, or others are there', async () => {
    expect(await refused({ format: 'MATRIX', court: 'flsb' })).toBe('petition.matrix-changed')
    const accepted = { format: 'MATRIX', court: 'flsb', acceptedFindings: 2 }
    expect(await refused(accepted)).toBe('petition.matrix-changed')
  })

  test('for a case without a questionnaire', async () => {
    const errorCode = await refused({ caseId: app.demoData.cases.amirHollis })
    expect(errorCode).toBe('questionnaire.none-here')
  })

  test('for staff of another firm, and for an unknown case', async () => {
    const stranger = await openStaff(app, { firmId: app.demoData.firms.northgate })
    expect(await refused({}, stranger)).toBe('clients.no-such-case')
    expect(await refused({ caseId: 'nonsense' })).toBe('clients.no-such-case')
    await expect(stranger.run(readPreview, { caseId })).rejects.toThrow('could not be found')
    await expect(stranger.run(readMatrix, { caseId, court: 'other' })).rejects.toThrow(
      'could not be found',
    )
  })
})

const readPreview = operation`petitionPreview {
  fingerprint openQuestions lines openLines attorneyLines courts { code name } }`
const readMatrix = operation`matrixPreview { creditors problems { name findings { fault found } } }`
const exportFile = operation`exportPetition { success errorCode name content creditors }`
const ask = (change: object = {}, by: StaffClient = staff) =>
  by.run<Answer>(exportFile, {
    ...{ caseId, format: 'JSON', reason: 'For the petition', ...change },
  })
const events = () =>
  app.rows(sql<{ details: Answer }>`
    select details from audit where event = 'petition.exported' order by id desc`)
const newest = async () => (await events())[0]?.details
const count = async () => (await events()).length
