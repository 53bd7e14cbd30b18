// spec: intake#versions, intake#checked
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal, anAttorney, twoSpouses } from '#testing/test-people.ts'
import { resetSections } from '#testing/test-questionnaire-acts.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { place, readBell, readSectionId, show } from '../test-questionnaires.ts'
import { intakeFields, readerOf, type IntakeReader } from './test-intakes.ts'

const app = openTestApp()
const { debtor1: marcus, caseId } = twoSpouses(app)
const paralegal = aParalegal(app)
const attorney = anAttorney(app)
const result = `success errorCode intake { ${intakeFields} }`
const sendBack = operation`sendBackSections { ${result} }`
const mark = operation`markSectionImported { ${result} }`
const approve = operation`approveIntakeSection { ${result} }`
const submit = operation`submitQuestionnaire(request: { caseId: $caseId }) { success }`

let reader: IntakeReader

beforeAll(async () => {
  await show(app, caseId)
  reader = readerOf(paralegal, caseId)
})
beforeEach(async () => {
  await resetSections(app, caseId)
  await app.empty('questionnaire_check')
  await handIn()
})

describe('one section', () => {
  const setShown = async (isShown: boolean, comment = '', by = paralegal) =>
    by.run<Answer>(operation`setIntakeSectionShown { ${result} }`, {
      ...{ caseId, isShown, comment },
      ...(await see('vehicles')),
    })

  test('leaves the questionnaire of the clients, and comes back with a comment', async () => {
    const hidden = await setShown(false)
    expect(sectionIn(hidden, 'vehicles')).toMatchObject({ isShown: false, status: 4 })
    const shown = await setShown(true, ' Please add the trailer. ')
    expect(sectionIn(shown, 'vehicles')).toMatchObject({ isShown: true, status: 4 })
    await place(app, caseId, ['vehicles'], 3)
    await setShown(false)
    const returned = await setShown(true, ' Please add the trailer. ')
    expect(sectionIn(returned, 'vehicles')).toMatchObject({
      ...{ isShown: true, status: 5, comment: 'Please add the trailer.' },
    })
  })
})

describe('sending back', () => {
  test('several sections get a comment each, and both debtors are notified', async () => {
    const sections = [
      { ...(await see('vehicles')), comment: 'The truck is missing.' },
      { ...(await see('jobAndIncome')), comment: ' Add your\r\nsecond job. ' },
    ]
    const returned = await act(sendBack, { sections })
    expect(returned).toMatchObject({ success: true, errorCode: null })
    expect(sectionIn(returned, 'vehicles')).toMatchObject({
      ...{ status: 5, isSentBack: true, handedInAt: null, comment: 'The truck is missing.' },
    })
    expect(sectionIn(returned, 'jobAndIncome').comment).toBe('Add your\nsecond job.')
    for (const account of [app.demoData.accounts.marcus, app.demoData.accounts.elena])
      expect((await readBell(app, account)).map(({ says }) => says)).toEqual([
        expect.stringMatching(/sent back 2 sections of your questionnaire with comments\.$/),
      ])
  })

  test('nothing is sent back when one of them has changed since, or has no comment', async () => {
    const seen = await see('vehicles')
    const others = await see('jobAndIncome')
    await act(sendBack, { sections: [{ ...seen, comment: 'First.' }] })
    const late = await act(sendBack, {
      sections: [
        { ...others, comment: 'Second.' },
        { ...seen, comment: 'Second.' },
      ],
    })
    expect(late).toMatchObject({ success: false, errorCode: 'questionnaire.section-changed' })
    expect(sectionIn(late, 'vehicles')).toMatchObject({ status: 5, comment: 'First.' })
    expect(sectionIn(late, 'jobAndIncome').status).toBe(4)
    expect(
      await act(sendBack, { sections: [{ ...(await see('jobAndIncome')), comment: '  ' }] }),
    ).toMatchObject({ errorCode: 'questionnaire.comment-blank', intake: null })
    expect(await act(sendBack, { sections: [] })).toMatchObject({
      errorCode: 'questionnaire.no-sections',
    })
  })

  test('a section that was handed in again is another version', async () => {
    const seen = await see('vehicles')
    await act(sendBack, { sections: [{ ...seen, comment: 'First.' }] })
    await app.clock.moveBy(60_000)
    await handIn()
    const again = await reader.findSection('vehicles')
    expect(again).toMatchObject({ status: 4, isSentBack: false, handedInBy: 'Marcus' })
    expect(new Date(again.handedInAt).getTime()).toBeGreaterThan(
      new Date((await reader.findSection('jobAndIncome')).handedInAt).getTime(),
    )
    expect(await act(sendBack, { sections: [{ ...seen, comment: 'Late.' }] })).toMatchObject({
      errorCode: 'questionnaire.section-changed',
    })
  })

  test('one section cannot be sent back twice in a request', async () => {
    const section = { ...(await see('vehicles')), comment: 'Twice.' }
    expect(await act(sendBack, { sections: [section, section] })).toMatchObject({
      errorCode: 'questionnaire.not-handed-in',
    })
    expect((await reader.findSection('vehicles')).status).toBe(4)
  })
})

describe('checking and approving', () => {
  test('who checked and who approved is shown until the section is sent back', async () => {
    const checked = await act(mark, await see('vehicles'))
    expect(sectionIn(checked, 'vehicles')).toMatchObject({
      ...{ status: 6, approved: null },
      checked: { by: { familyName: 'Santos' }, at: expect.any(String) },
    })
    const approved = await act(approve, await see('vehicles'), attorney)
    expect(sectionIn(approved, 'vehicles')).toMatchObject({
      checked: { by: { familyName: 'Santos' } },
      approved: { by: { familyName: expect.any(String) }, at: expect.any(String) },
    })
    const sections = [{ ...(await see('vehicles')), comment: 'One more thing.' }]
    const returned = await act(sendBack, { sections }, attorney)
    expect(sectionIn(returned, 'vehicles')).toMatchObject({ checked: null, approved: null })
    await handIn()
    const again = await act(mark, await see('vehicles'))
    expect(sectionIn(again, 'vehicles')).toMatchObject({ status: 6, approved: null })
    expect((await listEvents()).slice(-4)).toEqual([
      'questionnaire.section-imported',
      'questionnaire.section-approved',
      'questionnaire.section-sent-back',
      'questionnaire.section-imported',
    ])
  })

  test('the second of two colleagues is refused and sees who was first', async () => {
    const seen = await see('vehicles')
    const results = await Promise.all([act(mark, seen), act(mark, seen, attorney)])
    expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
    const refused = results.find(({ success }) => !success)
    expect(refused.errorCode).toBe('questionnaire.section-changed')
    expect(sectionIn(refused, 'vehicles').checked).not.toBeNull()
    const checked = await see('vehicles')
    await act(approve, checked, attorney)
    expect(await act(approve, checked, attorney)).toMatchObject({
      errorCode: 'questionnaire.section-changed',
    })
  })

  test('an approval needs a check, and an attorney or administrator', async () => {
    expect(await act(approve, await see('vehicles'), attorney)).toMatchObject({
      errorCode: 'questionnaire.not-checked',
    })
    await act(mark, await see('vehicles'))
    expect(await act(approve, await see('vehicles'))).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
    const administrator = await openStaff(app, { role: 'administrator' })
    expect(await act(approve, await see('vehicles'), administrator)).toMatchObject({
      success: true,
    })
  })

  test('only a section that was handed in can be checked', async () => {
    await place(app, caseId, ['vehicles'], 3)
    expect(await act(mark, await see('vehicles'))).toMatchObject({
      errorCode: 'questionnaire.not-to-import',
    })
  })

  test('a section that was imported before checks were recorded can be approved', async () => {
    await place(app, caseId, ['vehicles'], 6)
    expect(
      sectionIn(await act(approve, await see('vehicles'), attorney), 'vehicles'),
    ).toMatchObject({
      status: 6,
      checked: null,
      approved: { by: { familyName: expect.any(String) } },
    })
  })
})

test('no act reaches a case of another firm, or a section of another case', async () => {
  const northgate = await openStaff(app, {
    ...{ firmId: app.demoData.firms.northgate, role: 'administrator' },
  })
  const seen = await see('vehicles')
  const sections = [{ ...seen, comment: 'Hello.' }]
  for (const [document, input] of [
    [sendBack, { sections }],
    [mark, seen],
    [approve, seen],
  ] as const)
    expect(await act(document, input, northgate)).toMatchObject({
      ...{ success: false, errorCode: 'clients.no-such-case', intake: null },
    })
  await show(app, app.demoData.cases.rosa)
  const foreign = await readSectionId(app, app.demoData.cases.rosa, 'vehicles')
  expect(await act(mark, { ...seen, sectionId: foreign })).toMatchObject({
    errorCode: 'questionnaire.section-absent',
  })
  expect((await reader.findSection('vehicles')).status).toBe(4)
})

async function handIn(): Promise<void> {
  await place(app, caseId, 'all', 3)
  expect((await marcus.graph(submit, { caseId })).data.submitQuestionnaire.success).toBe(true)
  await app.empty('notification')
}

const see = async (systemName: string) => {
  const { id: sectionId, version } = await reader.findSection(systemName)
  return { sectionId, version }
}
const act = (document: string, seen: object, client = paralegal) =>
  client.run<Answer>(document, { caseId, ...seen })
const sectionIn = ({ intake }: Answer, systemName: string): Answer =>
  intake.sections.find((section: Answer) => section.systemName === systemName)
const listEvents = async () =>
  (
    await app.rows(sql<{ event: string }>`
      select event from audit where event like 'questionnaire.section-%' order by id`)
  ).map(({ event }) => event)
