// spec: filing#lines, filing#not-needed, filing#fees, filing#ready-to-file, filing#filing-list
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarDayAfter } from '#lib/dates.ts'
import { openTestApp } from '#testing/test-app.ts'
import { operation } from '#testing/test-operations.ts'
import { listWrongCounts } from '#testing/test-counts.ts'
import { aClientAlone, aParalegal, anAttorney } from '#testing/test-people.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { recountLists, recountQueue } from './filing-list.ts'
import { changeList, clientRows, filingOf, lineOf } from './test-filing.ts'

const app = openTestApp()
const { caseId, firmId } = aClientAlone(app)
const paralegal = aParalegal(app)
const attorney = anAttorney(app)
const { readList, act } = filingOf(paralegal, caseId)

let today: string
beforeAll(() => {
  today = app.today()
})
beforeEach(async () => {
  await app.empty('filing_mark', 'filing_payment', 'filing_case', 'filing_list')
  await recountLists({ ...app.deps, database: app.deps.jobsDatabase.forFirm(firmId) }, firmId)
})

describe('a mark', () => {
  const sign = { line: 'signed', debtor: 0 }

  test('says when the petition was signed, by whom, and is taken away', async () => {
    const { list: signed } = await act('mark', {
      ...sign,
      version: 0,
      mark: { state: 'DONE', day: today, reason: '' },
    })
    expect(lineOf(signed, 'signed')).toMatchObject({
      ...{ state: 'DONE', day: today },
      mark: { day: today, reason: '', by: { id: paralegal.viewer.staffId } },
    })
    expect(await lastDetails()).toMatchObject({
      event: 'case.filing-line-marked',
      details: { line: 'signed', from: 'open', to: 'done', day: today },
    })
    const { list: open } = await act('mark', { ...sign, version: 1, mark: null })
    expect(lineOf(open, 'signed')).toMatchObject({ state: 'OPEN', mark: null })
    expect(open.version).toBe(2)
    const { events } = await paralegal.run<Answer>(activity, { caseId })
    expect(events[0]).toEqual({
      ...{ kind: 'FILING_MARK_REMOVED', subject: 'Petition signed', reason: null },
    })
  })

  test('says with a reason that a line is not needed, also of one that is counted', async () => {
    const notNeeded = (reason: string, version = 0) =>
      act('mark', {
        ...{ line: 'documents', debtor: 0, version },
        mark: { state: 'NOT_NEEDED', day: null, reason },
      })
    expect(await notNeeded(' x ')).toMatchObject({ errorCode: 'filing.reason-wanted' })
    const { list: after } = await notNeeded('On paper in our office')
    expect(lineOf(after, 'documents')).toMatchObject({
      ...{ state: 'NOT_NEEDED', mark: { reason: 'On paper in our office' } },
    })
    const { events } = await paralegal.run<Answer>(activity, { caseId })
    expect(events[0]).toEqual({
      ...{ kind: 'FILING_LINE_MARKED', subject: 'Documents accepted' },
      reason: 'On paper in our office',
    })
  })

  test('about a debtor is named in the activity with the person', async () => {
    const mark = { state: 'NOT_NEEDED', day: null, reason: 'Seen in our office' }
    await act('mark', { line: 'identity', debtor: 1, version: 0, mark })
    const { events } = await paralegal.run<Answer>(activity, { caseId })
    expect(events[0]).toMatchObject({
      subject: 'Social Security number proven (Rosa Delgado)',
    })
  })

  test.each([
    [{ line: 'documents', debtor: 0 }, { state: 'DONE' }, 'filing.counted-by-itself'],
    [{ line: 'nonsense', debtor: 0 }, { state: 'DONE' }, 'filing.no-such-line'],
    [{ line: 'signed', debtor: 1 }, { state: 'DONE' }, 'filing.no-such-line'],
    [{ line: 'identity', debtor: 2 }, { state: 'NOT_NEEDED' }, 'filing.no-such-line'],
    [sign, { state: 'DONE', day: '0026-12-01' }, 'filing.day-invalid'],
    [sign, { state: 'DONE', day: '2098-12-01' }, 'filing.day-in-future'],
  ])('%j %j is refused: %s', async (line, wanted, code) => {
    const given = { day: null, reason: 'Reason', ...wanted }
    expect(await act('mark', { ...line, version: 0, mark: given })).toMatchObject({
      errorCode: code,
    })
  })

  test('of two at the same time the second sees what the first said', async () => {
    const done = { state: 'DONE', day: null, reason: '' }
    const both = await Promise.all([
      act('mark', { ...sign, version: 0, mark: done }),
      act('mark', { ...sign, version: 0, mark: done }, attorney),
    ])
    expect(both.map(({ errorCode }) => errorCode).toSorted()).toEqual(['filing.list-changed', null])
    for (const { list: shown } of both) expect(lineOf(shown, 'signed').state).toBe('DONE')
  })
})

test('marks about a spouse who left, and the signature, do not count for the next one', async () => {
  const invited = await inviteClient(app)
  const own = filingOf(paralegal, invited.caseId)
  const add = async () => {
    const key = app.deps.ids.rowId()
    const { caseId: of } = invited
    const input = { caseId: of, key, spouse, isPhoneShared: false, sendsInvitation: false }
    expect(await paralegal.run(addSpouse, input)).toMatchObject({ success: true })
    return key
  }
  const participantId = await add()
  const notNeeded = { state: 'NOT_NEEDED', day: null, reason: 'Seen in the office' }
  await own.act('mark', { version: 0, line: 'identity', debtor: 2, mark: notNeeded })
  const done = { state: 'DONE', day: null, reason: '' }
  await own.act('mark', { version: 1, line: 'signed', debtor: 0, mark: done })
  expect(await paralegal.run(removeSpouse, { participantId, hasAccount: false })).toMatchObject({
    success: true,
  })
  await add()
  const { lines } = await own.readList()
  const open = lines.filter(
    ({ key: line, debtor, state }: Answer) =>
      state === 'OPEN' && (line === 'signed' || (line === 'identity' && debtor === 2)),
  )
  expect(open).toHaveLength(2)
})

describe('fees', () => {
  const agreed = { agreed: '1,500', agreedOn: null, due: '1000.50' }
  const key = '0198c000-0000-7000-8000-000000000001'
  const payment = { amount: '1000', paidOn: '', note: ' Check 12 ' }

  test('are done when the payments reach what is due before filing', async () => {
    const paidOn = today
    const { list: open } = await act('setFees', { version: 0, fees: agreed })
    expect(open.fees).toMatchObject({ agreed: '1500.00', due: '1000.50', paid: '0.00' })
    expect(lineOf(open, 'fees').state).toBe('OPEN')
    for (const _ of [1, 2]) await act('addPayment', { key, payment: { ...payment, paidOn } })
    const rest = { amount: '.50', paidOn, note: '' }
    expect(await act('addPayment', { key, payment: rest })).toMatchObject({
      errorCode: 'filing.amount-invalid',
      errorParams: { field: 'amount' },
    })
    const { list: paid } = await act('addPayment', {
      key: key.replace(/1$/, '2'),
      payment: { ...rest, amount: '0.50' },
    })
    expect(paid.fees).toMatchObject({
      paid: '1000.50',
      payments: [
        { amount: '1000.00', note: 'Check 12', by: { id: paralegal.viewer.staffId } },
        { amount: '0.50' },
      ],
    })
    expect(lineOf(paid, 'fees').state).toBe('DONE')
    const { list: removed } = await act('removePayment', { paymentId: key })
    expect(lineOf(removed, 'fees').state).toBe('OPEN')
    expect(await act('removePayment', { paymentId: key })).toMatchObject({
      errorCode: 'filing.payment-absent',
    })
    expect(await lastDetails()).toMatchObject({
      event: 'case.payment-removed',
      details: { cents: 100_000 },
    })
  })

  test('are taken back, and refused where they cannot be', async () => {
    await act('setFees', { version: 0, fees: { agreed: '0', agreedOn: today, due: '0' } })
    expect(lineOf(await readList(), 'fees').state).toBe('DONE')
    expect(await act('setFees', { version: 0, fees: null })).toMatchObject({
      errorCode: 'filing.list-changed',
    })
    const { list: none } = await act('setFees', { version: 1, fees: null })
    expect(none.fees).toMatchObject({ agreed: null, agreedOn: null, due: null })
    expect(lineOf(none, 'fees').state).toBe('OPEN')
    const above = { agreed: '1', agreedOn: null, due: '2' }
    expect(await act('setFees', { version: 2, fees: above })).toMatchObject({
      errorCode: 'filing.due-above-fee',
    })
  })
})

describe('the list of the firm', () => {
  const own = [
    { key: '0198c000-0000-7000-8000-00000000000a', name: ' Retainer scanned ', isNecessary: true },
  ]
  const change = async (more: object = {}, role: 'administrator' | 'paralegal' = 'administrator') =>
    (await openStaff(app, { role })).run<Answer>(changeList, {
      ...{ version: 0, optional: ['FEES'], own },
      ...more,
    })

  test('adds lines, and the cases are counted again in the background', async () => {
    expect(await change()).toMatchObject({
      success: true,
      filingList: {
        ...{ version: 1, optional: ['FEES'], history: [{ version: 1 }] },
        own: [{ name: 'Retainer scanned', isNecessary: true }],
      },
    })
    const [job] = await app.rows(sql<{ data: Answer }>`
      select data from pgboss.job where name like ${`%${recountQueue}%`} order by created_on desc limit 1`)
    expect(job?.data).toMatchObject({ firmId })
    await recountLists({ ...app.deps, database: app.deps.jobsDatabase.forFirm(firmId) }, firmId)
    const shown = await readList()
    expect(shown.lines.at(-1)).toMatchObject({
      ...{ kind: 'OWN', name: 'Retainer scanned', state: 'OPEN', isNecessary: true },
    })
    expect(lineOf(shown, 'fees').isNecessary).toBe(false)
    const done = { state: 'DONE', day: null, reason: '' }
    const { list: after } = await act('mark', {
      ...{ version: 0, line: own[0]?.key, debtor: 0, mark: done },
    })
    expect(after.lines.at(-1).state).toBe('DONE')
    expect(await change({ version: 1, own: [] })).toMatchObject({ success: true })
    const { events } = await paralegal.run<Answer>(activity, { caseId })
    expect(events[0]).toMatchObject({ kind: 'FILING_LINE_MARKED', subject: 'Retainer scanned' })
  })

  test('is for administrators, and of two changes the second is refused', async () => {
    expect(await change({}, 'paralegal')).toMatchObject({ errorCode: 'staff.not-permitted' })
    expect(await change({ own: [{ ...own[0], name: ' ' }] })).toMatchObject({
      errorCode: 'filing.line-blank',
    })
    expect(await change({ own: [{ ...own[0], key: 'fees' }] })).toMatchObject({
      errorCode: 'filing.lines-invalid',
    })
    await change()
    expect(await change({ own: [] })).toMatchObject({
      errorCode: 'filing.firm-list-changed',
      filingList: { version: 1 },
    })
  })
})

describe('a case whose list is complete', () => {
  const everything = async () => {
    const { lines } = await readList()
    for (const [version, { key, debtor }] of lines.entries())
      await act('mark', {
        ...{ version, line: key, debtor },
        mark: { state: 'NOT_NEEDED', day: null, reason: 'Tried' },
      })
  }

  test('is ready to file: in the case, the list of clients and its filter', async () => {
    expect(await stepOf()).not.toBe('READY_TO_FILE')
    expect(await stepOf({ readyToFile: true })).toBe(undefined)
    await everything()
    expect((await readList()).isReady).toBe(true)
    expect(await stepOf({ readyToFile: true })).toBe('READY_TO_FILE')
    expect(await listWrongCounts(app.deps)).toEqual([])
  })

  test('is not ready after the last day of its certificate', async () => {
    await everything()
    const useBy = (day: string) =>
      sql`update case_summary set counseling_use_by = ${day} where case_id = ${caseId}`.execute(
        app.owner.db,
      )
    await useBy(today)
    expect(await stepOf()).toBe('READY_TO_FILE')
    await useBy(calendarDayAfter(today, -1))
    expect(await stepOf()).not.toBe('READY_TO_FILE')
  })
})

const stepOf = async (filter: object = {}) => {
  const page = await paralegal.run<Answer>(clientRows, {
    ...{ filter, sort: { key: 'NAME', isDescending: false } },
  })
  return page.rows.find(({ id }: Answer) => id === caseId)?.step as string | undefined
}
const lastDetails = async () => {
  const [row] = await app.rows(sql<{ event: string; details: Answer }>`
    select event, details from audit where object = ${caseId} order by id desc limit 1`)
  return row
}

const spouse = {
  ...{ givenName: 'Luis', familyName: 'Rivera', email: 'luis.rivera@example.com' },
  ...{ mobilePhone: '(212) 555-0187', language: 'EN' },
}
const addSpouse = operation`addSpouse { success }`
const removeSpouse = operation`removeSpouse { success }`
const activity = operation`caseEvents(caseId: $caseId) { events { kind subject reason } }`
