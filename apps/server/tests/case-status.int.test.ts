import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meetingOfCase, statusOfCase } from '../firm/cases/case-status.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { filing, now, startCase, untouched, type StartedCase } from '#testing/test-case-status.ts'

const app = openTestApp()
let rosa: Browser
let legalCase: StartedCase

beforeAll(async () => {
  await app.clock.moveBy(now.getTime() - app.clock.now().getTime())
  rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
})
beforeEach(async () => {
  legalCase = await startCase(app, rosa)
})

describe('Filed', () => {
  test('stores the filing date and the number, and shows the date at the step', async () => {
    expect(await legalCase.status('Filed', filing)).toBe('The case is now Filed.')
    expect(await legalCase.seen()).toMatchObject({ status: 'Filed', caseNumber: '26-10001' })
    expect((await legalCase.readSteps())[3]).toEqual(['Your case is filed', 'done', '2026-11-20'])
    expect(await legalCase.status()).toBe(
      'Filed, filed on 2026-11-20, number 26-10001\nDebtor 1: Ana Lima, has an account',
    )
    expect(await legalCase.recorded()).toEqual([
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
      /^The filing date 11\/23\/2026 is in the future: today is 11\/22\/2026/,
    ],
    [
      'a day that there is not',
      { ...filing, 'filed-on': '2026-11-31' },
      /^The day is expected as YYYY-MM-DD\.$/,
    ],
    [
      'a day of another century',
      { ...filing, 'filed-on': '1926-11-20' },
      /^The filing date 11\/20\/1926 is more than 10 years ago\.$/,
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
      /^--staff: no staff member of this firm has this address\.$/,
    ],
  ])('is refused with %s, and the client sees no change', async (_, values, message) => {
    expect(await legalCase.refusal('Filed', values)).toMatch(message)
    expect(await legalCase.seen()).toMatchObject(untouched)
    expect([await legalCase.news(), await legalCase.recorded()]).toEqual([[], []])
  })

  test('is possible without a case number if the firm asks for it', async () => {
    expect(
      await legalCase.status('Filed', { 'filed-on': '2026-11-20', 'without-number': true }),
    ).toBe('The case is now Filed.')
    expect(await legalCase.seen()).toMatchObject({
      caseNumber: null,
      dashBoardHeaderDescription: expect.stringContaining('once the court gives you one'),
    })
    expect(await legalCase.status('Filed', { number: '26-10002' })).toBe('The case is now Filed.')
    expect(await legalCase.seen()).toMatchObject({
      caseNumber: '26-10002',
      dashBoardHeaderDescription: expect.stringContaining('has given your case a number'),
    })
    expect(await legalCase.news()).toEqual([
      'Your case moved forward: Filed',
      'The court gave your case a number: 26-10002',
    ])
  })

  test('allows a correction of the filing date, with an audit entry and without a notification', async () => {
    await legalCase.status('Filed', filing)
    await legalCase.status('Filed', {
      'filed-on': '2026-11-19',
      staff: 'dana.reyes@hollisreyes.example',
    })
    expect((await legalCase.readSteps())[3]).toEqual(['Your case is filed', 'done', '2026-11-19'])
    expect(await legalCase.news()).toEqual(['Your case moved forward: Filed'])
    expect((await legalCase.recorded()).at(-1)).toEqual([
      'case.filing-date-set',
      { filedOn: '2026-11-19', staffId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(await meetingOfCase(app.deps, legalCase.caseId, '2026-12-15', {})).toBe(
      'The first date of the meeting is 2026-12-15.',
    )
    await expect(meetingOfCase(app.deps, legalCase.caseId, '2026-11-19', {})).rejects.toThrow(
      'The case was filed on 11/19/2026',
    )
  })
})

describe('an earlier status', () => {
  test('Pre-Filing describes the effect for the client and removes the filing only after confirmation', async () => {
    await legalCase.status('Filed', filing)
    await meetingOfCase(app.deps, legalCase.caseId, '2026-12-15', {})
    expect(await legalCase.refusal('Pre-Filing')).toBe(
      'This sets the case back from Filed to Pre-Filing. The client would read "We are preparing your case for filing" and get the news ' +
        '"The status of your case was changed to: Pre-Filing". The filing date, the case number and the meeting of creditors would be removed.\n' +
        'Nothing has changed. Add --yes to do it.',
    )
    expect(await legalCase.seen()).toMatchObject({ status: 'Filed', caseNumber: '26-10001' })
    expect(await legalCase.status('Pre-Filing', { yes: true })).toBe('The case is now Pre-Filing.')
    expect(await legalCase.seen()).toMatchObject(untouched)
    expect(
      (await legalCase.readSteps()).map(
        ([, state, date]: readonly [string, string, string | null]) => [state, date],
      ),
    ).toEqual([
      ['done', '2026-11-22'],
      ['current', '2026-11-22'],
      ['next', null],
      ['next', null],
      ['next', null],
      ['next', null],
    ])
    expect((await legalCase.news()).slice(-2)).toEqual([
      'The status of your case was changed to: Pre-Filing',
      'Your meeting of creditors is no longer on 12/15/2026. No new date is set.',
    ])
    const { rows } =
      await sql`select 1 from case_key_date where case_id = ${legalCase.caseId}`.execute(
        app.deps.database.db,
      )
    expect(rows).toEqual([])
  })

  test('Filed reinstates a dismissed case with its filing date and number', async () => {
    await legalCase.status('Filed', filing)
    await legalCase.status('Complete', { outcome: 'dismissed' })
    expect(await legalCase.refusal('Filed')).toMatch(
      /^This sets the case back from dismissed to Filed\. The client would read "Congratulations! Your case has been filed"/,
    )
    await legalCase.status('Filed', { yes: true })
    expect(await legalCase.status()).toContain('Filed, filed on 2026-11-20, number 26-10001')
    expect((await legalCase.readSteps()).slice(3)).toEqual([
      ['Your case is filed', 'done', '2026-11-20'],
      ['Court', 'current', '2026-11-22'],
      ['Complete', 'next', null],
    ])
    expect((await legalCase.news()).at(-1)).toBe('The status of your case was changed to: Filed')
  })
})

test('a repeated command changes no data and sends no notification', async () => {
  await legalCase.status('Filed', filing)
  await legalCase.status('Filed', filing)
  await legalCase.status('Complete', { outcome: 'dismissed' })
  await legalCase.status('Complete', { outcome: 'dismissed' })
  await legalCase.status('Complete')
  expect([(await legalCase.news()).length, (await legalCase.recorded()).length]).toEqual([2, 2])
})

test('errors name an unknown case and an unknown status', async () => {
  await expect(
    statusOfCase(app.deps, '0199f0aa-0000-7000-8000-000000000000', 'Filed', filing),
  ).rejects.toThrow('There is no such case.')
  await expect(
    statusOfCase(app.deps, '0199f0aa-0000-7000-8000-000000000000', undefined, {}),
  ).rejects.toThrow('There is no such case.')
  expect(await legalCase.refusal('Dismissed')).toBe(
    'Expected a status: Pre-Filing, Filed, Complete.',
  )
})

test('the database allows a day and a docket number for ended parts only', async () => {
  const { db } = app.deps.database
  const breaking = [
    sql`update participant set ended_on = '2026-11-20' where case_id = ${legalCase.caseId}`,
    sql`update participant set docket_number = '31' where case_id = ${legalCase.caseId}`,
    sql`update participant set outcome = 'won' where case_id = ${legalCase.caseId}`,
  ]
  for (const statement of breaking)
    await expect(statement.execute(db)).rejects.toThrow(/violates check constraint/)
})
