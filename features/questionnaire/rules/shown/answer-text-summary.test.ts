// spec: questionnaire#cards, questionnaire#read-only-answers
import { describe, expect, test } from 'vitest'
import { entrySummary, type EntrySummary } from './answer-text.ts'
import type { JsonObject } from '../content/model.ts'
import { testField, testQuestion } from '../content/test-content.ts'
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
