import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { meetingOfCase, statusOfCase, type CaseStatusValues } from '../firm/case-status.ts'
import { startTestApp, type Browser, type TestApp } from '../testing/test-app.ts'
import { newsInCase } from '../testing/test-news.ts'

let app: TestApp
let rosa: Browser
let caseId: string

/** Still the 22nd at the office in New York. */
const now = new Date('2026-11-23T03:00:00Z')

beforeAll(async () => {
  app = await startTestApp()
  await app.clock.moveBy(now.getTime() - app.clock.now().getTime())
  rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
})
afterAll(() => app.close())
beforeEach(async () => {
  caseId = await newCase()
})

const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: 'ana.lima@example.com',
  mobilePhone: '2125550199',
  contactType: 3,
} as const
const newCase = (input: Partial<CreateCaseInput> = {}) =>
  app.deps.database.transact(async (tx) => {
    const deps = { ...app.deps, caseCreated: () => Promise.resolve() }
    const { id, participantIds } = await createCase(deps, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: person,
      ...input,
    })
    await joinCase(tx, participantIds[0], app.demoData.accounts.rosa)
    return id
  })

const status = (wanted?: string, values: CaseStatusValues = {}) =>
  statusOfCase(app.deps, caseId, wanted, values)
const refusal = (wanted: string, values: CaseStatusValues = {}) =>
  status(wanted, values).then(
    () => 'went through',
    (error: unknown) => (error as Error).message,
  )
const filing = { 'filed-on': '2026-11-20', number: '26-10001' } as const

async function seen(language = 'en') {
  const query = `{ cases { get { id status caseNumber dashBoardTitle dashBoardHeaderDescription dashBoardCurrentStatusDescription
    statuses { name description state date } } } }`
  const { data } = await rosa.graph(query, {}, { 'accept-language': language })
  return data.cases.get.find(({ id }: { readonly id: string }) => id === caseId)
}
const readSteps = async () =>
  (await seen()).statuses.map(
    ({ name, state, date }: { name: string; state: string; date: string | null }) => [
      name,
      state,
      date,
    ],
  )
const news = async () => (await newsInCase(app, caseId)).map(({ says }) => says)
const recorded = async () =>
  (
    await sql<{
      event: string
      details: object
    }>`select event, details from audit where object = ${caseId} order by at, id`.execute(
      app.deps.database.db,
    )
  ).rows.map(({ event, details }) => [event, details])
const untouched = {
  status: 'Pre-Filing',
  caseNumber: null,
  dashBoardTitle: 'We are preparing your case for filing',
}

describe('Filed', () => {
  test('stores the filing date and the number, and shows the date at the step', async () => {
    expect(await status('Filed', filing)).toBe('The case is now Filed.')
    expect(await seen()).toMatchObject({ status: 'Filed', caseNumber: '26-10001' })
    expect((await readSteps())[3]).toEqual(['Your case is filed', 'done', '2026-11-20'])
    expect(await status()).toBe(
      'Filed, filed on 2026-11-20, number 26-10001\nDebtor 1: Ana Lima, has an account',
    )
    expect(await recorded()).toEqual([
      ['case.status-changed', { status: 'Filed', filedOn: '2026-11-20', actor: 'operator' }],
    ])
  })

  test.each([
    [
      'no filing date',
      { number: '26-10001' },
      /^When was the case filed\?.*--filed-on 2026-11-20$/,
    ],
    [
      'tomorrow by the calendar of the office',
      { ...filing, 'filed-on': '2026-11-23' },
      /^The filing date 2026-11-23 is in the future: today is 2026-11-22/,
    ],
    [
      'a day that there is not',
      { ...filing, 'filed-on': '2026-11-31' },
      /^The day is expected as YYYY-MM-DD\.$/,
    ],
    [
      'a day of another century',
      { ...filing, 'filed-on': '1926-11-20' },
      /^The filing date 1926-11-20 is more than 10 years ago\.$/,
    ],
    [
      'no number, confirmed in general',
      { 'filed-on': '2026-11-20', yes: true },
      /Give --number, or add --without-number\.$/,
    ],
    [
      'no number',
      { 'filed-on': '2026-11-20' },
      /"Your case must be filed with a case number.*\nNothing has changed\. Give --number, or add --without-number\.$/,
    ],
    [
      'an outcome',
      { ...filing, outcome: 'dismissed' },
      /^Only a case that is Complete has an outcome\.$/,
    ],
    [
      'a person who does not work there',
      { ...filing, staff: 'denise.carter@example.com' },
      /^--staff: nobody at this firm has this address\.$/,
    ],
  ])('is refused with %s, and the client sees no change', async (_, values, message) => {
    expect(await refusal('Filed', values)).toMatch(message)
    expect(await seen()).toMatchObject(untouched)
    expect([await news(), await recorded()]).toEqual([[], []])
  })

  test('may come before the number when the firm says so', async () => {
    expect(await status('Filed', { 'filed-on': '2026-11-20', 'without-number': true })).toBe(
      'The case is now Filed.',
    )
    expect(await seen()).toMatchObject({
      caseNumber: null,
      dashBoardHeaderDescription: expect.stringContaining('once the court gives you one'),
    })
    expect(await status('Filed', { number: '26-10002' })).toBe('The case is now Filed.')
    expect(await seen()).toMatchObject({
      caseNumber: '26-10002',
      dashBoardHeaderDescription: expect.stringContaining('has given your case a number'),
    })
    expect(await news()).toEqual([
      'Your case moved forward: Filed',
      'The court gave your case a number: 26-10002',
    ])
  })

  test('allows a correction of the filing date, with an audit entry and without a notification', async () => {
    await status('Filed', filing)
    await status('Filed', { 'filed-on': '2026-11-19', staff: 'dana.reyes@hollisreyes.example' })
    expect((await readSteps())[3]).toEqual(['Your case is filed', 'done', '2026-11-19'])
    expect(await news()).toEqual(['Your case moved forward: Filed'])
    expect((await recorded()).at(-1)).toEqual([
      'case.filing-date-set',
      { filedOn: '2026-11-19', staffId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(await meetingOfCase(app.deps, caseId, '2026-12-15', {})).toBe(
      'The first date of the meeting is 2026-12-15.',
    )
    await expect(meetingOfCase(app.deps, caseId, '2026-11-19', {})).rejects.toThrow(
      'The case was filed on 2026-11-19',
    )
  })
})

describe('Complete', () => {
  test.each([
    ['discharged', 'The court has granted your discharge', 'Discharge', 6],
    ['dismissed', 'Your case was dismissed', 'Case dismissed', 5],
    [
      'closed-without-discharge',
      'Your case was closed without a discharge',
      'Closed without a discharge',
      5,
    ],
    ['transferred', 'Your case was transferred', 'Case transferred', 5],
  ])('has its own text for the outcome %s', async (outcome, title, lastStep, count) => {
    await status('Filed', filing)
    expect(await status('Complete', { outcome })).toBe(`The case is now Complete: ${outcome}.`)
    expect(await seen()).toMatchObject({
      status: 'Complete',
      caseNumber: '26-10001',
      dashBoardTitle: title,
    })
    const steps = await readSteps()
    expect([steps.length, steps.at(-1)]).toEqual([count, [lastStep, 'current', '2026-11-22']])
    expect(steps[3]).toEqual(['Your case is filed', 'done', '2026-11-20'])
    expect((await news()).at(-1)).toContain(title)
    expect((await recorded()).at(-1)).toEqual([
      'case.status-changed',
      { status: 'Complete', outcome, filedOn: '2026-11-20', actor: 'operator' },
    ])
    expect(JSON.stringify(await seen())).not.toMatch(/must( then)? stop/)
    expect(JSON.stringify(await seen('es'))).not.toMatch(/dejar de cobrarle|must/)
  })

  test('may be withdrawn before filing, and says that no case was filed', async () => {
    expect(await status('Complete', { outcome: 'withdrawn' })).toBe(
      'The case is now Complete: withdrawn.',
    )
    expect(await seen()).toMatchObject({
      status: 'Complete',
      caseNumber: null,
      dashBoardTitle: 'Your case was closed before filing',
    })
    expect((await readSteps()).map(([name]: readonly string[]) => name)).toEqual([
      'Set up',
      'Closed before filing',
    ])
    expect(await news()).toEqual(['Your case was closed before filing'])
  })

  test.each([
    ['no outcome', {}, /^How did the case end\? Use discharged,.*--outcome dismissed$/],
    ['no outcome, however sure', { yes: true }, /^How did the case end\?/],
    [
      'an outcome that there is not',
      { outcome: 'won' },
      /^--outcome: expected one of discharged, dismissed, withdrawn, closed-without-discharge, transferred\.$/,
    ],
    ['unknown', { outcome: 'unknown' }, /^--outcome: expected one of/],
    [
      'a withdrawal',
      { outcome: 'withdrawn' },
      /^This case was filed\. Withdrawn is for cases that end before filing/,
    ],
  ])('is refused after filing with %s, and changes no data', async (_, values, message) => {
    await status('Filed', filing)
    expect(await refusal('Complete', values)).toMatch(message)
    expect(await seen()).toMatchObject({ status: 'Filed' })
    expect(await news()).toHaveLength(1)
  })

  test('allows only a withdrawal before filing', async () => {
    for (const outcome of ['discharged', 'dismissed', 'closed-without-discharge', 'transferred']) {
      expect(await refusal('Complete', { outcome }), outcome).toMatch(/^This case is not filed\./)
    }
    expect(await seen()).toMatchObject(untouched)
  })

  test('has neutral text for an unknown outcome and accepts a later outcome without confirmation', async () => {
    caseId = await newCase({ status: 'Complete', caseNumber: '19-11230' })
    expect(await seen()).toMatchObject({ dashBoardTitle: 'Your case is closed' })
    expect((await readSteps()).map(([name]: readonly string[]) => name).slice(-2)).toEqual([
      'Your case is filed',
      'Case closed',
    ])
    expect(await refusal('Complete')).toMatch(/^How did the case end\?/)
    expect(await status('Complete', { outcome: 'dismissed' })).toBe(
      'The case is now Complete: dismissed.',
    )
    expect(await news()).toEqual(['Your case was dismissed. Please call your attorney.'])
    expect(await refusal('Complete', { outcome: 'discharged' })).toMatch(
      /^This changes the outcome from dismissed to discharged\..*\nNothing has changed\. Add --yes to do it\.$/,
    )
    expect(await status('Complete', { outcome: 'discharged', yes: true })).toBe(
      'The case is now Complete: discharged.',
    )
  })
})

describe('an earlier status', () => {
  test('Pre-Filing describes the effect for the client and removes the filing only after confirmation', async () => {
    await status('Filed', filing)
    await meetingOfCase(app.deps, caseId, '2026-12-15', {})
    expect(await refusal('Pre-Filing')).toBe(
      'This sets the case back from Filed to Pre-Filing. The client would read "We are preparing your case for filing" and get the news ' +
        '"The status of your case was changed to: Pre-Filing". The filing date, the case number and the meeting of creditors would be removed.\n' +
        'Nothing has changed. Add --yes to do it.',
    )
    expect(await seen()).toMatchObject({ status: 'Filed', caseNumber: '26-10001' })
    expect(await status('Pre-Filing', { yes: true })).toBe('The case is now Pre-Filing.')
    expect(await seen()).toMatchObject(untouched)
    expect(
      (await readSteps()).map(([, state, date]: readonly [string, string, string | null]) => [
        state,
        date,
      ]),
    ).toEqual([
      ['done', '2026-11-22'],
      ['current', '2026-11-22'],
      ['next', null],
      ['next', null],
      ['next', null],
      ['next', null],
    ])
    expect((await news()).at(-1)).toBe('The status of your case was changed to: Pre-Filing')
    const { rows } = await sql`select 1 from case_key_date where case_id = ${caseId}`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([])
  })

  test('Filed reinstates a dismissed case with its filing date and number', async () => {
    await status('Filed', filing)
    await status('Complete', { outcome: 'dismissed' })
    expect(await refusal('Filed')).toMatch(
      /^This sets the case back from dismissed to Filed\. The client would read "Congratulations! Your case has been filed"/,
    )
    await status('Filed', { yes: true })
    expect(await status()).toContain('Filed, filed on 2026-11-20, number 26-10001')
    expect((await readSteps()).slice(3)).toEqual([
      ['Your case is filed', 'done', '2026-11-20'],
      ['Court', 'current', '2026-11-22'],
      ['Complete', 'next', null],
    ])
    expect((await news()).at(-1)).toBe('The status of your case was changed to: Filed')
  })
})

test('a repeated command changes no data and sends no notification', async () => {
  await status('Filed', filing)
  await status('Filed', filing)
  await status('Complete', { outcome: 'dismissed' })
  await status('Complete', { outcome: 'dismissed' })
  await status('Complete')
  expect([(await news()).length, (await recorded()).length]).toEqual([2, 2])
})

test('errors name an unknown case and an unknown status', async () => {
  await expect(
    statusOfCase(app.deps, '0199f0aa-0000-7000-8000-000000000000', 'Filed', filing),
  ).rejects.toThrow('There is no such case.')
  await expect(
    statusOfCase(app.deps, '0199f0aa-0000-7000-8000-000000000000', undefined, {}),
  ).rejects.toThrow('There is no such case.')
  expect(await refusal('Dismissed')).toBe('Expected a status: Pre-Filing, Filed, Complete.')
})

test('the database allows an outcome for ended cases only', async () => {
  const { db } = app.deps.database
  const breaking = [
    sql`update legal_case set status = 'Complete' where id = ${caseId}`,
    sql`update legal_case set outcome = 'dismissed' where id = ${caseId}`,
    sql`update legal_case set status = 'Complete', outcome = 'won' where id = ${caseId}`,
  ]
  for (const statement of breaking)
    await expect(statement.execute(db)).rejects.toThrow(/violates check constraint/)
})
