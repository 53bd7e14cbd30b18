// spec: questionnaire#fault-names
import { expect, test } from 'vitest'
import type {
  JsonObject,
  ModelQuestion,
  Schema,
  UiSchema,
} from '#features/questionnaire/rules/content/model.ts'
import { faultLine } from './fault-line.ts'

const question = {
  Schema: {
    type: 'object',
    properties: {
      served: { title: 'Have you ever served?', type: 'string' },
      kind: { title: 'Kind', type: 'string' },
    },
  },
  UISchema: {
    'ui:order': ['served', 'kind'],
    served: { 'ui:widget': 'radio', 'ui:description': 'Have you served in the military?' },
    kind: { 'ui:widget': 'radio' },
  },
} satisfies { Schema: Schema; UISchema: UiSchema }
const sub = (Name: string, Value: string): ModelQuestion => ({
  Name,
  Value,
  QuestionId: `s.g.q.${Value}`,
  QuestionSummary: '',
  Description: '',
  SubHeader: '',
  IsDisabled: false,
  FirmReply: '',
  SubQuestions: [],
  UnitForm: {
    Schema: { type: 'object', properties: { make: { title: 'Make', type: 'string' } } },
    UISchema: { 'ui:order': ['make'], make: { 'ui:widget': 'text' } },
    Data: {},
    QuestionCompleteFlag: false,
  },
})
const open = { isEnabled: true, isRequired: true, isCompleted: false }
const done = { ...open, isCompleted: true }

test('uses the label shown above the field, and no colon after a question mark', () => {
  const line = (path: string, title: string) =>
    faultLine(
      { path: [path], rule: 'option', title, params: {} },
      { unit: question, value: {}, subs: [], language: 'en' },
    )
  expect(line('served', 'Have you ever served?')).toBe(
    'Have you served in the military? Please select an option',
  )
  expect(line('kind', 'Kind')).toBe('Kind: Please select an option')
})

test('names an entry without a name by its number', () => {
  const loan: Schema = {
    type: 'object',
    properties: { id: { type: 'string' }, lender: { title: 'Lender', type: 'string' } },
  }
  const unit = {
    Schema: {
      type: 'object',
      properties: { loans: { title: 'Loans', type: 'array', items: loan } },
    } satisfies Schema,
    UISchema: {
      'ui:order': ['loans'],
      loans: {
        'ui:field': 'list',
        'ui:options': { item: 'loan' },
        items: { 'ui:order': ['lender', 'id'], lender: { 'ui:widget': 'text' } },
      },
    } satisfies UiSchema,
  }
  const value: JsonObject = { loans: [{ id: 'aaaaaa', lender: 'Oak Bank' }, { id: 'bbbbbb' }] }
  const line = (id: string) =>
    faultLine(
      { path: ['loans', id, 'lender'], rule: 'required', title: 'Lender', params: {} },
      { unit, value, subs: [], language: 'en' },
    )
  expect(line('aaaaaa')).toBe('Oak Bank: Lender is required')
  expect(line('bbbbbb')).toBe('Loan 2: Lender is required')
})

test('names an incomplete record and its incomplete sub-question', () => {
  const value: JsonObject = {
    cars: [
      {
        id: 'aaaaaa',
        details: { make: 'Honda' },
        navigation_details: done,
        navigation_loans: done,
        navigation_lease: { ...open, isEnabled: false },
      },
      {
        id: 'cccccc',
        navigation_details: open,
        navigation_loans: open,
        navigation_lease: { ...open, isEnabled: false },
      },
      {
        id: 'bbbbbb',
        details: { make: 'Yamaha' },
        navigation_details: done,
        navigation_loans: open,
        navigation_lease: { ...open, isEnabled: false },
      },
    ],
  }
  const unit = {
    ...question,
    UISchema: { ...question.UISchema, cars: { 'ui:options': { item: 'vehicle' } } },
  }
  const facts = {
    unit,
    value,
    subs: [sub('Details', 'details'), sub('Vehicle Loans', 'loans'), sub('Lease', 'lease')],
    language: 'en',
  } as const
  expect(
    faultLine({ path: ['cars'], rule: 'nested', title: 'Add your vehicles', params: {} }, facts),
  ).toBe('Please add your vehicles: Vehicle 2, Details, Vehicle Loans; Yamaha, Vehicle Loans')
})
