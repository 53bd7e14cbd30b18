// spec: workspace#outcome-texts
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aDischargedClient, aParalegal, anAdministrator } from '#testing/test-people.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'

const app = openTestApp()
const { client } = aDischargedClient(app)
const administrator = anAdministrator(app, { firmId: app.demoData.firms.northgate })
const paralegal = aParalegal(app, { firmId: app.demoData.firms.northgate })
const fields = '{ outcome isOwn version texts { language title step } }'
const read = operation`outcomeTexts ${fields}`
const change = operation`changeOutcomeTexts { success errorCode errorParams outcomeTexts ${fields} }`
const preview = operation`caseStagePreview(caseId: $caseId, change: $change, isNumberPending: false)
  { texts { title step } }`

const words = {
  title: 'It is done',
  header: 'You may rest.',
  current: 'The court has granted your discharge. Call us with any question.',
  step: 'Done',
  stepDescription: 'The court has granted your discharge.',
}
const texts = [
  { language: 'EN', ...words },
  { language: 'ES', ...words, title: 'Ya está' },
]

describe('the words of a firm about the end of a case', () => {
  test('are those of the product until an administrator changes them; clients read them at once', async () => {
    const standard = await readAsClient()
    expect(await find(administrator)).toMatchObject({ isOwn: false, version: 0 })
    expect(await set(0)).toMatchObject({
      success: true,
      outcomeTexts: { isOwn: true, version: 1, texts: [{ title: 'It is done' }, {}] },
    })
    const own = await readAsClient()
    expect(own.dashBoardTitle).toBe('It is done')
    expect(own.dashBoardHeaderDescription).toBe('You may rest.')
    expect(own.statuses.at(-1).name).toBe('Done')

    const hollis = await openStaff(app, { role: 'administrator' })
    expect(await find(hollis)).toMatchObject({ isOwn: false, version: 0 })

    expect(await set(1, null)).toMatchObject({
      success: true,
      outcomeTexts: { isOwn: false, version: 2 },
    })
    expect(await readAsClient()).toEqual(standard)
  })

  test('are shown before a case ends', async () => {
    const hollis = await openStaff(app, { role: 'administrator' })
    await hollis.run(change, { outcome: 'WITHDRAWN', version: 0, texts })
    const attorney = await openStaff(app, { role: 'attorney' })
    const shown = await attorney.run<Answer>(preview, {
      caseId: app.demoData.cases.rosa,
      change: { stage: 'COMPLETE', outcome: 'WITHDRAWN' },
    })
    expect(shown.texts).toEqual([{ title: 'It is done', step: 'Done' }])
  })

  test('are not overwritten by the second of two administrators', async () => {
    const { version } = (await find(administrator, 'DISMISSED')) ?? {}
    await set(version, texts, 'DISMISSED')
    expect(await set(version, texts, 'DISMISSED')).toMatchObject({
      success: false,
      errorCode: 'cases.outcome-texts-changed',
      outcomeTexts: { version: version + 1 },
    })
  })

  test.each([
    [[{ ...texts[0], title: ' ' }, texts[1]], 'cases.outcome-text-blank'],
    [[texts[0], { ...texts[1], step: 'x'.repeat(61) }], 'cases.outcome-text-too-long'],
    [[texts[0]], 'cases.outcome-language-missing'],
    [[texts[0], texts[0]], 'cases.outcome-language-missing'],
  ])('are refused when they are incomplete (%#)', async (given, errorCode) => {
    expect(await set(0, given as readonly object[], 'TRANSFERRED')).toMatchObject({
      success: false,
      errorCode,
    })
    expect(await find(administrator, 'TRANSFERRED')).toMatchObject({ isOwn: false, version: 0 })
  })

  test('are read by all roles and changed by administrators only', async () => {
    expect(await find(paralegal)).toBeDefined()
    expect(await paralegal.run(change, { outcome: 'DISCHARGED', version: 0, texts })).toMatchObject(
      { success: false, errorCode: 'staff.not-permitted' },
    )
  })
})

const find = async (staff: StaffClient, outcome = 'DISCHARGED') =>
  (await staff.run<readonly Answer[]>(read)).find((each) => each.outcome === outcome)
const set = (version: number, given: readonly object[] | null = texts, outcome = 'DISCHARGED') =>
  administrator.run<Answer>(change, { outcome, version, texts: given })
async function readAsClient(): Promise<Answer> {
  const { data } = await client.graph(
    '{ cases { get { id dashBoardTitle dashBoardHeaderDescription statuses { name } } } }',
  )
  return data.cases.get.find(({ id }: Answer) => id === app.demoData.cases.denise)
}
