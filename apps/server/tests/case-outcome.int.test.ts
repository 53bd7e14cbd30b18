import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
    await legalCase.status('Filed', filing)
    expect(await legalCase.status('Complete', { outcome })).toBe(
      `The case is now Complete: ${outcome}.`,
    )
    expect(await legalCase.seen()).toMatchObject({
      status: 'Complete',
      caseNumber: '26-10001',
      dashBoardTitle: title,
    })
    const steps = await legalCase.readSteps()
    expect([steps.length, steps.at(-1)]).toEqual([count, [lastStep, 'current', '2026-11-22']])
    expect(steps[3]).toEqual(['Your case is filed', 'done', '2026-11-20'])
    expect((await legalCase.news()).at(-1)).toContain(title)
    expect((await legalCase.recorded()).at(-1)).toEqual([
      'case.status-changed',
      {
        status: 'Complete',
        outcome1: outcome,
        participant1: expect.any(String),
        endedOn1: '2026-11-22',
        filedOn: '2026-11-20',
        actor: 'operator',
      },
    ])
    expect(JSON.stringify(await legalCase.seen())).not.toMatch(/must( then)? stop/)
    expect(JSON.stringify(await legalCase.seen('es'))).not.toMatch(/dejar de cobrarle|must/)
  })

  test('is possible before filing with the outcome withdrawn, and the client reads that no case was filed', async () => {
    expect(await legalCase.status('Complete', { outcome: 'withdrawn' })).toBe(
      'The case is now Complete: withdrawn.',
    )
    expect(await legalCase.seen()).toMatchObject({
      status: 'Complete',
      caseNumber: null,
      dashBoardTitle: 'Your case was closed before filing',
    })
    expect((await legalCase.readSteps()).map(([name]: readonly string[]) => name)).toEqual([
      'Set up',
      'Closed before filing',
    ])
    expect(await legalCase.news()).toEqual(['Your case was closed before filing'])
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
    await legalCase.status('Filed', filing)
    expect(await legalCase.refusal('Complete', values)).toMatch(message)
    expect(await legalCase.seen()).toMatchObject({ status: 'Filed' })
    expect(await legalCase.news()).toHaveLength(1)
  })

  test('allows only a withdrawal before filing', async () => {
    for (const outcome of ['discharged', 'dismissed', 'closed-without-discharge', 'transferred']) {
      expect(await legalCase.refusal('Complete', { outcome }), outcome).toMatch(
        /^This case is not filed\./,
      )
    }
    expect(await legalCase.seen()).toMatchObject(untouched)
  })

  test('has neutral text for an unknown outcome and accepts a later outcome without confirmation', async () => {
    legalCase = await startCase(app, rosa, { status: 'Complete', caseNumber: '19-11230' })
    expect(await legalCase.seen()).toMatchObject({ dashBoardTitle: 'Your case is closed' })
    expect(
      (await legalCase.readSteps()).map(([name]: readonly string[]) => name).slice(-2),
    ).toEqual(['Your case is filed', 'Case closed'])
    expect(await legalCase.refusal('Complete')).toMatch(/^How did the case end\?/)
    expect(await legalCase.status('Complete', { outcome: 'dismissed' })).toBe(
      'The case is now Complete: dismissed.',
    )
    expect(await legalCase.news()).toEqual(['Your case was dismissed. Please call your attorney.'])
    expect(await legalCase.refusal('Complete', { outcome: 'discharged' })).toMatch(
      /^This changes the outcome from dismissed to discharged\..*\nNothing has changed\. Add --yes to do it\.$/,
    )
    expect(await legalCase.status('Complete', { outcome: 'discharged', yes: true })).toBe(
      'The case is now Complete: discharged.',
    )
  })
})
