// spec: questionnaire#check-page, questionnaire#private-shown, questionnaire#cross-checks
import { describe, expect, test } from 'vitest'
import { hideQuestionnaire } from './hide-questionnaire.ts'
import { readSectionId, show } from '../test-questionnaires.ts'
import { openReviews, ask } from './test-reviews.ts'

const { app, marcus, rosa, caseId, rosasCase } = openReviews()

describe('access to the check page', () => {
  const notFound = [
    expect.objectContaining({
      message: 'This case could not be found.',
      extensions: expect.objectContaining({ code: 'cases.not-found' }),
    }),
  ]

  test('foreign, absent and hidden sections and foreign cases get the response of an absent case', async () => {
    const vehicles = await readSectionId(app, rosasCase, 'vehicles')
    await app.deps.database.transact((tx) =>
      hideQuestionnaire(app.deps, tx, {
        caseId: rosasCase,
        firmId: app.demoData.firms.hollis,
        section: 'vehicles',
      }),
    )
    const others = await readSectionId(app, caseId, 'vehicles')
    for (const of of [
      { caseId },
      { caseId, sectionId: others },
      { caseId: rosasCase, sectionId: others },
      { caseId: rosasCase, sectionId: vehicles },
      { caseId: rosasCase, sectionId: '' },
      { caseId: 'nonsense' },
    ]) {
      const { data, errors } = await ask(rosa, of)
      expect([of, data]).toEqual([of, null])
      expect(errors).toEqual(notFound)
    }
  })

  test('a hidden questionnaire gets the response of an absent case', async () => {
    await app.deps.database.transact((tx) =>
      hideQuestionnaire(app.deps, tx, { caseId: rosasCase, firmId: app.demoData.firms.hollis }),
    )
    expect((await ask(rosa, { caseId: rosasCase })).errors).toEqual(notFound)
    await show(app, rosasCase)
    expect((await ask(rosa, { caseId: rosasCase })).errors).toBeUndefined()
  })
})

describe('repeated requests of one account', () => {
  test('runs one request of an account at a time, refuses requests if too many are waiting, and serves other accounts', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, () => ask(rosa, { caseId: rosasCase })),
    )
    const refused = all.flatMap(({ errors = [] }) => errors)
    expect(all.some(({ errors }) => errors === undefined)).toBe(true)
    expect(
      new Set(refused.map(({ extensions }) => `${extensions.kind} ${extensions.code}`)),
    ).toEqual(new Set(['locked questionnaire.too-many-readings']))
    expect((await ask(rosa, { caseId: rosasCase })).errors).toBeUndefined()
    const [, , third] = await Promise.all([
      ask(rosa, { caseId: rosasCase }),
      ask(rosa, { caseId: rosasCase }),
      ask(marcus, { caseId }),
    ])
    expect(third?.errors).toBeUndefined()
  })
})
