// Every way a section goes from one state to the next, and every one it does not (seeds/003, section 4; decisions, questionnaire B3).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import type { SectionStatus } from '../../rules/progress/section-status.ts'
import { hideQuestionnaire } from '../hide-questionnaire.ts'
import { completeStates, place, sectionIdOf, sectionSeen, show } from '../test-questionnaires.ts'

const start =
  'mutation ($request: QuestionnaireSectionRequest!) { startResumeQuestionnaireSection(request: $request) { success error } }'
const complete =
  'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success error } }'
const active =
  'mutation ($request: QuestionnaireCurrentActiveRequest!) { saveQuestionnaireSectionCurrentActiveQuestion(request: $request) { success error } }'

let house: TestHouse
let rosa: Browser
let denise: Browser
let caseId: string
let sectionId: string

beforeAll(async () => {
  house = await openTestHouse()
  rosa = house.browser()
  denise = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
  await denise.signIn('denise.carter@example.com')
  caseId = house.cast.cases.rosa
  await show(house, caseId)
  await show(house, house.cast.cases.denise)
  sectionId = await sectionIdOf(house, caseId, 'vehicles')
})
afterAll(() => house.close())
beforeEach(async () => {
  await place(house, caseId, 'all', 1)
  await sql`delete from question_state where case_id = ${caseId}`.execute(house.world.database.db)
  await sql`update questionnaire set version = null, shape = '' where case_id = ${caseId}`.execute(
    house.world.database.db,
  )
  // Which questions are asked is worked out at the next look.
  expect(await now()).toBe(1)
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
const well = { success: true, error: null }
const readOnly = {
  success: false,
  error: 'This section was already submitted. You can read it, but you can’t change it.',
}
const incomplete = { success: false, error: 'Please answer every question of this section first.' }

describe('starting and resuming', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [5, 5],
  ] as const)('from %i to %i', async (before, after) => {
    await place(house, caseId, ['vehicles'], before, before === 5)
    expect(await ask(rosa, start)).toEqual(well)
    expect(await now()).toBe(after)
  })

  test.each([4, 6] as const)('is refused in %i', async (status) => {
    await place(house, caseId, ['vehicles'], status)
    expect(await ask(rosa, start)).toEqual(readOnly)
    expect(await now()).toBe(status)
  })

  test('pins the content of the case, keeps when it began and who opened it last', async () => {
    const row = async () =>
      (
        await sql<{ version: number | null; began: Date | null; by: string | null }>`
      select q.version, s.started_at as began, s.opened_by as by from questionnaire q join questionnaire_section s on s.case_id = q.case_id where s.id = ${sectionId}`.execute(
          house.world.database.db,
        )
      ).rows[0]
    await sql`update questionnaire_section set started_at = null, opened_by = null where id = ${sectionId}`.execute(
      house.world.database.db,
    )
    expect(await row()).toEqual({ version: null, began: null, by: null })
    await ask(rosa, start)
    const first = await row()
    expect(first).toEqual({
      version: house.world.contents.newest.version,
      began: expect.any(Date),
      by: house.cast.accounts.rosa,
    })
    await house.clock.moveBy(60_000)
    await ask(rosa, start)
    expect(await row()).toEqual(first)
  })
})

describe('completing', () => {
  test.each([
    [2, false],
    [5, true],
  ] as const)(
    'from %i, when nothing is missing; sent back stays sent back: %s',
    async (status, isRejected) => {
      await place(house, caseId, ['vehicles'], status, isRejected)
      await completeStates(house, caseId, 'vehicles')
      expect(await ask(rosa, complete)).toEqual(well)
      expect(await sectionSeen(rosa, caseId, 'vehicles')).toMatchObject({
        sectionStatus: 3,
        isRejected,
      })
    },
  )

  test.each([2, 5] as const)('is refused in %i while something is missing', async (status) => {
    await place(house, caseId, ['vehicles'], status, status === 5)
    await completeStates(house, caseId, 'vehicles')
    await sql`update question_state set complete = false where case_id = ${caseId} and question_key = (
      select min(question_key) from question_state where case_id = ${caseId} and section_id = ${sectionId} and not disabled)`.execute(
      house.world.database.db,
    )
    expect(await ask(rosa, complete)).toEqual(incomplete)
    expect(await now()).toBe(status)
  })

  test('a question that is not asked is not missed, nor is one that the firm has answered', async () => {
    await place(house, caseId, ['vehicles'], 2)
    await completeStates(house, caseId, 'vehicles', false)
    await sql`update question_state set disabled = true where section_id = ${sectionId}`.execute(
      house.world.database.db,
    )
    await sql`update question_state set disabled = false, resolution = 'leftToUs' where question_key = (select min(question_key) from question_state where section_id = ${sectionId})`.execute(
      house.world.database.db,
    )
    expect(await ask(rosa, complete)).toEqual(well)
  })

  test('again is well, and changes nothing', async () => {
    await place(house, caseId, ['vehicles'], 3)
    expect(await ask(rosa, complete)).toEqual(well)
    expect(await now()).toBe(3)
  })

  test.each([
    [1, incomplete],
    [4, readOnly],
    [6, readOnly],
  ] as const)('is refused in %i', async (status, refusal) => {
    await place(house, caseId, ['vehicles'], status satisfies SectionStatus)
    await completeStates(house, caseId, 'vehicles')
    expect(await ask(rosa, complete)).toEqual(refusal)
    expect(await now()).toBe(status)
  })
})

describe('where somebody was last', () => {
  const hint = {
    currentActiveQuestionId: 'vehicles.veOwned.ownedVehicles',
    currentActiveGroup: 'vehicles.veOwned',
  }
  const kept = async () => {
    const { currentActiveQuestionId, currentActiveGroup } = await sectionSeen(
      rosa,
      caseId,
      'vehicles',
    )
    return { currentActiveQuestionId, currentActiveGroup }
  }

  test('is kept, and forgotten again', async () => {
    await place(house, caseId, ['vehicles'], 2)
    expect(await ask(rosa, active, { caseId, sectionId, ...hint })).toEqual(well)
    expect(await kept()).toEqual(hint)
    expect(
      await ask(rosa, active, {
        caseId,
        sectionId,
        currentActiveQuestionId: 'vehicles.veOwned.ownedVehicles.vehicleDetails',
      }),
    ).toEqual(well)
    expect(await kept()).toEqual({
      currentActiveQuestionId: 'vehicles.veOwned.ownedVehicles.vehicleDetails',
      currentActiveGroup: null,
    })
  })

  test('a place that the section does not have is not kept', async () => {
    await place(house, caseId, ['vehicles'], 2)
    expect(
      await ask(rosa, active, {
        caseId,
        sectionId,
        currentActiveQuestionId: 'gettingStarted.gsCase.caseSetup',
        currentActiveGroup: '<b>',
      }),
    ).toEqual(well)
    expect(await kept()).toEqual({ currentActiveQuestionId: null, currentActiveGroup: null })
  })

  test.each([4, 6] as const)('is refused in silence in %i', async (status) => {
    await place(house, caseId, ['vehicles'], status)
    expect(await ask(rosa, active, { caseId, sectionId, ...hint })).toEqual({
      success: false,
      error: null,
    })
  })
})

describe('what answers as an absent case does', () => {
  const absent = '0199f0aa-0000-7000-8000-000000000000'
  const nothing = { success: false, error: 'This case could not be found.' }

  test.each([
    ['starting', start],
    ['completing', complete],
    ['noting', active],
  ])(
    '%s in a foreign case, an absent one, with a foreign section or an absent one',
    async (_, mutation) => {
      expect(await ask(denise, mutation)).toEqual(nothing)
      expect(await ask(denise, mutation, { caseId: absent, sectionId })).toEqual(nothing)
      expect(await ask(denise, mutation, { caseId: house.cast.cases.denise, sectionId })).toEqual(
        nothing,
      )
      expect(
        await ask(denise, mutation, { caseId: house.cast.cases.denise, sectionId: absent }),
      ).toEqual(nothing)
      expect(await now()).toBe(1)
    },
  )

  test.each([
    ['starting', start],
    ['completing', complete],
    ['noting', active],
  ])('%s in a hidden section, and in a hidden questionnaire', async (_, mutation) => {
    const hide = (section?: string) =>
      house.world.database.transact((tx) =>
        hideQuestionnaire(house.world, tx, {
          caseId,
          ...(section === undefined ? {} : { section }),
        }),
      )
    await hide('vehicles')
    expect(await ask(rosa, mutation)).toEqual(nothing)
    await sql`update questionnaire_section set is_displayed = true where id = ${sectionId}`.execute(
      house.world.database.db,
    )
    await hide()
    expect(await ask(rosa, mutation)).toEqual(nothing)
    await show(house, caseId)
  })
})
