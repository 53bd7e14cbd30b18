// spec: questionnaire#cards, questionnaire#read-only-answers
import { describe, expect, test } from 'vitest'
import {
  withoutUnanswered,
  answerLines,
  countUnanswered,
  entrySummary,
  recordSummary,
  type AnswerLine,
  type EntrySummary,
} from './answer-text.ts'
import type { JsonObject } from '../content/model.ts'
import { sectionModel } from '../content/section-model.ts'
import { testContent, testField, testQuestion } from '../content/test-content.ts'
import { getUnit, type UnitFacts } from '../content/unit.ts'

const facts: UnitFacts = {
  shape: { version: 1, joint: true, chapter: 7 },
  debtor: null,
  language: 'en',
  names: { 1: '', 2: '' },
}
const kindOptions = [{ value: 'store', label: { en: 'Store card', es: 'Tarjeta de tienda' } }]

const { Schema: schema, UISchema: ui } = getUnit(
  testQuestion({
    key: 'card',
    fields: [
      testField({ key: 'kind', kind: 'select', required: true, options: kindOptions }),
      testField({ key: 'note', kind: 'textarea' }),
      testField({ key: 'nickname', kind: 'text' }),
      testField({ key: 'creditorName', kind: 'text', required: true }),
      testField({ key: 'disputed', kind: 'yn', required: true }),
      testField({ key: 'number', kind: 'ssn', sensitive: true }),
      testField({ key: 'opened', kind: 'month' }),
      testField({ key: 'amountOwed', kind: 'currency', required: true }),
    ],
  }),
  facts,
)

describe('the summary of an entry', () => {
  test('has the first required text as its title and three short facts, required fields first', () => {
    const entry = {
      id: 'aaaaaa',
      kind: 'store',
      note: 'Long words',
      nickname: 'Old card',
      creditorName: 'Acme',
      disputed: 'yes',
      number: '987654321',
      opened: '05/2020',
      amountOwed: 1200,
    }
    expect(entrySummary(schema, ui, entry, 'en')).toEqual({
      title: 'Acme',
      facts: 'Store card, Old card, $1,200.00',
    })
  })

  test('never shows a private number', () => {
    expect(entrySummary(schema, ui, { creditorName: 'Acme', number: '987654321' }, 'en')).toEqual({
      title: 'Acme',
      facts: 'XXX-XX-XXXX',
    })
  })

  test('uses any answered field as its title, and an empty title without answers', () => {
    expect(entrySummary(schema, ui, { kind: 'store', amountOwed: 5 }, 'en')).toEqual({
      title: 'Store card',
      facts: '$5.00',
    })
    expect(entrySummary(schema, ui, { id: 'aaaaaa' }, 'en')).toEqual({ title: '', facts: '' })
    expect(entrySummary(schema, ui, { id: 'aaaaaa', disputed: 'no' }, 'en')).toEqual({
      title: '',
      facts: '',
    })
  })

  test.each<[string, readonly Parameters<typeof testField>[0][], JsonObject, EntrySummary]>([
    [
      'a vehicle by year, make and model',
      [
        { key: 'kind', kind: 'select', options: kindOptions },
        { key: 'year', kind: 'year' },
        { key: 'make', kind: 'text', required: true },
        { key: 'model', kind: 'text', required: true },
      ],
      { kind: 'store', year: '2016', make: 'Honda', model: 'Civic' },
      { title: '2016 Honda Civic', facts: 'Store card' },
    ],
    [
      'a person by their whole name',
      [
        { key: 'firstName', kind: 'text', required: true },
        { key: 'middleName', kind: 'text' },
        { key: 'lastName', kind: 'text', required: true },
      ],
      { firstName: 'Rosa', lastName: 'Delgado' },
      { title: 'Rosa Delgado', facts: '' },
    ],
    [
      'a row by the month it is for, whatever is written beside it',
      [
        { key: 'month', kind: 'month', readOnly: true },
        { key: 'wages', kind: 'currency', required: true },
        { key: 'otherNote', kind: 'text', required: true },
      ],
      { month: '10/2026', wages: 1200, otherNote: 'Sold a boat' },
      { title: '10/2026', facts: '$1,200.00, Sold a boat' },
    ],
    [
      'a place by its street',
      [
        {
          key: 'address',
          kind: 'group',
          fields: [
            testField({ key: 'street', kind: 'text' }),
            testField({ key: 'city', kind: 'text' }),
          ],
        },
        { key: 'namesOnDeed', kind: 'text', required: true },
      ],
      { address: { street: '1 Main St', city: 'Riverton' }, namesOnDeed: 'Rosa' },
      { title: '1 Main St', facts: 'Rosa' },
    ],
    [
      'a danger by the beginning of what was written of it',
      [{ key: 'what', kind: 'textarea', required: true }],
      { what: "An oil tank that leaks into the neighbour's well" },
      { title: 'An oil tank that leaks into the neigh...', facts: '' },
    ],
  ])('names %s', (_what, fields, entry, expected) => {
    const form = getUnit(testQuestion({ key: 'q', fields: fields.map(testField) }), facts)
    expect(entrySummary(form.Schema, form.UISchema, entry, 'en')).toEqual(expected)
  })
})

describe('the lines of a question', () => {
  const [group] = sectionModel(testContent, 'vehicles', {
    ...facts,
    reader: 1,
    isSpouseAsked: false,
  })
  const question = group?.Questions[0]
  if (!question) throw new Error('The test content has records.')
  const record = {
    id: 'aaaaaa',
    vehicleDetails: { make: 'Ford', year: '2016' },
    vehicleLoans: {
      has: 'yes',
      loans: [{ id: 'bbbbbb', creditorName: 'Acme', owner: 'both', amountOwed: 900 }],
    },
  }

  test('leave out skipped sub-questions of a record', () => {
    const [, list] = answerLines(
      question.UnitForm,
      { has: 'yes', vehicles: [{ ...record, navigation_vehicleLoans: { isEnabled: false } }] },
      'en',
      question.SubQuestions,
    )
    expect(list?.lines?.[0]?.lines?.map(({ path }) => path.at(-1))).toEqual(['vehicleDetails'])
  })

  test('name records by their first sub-question', () => {
    expect(recordSummary(question.SubQuestions, record, 'en')).toEqual({
      title: '2016 Ford',
      facts: '',
    })
  })

  test('include all shown fields, each with the path to change it', () => {
    expect(
      answerLines(
        question.UnitForm,
        { has: 'yes', vehicles: [record] },
        'en',
        question.SubQuestions,
      ),
    ).toEqual([
      { path: ['has'], label: 'The has', text: 'Yes' },
      {
        path: ['vehicles'],
        label: 'Add your vehicles',
        text: '',
        lines: [
          {
            path: ['vehicles', 'aaaaaa'],
            label: 'Vehicle 1',
            text: '2016 Ford',
            lines: [
              {
                path: ['vehicles', 'aaaaaa', 'vehicleDetails'],
                label: 'About vehicleDetails',
                text: '',
                lines: [
                  {
                    path: ['vehicles', 'aaaaaa', 'vehicleDetails', 'make'],
                    label: 'The make',
                    text: 'Ford',
                  },
                  {
                    path: ['vehicles', 'aaaaaa', 'vehicleDetails', 'year'],
                    label: 'The year',
                    text: '2016',
                  },
                ],
              },
              {
                path: ['vehicles', 'aaaaaa', 'vehicleLoans'],
                label: 'About vehicleLoans',
                text: '',
                lines: [
                  {
                    path: ['vehicles', 'aaaaaa', 'vehicleLoans', 'has'],
                    label: 'The has',
                    text: 'Yes',
                  },
                  {
                    path: ['vehicles', 'aaaaaa', 'vehicleLoans', 'loans'],
                    label: 'The loans',
                    text: '',
                    lines: [
                      {
                        path: ['vehicles', 'aaaaaa', 'vehicleLoans', 'loans', 'bbbbbb'],
                        label: 'Loan 1',
                        text: 'Acme',
                        lines: [
                          {
                            path: [
                              'vehicles',
                              'aaaaaa',
                              'vehicleLoans',
                              'loans',
                              'bbbbbb',
                              'creditorName',
                            ],
                            label: 'The creditorName',
                            text: 'Acme',
                          },
                          {
                            path: [
                              'vehicles',
                              'aaaaaa',
                              'vehicleLoans',
                              'loans',
                              'bbbbbb',
                              'owner',
                            ],
                            label: 'The owner',
                            text: 'Both of us',
                          },
                          {
                            path: [
                              'vehicles',
                              'aaaaaa',
                              'vehicleLoans',
                              'loans',
                              'bbbbbb',
                              'amountOwed',
                            ],
                            label: 'The amountOwed',
                            text: '$900.00',
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ])
  })

  test('leave out hidden fields, and have an empty line for an unanswered field', () => {
    expect(
      answerLines(
        question.UnitForm,
        { has: 'no', vehicles: [record] },
        'en',
        question.SubQuestions,
      ),
    ).toEqual([{ path: ['has'], label: 'The has', text: 'No' }])
    expect(answerLines(question.UnitForm, {}, 'en', question.SubQuestions)).toEqual([
      { path: ['has'], label: 'The has', text: '' },
    ])
  })

  test('use the question sentence if it says more than the title', () => {
    const unit = getUnit(
      testQuestion({
        key: 'names',
        fields: [
          testField({
            key: 'has',
            kind: 'yn',
            label: { en: 'Other names', es: 'Otros nombres' },
            ask: { en: 'Have you used any other name?', es: '¿Ha usado otro nombre?' },
          }),
        ],
      }),
      facts,
    )
    expect(answerLines(unit, { has: 'no' }, 'en')).toEqual([
      { path: ['has'], label: 'Have you used any other name?', text: 'No' },
    ])
  })

  test('show an address in one line', () => {
    const unit = getUnit(
      testQuestion({
        key: 'home',
        fields: [
          testField({
            key: 'address',
            kind: 'group',
            fields: [
              testField({ key: 'street', kind: 'text' }),
              testField({ key: 'unit', kind: 'text' }),
              testField({ key: 'state', kind: 'state' }),
            ],
          }),
        ],
      }),
      facts,
    )
    expect(answerLines(unit, { address: { street: '1 Main St', state: 'IL' } }, 'en')).toEqual([
      { path: ['address'], label: 'The address', text: '1 Main St, Illinois' },
    ])
  })
})

test('leaves out and counts unanswered lines, including lists that have no others', () => {
  const line = (label: string, text: string, lines?: readonly AnswerLine[]): AnswerLine => ({
    path: [label],
    label,
    text,
    ...(lines && { lines }),
  })
  const lines = [
    line('Make', 'Ford'),
    line('Color', ''),
    line('Loans', '', [line('Loan 1', 'Bank', [line('Rate', '')])]),
    line('Tickets', '', [line('Ticket 1', '', [line('Day', '')])]),
  ]
  expect(withoutUnanswered(lines)).toEqual([
    line('Make', 'Ford'),
    line('Loans', '', [line('Loan 1', 'Bank', [])]),
  ])
  expect(countUnanswered(lines)).toBe(3)
})
