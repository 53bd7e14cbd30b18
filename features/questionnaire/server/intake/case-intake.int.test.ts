// spec: intake#opened, intake#as-asked, intake#form-lines, intake#private
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedQuestionnaires } from '#testing/test-demo.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { writeCopy } from '../save/write-copy.ts'
import { savesIn } from '../save/test-saves.ts'
import { readSectionId } from '../test-questionnaires.ts'
import { readerOf, refusalOf, type IntakeReader } from './test-intakes.ts'

const app = openTestApp()
const staff = aParalegal(app)
const caseId = app.demoData.cases.whitfield
let whitfield: IntakeReader
let rosa: IntakeReader

beforeAll(async () => {
  await seedQuestionnaires(app.deps, app.demoData)
  whitfield = readerOf(staff, caseId)
  rosa = readerOf(staff, app.demoData.cases.rosa)
})

describe('the questionnaire of a case', () => {
  test('has its debtors and who submitted it', async () => {
    expect(await whitfield.readIntake()).toMatchObject({
      ...{ isShown: true, submittedBy: 'Marcus' },
      debtors: [
        { debtor: 1, name: 'Marcus Whitfield', numberKind: 'SSN', lastFour: '4322' },
        { debtor: 2, name: 'Elena Whitfield', numberKind: 'SSN', lastFour: '4323' },
      ],
    })
  })

  test('has its sections in order, with status, counts and who handed them in', async () => {
    const { sections } = await whitfield.readIntake()
    expect(sections).toHaveLength(16)
    expect(sections[0]).toMatchObject({
      ...{ systemName: 'gettingStarted', status: 4, handedInBy: 'Marcus', isSentBack: false },
      ...{ neededCount: 5, answeredCount: 5, helpCount: 0, checked: null, approved: null },
    })
    expect(sections[3]).toMatchObject({
      ...{ systemName: 'vehicles', status: 5, isSentBack: true, handedInAt: null },
      comment: expect.stringMatching(/^You told us that you drive two cars/),
    })
  })

  test('has the forms of its chapter with gaps', async () => {
    const numbers = ({ forms }: Answer) => forms.map(({ form }: Answer) => form)
    expect(numbers(await whitfield.readIntake())).toContain('122C-1')
    expect(numbers(await whitfield.readIntake())).not.toContain('122A-1')
    const forms = (await rosa.readIntake()).forms
    expect(forms.find(({ form }: Answer) => form === '106I').gapCount).toBeGreaterThan(5)
  })

  test('names the forms that the attorney completes', async () => {
    const { forms } = await rosa.readIntake()
    const ofAttorney = forms.filter(({ isAttorneysPart }: Answer) => isAttorneysPart)
    const numbers = ofAttorney.map(({ form }: Answer) => form)
    expect(numbers).toEqual(expect.arrayContaining(['106C', '122A-1', '122A-2']))
    expect(numbers).not.toContain('106A/B')
  })

  test('awaits the copy of what was submitted, then has the newest one', async () => {
    expect(await whitfield.readIntake()).toMatchObject({
      ...{ copyDocumentId: null, isCopyAwaited: true },
    })
    const { rows } = await sql<{ id: string; firmId: string }>`
      select id, firm_id from questionnaire_submission where case_id = ${caseId}`.execute(
      app.owner.db,
    )
    for (const submission of rows) await writeCopy(app.deps, submission)
    expect(await whitfield.readIntake()).toMatchObject({
      ...{ copyDocumentId: expect.any(String), isCopyAwaited: false },
    })
  })

  test('is null without a questionnaire', async () => {
    expect(await readerOf(staff, app.demoData.cases.mei).readIntake()).toBeNull()
  })

  test('is read while the firm hides it, and a hidden section feeds no form', async () => {
    const firmId = app.demoData.firms.hollis
    const hide = (section?: string) =>
      app.deps.database.transact((tx) =>
        hideQuestionnaire(app.deps, tx, {
          ...{ caseId: app.demoData.cases.amirHollis, firmId },
          ...(section !== undefined && { section }),
        }),
      )
    const amir = readerOf(staff, app.demoData.cases.amirHollis)
    const lineOf = async () => (await amir.findLine('106I', '13')).state
    expect(await lineOf()).toBe('GAP')
    await hide('jobAndIncome')
    expect(await lineOf()).toBe('NOT_ASKED')
    await hide()
    expect(await amir.readIntake()).toMatchObject({ isShown: false })
    expect(await amir.findSection('jobAndIncome')).toMatchObject({ isShown: false })
  })

  test('is noted as an opened case, unless the page asks by itself', async () => {
    const count = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from audit
          where event = 'case.viewed' and object = ${caseId}`.execute(app.owner.db)
      ).rows[0]?.n ?? 0
    const before = await count()
    await whitfield.readIntake()
    await readerOf(await openStaff(app, { background: true }), caseId).readIntake()
    await whitfield.readForm('101')
    expect((await count()) - before).toBe(1)
  })
})

describe('a section as asked', () => {
  test('has both debtors, what was asked, who saved it and when', async () => {
    const marcus = await whitfield.findQuestion('jobAndIncome', 'employment_d1')
    const elena = await whitfield.findQuestion('jobAndIncome', 'employment_d2')
    expect(marcus).toMatchObject({
      ...{ whose: 'Marcus Whitfield', debtor: 1, state: 'COMPLETE', savedBy: 'Marcus' },
      asked: expect.stringMatching(/^Tell us about your work today/),
    })
    expect(marcus.version).toMatch(/^[1-9]\d*-0$/)
    expect(elena).toMatchObject({ whose: 'Elena Whitfield', debtor: 2, savedBy: 'Elena' })
    expect(elena.rows).toContainEqual(
      expect.objectContaining({ path: '/occupation', text: 'Teaching assistant' }),
    )
  })

  test('lists gaps, and questions that do not apply without their rows', async () => {
    const open = await rosa.findQuestion('jobAndIncome', 'employment_d1')
    expect(open).toMatchObject({ state: 'OPEN', version: '0-0', rows: [] })
    const { id } = await whitfield.findSection('homesAndLand')
    const { groups } = await whitfield.readSection(id)
    const skipped = groups
      .flatMap(({ questions }: Answer) => questions)
      .find(({ questionKey }: Answer) => questionKey === 'rentalDetails')
    expect(skipped).toMatchObject({ state: 'NOT_ASKED', rows: [] })
  })

  test('is in the language of the person of the firm', async () => {
    const spanish = readerOf(await openStaff(app, { language: 'es' }), caseId)
    const question = await spanish.findQuestion('jobAndIncome', 'employment_d1')
    expect(question.asked).toMatch(/^Díganos cuál es su trabajo/)
    const { name, parts } = await spanish.readForm('106I')
    expect([name, parts[1].title]).toEqual(['Schedule I: Your Income', 'Part 1: Employment'])
  })

  test('is refused for a section of another case', async () => {
    const foreign = await readSectionId(app, app.demoData.cases.rosa, 'vehicles')
    for (const id of [foreign, 'nonsense', app.deps.ids.rowId()])
      expect(await refusalOf(whitfield.readSection(id))).toBe('questionnaire.section-absent')
  })
})

describe('private answers', () => {
  test('are read by the firm and marked, and numbers of people stay masked', async () => {
    const { rows } = await whitfield.findQuestion('personalInformation', 'contactDetails_d2')
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...{ path: '/dateOfBirth', isPrivate: true },
        text: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      }),
    )
    expect(rows).toContainEqual(expect.objectContaining({ path: '/mobilePhone', isPrivate: false }))
    const numbers = await whitfield.findQuestion('personalInformation', 'taxIds_d2')
    expect(numbers.rows).toContainEqual(
      expect.objectContaining({ path: '/ssn', text: 'XXX-XX-XXXX', isPrivate: true }),
    )
  })

  test('no query has a whole number', async () => {
    const section = await whitfield.findSection('personalInformation')
    const seen = JSON.stringify([
      await whitfield.readIntake(),
      await whitfield.readSection(section.id),
      await whitfield.readForm('101'),
      await whitfield.readForm('121'),
    ])
    expect(seen).toContain('XXX-XX-XXXX')
    expect(seen).not.toMatch(/"text":"[^"]*(\d{9}|\d{3}-\d{2}-\d{4})/)
  })

  test('an address that a client keeps private is marked in every place that shows it', async () => {
    const browser = app.browser()
    browser.tokens = await app.readTokens(app.demoData.accounts.rosa)
    const saves = await savesIn(app, app.demoData.cases.rosa)
    const address = { street: '90 Orchard St', city: 'New York', state: 'NY', zip: '10002' }
    const save = (keepPrivate: 'yes' | 'no') =>
      saves.save(browser, {
        ...{ section: 'personalInformation', key: 'homeAddress_d1' },
        data: { address: { ...address, county: 'New York' }, keepPrivate },
      })
    const isHomePrivate = async () => {
      const { columns } = await rosa.findLine('101', '5')
      return columns
        .flatMap(({ rows }: Answer) => rows)
        .find(({ text }: Answer) => text.startsWith('90 Orchard')).isPrivate
    }
    await save('yes')
    expect(await isHomePrivate()).toBe(true)
    await save('no')
    expect(await isHomePrivate()).toBe(false)
  })
})

describe('a form', () => {
  test('has a column for each debtor, and numbered entries', async () => {
    expect(await whitfield.findLine('106I', '2')).toMatchObject({
      ...{ label: 'Monthly gross wages', state: 'ANSWERED' },
      columns: [
        { debtor: 1, entries: [{ number: 1, name: 'Terminal Supply' }] },
        { debtor: 2, entries: [{ number: 2, name: 'Harbor Elementary School' }] },
      ],
    })
    const creditors = await whitfield.findLine('106E/F', '4')
    expect(creditors.columns[0].entries.map(({ number }: Answer) => number)).toEqual(
      creditors.columns[0].entries.map((_: Answer, index: number) => index + 1),
    )
  })

  test('has the columns that its lines have, with the names of the debtors', async () => {
    const [both, first, second] = [
      { debtor: 0, name: null },
      { debtor: 1, name: 'Marcus Whitfield' },
      { debtor: 2, name: 'Elena Whitfield' },
    ]
    expect((await whitfield.readForm('106I')).columns).toEqual([both, first, second])
    expect((await whitfield.readForm('121')).columns).toEqual([first, second])
    expect((await rosa.readForm('121')).columns).toEqual([{ debtor: 1, name: 'Rosa Delgado' }])
  })

  test('shows gaps with the names of their questions', async () => {
    const { state, columns } = await rosa.findLine('106I', '13')
    expect(state).toBe('GAP')
    expect(columns[0]).toMatchObject({
      debtor: 0,
      rows: [{ text: '', isMissing: true, questionKey: 'incomeChanges', questionState: 'OPEN' }],
    })
  })

  test('has the warnings and requests for help of its questions', async () => {
    const { warnings } = await whitfield.readForm('101')
    expect(warnings).toContainEqual(
      expect.objectContaining({ id: 'X44', line: '3', whose: expect.stringMatching(/Whitfield/) }),
    )
  })

  test('is refused if there is no such form', async () => {
    expect(await refusalOf(whitfield.readForm('999'))).toBe('questionnaire.no-such-form')
  })
})

test('a case of another firm, an unknown and a malformed ID get one and the same refusal', async () => {
  const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
  const section = await readSectionId(app, caseId, 'vehicles')
  for (const id of [caseId, app.deps.ids.rowId(), 'nonsense']) {
    const foreign = readerOf(northgate, id)
    for (const call of [foreign.readIntake, () => foreign.readSection(section)])
      expect(await refusalOf(call())).toBe('clients.no-such-case')
    expect(await refusalOf(foreign.readForm('101'))).toBe('clients.no-such-case')
  }
  const withoutIntake = readerOf(staff, app.demoData.cases.mei)
  expect(await refusalOf(withoutIntake.readForm('101'))).toBe('questionnaire.none-here')
})
