import { expect, test } from 'vitest'
import type { JsonObject, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { withoutUnfinished } from './unfinished-numbers.ts'

const secret = { 'ui:widget': 'secret' } as const
const question = (UISchema: object, SubQuestions: readonly object[] = []) =>
  ({ UnitForm: { UISchema }, SubQuestions }) as unknown as ModelQuestion
const whole = question(
  {
    ssn: secret,
    zip: { 'ui:widget': 'zip' },
    people: { 'ui:field': 'list', items: { ssn: secret } },
    block: { ssn: secret },
  },
  [{ Value: 'owner', UnitForm: { UISchema: { ssn: secret } } }],
)

test.each<[what: string, data: JsonObject, sent: JsonObject]>([
  ['three digits', { ssn: '123', zip: '902' }, { zip: '902' }],
  ['eight digits', { ssn: '12345678' }, {}],
  ['ten digits', { ssn: '1234567890' }, {}],
  ['a letter', { ssn: '12345678a' }, {}],
  [
    'in an entry',
    {
      people: [
        { id: 'aaaaaa', ssn: '1' },
        { id: 'bbbbbb', ssn: '123456789' },
      ],
    },
    { people: [{ id: 'aaaaaa' }, { id: 'bbbbbb', ssn: '123456789' }] },
  ],
  ['in a block', { block: { ssn: '12', name: 'Rosa' } }, { block: { name: 'Rosa' } }],
  [
    'in a part of a record',
    { people: [{ id: 'aaaaaa', owner: { ssn: '12' } }] },
    { people: [{ id: 'aaaaaa', owner: {} }] },
  ],
])('leaves out unfinished numbers: %s', (_, data, expected) =>
  expect(withoutUnfinished(data, whole)).toEqual(expected),
)

test.each<JsonObject>([
  { ssn: '123456789' },
  { ssn: 'XXX-XX-XXXX' },
  { ssn: null },
  { zip: '90210' },
  {},
])('sends %j unchanged', (data) => {
  expect(withoutUnfinished(data, whole)).toBe(data)
})
