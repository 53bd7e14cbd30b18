// spec: questionnaire#check-page, questionnaire#private-shown, questionnaire#cross-checks
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'
import { place, readSectionId } from '../test-questionnaires.ts'
import { openReviews, review, questionIn, lineIn } from './test-reviews.ts'

const { app, marcus, elena, rosa, caseId, rosasCase, saves, rosasSaves } = openReviews()
const homes = 'homesAndLand'

beforeEach(async () => {
  await saves.forget()
  await rosasSaves.forget()
})

describe('the answers to check', () => {
  test('returns the asked questions of all displayed sections in order, or of one named section', async () => {
    const { sections } = app.deps.contents.newest
    const all = await review(rosa, rosasCase)
    expect(all.sections.map(({ sectionName }) => sectionName)).toEqual(
      sections.map(({ name }) => name.en),
    )
    expect(
      (await review(rosa, rosasCase, undefined, 'es')).sections.map(
        ({ sectionName }) => sectionName,
      ),
    ).toEqual(sections.map(({ name }) => name.es))
    expect(all.sections.map(({ isGrouped }) => isGrouped)).toEqual(
      sections.map(({ groups }) => groups.length > 1),
    )
    expect(questionIn(all, 'ownedVehicles')).toMatchObject({
      questionId: 'vehicles.veOwned.ownedVehicles',
      state: 'open',
      lines: [],
    })
    const vehicles = await readSectionId(app, rosasCase, 'vehicles')
    expect(await review(rosa, rosasCase, vehicles)).toEqual({
      copyDocumentId: null,
      sections: all.sections.filter(({ id }) => id === vehicles),
      warnings: [],
    })
  })

  test("formats answers as text in the reader's language, with lists and records nested", async () => {
    const card = {
      id: 'aaaaaa',
      vehicleDetails: { make: 'Honda', model: 'Civic', year: '2016', currentValue: 4100 },
    }
    await rosasSaves.save(rosa, { key: 'ownedVehicles', data: { has: 'yes', vehicles: [card] } })
    await rosasSaves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true })
    await rosasSaves.save(rosa, { key: 'recreational', data: { has: 'userNeedsHelp' } })
    const seen = await review(rosa, rosasCase)
    expect(questionIn(seen, 'ownedVehicles').state).toBe('open')
    expect(lineIn(seen, 'ownedVehicles', 'vehicles', 'aaaaaa')).toMatchObject({
      label: 'Vehicle 1',
      text: '2016 Honda Civic',
    })
    expect(
      lineIn(seen, 'ownedVehicles', 'vehicles', 'aaaaaa', 'vehicleDetails', 'currentValue')?.text,
    ).toBe('$4,100.00')
    expect(questionIn(seen, 'leasedVehicles')).toMatchObject({
      state: 'complete',
      lines: [{ path: ['has'], text: 'No' }],
    })
    expect(questionIn(seen, 'recreational').state).toBe('help')
    expect(
      lineIn(await review(rosa, rosasCase, undefined, 'es'), 'ownedVehicles', 'has')?.text,
    ).toBe('Sí')
  })

  test('leaves out skipped questions and hidden fields', async () => {
    await rosasSaves.save(rosa, {
      section: homes,
      key: 'housingSituation',
      data: { kind: 'own', explain: 'An old answer', monthlyCost: 900 },
      flag: true,
    })
    const seen = await review(rosa, rosasCase)
    expect(questionIn(seen, 'housingSituation').lines.map(({ path }) => path)).toEqual([
      ['kind'],
      ['monthlyCost'],
    ])
    expect(() => questionIn(seen, 'rentalDetails')).toThrow('is not asked')
  })

  test("masks numbers, and marks private answers of the other spouse as the spouse's, whether or not they are answered", async () => {
    const section = 'personalInformation'
    await saves.save(marcus, {
      section,
      key: 'taxIds_d1',
      data: { taxIdKind: 'ssn', ssn: '123456789', usedOtherNumber: 'no', hasEin: 'no' },
    })
    await saves.save(marcus, {
      section,
      key: 'contactDetails_d1',
      data: { dateOfBirth: '02/11/1979', homePhone: '7185550199' },
    })
    await saves.save(elena, {
      section,
      key: 'contactDetails_d2',
      data: { homePhone: '7185550199' },
    })
    const [ofMarcus, ofElena] = [await review(marcus, caseId), await review(elena, caseId)]
    for (const seen of [ofMarcus, ofElena])
      expect(lineIn(seen, 'taxIds_d1', 'ssn')).toMatchObject({ text: 'XXX-XX-XXXX' })
    expect(lineIn(ofMarcus, 'contactDetails_d1', 'dateOfBirth')).toEqual({
      path: ['dateOfBirth'],
      label: 'Date of birth',
      text: '02/11/1979',
      onPaper: 'XX/XX/XXXX',
    })
    expect(lineIn(ofElena, 'contactDetails_d1', 'dateOfBirth')).toEqual({
      path: ['dateOfBirth'],
      label: 'Date of birth',
      text: '',
      isOthers: true,
    })
    expect(lineIn(ofMarcus, 'contactDetails_d2', 'dateOfBirth')).toEqual({
      path: ['dateOfBirth'],
      label: 'Date of birth',
      text: '',
      isOthers: true,
    })
    expect(lineIn(ofElena, 'contactDetails_d2', 'dateOfBirth')).toEqual({
      path: ['dateOfBirth'],
      label: 'Date of birth',
      text: '',
    })
    expect(questionIn(ofElena, 'contactDetails_d1').subHeader).toBe('Marcus Whitfield')
    expect(JSON.stringify(ofElena)).not.toMatch(/123456789|02\/11\/1979/)
    expect(JSON.stringify(ofMarcus)).not.toContain('123456789')
  })

  test("the print version leaves out what the copy leaves out: all home addresses in a joint case, and a single debtor's address if the debtor asked for that", async () => {
    const section = 'personalInformation'
    const data = { address: { street: '7 Elm St', city: 'Riverton', state: 'NY', zip: '12345' } }
    await saves.save(marcus, { section, key: 'homeAddress_d1', data })
    await saves.save(marcus, {
      section: 'gettingStarted',
      key: 'whyFiling',
      data: { story: 'They came to 7 Elm Street.' },
    })
    for (const browser of [marcus, elena]) {
      const seen = await review(browser, caseId)
      expect(lineIn(seen, 'homeAddress_d1', 'address')).toMatchObject({
        text: '7 Elm St, Riverton, New York, 12345',
        onPaper: 'Left out',
      })
      expect(lineIn(seen, 'whyFiling', 'story')).toMatchObject({ onPaper: 'Left out' })
    }
    await place(app, rosasCase, 'all', 2)
    for (const [keepPrivate, onPaper] of [
      ['no', undefined],
      ['yes', 'Left out'],
    ] as const) {
      await rosasSaves.save(rosa, {
        section,
        key: 'homeAddress_d1',
        data: { ...data, keepPrivate },
      })
      expect(
        (
          lineIn(await review(rosa, rosasCase), 'homeAddress_d1', 'address') as {
            readonly onPaper?: string
          }
        ).onPaper,
      ).toBe(onPaper)
    }
  })

  test('returns the case type from the case and ignores a saved case type', async () => {
    await rosasSaves.save(rosa, {
      section: 'gettingStarted',
      key: 'caseSetup',
      data: { caseType: 'JOINT', caseTypeCorrect: 'yes' },
    })
    expect(lineIn(await review(rosa, rosasCase), 'caseSetup', 'caseType')?.text).not.toMatch(
      /joint/i,
    )
  })

  test('the answers stay readable after submission, together with the newest copy', async () => {
    await rosasSaves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true })
    await place(app, rosasCase, 'all', 4)
    expect((await review(rosa, rosasCase)).copyDocumentId).toBeNull()
    const documentId = await mustUpload(
      rosa,
      { caseId: rosasCase, categoryId: await readCategory(app, rosasCase, 'taxes.federal-latest') },
      'copy.pdf',
      pdf(),
    )
    const { db } = app.deps.database
    for (const [minutes, copy] of [
      [9, null],
      [5, documentId],
    ] as const) {
      await sql`insert into questionnaire_submission (id, firm_id, case_id, account_id, version, revisions, hash, submitted_at, copy_id)
        select ${app.deps.ids.rowId()}, firm_id, id, ${app.demoData.accounts.rosa}, 1, '{}', 'x', portal_now() - ${minutes} * interval '1 minute', ${copy} from legal_case where id = ${rosasCase}`.execute(
        db,
      )
    }
    const seen = await review(rosa, rosasCase)
    const response = await rosa.graph(
      'query ($caseId: ID!) { questionnaireReview(caseId: $caseId) { submittedAt } }',
      { caseId: rosasCase },
    )
    const minutesAgo =
      (app.deps.clock.now().getTime() - Date.parse(response.data.questionnaireReview.submittedAt)) /
      60_000
    expect(Math.round(minutesAgo), 'the newest submission counts').toBe(5)
    expect([
      seen.copyDocumentId,
      questionIn(seen, 'leasedVehicles').lines.length,
      seen.sections[0]?.sectionStatus,
    ]).toEqual([documentId, 1, 4])
    await sql`update questionnaire_submission set copy_id = null where case_id = ${rosasCase}`.execute(
      db,
    )
    expect((await review(rosa, rosasCase)).copyDocumentId).toBeNull()
  })
})
