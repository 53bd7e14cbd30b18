// spec: questionnaire#hidden-counts-nothing
import { expect, test } from 'vitest'
import type { JsonObject } from '../content/model.ts'
import { withoutHidden } from './shown-answer.ts'
import { testField, testQuestion } from '../content/test-content.ts'
import { getQuestionUnit } from '../content/unit.ts'

const behind = (field: string) => ({ of: { field }, is: '==', value: 'yes' }) as const
const unit = getQuestionUnit(
  testQuestion({
    key: 'cars',
    fields: [
      testField({ key: 'has', kind: 'yn' }),
      testField({ key: 'why', kind: 'text', condition: behind('has') }),
      testField({
        key: 'home',
        kind: 'group',
        fields: [
          testField({ key: 'city', kind: 'text' }),
          testField({ key: 'abroad', kind: 'yn' }),
          testField({ key: 'country', kind: 'text', condition: behind('abroad') }),
        ],
      }),
      testField({
        key: 'owners',
        kind: 'array',
        fields: [
          testField({ key: 'known', kind: 'yn' }),
          testField({ key: 'name', kind: 'text', condition: behind('known') }),
        ],
      }),
      testField({
        key: 'list',
        kind: 'nested',
        sub: [
          testQuestion({
            key: 'details',
            fields: [
              testField({ key: 'make', kind: 'text' }),
              testField({ key: 'leased', kind: 'yn' }),
              testField({ key: 'lessor', kind: 'text', condition: behind('leased') }),
            ],
          }),
          testQuestion({ key: 'loans', fields: [testField({ key: 'owed', kind: 'currency' })] }),
        ],
      }),
    ],
  }),
  {
    shape: { version: 1, joint: false, chapter: null },
    debtor: null,
    language: 'en',
    names: { 1: '', 2: '' },
  },
)

const on = { isEnabled: true, isRequired: true, isCompleted: true }
const car = (details: JsonObject, more: JsonObject = {}): JsonObject => ({
  id: 'aaaaaa',
  details,
  navigation_loans: on,
  loans: { owed: 5 },
  ...more,
})

test.each<[string, JsonObject, JsonObject]>([
  ['a field that is shown', { has: 'yes', why: 'x' }, { has: 'yes', why: 'x' }],
  ['a field that is hidden', { has: 'no', why: 'x' }, { has: 'no' }],
  ['a field whose gate was not answered', { why: 'x' }, {}],
  [
    'a field of a group that is hidden',
    { home: { city: 'Rome', abroad: 'no', country: 'Italy' } },
    { home: { city: 'Rome', abroad: 'no' } },
  ],
  [
    'entries, each by itself',
    {
      owners: [
        { id: 'a', known: 'yes', name: 'Ann' },
        { id: 'b', known: 'no', name: 'Bob' },
      ],
    },
    {
      owners: [
        { id: 'a', known: 'yes', name: 'Ann' },
        { id: 'b', known: 'no' },
      ],
    },
  ],
  [
    'records, with their own questions',
    { list: [car({ make: 'Kia', leased: 'yes', lessor: 'Acme' })] },
    {
      list: [
        {
          id: 'aaaaaa',
          details: { make: 'Kia', leased: 'yes', lessor: 'Acme' },
          loans: { owed: 5 },
        },
      ],
    },
  ],
  [
    'a hidden field in a record',
    { list: [car({ make: 'Kia', leased: 'no', lessor: 'Acme' })] },
    { list: [{ id: 'aaaaaa', details: { make: 'Kia', leased: 'no' }, loans: { owed: 5 } }] },
  ],
  [
    "a record's question that is not asked",
    { list: [car({}, { navigation_loans: { ...on, isEnabled: false } })] },
    { list: [{ id: 'aaaaaa', details: {} }] },
  ],
  [
    'what was wished for help, kept',
    { userNeedsHelp: true, helpNote: 'What?' },
    { userNeedsHelp: true, helpNote: 'What?' },
  ],
  [
    'what the form does not know, and what is empty',
    { gone: 'x', why: '', has: 'yes' },
    { has: 'yes' },
  ],
  [
    'something else where a list or a group should be',
    { list: 'x', home: ['y'], owners: { a: 1 } },
    { list: 'x', home: ['y'], owners: { a: 1 } },
  ],
])('keeps only the values that are shown: %s', (_, data, shown) => {
  expect(withoutHidden(unit, data)).toEqual(shown)
})
