// spec: questionnaire#check-page, questionnaire#private-shown, questionnaire#cross-checks
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import { readCategory, pdf, mustUpload } from '#apps/server/testing/test-uploads.ts'
import type { ReviewedGroup, ReviewedLine, ReviewedQuestion } from '../../rules/progress/review.ts'
import { hideQuestionnaire } from './hide-questionnaire.ts'
import { place, readSectionId, show } from '../test-questionnaires.ts'
import { savesIn } from '../save/test-saves.ts'

interface ReviewSeen {
  readonly copyDocumentId: string | null
  readonly sections: ReadonlyArray<{
    readonly id: string
    readonly sectionName: string
    readonly sectionStatus: number
    readonly isGrouped: boolean
    readonly groups: readonly ReviewedGroup[]
  }>
  readonly warnings: ReadonlyArray<
    Readonly<
      Record<
        | 'id'
        | 'text'
        | 'sectionId'
        | 'questionGroupId'
        | 'questionId'
        | 'questionName'
        | 'subHeader',
        string
      >
    > &
      Readonly<Record<'recordId' | 'subQuestionId', string | null>>
  >
}

const homes = 'homesAndLand'

const query = `query ($caseId: ID!, $sectionId: ID) { questionnaireReview(caseId: $caseId, sectionId: $sectionId) {
  copyDocumentId
  sections { id sectionName sectionStatus isGrouped groups { questionGroupId name questions { questionId questionKey name subHeader state lines } } }
  warnings { id text sectionId questionGroupId questionId questionName subHeader recordId subQuestionId }
} }`

let app: TestApp
let marcus: Browser
let elena: Browser
let rosa: Browser
let caseId: string
let rosasCase: string
let saves: Awaited<ReturnType<typeof savesIn>>
let rosasSaves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  app = await startTestApp()
  ;[marcus, elena, rosa] = [app.browser(), app.browser(), app.browser()]
  for (const [browser, name] of [
    [marcus, 'marcus.whitfield'],
    [elena, 'elena.whitfield'],
    [rosa, 'rosa.delgado'],
  ] as const)
    await browser.signIn(`${name}@example.com`)
  caseId = app.demoData.cases.whitfield
  rosasCase = app.demoData.cases.rosa
  saves = await savesIn(app, caseId)
  rosasSaves = await savesIn(app, rosasCase)
})
afterAll(() => app.close())
beforeEach(async () => {
  await saves.forget()
  await rosasSaves.forget()
})

const ask = (
  browser: Browser,
  of: { readonly caseId: string; readonly sectionId?: string | null },
  language = 'en',
) => browser.graph(query, of, { 'accept-language': language })
async function review(
  browser: Browser,
  of: string,
  sectionId?: string,
  language?: string,
): Promise<ReviewSeen> {
  const { data, errors } = await ask(
    browser,
    { caseId: of, ...(sectionId === undefined ? {} : { sectionId }) },
    language,
  )
  expect(errors).toBeUndefined()
  return data.questionnaireReview as ReviewSeen
}
function questionIn({ sections }: ReviewSeen, key: string): ReviewedQuestion {
  const match = sections
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .find(({ questionKey }) => questionKey === key)
  if (!match) throw new Error(`${key} is not asked`)
  return match
}
const lineIn = (
  seen: ReviewSeen,
  key: string,
  ...path: readonly string[]
): ReviewedLine | undefined =>
  path.slice(1).reduce<ReviewedLine | undefined>(
    (line, _, at) => line?.lines?.find((candidate) => candidate.path.at(-1) === path[at + 1]),
    questionIn(seen, key).lines.find((candidate) => candidate.path.at(-1) === path[0]),
  )

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

  test("masks numbers, and marks the other spouse's private answers as theirs whether answered or not", async () => {
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

  test("the print version says what the copy says: no home addresses in a joint case, and a single debtor's choice otherwise", async () => {
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

  test('returns the type of the case, whatever was saved', async () => {
    await rosasSaves.save(rosa, {
      section: 'gettingStarted',
      key: 'caseSetup',
      data: { caseType: 'JOINT', caseTypeCorrect: 'yes' },
    })
    expect(lineIn(await review(rosa, rosasCase), 'caseSetup', 'caseType')?.text).not.toMatch(
      /joint/i,
    )
  })

  test('stay readable as long as the case is, also after submission, with the newest copy', async () => {
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

  test('returns a warning with its sentence and place, for all sections and for its own, until it is resolved', async () => {
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

  test('points into records, to the question that can resolve it', async () => {
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
      hideQuestionnaire(app.deps, tx, { caseId: rosasCase, section: homes }),
    )
    const seen = await review(rosa, rosasCase)
    expect([getIds(seen), seen.sections.length]).toEqual([
      [],
      app.deps.contents.newest.sections.length - 1,
    ])
  })

  test('returns no warning about an old first course after the filing', async () => {
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

  test("compares only the reader's own numbers, and reveals nothing about the spouse's", async () => {
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

describe('access to the check page', () => {
  const notFound = [
    expect.objectContaining({
      message: 'This case could not be found.',
      extensions: expect.objectContaining({ code: 'cases.not-found' }),
    }),
  ]

  test('foreign, absent and hidden sections and foreign cases get the response of an absent case', async () => {
    const vehicles = await readSectionId(app, rosasCase, 'vehicles')
    await app.deps.database.transact((tx) =>
      hideQuestionnaire(app.deps, tx, { caseId: rosasCase, section: 'vehicles' }),
    )
    const others = await readSectionId(app, caseId, 'vehicles')
    for (const of of [
      { caseId },
      { caseId, sectionId: others },
      { caseId: rosasCase, sectionId: others },
      { caseId: rosasCase, sectionId: vehicles },
      { caseId: rosasCase, sectionId: '' },
      { caseId: 'nonsense' },
    ]) {
      const { data, errors } = await ask(rosa, of)
      expect([of, data]).toEqual([of, null])
      expect(errors).toEqual(notFound)
    }
  })

  test('a hidden questionnaire gets the response of an absent case', async () => {
    await app.deps.database.transact((tx) => hideQuestionnaire(app.deps, tx, { caseId: rosasCase }))
    expect((await ask(rosa, { caseId: rosasCase })).errors).toEqual(notFound)
    await show(app, rosasCase)
    expect((await ask(rosa, { caseId: rosasCase })).errors).toBeUndefined()
  })
})

describe('repeated requests of one account', () => {
  test('runs one request of an account at a time, refuses more than a few waiting ones, and serves other accounts', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, () => ask(rosa, { caseId: rosasCase })),
    )
    const refused = all.flatMap(({ errors = [] }) => errors)
    expect(all.some(({ errors }) => errors === undefined)).toBe(true)
    expect(
      new Set(refused.map(({ extensions }) => `${extensions.kind} ${extensions.code}`)),
    ).toEqual(new Set(['locked questionnaire.too-many-readings']))
    expect((await ask(rosa, { caseId: rosasCase })).errors).toBeUndefined()
    const [, , third] = await Promise.all([
      ask(rosa, { caseId: rosasCase }),
      ask(rosa, { caseId: rosasCase }),
      ask(marcus, { caseId }),
    ])
    expect(third?.errors).toBeUndefined()
  })
})
