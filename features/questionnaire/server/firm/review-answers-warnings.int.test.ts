// spec: questionnaire#check-page, questionnaire#private-shown, questionnaire#cross-checks
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { hideQuestionnaire } from './hide-questionnaire.ts'
import { place, readSectionId } from '../test-questionnaires.ts'
import { type ReviewSeen, openReviews, review } from './test-reviews.ts'

const { app, marcus, elena, rosa, caseId, rosasCase, saves, rosasSaves } = openReviews()
const homes = 'homesAndLand'

beforeEach(async () => {
  await saves.forget()
  await rosasSaves.forget()
})

describe('the warnings', () => {
  const ownsWithoutHome = async () => {
    await rosasSaves.save(rosa, {
      section: homes,
      key: 'housingSituation',
      data: { kind: 'own', monthlyCost: 900 },
      flag: true,
    })
    await rosasSaves.save(rosa, {
      section: homes,
      key: 'realEstate',
      data: { has: 'no' },
      flag: true,
    })
  }
  const getIds = ({ warnings }: ReviewSeen) => warnings.map(({ id }) => id)

  test('returns a warning with its sentence and place, both for all sections and for its own section, until it is resolved', async () => {
    await ownsWithoutHome()
    const section = await readSectionId(app, rosasCase, homes)
    const [warning, ...others] = (await review(rosa, rosasCase)).warnings
    expect(warning).toEqual({
      id: 'X03',
      text: expect.stringContaining('own your home'),
      sectionId: section,
      questionGroupId: expect.stringContaining(`${homes}.`),
      questionId: expect.stringMatching(/\.realEstate$/),
      questionName: expect.any(String),
      subHeader: '',
      recordId: null,
      subQuestionId: null,
    })
    expect(others).toEqual([])
    expect(getIds(await review(rosa, rosasCase, section))).toEqual(['X03'])
    expect(
      getIds(await review(rosa, rosasCase, await readSectionId(app, rosasCase, 'vehicles'))),
    ).toEqual([])
    expect((await review(rosa, rosasCase, undefined, 'es')).warnings[0]?.text).toContain(
      'bienes raíces',
    )
    await rosasSaves.save(rosa, {
      section: homes,
      key: 'housingSituation',
      data: { kind: 'rent', monthlyCost: 900 },
      flag: true,
    })
    expect(getIds(await review(rosa, rosasCase))).toEqual([])
  })

  test('a warning about a record points to the sub-question that can resolve it', async () => {
    const loans = { has: 'yes', loans: [{ id: 'cccccc', creditorName: 'Acme', amountOwed: 500 }] }
    await rosasSaves.save(rosa, {
      key: 'ownedVehicles',
      data: {
        has: 'yes',
        vehicles: [
          { id: 'aaaaaa', vehicleDetails: { make: 'Kia', currentValue: 900 }, vehicleLoans: loans },
          { id: 'bbbbbb', vehicleDetails: { make: 'Fiat', currentValue: 0 }, vehicleLoans: loans },
        ],
      },
    })
    expect((await review(rosa, rosasCase)).warnings).toEqual([
      expect.objectContaining({
        id: 'X41',
        questionId: 'vehicles.veOwned.ownedVehicles',
        questionName: 'Fiat: Vehicle Details',
        recordId: 'bbbbbb',
        subQuestionId: 'vehicles.veOwned.ownedVehicles.vehicleDetails',
      }),
    ])
  })

  test('returns no warning for a section that is submitted or hidden', async () => {
    await ownsWithoutHome()
    await place(app, rosasCase, [homes], 4)
    expect(getIds(await review(rosa, rosasCase))).toEqual([])
    await place(app, rosasCase, [homes], 5)
    expect(getIds(await review(rosa, rosasCase))).toEqual(['X03'])
    await app.deps.database.transact((tx) =>
      hideQuestionnaire(app.deps, tx, {
        caseId: rosasCase,
        firmId: app.demoData.firms.hollis,
        section: homes,
      }),
    )
    const seen = await review(rosa, rosasCase)
    expect([getIds(seen), seen.sections.length]).toEqual([
      [],
      app.deps.contents.newest.sections.length - 1,
    ])
  })

  test('returns no warning about an old first course after the case was filed', async () => {
    await rosasSaves.save(rosa, {
      section: 'feesCoursesReview',
      key: 'creditCounseling_d1',
      data: { status: 'doneCert', completedOn: '01/15/2020' },
    })
    expect(getIds(await review(rosa, rosasCase))).toEqual(['X39'])
    await sql`update legal_case set status = 'Filed' where id = ${rosasCase}`.execute(
      app.deps.database.db,
    )
    expect(getIds(await review(rosa, rosasCase))).toEqual([])
    await sql`update legal_case set status = 'Pre-Filing' where id = ${rosasCase}`.execute(
      app.deps.database.db,
    )
  })

  test('ignores the answers of skipped questions', async () => {
    await rosasSaves.save(rosa, {
      section: homes,
      key: 'housingSituation',
      data: { kind: 'own', monthlyCost: 900, userNeedsHelp: false },
      flag: true,
    })
    await rosasSaves.save(rosa, {
      section: homes,
      key: 'realEstate',
      data: { has: 'no' },
      flag: true,
    })
    await sql`update question_state set disabled = true where case_id = ${rosasCase} and question_key = 'realEstate'`.execute(
      app.deps.database.db,
    )
    expect(getIds(await review(rosa, rosasCase))).toEqual([])
  })

  test("compares only the reader's own numbers, and reveals nothing about the spouse's numbers", async () => {
    const section = 'personalInformation'
    const numbers = (ssn: string) => ({
      taxIdKind: 'ssn',
      ssn,
      usedOtherNumber: 'no',
      hasEin: 'no',
    })
    await saves.save(marcus, { section, key: 'taxIds_d1', data: numbers('000456789') })
    const seen = await review(marcus, caseId)
    expect(seen.warnings).toEqual([
      expect.objectContaining({ id: 'X44', questionId: expect.stringContaining('.taxIds_d1') }),
    ])
    expect(JSON.stringify(seen)).not.toContain('000456789')
    expect(getIds(await review(elena, caseId))).toEqual([])
    // A warning after a guess would reveal the spouse's number.
    for (const [browser, key] of [
      [marcus, 'taxIds_d1'],
      [elena, 'taxIds_d2'],
    ] as const)
      await saves.save(browser, { section, key, data: numbers('123456789') })
    for (const browser of [marcus, elena]) expect(getIds(await review(browser, caseId))).toEqual([])
  })
})
