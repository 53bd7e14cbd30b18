import { describe, expect, test } from 'vitest'
import type { Condition } from './content.ts'
import { ownerOptions, testField, testQuestion, whoOptions } from './test-content.ts'
import { getUnit, type UnitFacts } from './unit.ts'

const facts: UnitFacts = {
  shape: { version: 1, joint: false, chapter: 7 },
  debtor: 1,
  language: 'en',
  names: { 1: 'Rosa Delgado', 2: '' },
}
const inJoint: UnitFacts = { ...facts, shape: { ...facts.shape, joint: true } }
const has: Condition = { of: { field: 'has' }, is: '==', value: 'yes' }
const months = ['from', 'to'].map((key) =>
  testField({ key, kind: 'month', required: true, latest: 'today' }),
)

const pastAddresses = testQuestion({
  key: 'addressHistory',
  fields: [
    testField({
      key: 'has',
      kind: 'ynh',
      required: true,
      ask: { en: 'Did you live elsewhere?', es: '¿Vivió en otro lugar?' },
    }),
    testField({
      key: 'places',
      kind: 'array',
      required: true,
      condition: has,
      item: { en: 'past address', es: 'dirección anterior' },
      fields: [
        testField({
          key: 'address',
          kind: 'group',
          fields: [
            testField({ key: 'street', kind: 'text', required: true, maxLength: 80 }),
            testField({ key: 'zip', kind: 'zip', required: true, length: 5 }),
          ],
        }),
        ...months,
        testField({
          key: 'spouseToo',
          kind: 'yn',
          condition: {
            all: [
              { of: { context: 'joint' }, is: '==', value: true },
              { of: { context: 'debtor' }, is: '==', value: 1 },
            ],
          },
        }),
      ],
    }),
  ],
})

test('requires a field only in the branch that shows it, and resolves the facts of the case', () => {
  const month = { type: 'string', pattern: '^(0[1-9]|1[0-2])/(19|20)\\d\\d$' }
  expect(getUnit(pastAddresses, facts).Schema).toEqual({
    type: 'object',
    properties: {
      has: {
        title: 'The has',
        type: 'string',
        oneOf: [
          { const: 'yes', title: 'Yes' },
          { const: 'no', title: 'No' },
          { const: 'userNeedsHelp', title: 'I need help with this' },
        ],
      },
      notSure: expect.objectContaining({ type: 'array' }),
    },
    required: ['has'],
    allOf: [
      {
        if: { properties: { has: { const: 'yes' } }, required: ['has'] },
        then: {
          properties: {
            places: {
              title: 'The places',
              type: 'array',
              minItems: 1,
              maxItems: 200,
              items: {
                type: 'object',
                properties: {
                  id: { type: 'string' },
                  address: {
                    title: 'The address',
                    type: 'object',
                    required: ['street', 'zip'],
                    properties: {
                      street: {
                        title: 'The street',
                        type: 'string',
                        maxLength: 80,
                        pattern: '\\S',
                      },
                      zip: {
                        title: 'The zip',
                        type: 'string',
                        minLength: 5,
                        maxLength: 5,
                        pattern: '^\\d{5}$',
                      },
                    },
                  },
                  from: { title: 'The from', ...month },
                  to: { title: 'The to', ...month },
                },
                required: ['address', 'from', 'to'],
              },
            },
          },
          required: ['places'],
        },
      },
    ],
  })
})

test('the UI schema has the widgets, the full question and the field order, including those of hidden fields', () => {
  const { UISchema } = getUnit(pastAddresses, inJoint)
  expect(UISchema['ui:order']).toEqual(['has', 'places', 'notSure'])
  expect(UISchema['has']).toEqual({
    'ui:widget': 'yesNoHelp',
    'ui:description': 'Did you live elsewhere?',
    'ui:options': { takesHelp: true },
  })
  expect(UISchema['places']).toEqual({
    'ui:field': 'list',
    'ui:options': { item: 'past address' },
    items: {
      'ui:order': ['id', 'address', 'from', 'to', 'spouseToo'],
      id: { 'ui:widget': 'hidden' },
      address: {
        'ui:order': ['street', 'zip'],
        street: { 'ui:widget': 'text', 'ui:options': { maxLength: 80 } },
        zip: { 'ui:widget': 'zip', 'ui:options': { length: 5 } },
      },
      from: { 'ui:widget': 'month', 'ui:options': { latest: 'today' } },
      to: { 'ui:widget': 'month', 'ui:options': { latest: 'today' } },
      spouseToo: { 'ui:widget': 'yesNo' },
    },
  })
})

test('returns the same form for the same kind of case, and another for another language', () => {
  expect(getUnit(pastAddresses, { ...facts, names: { 1: 'Somebody', 2: 'Else' } })).toBe(
    getUnit(pastAddresses, facts),
  )
  expect(getUnit(pastAddresses, { ...facts, language: 'es' }).UISchema['has']).toMatchObject({
    'ui:description': '¿Vivió en otro lugar?',
  })
})

describe('help', () => {
  test('is offered beside every question whose first field does not offer it', () => {
    const { Schema, UISchema } = getUnit(
      testQuestion({ key: 'q', fields: [testField({ key: 'name', kind: 'text' })] }),
      facts,
    )
    expect(Schema.properties).toMatchObject({
      userNeedsHelp: { type: 'boolean' },
      helpNote: { type: 'string', maxLength: 500 },
      notSure: { type: 'array' },
    })
    expect(UISchema['ui:order']).toEqual(['name', 'userNeedsHelp', 'helpNote', 'notSure'])
    expect([UISchema['userNeedsHelp'], UISchema['helpNote'], UISchema['notSure']]).toEqual(
      ['hidden', 'hidden', 'hidden'].map((widget) => ({ 'ui:widget': widget })),
    )
  })

  test('is not offered beside a question whose first field offers it', () => {
    expect(Object.keys(getUnit(pastAddresses, facts).Schema.properties ?? {})).toEqual([
      'has',
      'notSure',
    ])
  })
})

describe('the owner of something', () => {
  const question = testQuestion({
    key: 'q',
    fields: [
      testField({ key: 'owner', kind: 'select', required: true, options: ownerOptions }),
      testField({ key: 'who', kind: 'radio', required: true, options: whoOptions }),
    ],
  })
  const parseValues = (key: string, of: UnitFacts) =>
    getUnit(question, of).Schema.properties?.[key]?.oneOf?.map((option) => option.const)

  test('can be both debtors in a joint case', () => {
    expect(parseValues('owner', inJoint)).toEqual(['debtor1', 'debtor2', 'both', 'withOther'])
    expect(parseValues('who', inJoint)).toEqual(['debtor1', 'debtor2', 'both'])
    expect(getUnit(question, inJoint).Schema.required).toEqual(['owner', 'who'])
  })

  test('has the single-debtor label in a single case', () => {
    const single = { en: 'Me and another person', es: 'Otra persona y yo' }
    const shared = testQuestion({
      key: 'q',
      fields: [
        testField({
          key: 'owner',
          kind: 'select',
          required: true,
          options: ownerOptions.map((option) =>
            option.value === 'withOther' ? { ...option, single } : option,
          ),
        }),
      ],
    })
    const findLast = (of: UnitFacts) =>
      getUnit(shared, of).Schema.properties?.['owner']?.oneOf?.at(-1)?.title
    expect([findLast(facts), findLast({ ...facts, language: 'es' }), findLast(inJoint)]).toEqual([
      'Me and another person',
      'Otra persona y yo',
      'With another person',
    ])
  })

  test('has labels for the reader: "Me" can be debtor 2, while the stored value stays the same', () => {
    const second = { en: 'My spouse (Debtor 1)', es: 'Mi cónyuge (Deudor 1)' }
    const shared = testQuestion({
      key: 'q',
      fields: [
        testField({
          key: 'owner',
          kind: 'select',
          options: ownerOptions.map((option) =>
            option.value === 'debtor1' ? { ...option, second } : option,
          ),
        }),
        testField({
          key: 'people',
          kind: 'checkboxes',
          options: [{ value: 'a', label: second, second: { en: 'Me', es: 'Yo' } }],
        }),
      ],
    })
    const readBy = (of: UnitFacts) => getUnit(shared, of).Schema.properties
    expect(readBy({ ...inJoint, reader: 2 })?.['owner']?.oneOf?.[0]).toEqual({
      const: 'debtor1',
      title: 'My spouse (Debtor 1)',
    })
    expect(readBy({ ...inJoint, reader: 2, language: 'es' })?.['owner']?.oneOf?.[0]?.title).toBe(
      'Mi cónyuge (Deudor 1)',
    )
    expect(readBy({ ...inJoint, reader: 2 })?.['people']?.items?.oneOf?.[0]?.title).toBe('Me')
    for (const of of [inJoint, { ...inJoint, reader: 1 }, { ...facts, reader: 2 }] as const)
      expect(readBy(of)?.['owner']?.oneOf?.[0]?.title).toBe('Me (Debtor 1)')
  })

  test('has fewer choices in a single case, and is hidden and filled in if only one choice remains', () => {
    expect(parseValues('owner', facts)).toEqual(['debtor1', 'withOther'])
    expect(getUnit(question, facts).Schema.properties?.['owner']?.default).toBeUndefined()
    expect(getUnit(question, facts).Schema.properties?.['who']?.default).toBe('debtor1')
    expect(getUnit(question, facts).UISchema['who']).toEqual({ 'ui:widget': 'hidden' })
    expect(getUnit(question, facts).Schema.required).toEqual(['owner'])
  })

  test('is filled in if the only other choice is for joint cases', () => {
    const options = ownerOptions.map((option) =>
      option.value === 'withOther' ? { ...option, jointOnly: true as const } : option,
    )
    const owed = testQuestion({
      key: 'owed',
      fields: [testField({ key: 'owedBy', kind: 'select', required: true, options })],
    })
    expect(getUnit(owed, facts).Schema.properties?.['owedBy']?.default).toBe('debtor1')
    expect(getUnit(owed, facts).UISchema['owedBy']).toEqual({ 'ui:widget': 'hidden' })
    expect(
      getUnit(owed, inJoint).Schema.properties?.['owedBy']?.oneOf?.map((option) => option.const),
    ).toContain('withOther')
  })

  test('can be the spouse in a single case if "Both of us" is not one of the choices', () => {
    const patient = testQuestion({
      key: 'p',
      fields: [
        testField({
          key: 'patient',
          kind: 'radio',
          options: [
            ...whoOptions.slice(0, 2),
            { value: 'child', label: { en: 'Child', es: 'Hijo' } },
          ],
        }),
      ],
    })
    expect(getUnit(patient, facts).Schema.properties?.['patient']?.oneOf).toHaveLength(3)
  })
})
