// spec: saving#revision, saving#refusals, saving#response, questionnaire#reopen
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import type { Json } from '../../rules/content/model.ts'
import { writeHistory, writeSave } from './saves.store.ts'
import { listForFirm } from '../firm/list-for-firm.ts'
import { resolveQuestion } from '../firm/resolve-question.ts'
import { sweepAnswers } from '../sweep-answers.ts'
import { place } from '../test-questionnaires.ts'
import { saveOperation, savesIn } from './test-saves.ts'

/** The smallest operation that another client could send. */
const smallest = `mutation ($caseId: ID!, $sectionId: ID!, $data: String!) {
  saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: "leasedVehicles", data: $data, questionCompleteFlag: true) { success error }
}`

let app: TestApp
let rosa: Browser
let denise: Browser
let caseId: string
let saves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  app = await startTestApp()
  rosa = app.browser()
  denise = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  await denise.signIn('denise.carter@example.com')
  caseId = app.demoData.cases.rosa
  saves = await savesIn(app, caseId)
})
afterAll(() => app.close())
beforeEach(() => saves.forget())

const readStatus = async (section: string) =>
  (await saves.readRows<{ system_name: string; status: number }>('questionnaire_section')).find(
    ({ system_name }) => system_name === section,
  )?.status
const readState = async (key: string) =>
  (
    await saves.readRows<{
      question_key: string
      disabled: boolean
      complete: boolean
      help: boolean
      resolution: string | null
    }>('question_state')
  ).find(({ question_key }) => question_key === key)

describe('a save that succeeds', () => {
  test('stores the answer, sets the section to in progress and pins the content', async () => {
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true }),
    ).toEqual({
      success: true,
      error: null,
      revision: 1,
      savedAt: expect.any(String),
      questionCompleteFlag: true,
      sectionStatus: 2,
      disabledQuestionKeys: [],
      reopenedSectionIds: [],
      questionDataJsonText: null,
      overwrittenPaths: [],
      overwrittenValues: [],
    })
    expect(await saves.read(rosa, 'vehicles', 'leasedVehicles')).toEqual({ has: 'no' })
    const [section] = (
      await saves.readRows<{
        status: number
        started_at: Date | null
        opened_by: string | null
        system_name: string
      }>('questionnaire_section')
    ).filter(({ status }) => status !== 1)
    expect(section).toMatchObject({
      system_name: 'vehicles',
      status: 2,
      started_at: expect.any(Date),
      opened_by: app.demoData.accounts.rosa,
    })
    expect(await saves.readRows('questionnaire')).toMatchObject([
      { version: app.deps.contents.newest.version },
    ])
    expect(await readState('leasedVehicles')).toMatchObject({
      disabled: false,
      complete: true,
      help: false,
    })
  })

  test('adds a revision with every save to one record', async () => {
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true })
    const [first] = await saves.readRows<{ id: string }>('questionnaire_answer')
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'yes' }, flag: true }),
    ).toMatchObject({ revision: 2, questionCompleteFlag: false })
    expect(await saves.readRows('questionnaire_answer')).toMatchObject([
      { id: first?.id, revision: 2, saved_by: app.demoData.accounts.rosa },
    ])
    expect(await saves.readRows('questionnaire_revision')).toMatchObject([
      { revision: 1, became_current: true },
      { revision: 2, became_current: true },
    ])
  })

  test('takes a completion flag of false as given, and checks one of true', async () => {
    expect(await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' } })).toMatchObject({
      questionCompleteFlag: false,
    })
    expect(await saves.save(rosa, { key: 'leasedVehicles', data: {}, flag: true })).toMatchObject({
      success: true,
      questionCompleteFlag: false,
    })
  })

  test('a standard client needs only what the seed names', async () => {
    const { data } = await rosa.graph(smallest, {
      caseId,
      sectionId: saves.idOf('vehicles'),
      data: '{"has":"no"}',
    })
    expect(data).toEqual({ saveQuestionnaireSectionData: { success: true, error: null } })
  })

  test('keeps unknown properties, and adds missing record IDs to the stored answer and the response', async () => {
    const answer = await saves.save(rosa, {
      key: 'ownedVehicles',
      data: {
        has: 'yes',
        later: { x: [1] },
        vehicles: [{ vehicleDetails: { make: 'Ford' } }, { id: 'aaaaaa' }, { id: 'aaaaaa' }],
      },
    })
    const data = JSON.parse(answer.questionDataJsonText ?? '') as {
      later: Json
      vehicles: ReadonlyArray<{ id: string; navigation: Json }>
    }
    expect(data.later).toEqual({ x: [1] })
    expect(data.vehicles.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^[a-z0-9]{6}$/),
      'aaaaaa',
      expect.stringMatching(/^[a-z0-9]{6}$/),
    ])
    expect(new Set(data.vehicles.map(({ id }) => id)).size).toBe(3)
    expect(data.vehicles[0]?.navigation).toEqual({
      isEnabled: true,
      isRequired: true,
      isCompleted: false,
    })
    expect(await saves.read(rosa, 'vehicles', 'ownedVehicles')).toEqual(data)
    expect(await saves.save(rosa, { key: 'ownedVehicles', data })).toMatchObject({
      questionDataJsonText: null,
    })
  })

  test('saves exactly 262,144 bytes, in one-byte and in multi-byte characters', async () => {
    for (const letter of ['x', '"', '😀']) {
      const size = new TextEncoder().encode(JSON.stringify(letter)).length - 2
      const text = JSON.stringify({ story: letter.repeat(Math.floor((262_144 - 12) / size)) })
      expect(
        await saves.save(rosa, { section: 'gettingStarted', key: 'whyFiling', data: text }),
      ).toMatchObject({ success: true })
    }
  })
})

describe('a save that is refused', () => {
  const unreadable = 'Error saving your answers. They could not be read.'
  const unknown = 'Error saving your answers. This question is not part of this section.'
  test.each<[string, string, string, string]>([
    ['a list', 'leasedVehicles', '[]', unreadable],
    ['no JSON', 'leasedVehicles', '{', unreadable],
    ['__proto__', 'leasedVehicles', '{"__proto__":{"has":"no"}}', unreadable],
    ['NUL', 'leasedVehicles', '{"has":"\\u0000"}', unreadable],
    ['33 levels', 'leasedVehicles', `${'{"a":'.repeat(32)}{}${'}'.repeat(32)}`, unreadable],
    [
      '201 records',
      'leasedVehicles',
      JSON.stringify({ leases: Array(201).fill(1) }),
      'Error saving your answers. You can add up to 200. Tell your attorney about the rest.',
    ],
    [
      '262,145 bytes',
      'leasedVehicles',
      JSON.stringify({ has: 'x'.repeat(262_145 - 10) }),
      'Error saving your answers. Your answer to this question is too long. Please shorten it, and tell your attorney about the rest.',
    ],
    ['a question of another section', 'goals', '{}', unknown],
    ['a question that there is not', 'constructor', '{}', unknown],
    ['a question without its debtor', 'legalName', '{}', unknown],
  ])('refuses %s', async (_, key, data, error) => {
    expect(await saves.save(rosa, { key, data })).toMatchObject({
      success: false,
      error,
      revision: null,
      sectionStatus: 1,
    })
    expect(await saves.readRows('questionnaire_revision')).toEqual([])
    expect(await readStatus('vehicles')).toBe(1)
  })

  test.each([4, 6] as const)(
    'refuses a save in a read-only section and returns its status %i',
    async (status) => {
      await place(app, caseId, ['vehicles'], status)
      expect(await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' } })).toMatchObject({
        success: false,
        error: 'Error saving your answers. This section was already submitted to your attorney.',
        sectionStatus: status,
      })
      expect(await saves.readRows('questionnaire_answer')).toEqual([])
    },
  )

  test.each([4, 6] as const)(
    'the write statement changes nothing in a section with status %i',
    async (status) => {
      await place(app, caseId, ['vehicles'], status)
      const { db } = app.deps.database
      const { rows } = await sql<{
        changes: number
        version: number | null
      }>`select changes, version from questionnaire where case_id = ${caseId}`.execute(db)
      const revision = {
        questionKey: 'leasedVehicles',
        revision: 1,
        sealed: Buffer.from('x'),
        hash: Buffer.from('x'),
        sentHash: Buffer.from('x'),
        complete: true,
        writer: null,
        sequence: null,
        savedBy: app.demoData.accounts.rosa,
      }
      const save = {
        id: app.deps.ids.rowId(),
        kept: [],
        removed: [],
        referenced: [],
        states: [],
        pinned: 1,
        statuses: [{ id: saves.idOf('vehicles'), status: 2 } as const],
      }
      for (const read of [status, 2] as const) {
        const asRead = {
          caseId,
          firmId: app.demoData.firms.hollis,
          changes: rows[0]?.changes ?? 0,
          version: rows[0]?.version ?? null,
          section: { id: saves.idOf('vehicles'), status: read },
        }
        expect(await writeSave(db, asRead, revision, save)).toBeUndefined()
        expect(await writeHistory(db, asRead, revision)).toBe(false)
      }
      expect(await saves.readRows('questionnaire_revision')).toEqual([])
      expect(await readStatus('vehicles')).toBe(status)
    },
  )

  test('foreign, absent and hidden cases and sections get the same response', async () => {
    const strange = await savesIn(app, app.demoData.cases.denise)
    const absent = '01890000-0000-7000-8000-000000000000'
    const answers = [
      await saves.graph(denise, { key: 'leasedVehicles', data: {} }),
      await saves.graph(rosa, { caseId: absent, key: 'leasedVehicles', data: {} }),
      await saves.graph(rosa, { caseId: 'x', key: 'leasedVehicles', data: {} }),
      await saves.graph(rosa, { sectionId: absent, key: 'leasedVehicles', data: {} }),
      await saves.graph(rosa, { sectionId: 'x', key: 'leasedVehicles', data: {} }),
      await saves.graph(rosa, {
        sectionId: strange.idOf('vehicles'),
        key: 'leasedVehicles',
        data: {},
      }),
    ]
    await sql`update questionnaire_section set is_displayed = false where id = ${saves.idOf('vehicles')}`.execute(
      app.deps.database.db,
    )
    answers.push(await saves.graph(rosa, { key: 'leasedVehicles', data: {} }))
    await app.deps.database.transact((tx) => hideQuestionnaire(app.deps, tx, { caseId }))
    answers.push(await saves.graph(rosa, { section: 'gettingStarted', key: 'goals', data: {} }))
    saves = await savesIn(app, caseId)
    const refused = {
      success: false,
      error: 'This case could not be found.',
      revision: null,
      savedAt: null,
      sectionStatus: null,
      disabledQuestionKeys: [],
      overwrittenPaths: [],
    }
    for (const { data, errors } of answers) {
      expect([data.saveQuestionnaireSectionData, errors]).toEqual([
        { ...answers[0]?.data.saveQuestionnaireSectionData },
        undefined,
      ])
      expect(data.saveQuestionnaireSectionData).toMatchObject(refused)
    }
    expect(await saves.readRows('questionnaire_answer')).toEqual([])
  })

  test('refuses a save without a session', async () => {
    const { errors } = await app.browser().graph(saveOperation, {
      caseId,
      sectionId: saves.idOf('vehicles'),
      key: 'goals',
      data: '{}',
      flag: false,
    })
    expect(errors?.[0]?.extensions.kind).toBe('signed-out')
  })
})

describe('the effects of a save', () => {
  const settle = () =>
    app.deps.database.transact((tx) =>
      resolveQuestion(app.deps, tx, {
        caseId,
        questionKey: 'leasedVehicles',
        as: 'leftToUs',
        note: 'Call first',
      }),
    )

  test('dependent questions are asked or skipped, and are complete again when they return', async () => {
    const first = await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'neverMarried' },
    })
    expect(first.disabledQuestionKeys).toContain('nonFilingSpouse')
    const married = await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'married', liveTogether: 'yes' },
    })
    expect(married.disabledQuestionKeys).not.toContain('nonFilingSpouse')
    expect(await readState('nonFilingSpouse')).toMatchObject({ disabled: false })
    const again = await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'divorced' },
    })
    expect(again.disabledQuestionKeys).toContain('nonFilingSpouse')
    expect(again.disabledQuestionKeys).not.toContain('formerSpouses')
  })

  test('saves the answer to a skipped question', async () => {
    await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'neverMarried' },
    })
    expect(
      await saves.save(rosa, {
        section: 'personalInformation',
        key: 'nonFilingSpouse',
        data: { sameAddress: 'yes' },
      }),
    ).toMatchObject({ success: true })
    expect(await readState('nonFilingSpouse')).toMatchObject({ disabled: true })
  })

  test.each([
    [false, 2],
    [true, 5],
  ] as const)(
    'reopens a completed section that is incomplete now: sent back %s, then %i',
    async (isRejected, status) => {
      await place(app, caseId, ['vehicles'], 3, isRejected)
      const answer = await saves.save(rosa, {
        key: 'leasedVehicles',
        data: { has: 'yes' },
        flag: true,
      })
      expect(answer).toMatchObject({
        sectionStatus: status,
        reopenedSectionIds: [saves.idOf('vehicles')],
      })
      expect(await readStatus('vehicles')).toBe(status)
    },
  )

  test('a completed section stays completed while no answer is missing', async () => {
    await place(app, caseId, ['vehicles'], 3)
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true }),
    ).toMatchObject({ sectionStatus: 3, reopenedSectionIds: [] })
    expect(await readStatus('vehicles')).toBe(3)
  })

  test('a request for help makes the question incomplete and notifies the firm once, without any answer', async () => {
    const attorney = 'dana.reyes@hollisreyes.example'
    const before = await app.countMessages(attorney)
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' }, flag: true }),
    ).toMatchObject({ questionCompleteFlag: false })
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', note: 'Acme' },
      flag: true,
    })
    expect(await readState('leasedVehicles')).toMatchObject({ complete: false, help: true })
    expect(await app.countMessages(attorney)).toBe(before + 1)
    const mail = await app.lastMessage(attorney)
    expect(mail).toMatchObject({
      subject: 'A client asks for help with the questionnaire',
      body: expect.stringContaining(
        'The question is "Leased Vehicles" (leasedVehicles) in the section "Vehicles".',
      ),
    })
    expect(mail?.body).toContain(`npm run firm -- questionnaire:status ${caseId}`)
    expect(mail?.body, 'no page of the workspace exists yet').not.toMatch(/https?:|\/workspace/)
    expect(mail?.body).toContain('Rosa Delgado')
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true })
    expect(await readState('leasedVehicles')).toMatchObject({ complete: true, help: false })
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' } })
    expect(await app.countMessages(attorney)).toBe(before + 1)
    await sql`update question_state set help = false, help_told_at = help_told_at - interval '25 hours' where case_id = ${caseId}`.execute(
      app.deps.database.db,
    )
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', helpNote: 'Still' },
    })
    expect(await app.countMessages(attorney)).toBe(before + 2)
    await settle()
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', helpNote: 'Not that' },
    })
    expect(await app.countMessages(attorney)).toBe(before + 3)
  })

  test('the firm sees a request for help only where the question is asked', async () => {
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' } })
    expect(
      (await listForFirm(app.deps, caseId))?.helps.map(({ questionKey }) => questionKey),
    ).toEqual(['leasedVehicles'])
    await sql`update question_state set disabled = true where case_id = ${caseId} and question_key = 'leasedVehicles'`.execute(
      app.deps.database.db,
    )
    expect((await listForFirm(app.deps, caseId))?.helps).toEqual([])
  })

  test("a change by the client clears the firm's resolution", async () => {
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' } })
    await settle()
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' }, flag: true }),
    ).toMatchObject({ questionCompleteFlag: true })
    expect(await readState('leasedVehicles')).toMatchObject({ resolution: 'leftToUs' })
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', helpNote: 'Now it is clearer' },
    })
    expect(await readState('leasedVehicles')).toMatchObject({
      help: true,
      resolution: null,
      resolved_by: null,
      resolved_at: null,
      resolution_note: 'Call first',
    })
  })
})

test('the sweep keeps revisions of the last 90 days, current ones and submitted ones', async () => {
  for (const has of ['no', 'yes', 'no', 'yes'])
    await saves.save(rosa, { key: 'leasedVehicles', data: { has } })
  await sql`insert into questionnaire_submission (id, firm_id, case_id, account_id, version, revisions, hash)
    values (gen_random_uuid(), ${app.demoData.firms.hollis}, ${caseId}, ${app.demoData.accounts.rosa}, 1, '{"leasedVehicles": 2}', '')`.execute(
    app.deps.database.db,
  )
  const left = async () =>
    (await saves.readRows<{ revision: number }>('questionnaire_revision')).map(
      ({ revision }) => revision,
    )
  await sweepAnswers(app.deps.database.db)
  expect(await left()).toEqual([1, 2, 3, 4])
  await sql`update questionnaire_revision set saved_at = saved_at - interval '91 days'`.execute(
    app.deps.database.db,
  )
  await sweepAnswers(app.deps.database.db)
  expect(await left()).toEqual([2, 4])
})
