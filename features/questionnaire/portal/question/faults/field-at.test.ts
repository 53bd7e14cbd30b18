import { describe, expect, test } from 'vitest'
import type {
  JsonObject,
  ModelQuestion,
  Schema,
  UiSchema,
} from '#features/questionnaire/rules/content/model.ts'
import { fieldAt } from './field-at.ts'
import { getSteps } from '../../../rules/content/pointer.ts'
import { recordPlace } from '../place/record-place.ts'

const entry: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    make: { title: 'Make', type: 'string' },
    value: { title: 'Value today', type: 'number' },
  },
  required: ['make'],
}
const entryUi: UiSchema = {
  'ui:order': ['make', 'value', 'id'],
  id: { 'ui:widget': 'hidden' },
  make: { 'ui:widget': 'text' },
  value: { 'ui:widget': 'currency' },
}
const unit = {
  Schema: {
    type: 'object',
    properties: {
      name: { title: 'Name', type: 'string' },
      home: { type: 'object', properties: { city: { title: 'City', type: 'string' } } },
      cars: { title: 'Cars', type: 'array', items: entry },
    },
  },
  UISchema: {
    'ui:order': ['name', 'home', 'cars'],
    name: { 'ui:widget': 'text' },
    home: { 'ui:order': ['city'], city: { 'ui:widget': 'text' } },
    cars: { 'ui:field': 'list', 'ui:options': { item: 'car' }, items: entryUi },
  },
} satisfies { Schema: Schema; UISchema: UiSchema }
const answer: JsonObject = {
  name: 'Rosa',
  home: { city: 'Lima' },
  cars: [{ id: 'aaaaaa', make: 'Ford F-150', value: 1200 }, { id: 'bbbbbb' }],
}

test.each<[pointer: string, title: string | undefined, entryName: string | undefined]>([
  ['/name', 'Name', ''],
  ['/home/city', 'City', ''],
  ['/cars/aaaaaa/value', 'Value today', 'Ford F-150'],
  ['/cars/bbbbbb/make', 'Make', 'Car 2'],
  ['/cars/cccccc/make', undefined, undefined],
  ['/nothing', undefined, undefined],
])('names the field and the entry at %s', (pointer, title, entryName) => {
  const field = fieldAt(unit, answer, getSteps(pointer), { subs: [], language: 'en' })
  expect([field?.title, field?.entry]).toEqual([title, entryName])
})

test('formats a value as its card does', () => {
  const field = fieldAt(unit, answer, ['cars', 'aaaaaa', 'value'], { subs: [], language: 'en' })
  expect([field?.toText(1200), field?.toText(undefined)]).toEqual(['$1,200.00', ''])
})

test('finds a sub-question of a record', () => {
  const sub: ModelQuestion = {
    Name: 'Details',
    Value: 'details',
    QuestionId: 's.g.q.details',
    QuestionSummary: '',
    Description: '',
    SubHeader: '',
    IsDisabled: false,
    FirmReply: '',
    SubQuestions: [],
    UnitForm: { Schema: entry, UISchema: entryUi, Data: {}, QuestionCompleteFlag: false },
  }
  const nested = {
    Schema: {
      type: 'object',
      properties: {
        cars: {
          title: 'Add your cars',
          type: 'array',
          items: { type: 'object', properties: { details: { type: 'object' } } },
        },
      },
    },
    UISchema: { 'ui:order': ['cars'], cars: { 'ui:field': 'nested' } },
  } satisfies { Schema: Schema; UISchema: UiSchema }
  const field = fieldAt(
    nested,
    { cars: [{ id: 'aaaaaa', details: { make: 'Honda' } }] },
    ['cars', 'aaaaaa', 'details', 'value'],
    { subs: [sub], language: 'en' },
  )
  expect([field?.title, field?.entry]).toEqual(['Value today', 'Honda'])
})

test('splits a pointer into its steps, and decodes / and ~', () =>
  expect(getSteps('/a~1b/c~0d')).toEqual(['a/b', 'c~d']))

describe('a record ID', () => {
  test('finds the record in any list', () =>
    expect(recordPlace(answer, 'bbbbbb')).toEqual({ list: 'cars', record: { id: 'bbbbbb' } }))
  test('does not find a deleted record', () =>
    expect(recordPlace(answer, 'cccccc')).toBeUndefined())
})
