// spec: questionnaire#cards, questionnaire#read-only-answers
import { describe, expect, test } from 'vitest'
import {
  withoutUnanswered,
  answerLines,
  countUnanswered,
  recordSummary,
  type AnswerLine,
} from './answer-text.ts'
import { sectionModel } from '../content/section-model.ts'
import { testContent, testField, testQuestion } from '../content/test-content.ts'
import { getUnit, type UnitFacts } from '../content/unit.ts'

const facts: UnitFacts = {
  shape: { version: 1, joint: true, chapter: 7 },
  debtor: null,
  language: 'en',
  names: { 1: '', 2: '' },
}

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
            isTyped: true,
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
                    isTyped: true,
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
                        isTyped: true,
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
                            isTyped: true,
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
                            isTyped: true,
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
      { path: ['address'], label: 'The address', text: '1 Main St, Illinois', isTyped: true },
    ])
  })
})

test('leaves out and counts lines without an answer, and leaves out lists that become empty', () => {
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
