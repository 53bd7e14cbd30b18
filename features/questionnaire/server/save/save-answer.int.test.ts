// spec: saving#revision, saving#refusals, saving#response, questionnaire#reopen
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { forEachFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import type { Json } from '../../rules/content/model.ts'
import { sweepAnswers } from '../sweep-answers.ts'
import { savesOf } from './test-saves.ts'

/** The smallest operation that another client could send. */
const smallest = operation`saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId,
  questionKey: "leasedVehicles", data: $data, questionCompleteFlag: true) { success error }`

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const saves = savesOf(app, caseId)

beforeEach(() => saves.forget())

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
        startedAt: Date | null
        openedBy: string | null
        systemName: string
      }>('questionnaire_section')
    ).filter(({ status }) => status !== 1)
    expect(section).toMatchObject({
      systemName: 'vehicles',
      status: 2,
      startedAt: expect.any(Date),
      openedBy: app.demoData.accounts.rosa,
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
      { id: first?.id, revision: 2, savedBy: app.demoData.accounts.rosa },
    ])
    expect(await saves.readRows('questionnaire_revision')).toMatchObject([
      { revision: 1, becameCurrent: true },
      { revision: 2, becameCurrent: true },
    ])
  })

  test('accepts a completion flag of false, and checks the answer if the flag is true', async () => {
    expect(await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' } })).toMatchObject({
      questionCompleteFlag: false,
    })
    expect(await saves.save(rosa, { key: 'leasedVehicles', data: {}, flag: true })).toMatchObject({
      success: true,
      questionCompleteFlag: false,
    })
  })

  test('a client can save without a base revision, a writer and a sequence number', async () => {
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

test('the sweep keeps revisions of the last 90 days, current revisions and submitted revisions', async () => {
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
  await forEachFirm(app.deps, sweepAnswers)
  expect(await left()).toEqual([1, 2, 3, 4])
  await sql`update questionnaire_revision set saved_at = saved_at - interval '91 days'`.execute(
    app.deps.database.db,
  )
  await sweepAnswers(app.deps, app.demoData.firms.northgate)
  expect(await left()).toEqual([1, 2, 3, 4])
  await forEachFirm(app.deps, sweepAnswers)
  expect(await left()).toEqual([2, 4])
})

const readState = async (key: string) =>
  (
    await saves.readRows<{
      questionKey: string
      disabled: boolean
      complete: boolean
      help: boolean
      resolution: string | null
    }>('question_state')
  ).find(({ questionKey }) => questionKey === key)
