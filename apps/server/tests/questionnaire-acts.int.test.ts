import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  readBell,
  place,
  readSectionId,
  sectionSeen,
  sectionsSeen,
} from '#features/questionnaire/server/test-questionnaires.ts'
import { questionnaireOfCase, type QuestionnaireValues } from '../firm/questionnaire.ts'
import { startTestApp, type Browser, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let marcus: Browser
let caseId: string
let folder: string

beforeAll(async () => {
  app = await startTestApp()
  marcus = app.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  caseId = app.demoData.cases.whitfield
  folder = await mkdtemp(join(tmpdir(), 'daybreak-questionnaire-'))
  await firm('show', caseId)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  const { db } = app.deps.database
  await firm('show', caseId)
  await sql`update questionnaire_section set status = 1, is_rejected = false, is_displayed = true where case_id = ${caseId}`.execute(
    db,
  )
  await sql`delete from questionnaire_comment`.execute(db)
  await sql`delete from questionnaire_submission`.execute(db)
  await sql`delete from question_state where resolution is not null or help`.execute(db)
  await sql`delete from notification`.execute(db)
})

const firm = (act: string, id: string, values: QuestionnaireValues = {}, object = '') =>
  questionnaireOfCase(app.deps, `questionnaire:${act}`, [id, object], values)
const refusal = (act: string, values: QuestionnaireValues = {}, object = '', id = caseId) =>
  firm(act, id, values, object).then(
    () => 'went through',
    (error: unknown) => (error as Error).message,
  )
const submit =
  'mutation ($caseId: ID!) { submitQuestionnaire(request: { caseId: $caseId }) { success error } }'
const handIn = async () => {
  await place(app, caseId, 'all', 3)
  expect((await marcus.graph(submit, { caseId })).data.submitQuestionnaire).toEqual({
    success: true,
    error: null,
  })
  await sql`delete from notification`.execute(app.deps.database.db)
}
const events = async () =>
  (
    await sql<{ event: string; details: Readonly<Record<string, unknown>> }>`
  select event, details from audit where event like 'questionnaire.%' order by id desc limit 1`.execute(
      app.deps.database.db,
    )
  ).rows[0]
const caseNow = async () =>
  (
    await marcus.graph(
      '{ cases { get(active: true) { questionnaireDisplayInClientPortalFlag questionnaireExpectedCompletionDate questionnaireInstructions } } }',
    )
  ).data.cases.get[0]

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
  expect(await events()).toMatchObject({
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

describe('sending a section back', () => {
  test.each([4, 6] as const)(
    'reopens a section in state %i with the comment and notifies both spouses, each in their language',
    async (status) => {
      await handIn()
      await place(app, caseId, ['vehicles'], status)
      expect(
        await firm('send-back', caseId, { comment: ' The truck\r\nis missing. ' }, 'vehicles'),
      ).toBe('vehicles is back with the client.')
      expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
        sectionStatus: 5,
        isRejected: true,
        comments: 'Comment: The truck\nis missing.',
      })
      expect(await readBell(app, app.demoData.accounts.marcus)).toEqual([
        {
          type: 'questionnaire',
          says: 'Dana Reyes sent back the section “Vehicles” with a comment.',
        },
      ])
      expect(await readBell(app, app.demoData.accounts.elena, 'es')).toEqual([
        {
          type: 'questionnaire',
          says: 'Dana Reyes le devolvió la sección “Vehículos” con un comentario.',
        },
      ])
      expect(await events()).toMatchObject({
        event: 'questionnaire.section-sent-back',
        details: { section: 'vehicles' },
      })
    },
  )

  test('a second time keeps both comments and shows the newest', async () => {
    await handIn()
    await firm('send-back', caseId, { comment: 'First.' }, 'vehicles')
    await place(app, caseId, ['vehicles'], 3, true)
    await marcus.graph(submit, { caseId })
    await firm('send-back', caseId, { comment: 'Second.' }, 'vehicles')
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
      comments: 'Comment: Second.',
    })
    const { rows } = await sql<{
      comment: string
    }>`select comment from questionnaire_comment order by created_at, id`.execute(
      app.deps.database.db,
    )
    expect(rows.map(({ comment }) => comment)).toEqual(['Comment: First.', 'Comment: Second.'])
  })

  test.each([1, 2, 3, 5] as const)('is refused in section state %i', async (status) => {
    await place(app, caseId, ['vehicles'], status, status === 5)
    expect(await refusal('send-back', { comment: 'Why?' }, 'vehicles')).toBe(
      'This section was not submitted, so the client still has it.',
    )
    expect([
      (await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus,
      await readBell(app, app.demoData.accounts.marcus),
    ]).toEqual([status, []])
  })

  test('requires a readable comment', async () => {
    await handIn()
    expect(await refusal('send-back', {}, 'vehicles')).toBe(
      'Please say what is missing: the client reads it beside the section.',
    )
    expect(await refusal('send-back', { comment: ' \n ' }, 'vehicles')).toBe(
      'Please say what is missing: the client reads it beside the section.',
    )
    expect(await refusal('send-back', { comment: 'x'.repeat(2001) }, 'vehicles')).toBe(
      'A comment may have at most 2,000 characters.',
    )
    expect(await refusal('send-back', { comment: 'a\u0000b' }, 'vehicles')).toBe(
      'A comment may hold letters and line breaks, and no control characters.',
    )
    expect((await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus).toBe(4)
  })
})

describe('importing sections', () => {
  test('imports one section, or all that remain', async () => {
    await handIn()
    expect(await firm('import', caseId, {}, 'vehicles')).toBe('1 section is imported.')
    expect((await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus).toBe(6)
    const { length } = app.deps.contents.newest.sections
    expect(await firm('import', caseId, {}, 'all')).toBe(`${length - 1} sections are imported.`)
    expect(
      new Set((await sectionsSeen(marcus, caseId)).map(({ sectionStatus }) => sectionStatus)),
    ).toEqual(new Set([6]))
    expect(await refusal('import', {}, 'all')).toBe(
      'Only a section that was submitted can be imported.',
    )
  })

  test.each([1, 2, 3, 5, 6] as const)('is refused in section state %i', async (status) => {
    await place(app, caseId, ['vehicles'], status, status === 5)
    expect(await refusal('import', {}, 'vehicles')).toBe(
      'Only a section that was submitted can be imported.',
    )
    expect((await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus).toBe(status)
  })
})

describe('sections that are turned on and off', () => {
  test('return unchanged before a submission', async () => {
    await place(app, caseId, ['vehicles'], 2)
    expect(await firm('hide', caseId, { section: 'vehicles' })).toBe(
      'Hidden: vehicles. What was answered stays.',
    )
    expect(
      (await sectionsSeen(marcus, caseId)).some(
        ({ sectionSystemName }) => sectionSystemName === 'vehicles',
      ),
    ).toBe(false)
    expect(await firm('show', caseId, { section: 'vehicles' })).toBe(
      'The questionnaire shows vehicles.',
    )
    expect(await firm('show', caseId, { section: 'vehicles' })).toBe(
      'The questionnaire showed vehicles before; nothing has changed.',
    )
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
      sectionStatus: 2,
      isRejected: false,
      comments: null,
    })
  })

  test('return as sent back with a comment after a submission, unless they were submitted themselves', async () => {
    await firm('hide', caseId, { section: 'vehicles' })
    await handIn()
    await sql`update questionnaire_section set status = 1 where id = ${await readSectionId(app, caseId, 'vehicles')}`.execute(
      app.deps.database.db,
    )
    await firm('show', caseId, { section: 'vehicles' })
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
      sectionStatus: 5,
      isRejected: true,
      comments:
        'Comment: Please answer this section too. It was added after you submitted your questionnaire.',
    })
    expect(await readBell(app, app.demoData.accounts.elena)).toHaveLength(1)
    await firm('hide', caseId, { section: 'gettingStarted' })
    await firm('show', caseId, { section: 'gettingStarted' })
    expect(await sectionSeen(marcus, caseId, 'gettingStarted')).toMatchObject({
      sectionStatus: 4,
      isRejected: false,
    })
  })
})

describe('helping with a question', () => {
  const help = async (questionKey: string) =>
    sql`insert into question_state (case_id, section_id, firm_id, question_key, help)
    select ${caseId}, id, firm_id, ${questionKey}, true from questionnaire_section where case_id = ${caseId} and system_name = 'vehicles'
    on conflict (case_id, question_key) do update set help = true, complete = false`.execute(
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
