import { describe, expect, test } from 'vitest'
import type { Content } from './content.ts'
import { asTransformed, sectionModel, getSubQuestions, type ModelFacts } from './section-model.ts'
import { testContent, testField, testQuestion } from './test-content.ts'

const names = { 1: 'Rosa Delgado', 2: 'Ben Delgado' }
const single = { version: 1, joint: false, chapter: 13 } as const
const alone: ModelFacts = { shape: single, language: 'en', names, reader: 1, isSpouseAsked: false }
const together: ModelFacts = { ...alone, shape: { ...single, joint: true } }

const owner = testField({
  key: 'owner',
  kind: 'select',
  options: [
    {
      value: 'debtor1',
      label: { en: 'Me', es: 'Yo' },
      second: { en: 'My spouse', es: 'Mi cónyuge' },
    },
  ],
})
const group = {
  key: 'goods',
  name: owner.label,
  description: owner.label,
  questions: [testQuestion({ key: 'goods', fields: [owner] })],
}
const jointWords: Content = {
  ...testContent,
  sections: testContent.sections.slice(0, 1).map((section) => ({ ...section, groups: [group] })),
}

test('has all specified keys in order, and no null', () => {
  const [family, second] = sectionModel(testContent, 'people', alone)
  expect(Object.keys(family ?? {})).toEqual([
    'Name',
    'QuestionGroupId',
    'GroupSummary',
    'Description',
    'Questions',
  ])
  expect(family).toMatchObject({
    Name: 'Family',
    QuestionGroupId: 'people.family',
    GroupSummary: 'Your family',
    Description: 'Your family',
  })
  expect(second?.GroupSummary).toBe('All names')
  const question = family?.Questions[0]
  expect(Object.keys(question ?? {})).toEqual([
    'Name',
    'Value',
    'QuestionId',
    'QuestionSummary',
    'Description',
    'SubHeader',
    'IsDisabled',
    'SubQuestions',
    'UnitForm',
    'FirmReply',
  ])
  expect(question).toMatchObject({
    Name: 'About maritalStatus',
    Value: 'maritalStatus',
    QuestionId: 'people.family.maritalStatus',
    QuestionSummary: 'In short',
    SubHeader: '',
    IsDisabled: false,
    FirmReply: '',
    SubQuestions: [],
  })
  expect(Object.keys(question?.UnitForm ?? {})).toEqual([
    'Schema',
    'UISchema',
    'Data',
    'QuestionCompleteFlag',
  ])
  expect(question?.UnitForm).toMatchObject({ Data: {}, QuestionCompleteFlag: false })
})

test('sends a section with one group as questions, and any other as groups', () => {
  expect(Object.keys(asTransformed(sectionModel(testContent, 'vehicles', alone)))).toEqual([
    'Questions',
  ])
  expect(Object.keys(asTransformed(sectionModel(testContent, 'people', alone)))).toEqual(['Groups'])
})

test('sends the questions of records as sub-questions with their own IDs', () => {
  const [owned] = sectionModel(testContent, 'vehicles', alone)
  expect(
    owned?.Questions[0]?.SubQuestions.map(({ Value, QuestionId }) => [Value, QuestionId]),
  ).toEqual([
    ['vehicleDetails', 'vehicles.owned.ownedVehicles.vehicleDetails'],
    ['vehicleLoans', 'vehicles.owned.ownedVehicles.vehicleLoans'],
  ])
  expect(owned?.Questions[0]?.SubQuestions[1]?.UnitForm.Schema.required).toEqual(['has'])
  expect(
    testContent.sections[1]?.groups[0]?.questions.map(
      (question) => getSubQuestions(question).length,
    ),
  ).toEqual([2, 0, 0])
})

describe('the sub-header of a question', () => {
  const subHeaders = (facts: ModelFacts) =>
    sectionModel(testContent, 'people', facts).flatMap(({ Questions }) =>
      Questions.map(({ Value, SubHeader }) => [Value, SubHeader] as const),
    )

  test('names the debtor in a joint case', () => {
    expect(subHeaders(together)).toEqual([
      ['maritalStatus', ''],
      ['legalName_d1', 'Rosa Delgado'],
      ['legalName_d2', 'Ben Delgado'],
      ['income_d1', 'Rosa Delgado'],
      ['income_d2', 'Ben Delgado'],
      ['employers_d1', 'Rosa Delgado'],
      ['employers_d2', 'Ben Delgado'],
      ['secondHome', 'Ben Delgado'],
    ])
  })

  test('names only the spouse who does not file in a single case', () => {
    expect(
      subHeaders({ ...alone, language: 'es' })
        .filter(([, whose]) => whose !== '')
        .map(([key, whose]) => `${key}: ${whose}`),
    ).toEqual([
      'income_d2: Su cónyuge (no presenta el caso)',
      'employers_d2: Su cónyuge (no presenta el caso)',
      'secondHome: Su cónyuge (no presenta el caso)',
    ])
    expect(new Map(subHeaders(alone)).get('income_d2')).toBe('Your spouse (not filing)')
  })

  test('names debtor 1 and the spouse if a question is also asked about the spouse who does not file', () => {
    const headers = new Map(subHeaders({ ...alone, isSpouseAsked: true }))
    expect(
      ['income_d1', 'income_d2', 'legalName_d1', 'maritalStatus'].map((key) => headers.get(key)),
    ).toEqual(['Rosa Delgado', 'Your spouse (not filing)', '', ''])
  })
})

test('shows the texts for debtor 2 if debtor 2 is the reader', () => {
  const ownersRead = (facts: ModelFacts) =>
    JSON.stringify(sectionModel(jointWords, 'people', facts)).match(/"title":"(?:Me|My spouse)"/g)
  expect(ownersRead(together)).toEqual(['"title":"Me"'])
  expect(ownersRead({ ...together, reader: 2 })).toEqual(['"title":"My spouse"'])
})

test('caches the model until a name changes', () => {
  const known = sectionModel(testContent, 'people', together)
  expect(
    sectionModel(testContent, 'people', {
      ...together,
      shape: { ...together.shape },
      names: { ...names },
    }),
  ).toBe(known)
  expect(
    sectionModel(testContent, 'people', { ...together, names: { ...names, 1: 'Rosa Vega' } })[1]
      ?.Questions[0]?.SubHeader,
  ).toBe('Rosa Vega')
})

test('returns no groups for an unknown section', () => {
  expect(sectionModel(testContent, 'nowhere', alone)).toEqual([])
})
