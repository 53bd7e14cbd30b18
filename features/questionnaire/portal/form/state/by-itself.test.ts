// What happens to answers by itself: defaults, hidden lists, hidden addresses (seeds/003, section 4; decisions B2.4, B6.6, B7).
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { referencesIn } from '../../../rules/content/condition.ts'
import type { Content, ContentField } from '../../../rules/content/content.ts'
import type { Schema } from '../../../rules/content/model.ts'
import { schemaNow } from './asked-now.ts'
import { withDefaults } from './defaults.ts'
import { drawnAnswer, drawnSchema } from '../drawn-schema.ts'
import { addressGates, hiddenLists, undoOf, withoutHiddenAddresses } from './hidden-answers.ts'

const when = (field: string, value: string): Schema => ({
  properties: { [field]: { const: value } },
  required: [field],
})
/** Shown under a condition. */
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
  it('come where the field is asked, nothing was answered and nobody was there', () => {
    expect(withDefaults(schema, { has: 'yes' }, untouched)).toEqual({ has: 'yes', insured: 'no' })
  })

  it('leave answers, hidden fields and emptied fields alone', () => {
    const answered = { has: 'yes', insured: 'yes' }
    const hidden = { has: 'no' }
    const emptied = { has: 'yes' }
    expect(withDefaults(schema, answered, untouched)).toBe(answered)
    expect(withDefaults(schema, hidden, untouched)).toBe(hidden)
    expect(withDefaults(schema, emptied, (path) => path.join('/') === 'insured')).toBe(emptied)
  })
})

describe('what is hidden', () => {
  it('are lists that hold something and are not asked for', () => {
    expect([
      hiddenLists(schema, { has: 'no', loans }),
      hiddenLists(schema, { has: 'yes', loans }),
      hiddenLists(schema, { has: 'no' }),
    ]).toEqual([['loans'], [], []])
  })

  it('comes back with the answer that has hidden it', () => {
    const before = { has: 'yes', loans, note: 'x' }
    expect(undoOf(before, { ...before, has: 'no' }, ['loans'])).toEqual({ has: 'yes', loans })
  })

  it('leaves of an address nothing: the same as the other debtor', () => {
    const shown = { sameAsSpouse: 'no', address: { city: 'Troy' } }
    expect(withoutHiddenAddresses(schema, { ...shown, sameAsSpouse: 'yes' })).toEqual({
      sameAsSpouse: 'yes',
      address: {},
    })
    expect(withoutHiddenAddresses(schema, shown)).toBe(shown)
  })
})

it('knows the gates of addresses by the names that the content gives them', () => {
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

describe('what react-jsonschema-form draws', () => {
  it('holds lists as one opaque field, conditions as they are, and no defaults', () => {
    expect(drawnSchema(schema).allOf?.[0]).toEqual(
      under(when('has', 'yes'), {
        properties: {
          loans: { title: 'Loans', type: 'null' },
          insured: { title: 'Insured?', type: 'string' },
        },
        required: ['loans'],
      }),
    )
    expect(drawnSchema(schema)).toBe(drawnSchema(schema))
  })

  it('is handed no entries', () => {
    expect(
      drawnAnswer({ has: 'yes', kinds: ['a'], loans, address: { city: 'Troy', rooms: loans } }),
    ).toEqual({ has: 'yes', kinds: ['a'], address: { city: 'Troy' } })
  })

  it('finds the list again while it is asked for', () => {
    expect([
      schemaNow(schema, ['loans'], { has: 'yes' })?.items,
      schemaNow(schema, ['loans'], { has: 'no' }),
    ]).toEqual([loan, undefined])
  })
})
