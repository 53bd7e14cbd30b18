// A section as a screen gets it: decisions B1.3, B7.
import { describe, expect, test } from 'vitest'
import { asTransformed, sectionModel, subQuestionsOf } from './section-model.ts'
import { testContent } from './test-content.ts'

const names = { 1: 'Rosa Delgado', 2: 'Ben Delgado' }
const single = { version: 1, joint: false, chapter: 13 } as const
const joint = { ...single, joint: true } as const

test('every key of the seed is there, in its order, and nothing is null', () => {
  const [family, second] = sectionModel(testContent, 'people', single, 'en', names)
  expect(Object.keys(family ?? {})).toEqual(['Name', 'QuestionGroupId', 'GroupSummary', 'Description', 'Questions'])
  expect(family).toMatchObject({ Name: 'Family', QuestionGroupId: 'people.family', GroupSummary: 'Your family', Description: 'Your family' })
  expect(second?.GroupSummary).toBe('All names')
  const question = family?.Questions[0]
  expect(Object.keys(question ?? {})).toEqual(['Name', 'Value', 'QuestionId', 'QuestionSummary', 'Description', 'SubHeader', 'IsDisabled', 'SubQuestions', 'UnitForm'])
  expect(question).toMatchObject({ Name: 'About maritalStatus', Value: 'maritalStatus', QuestionId: 'people.family.maritalStatus', QuestionSummary: 'In short', SubHeader: '', IsDisabled: false, SubQuestions: [] })
  expect(Object.keys(question?.UnitForm ?? {})).toEqual(['Schema', 'UISchema', 'Data', 'QuestionCompleteFlag'])
  expect(question?.UnitForm).toMatchObject({ Data: {}, QuestionCompleteFlag: false })
})

test('a section with one group is sent as its questions, any other as its groups', () => {
  expect(Object.keys(asTransformed(sectionModel(testContent, 'vehicles', single, 'en', names)))).toEqual(['Questions'])
  expect(Object.keys(asTransformed(sectionModel(testContent, 'people', single, 'en', names)))).toEqual(['Groups'])
})

test('what each record asks comes as sub-questions, with ids of their own', () => {
  const [owned] = sectionModel(testContent, 'vehicles', single, 'en', names)
  expect(owned?.Questions[0]?.SubQuestions.map(({ Value, QuestionId }) => [Value, QuestionId])).toEqual([
    ['vehicleDetails', 'vehicles.owned.ownedVehicles.vehicleDetails'], ['vehicleLoans', 'vehicles.owned.ownedVehicles.vehicleLoans'],
  ])
  expect(owned?.Questions[0]?.SubQuestions[1]?.UnitForm.Schema.required).toEqual(['has'])
  expect(testContent.sections[1]?.groups[0]?.questions.map((question) => subQuestionsOf(question).length)).toEqual([2, 0, 0])
})

describe('whose a question is', () => {
  const subHeaders = (shape: typeof single | typeof joint, language: 'en' | 'es') =>
    sectionModel(testContent, 'people', shape, language, names).flatMap(({ Questions }) => Questions.map(({ Value, SubHeader }) => [Value, SubHeader]))

  test('is said by name where two file together', () => {
    expect(subHeaders(joint, 'en')).toEqual([
      ['maritalStatus', ''], ['legalName_d1', 'Rosa Delgado'], ['legalName_d2', 'Ben Delgado'], ['income_d1', 'Rosa Delgado'], ['income_d2', 'Ben Delgado'],
      ['employers_d1', 'Rosa Delgado'], ['employers_d2', 'Ben Delgado'], ['secondHome', 'Ben Delgado'],
    ])
  })

  test('is said only of a spouse who does not file where one files alone', () => {
    expect(subHeaders(single, 'es').filter(([, whose]) => whose !== '').map(([key, whose]) => `${key}: ${whose}`)).toEqual([
      'income_d2: Su cónyuge (no presenta el caso)', 'employers_d2: Su cónyuge (no presenta el caso)', 'secondHome: Su cónyuge (no presenta el caso)',
    ])
    expect(new Map(subHeaders(single, 'en') as [string, string][]).get('income_d2')).toBe('Your spouse (not filing)')
  })
})

test('it is made once; another name is seen at once', () => {
  const known = sectionModel(testContent, 'people', joint, 'en', names)
  expect(sectionModel(testContent, 'people', { ...joint }, 'en', { ...names })).toBe(known)
  expect(sectionModel(testContent, 'people', joint, 'en', { ...names, 1: 'Rosa Vega' })[1]?.Questions[0]?.SubHeader).toBe('Rosa Vega')
})

test('there is nothing in a section that the content does not have', () => {
  expect(sectionModel(testContent, 'nowhere', single, 'en', names)).toEqual([])
})
