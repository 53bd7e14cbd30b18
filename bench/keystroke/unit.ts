// A list whose entries have an address and two months, with one entry open.
import type { JsonObject, Schema, UiSchema } from '#features/questionnaire/rules/content/model.ts'

export const textFields = ['street', 'unit', 'city', 'zip'] as const
export const titles: Readonly<Record<string, string>> = {
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  from: 'From',
  to: 'To',
}
export const states = ['CA', 'IL', 'NY', 'TX'] as const
export const openEntry = 'e00000'

const text = (title: string): Schema => ({ title, type: 'string', maxLength: 80 })
const month = (title: string): Schema => ({
  title,
  type: 'string',
  pattern: '^(0[1-9]|1[0-2])/(19|20)\\d\\d$',
})
const entry: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    ...Object.fromEntries(textFields.map((key) => [key, text(titles[key] ?? key)])),
    state: {
      title: 'State',
      type: 'string',
      oneOf: states.map((state) => ({ const: state, title: state })),
    },
    from: month('From'),
    to: month('To'),
  },
  required: ['street', 'city', 'state', 'zip', 'from', 'to'],
}
const yes: Schema = { properties: { has: { const: 'yes' } }, required: ['has'] }
const places: Schema = {
  title: 'Past addresses',
  type: 'array',
  items: entry,
  minItems: 1,
  maxItems: 200,
}

const schema: Schema = {
  type: 'object',
  properties: {
    has: {
      title: 'Any?',
      type: 'string',
      oneOf: [
        { const: 'yes', title: 'Yes' },
        { const: 'no', title: 'No' },
      ],
    },
  },
  required: ['has'],
  allOf: [
    Object.fromEntries(
      ['if', 'then'].map((word, index) => [
        word,
        index === 0 ? yes : { properties: { places }, required: ['places'] },
      ]),
    ),
  ],
}

const ui: UiSchema = {
  'ui:order': ['has', 'places'],
  has: { 'ui:widget': 'yesNo' },
  places: {
    'ui:field': 'list',
    'ui:options': { item: 'address' },
    items: {
      'ui:order': ['id', 'street', 'unit', 'city', 'state', 'zip', 'from', 'to'],
      id: { 'ui:widget': 'hidden' },
      ...Object.fromEntries(
        textFields.map((key): [string, UiSchema] => [
          key,
          { 'ui:widget': key === 'zip' ? 'zip' : 'text' },
        ]),
      ),
      state: { 'ui:widget': 'select' },
      from: { 'ui:widget': 'month' },
      to: { 'ui:widget': 'month' },
    },
  },
}

export const unit = { Schema: schema, UISchema: ui }

/** An answer with this many complete entries. */
export function answerWith(entries: number): JsonObject {
  return {
    has: 'yes',
    places: Array.from({ length: entries }, (_, index) => ({
      id: `e${String(index).padStart(5, '0')}`,
      street: `${index} Main St`,
      unit: '',
      city: 'Springfield',
      state: 'IL',
      zip: '62701',
      from: '01/2019',
      to: '01/2021',
    })),
  }
}
