// spec: questionnaire#section-status
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, aDischargedClient } from '#testing/test-people.ts'
import type { SectionStatus } from '../../rules/progress/section-status.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { completeStates, place, readSectionId, sectionSeen, show } from '../test-questionnaires.ts'

const start = operation`startResumeQuestionnaireSection { success error }`
const complete = operation`completeQuestionnaireSection { success error }`
const active = operation`saveQuestionnaireSectionCurrentActiveQuestion { success error }`
const activeWithCode = active.replace('error }', 'error errorCode errorParams }')

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const { client: denise } = aDischargedClient(app)
let sectionId: string

beforeAll(async () => {
  await show(app, caseId)
  await show(app, app.demoData.cases.denise)
  sectionId = await readSectionId(app, caseId, 'vehicles')
})
beforeEach(async () => {
  await place(app, caseId, 'all', 1)
  await sql`delete from question_state where case_id = ${caseId}`.execute(app.deps.database.db)
  await sql`update questionnaire set version = null, shape = '' where case_id = ${caseId}`.execute(
    app.deps.database.db,
  )
  // The next read recalculates which questions are asked.
  expect(await now()).toBe(1)
})
const well = { success: true, error: null }
const readOnly = {
  success: false,
  error: 'This section was already submitted. You can read it, but you can’t change it.',
}
const incomplete = { success: false, error: 'Please answer every question of this section first.' }

describe('starting and resuming a section', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [5, 5],
  ] as const)('starting a section changes its status from %i to %i', async (before, after) => {
    await place(app, caseId, ['vehicles'], before, before === 5)
    expect(await ask(rosa, start)).toEqual(well)
    expect(await now()).toBe(after)
  })

  test.each([4, 6] as const)('refuses to start a section with status %i', async (status) => {
    await place(app, caseId, ['vehicles'], status)
    expect(await ask(rosa, start)).toEqual(readOnly)
    expect(await now()).toBe(status)
  })

  test('pins the content of the case, and stores the start time and who opened the section last', async () => {
    const row = async () =>
      (
        await sql<{ version: number | null; began: Date | null; by: string | null }>`
      select q.version, s.started_at as began, s.opened_by as by from questionnaire q join questionnaire_section s on s.case_id = q.case_id where s.id = ${sectionId}`.execute(
          app.deps.database.db,
        )
      ).rows[0]
    await sql`update questionnaire_section set started_at = null, opened_by = null where id = ${sectionId}`.execute(
      app.deps.database.db,
    )
    expect(await row()).toEqual({ version: null, began: null, by: null })
    await ask(rosa, start)
    const first = await row()
    expect(first).toEqual({
      version: app.deps.contents.newest.version,
      began: expect.any(Date),
      by: app.demoData.accounts.rosa,
    })
    await app.clock.moveBy(60_000)
    await ask(rosa, start)
    expect(await row()).toEqual(first)
  })
})

describe('completing a section', () => {
  test.each([
    [2, false],
    [5, true],
  ] as const)(
    'completes a section with status %i when nothing is missing, and keeps its rejected mark: %s',
    async (status, isRejected) => {
      await place(app, caseId, ['vehicles'], status, isRejected)
      await completeStates(app, caseId, 'vehicles')
      expect(await ask(rosa, complete)).toEqual(well)
      expect(await sectionSeen(rosa, caseId, 'vehicles')).toMatchObject({
        sectionStatus: 3,
        isRejected,
      })
    },
  )

  test.each([2, 5] as const)(
    'refuses to complete a section with status %i while something is missing',
    async (status) => {
      await place(app, caseId, ['vehicles'], status, status === 5)
      await completeStates(app, caseId, 'vehicles')
      await sql`update question_state set complete = false where case_id = ${caseId} and question_key = (
      select min(question_key) from question_state where case_id = ${caseId} and section_id = ${sectionId} and not disabled)`.execute(
        app.deps.database.db,
      )
      expect(await ask(rosa, complete)).toEqual(incomplete)
      expect(await now()).toBe(status)
    },
  )

  test('completes a section in which the other questions are skipped or resolved by the firm', async () => {
    await place(app, caseId, ['vehicles'], 2)
    await completeStates(app, caseId, 'vehicles', false)
    await sql`update question_state set disabled = true where section_id = ${sectionId}`.execute(
      app.deps.database.db,
    )
    await sql`update question_state set disabled = false, resolution = 'leftToUs' where question_key = (select min(question_key) from question_state where section_id = ${sectionId})`.execute(
      app.deps.database.db,
    )
    expect(await ask(rosa, complete)).toEqual(well)
  })

  test('completing a section again succeeds and changes nothing', async () => {
    await place(app, caseId, ['vehicles'], 3)
    expect(await ask(rosa, complete)).toEqual(well)
    expect(await now()).toBe(3)
  })

  test.each([
    [1, incomplete],
    [4, readOnly],
    [6, readOnly],
  ] as const)('refuses to complete a section with status %i', async (status, refusal) => {
    await place(app, caseId, ['vehicles'], status satisfies SectionStatus)
    await completeStates(app, caseId, 'vehicles')
    expect(await ask(rosa, complete)).toEqual(refusal)
    expect(await now()).toBe(status)
  })
})

describe('the last active question', () => {
  const hint = {
    currentActiveQuestionId: 'vehicles.veOwned.ownedVehicles',
    currentActiveGroup: 'vehicles.veOwned',
  }
  const readStored = async () => {
    const { currentActiveQuestionId, currentActiveGroup } = await sectionSeen(
      rosa,
      caseId,
      'vehicles',
    )
    return { currentActiveQuestionId, currentActiveGroup }
  }

  test('stores the place, and clears the group if the next place has no group', async () => {
    await place(app, caseId, ['vehicles'], 2)
    expect(await ask(rosa, active, { caseId, sectionId, ...hint })).toEqual(well)
    expect(await readStored()).toEqual(hint)
    expect(
      await ask(rosa, active, {
        caseId,
        sectionId,
        currentActiveQuestionId: 'vehicles.veOwned.ownedVehicles.vehicleDetails',
      }),
    ).toEqual(well)
    expect(await readStored()).toEqual({
      currentActiveQuestionId: 'vehicles.veOwned.ownedVehicles.vehicleDetails',
      currentActiveGroup: null,
    })
  })

  test('does not store a place that the section does not have', async () => {
    await place(app, caseId, ['vehicles'], 2)
    expect(
      await ask(rosa, active, {
        caseId,
        sectionId,
        currentActiveQuestionId: 'gettingStarted.gsCase.caseSetup',
        currentActiveGroup: '<b>',
      }),
    ).toEqual(well)
    expect(await readStored()).toEqual({ currentActiveQuestionId: null, currentActiveGroup: null })
  })

  test.each([4, 6] as const)(
    'does not store the place in a section with status %i, and returns a code without a text',
    async (status) => {
      await place(app, caseId, ['vehicles'], status)
      expect(await ask(rosa, activeWithCode, { caseId, sectionId, ...hint })).toEqual({
        success: false,
        error: null,
        errorCode: 'questionnaire.section-read-only',
        errorParams: {},
      })
    },
  )
})

describe('responses for sections without access', () => {
  const absent = '0199f0aa-0000-7000-8000-000000000000'
  const nothing = { success: false, error: 'This case could not be found.' }

  test.each([
    ['starting', start],
    ['completing', complete],
    ['noting', active],
  ])(
    '%s in a foreign or absent case or section gets the response of an absent case',
    async (_, mutation) => {
      expect(await ask(denise, mutation)).toEqual(nothing)
      expect(await ask(denise, mutation, { caseId: absent, sectionId })).toEqual(nothing)
      expect(await ask(denise, mutation, { caseId: app.demoData.cases.denise, sectionId })).toEqual(
        nothing,
      )
      expect(
        await ask(denise, mutation, { caseId: app.demoData.cases.denise, sectionId: absent }),
      ).toEqual(nothing)
      expect(await now()).toBe(1)
    },
  )

  test.each([
    ['starting', start],
    ['completing', complete],
    ['noting', active],
  ])(
    '%s in a hidden section or questionnaire gets the response of an absent case',
    async (_, mutation) => {
      const hide = (section?: string) =>
        app.deps.database.transact((tx) =>
          hideQuestionnaire(app.deps, tx, {
            caseId,
            firmId: app.demoData.firms.hollis,
            ...(section === undefined ? {} : { section }),
          }),
        )
      await hide('vehicles')
      expect(await ask(rosa, mutation)).toEqual(nothing)
      await sql`update questionnaire_section set is_displayed = true where id = ${sectionId}`.execute(
        app.deps.database.db,
      )
      await hide()
      expect(await ask(rosa, mutation)).toEqual(nothing)
      await show(app, caseId)
    },
  )
})

const now = async () => (await sectionSeen(rosa, caseId, 'vehicles')).sectionStatus
const ask = async (
  browser: Browser,
  mutation: string,
  request: Readonly<Record<string, unknown>> = { caseId, sectionId },
) => {
  const { data, errors } = await browser.graph(mutation, { request })
  if (errors) return errors.map(({ message }) => message)
  return Object.values(data as Record<string, unknown>)[0]
}
