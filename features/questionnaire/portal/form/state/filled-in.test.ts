// spec: questionnaire#defaults, questionnaire#hidden-lists, questionnaire#hidden-addresses
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { referencesIn } from '../../../rules/content/condition.ts'
import type { Content, ContentField } from '../../../rules/content/content.ts'
import type { Schema } from '../../../rules/content/model.ts'
import { schemaNow } from './shown-schemas.ts'
import { withDefaults } from './defaults.ts'
import { toFormAnswer, toFormSchema } from '../form-schema.ts'
import { addressGates, hiddenLists, toUndo, withoutHiddenAddresses } from './hidden-answers.ts'

const when = (field: string, value: string): Schema => ({
  properties: { [field]: { const: value } },
  required: [field],
})
/** A schema with fields that are visible only under a condition. */
const under = (condition: Schema, shown: Schema): Schema =>
  Object.fromEntries(['if', 'then'].map((word, place) => [word, place === 0 ? condition : shown]))
const loan: Schema = {
  type: 'object',
  properties: {
    lender: { title: 'Lender', type: 'string' },
    disputed: { title: 'Disputed?', type: 'string', default: 'no' },
  },
}
const schema: Schema = {
  type: 'object',
  properties: {
    has: { title: 'Any?', type: 'string' },
    sameAsSpouse: { title: 'Same?', type: 'string' },
  },
  allOf: [
    under(when('has', 'yes'), {
      properties: {
        loans: { title: 'Loans', type: 'array', items: loan },
        insured: { title: 'Insured?', type: 'string', default: 'no' },
      },
      required: ['loans'],
    }),
    under(when('sameAsSpouse', 'no'), {
      properties: {
        address: {
          title: 'Address',
          type: 'object',
          properties: { city: { title: 'City', type: 'string' } },
        },
      },
    }),
  ],
}
const untouched = () => false
const loans = [{ id: 'aaaaaa', lender: 'Acme' }]

describe('defaults', () => {
  it('fill visible fields that have no answer and were not edited', () => {
    expect(withDefaults(schema, { has: 'yes' }, untouched)).toEqual({ has: 'yes', insured: 'no' })
  })

  it('do not change existing answers, hidden fields or fields that the client emptied', () => {
    const hasInsuredCar = { has: 'yes', insured: 'yes' }
    const hidden = { has: 'no' }
    const emptied = { has: 'yes' }
    expect(withDefaults(schema, hasInsuredCar, untouched)).toBe(hasInsuredCar)
    expect(withDefaults(schema, hidden, untouched)).toBe(hidden)
    expect(withDefaults(schema, emptied, (path) => path.join('/') === 'insured')).toBe(emptied)
  })
})

describe('hidden lists and addresses', () => {
  it('finds hidden lists with entries', () => {
    expect([
      hiddenLists(schema, { has: 'no', loans }),
      hiddenLists(schema, { has: 'yes', loans }),
      hiddenLists(schema, { has: 'no' }),
    ]).toEqual([['loans'], [], []])
  })

  it('restores a list together with the answer that hid it', () => {
    const before = { has: 'yes', loans, note: 'x' }
    expect(toUndo(before, { ...before, has: 'no' }, ['loans'])).toEqual({ has: 'yes', loans })
  })

  it("clears an address that is hidden because it is the same as the other debtor's", () => {
    const shown = { sameAsSpouse: 'no', address: { city: 'Troy' } }
    expect(withoutHiddenAddresses(schema, { ...shown, sameAsSpouse: 'yes' })).toEqual({
      sameAsSpouse: 'yes',
      address: {},
    })
    expect(withoutHiddenAddresses(schema, shown)).toBe(shown)
  })
})

it('the questions that hide an address have the same names as in the content', () => {
  const content = JSON.parse(
    readFileSync(new URL('../../../content/compiled/1.json', import.meta.url), 'utf8'),
  ) as Content
  const gatesIn = (fields: readonly ContentField[]): readonly string[] =>
    fields.flatMap(({ kind, condition, fields: inner, sub }) => [
      ...(kind === 'group' && condition
        ? referencesIn(condition).flatMap((reference) =>
            'field' in reference ? [reference.field] : [],
          )
        : []),
      ...gatesIn(inner ?? []),
      ...(sub ?? []).flatMap((question) => gatesIn(question.fields)),
    ])
  const gates = new Set(
    content.sections.flatMap(({ groups }) =>
      groups.flatMap(({ questions }) => questions.flatMap(({ fields }) => gatesIn(fields))),
    ),
  )
  expect([...gates].filter((gate) => addressGates.includes(gate)).toSorted()).toEqual(
    [...addressGates].toSorted(),
  )
})

describe('the schema for react-jsonschema-form', () => {
  it('has one opaque field for each list, unchanged conditions and no defaults', () => {
    expect(toFormSchema(schema).allOf?.[0]).toEqual(
      under(when('has', 'yes'), {
        properties: {
          loans: { title: 'Loans', type: 'null' },
          insured: { title: 'Insured?', type: 'string' },
        },
        required: ['loans'],
      }),
    )
    expect(toFormSchema(schema)).toBe(toFormSchema(schema))
  })

  it('leaves out list entries from the answer', () => {
    expect(
      toFormAnswer({ has: 'yes', kinds: ['a'], loans, address: { city: 'Troy', rooms: loans } }),
    ).toEqual({ has: 'yes', kinds: ['a'], address: { city: 'Troy' } })
  })

  it('returns the schema of a list only while it is visible', () => {
    expect([
      schemaNow(schema, ['loans'], { has: 'yes' })?.items,
      schemaNow(schema, ['loans'], { has: 'no' }),
    ]).toEqual([loan, undefined])
  })
})
