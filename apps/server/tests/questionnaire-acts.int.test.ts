import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  readBell,
  place,
  readSectionId,
} from '#features/questionnaire/server/test-questionnaires.ts'
import { questionnaireOfCase, type QuestionnaireValues } from '../firm/cases/questionnaire.ts'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { events, resetSections } from '#testing/test-questionnaire-acts.ts'
import { aTestFolder } from '#database/test-folder.ts'

const app = openTestApp()
const { debtor1: marcus, caseId } = twoSpouses(app)
const folder = aTestFolder()

beforeAll(() => firm('show', caseId))
beforeEach(async () => {
  await firm('show', caseId)
  await resetSections(app, caseId)
})

test('a questionnaire is shown and hidden, and gets a deadline', async () => {
  expect(await firm('hide', caseId)).toBe('Hidden: the questionnaire. What was answered stays.')
  expect(await firm('hide', caseId)).toBe('It was hidden before; nothing has changed.')
  expect(await caseNow()).toMatchObject({ questionnaireDisplayInClientPortalFlag: null })
  await writeFile(join(folder, 'words.html'), '<h2>Hello</h2><script>alert(1)</script>')
  expect(
    await firm('show', caseId, {
      deadline: '2026-12-04',
      instructions: join(folder, 'words.html'),
      staff: 'maria.santos@hollisreyes.example',
    }),
  ).toBe('The case shows its questionnaire.')
  expect(await caseNow()).toEqual({
    questionnaireDisplayInClientPortalFlag: true,
    questionnaireExpectedCompletionDate: '2026-12-04',
    questionnaireInstructions: '<h2>Hello</h2>&lt;script&gt;alert(1)&lt;/script&gt;',
  })
  const {
    rows: [maria],
  } = await sql<{
    id: string
  }>`select id from staff where email = 'maria.santos@hollisreyes.example'`.execute(
    app.deps.database.db,
  )
  expect(await events(app)).toMatchObject({
    event: 'questionnaire.shown',
    details: { staffId: maria?.id },
  })
  expect(await firm('deadline', caseId, {}, '2027-01-15')).toBe('The deadline is 2027-01-15.')
  expect(await caseNow()).toMatchObject({ questionnaireExpectedCompletionDate: '2027-01-15' })
  expect(await firm('deadline', caseId, {}, 'none')).toBe('There is no deadline any more.')
  expect(await caseNow()).toMatchObject({
    questionnaireExpectedCompletionDate: null,
    questionnaireInstructions: expect.stringContaining('Hello'),
  })
})

describe('helping with a question', () => {
  const help = async (questionKey: string) =>
    sql`insert into question_state (case_id, section_id, firm_id, question_key, help)
    select ${caseId}, id, firm_id, ${questionKey}, true from questionnaire_section where case_id = ${caseId} and system_name = 'vehicles'
    on conflict (case_id, question_key, firm_id) do update set help = true, complete = false`.execute(
      app.deps.database.db,
    )
  const complete =
    'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success error } }'

  test('makes a blocked section complete and appears in the list', async () => {
    await place(app, caseId, ['vehicles'], 3)
    await place(app, caseId, ['vehicles'], 2)
    await help('leasedVehicles')
    const request = { caseId, sectionId: await readSectionId(app, caseId, 'vehicles') }
    expect(
      (await marcus.graph(complete, { request })).data.completeQuestionnaireSection.success,
    ).toBe(false)
    expect((await firm('status', caseId)).split('\n').at(-1)?.split(/ {2,}/)).toEqual([
      'leasedVehicles',
      'vehicles',
      'Leased Vehicles',
    ])
    expect(
      await firm(
        'resolve',
        caseId,
        { as: 'left-to-us', note: 'We ask the lender.' },
        'leasedVehicles',
      ),
    ).toBe('leasedVehicles counts as complete until the client changes it.')
    expect((await firm('status', caseId)).split('\n').at(-1)?.split(/ {2,}/)).toEqual([
      'leasedVehicles',
      'vehicles',
      'Leased Vehicles',
      'left to us',
    ])
    expect(await readBell(app, app.demoData.accounts.marcus)).toHaveLength(1)
    expect((await marcus.graph(complete, { request })).data.completeQuestionnaireSection).toEqual({
      success: true,
      error: null,
    })
    const { rows } = await sql<{
      note: string
      by: string
    }>`select s.resolution_note as note, f.email as by from question_state s join staff f on f.id = s.resolved_by where s.question_key = 'leasedVehicles'`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([{ note: 'We ask the lender.', by: 'dana.reyes@hollisreyes.example' }])
  })

  test('is refused for a complete, submitted or hidden question, and for an invalid answer', async () => {
    await place(app, caseId, ['vehicles'], 3)
    expect(await refusal('resolve', { as: 'answered' }, 'leasedVehicles')).toBe(
      'This question is complete, or it does not apply.',
    )
    expect(await refusal('resolve', { as: 'answered' }, 'noSuchQuestion')).toBe(
      'This case has no such question.',
    )
    expect(await refusal('resolve', { as: 'somehow' }, 'leasedVehicles')).toBe(
      '--as: expected one of answered, left-to-us.',
    )
    expect(
      await refusal('resolve', { as: 'answered', note: 'x'.repeat(501) }, 'leasedVehicles'),
    ).toBe('A note may have at most 500 characters.')
    await place(app, caseId, ['vehicles'], 4)
    expect(await refusal('resolve', { as: 'answered' }, 'leasedVehicles')).toBe(
      'This section was submitted: send it back first.',
    )
  })
})

test('the list shows the state of each section', async () => {
  await place(app, caseId, ['vehicles'], 3, true)
  await firm('hide', caseId, { section: 'householdItems' })
  const lines = (await firm('status', caseId)).split('\n').map((line) => line.split(/ {2,}/))
  expect(lines[0]).toEqual(['Shown, content 1, no deadline'])
  expect(lines[2]).toEqual(['section', 'status', 'answered', 'shown'])
  expect(lines.find(([name]) => name === 'vehicles')).toEqual([
    'vehicles',
    'completed, was sent back',
    expect.stringMatching(/^(\d+) of \1$/),
    'yes',
  ])
  expect(lines.find(([name]) => name === 'householdItems')?.at(-1)).toBe('no')
  expect(lines.at(-1)).toEqual(['No question asks for help.'])
})

test('errors are printed in one line', async () => {
  expect(await refusal('show', {}, '', 'nonsense')).toBe('There is no such case.')
  expect(await refusal('show', {}, '', '0199f0aa-0000-7000-8000-000000000000')).toBe(
    'There is no such case.',
  )
  expect(await refusal('show', { deadline: '2026-02-30' })).toBe(
    'The day is expected as YYYY-MM-DD.',
  )
  expect(await refusal('deadline', {}, 'soon')).toBe('The day is expected as YYYY-MM-DD.')
  expect(await refusal('show', { staff: 'tom.ellis@northgate.example' })).toBe(
    '--staff: no staff member of this firm has this address.',
  )
  expect(await refusal('show', { instructions: join(folder, 'not there.html') })).toMatch(
    /^--instructions: .* could not be read/,
  )
  await writeFile(join(folder, 'blank.html'), '<p> </p>')
  expect(await refusal('show', { instructions: join(folder, 'blank.html') })).toBe(
    'The instructions are empty.',
  )
  expect(await refusal('hide', { section: 'garage' })).toMatch(
    /^The questionnaire has no such section\. There are: gettingStarted, /,
  )
  expect(await refusal('hide', {}, '', app.demoData.cases.denise)).toBe(
    'This case has no questionnaire yet. Show it first.',
  )
  expect(await firm('status', app.demoData.cases.denise)).toBe('This case has no questionnaire.')
  expect(await refusal('dance')).toContain('npm run firm -- questionnaire:show')
})

const firm = (act: string, id: string, values: QuestionnaireValues = {}, object = '') =>
  questionnaireOfCase(app.deps, `questionnaire:${act}`, [id, object], values)
const refusal = (act: string, values: QuestionnaireValues = {}, object = '', id = caseId) =>
  firm(act, id, values, object).then(
    () => 'went through',
    (error: unknown) => (error as Error).message,
  )
const caseNow = async () =>
  (
    await marcus.graph(
      '{ cases { get(active: true) { questionnaireDisplayInClientPortalFlag questionnaireExpectedCompletionDate questionnaireInstructions } } }',
    )
  ).data.cases.get[0]
