// spec: saving#revision, saving#refusals, saving#response, questionnaire#reopen
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aDischargedClient } from '#testing/test-people.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { writeHistory, writeSave } from './saves.store.ts'
import { place } from '../test-questionnaires.ts'
import { saveOperation, savesIn } from './test-saves.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const { client: denise } = aDischargedClient(app)
let saves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  saves = await savesIn(app, caseId)
})
beforeEach(() => saves.forget())

describe('a save that is refused', () => {
  const unreadable = 'Error saving your answers. They could not be read.'
  const unknown = 'Error saving your answers. This question is not part of this section.'
  test.each<[string, string, string, string]>([
    ['a list', 'leasedVehicles', '[]', unreadable],
    ['no JSON', 'leasedVehicles', '{', unreadable],
    ['__proto__', 'leasedVehicles', '{"__proto__":{"has":"no"}}', unreadable],
    ['NUL in a name', 'leasedVehicles', '{"has\\u0000":"no"}', unreadable],
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
    await app.deps.database.transact((tx) =>
      hideQuestionnaire(app.deps, tx, { caseId, firmId: app.demoData.firms.hollis }),
    )
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

const readStatus = async (section: string) =>
  (await saves.readRows<{ systemName: string; status: number }>('questionnaire_section')).find(
    ({ systemName }) => systemName === section,
  )?.status
