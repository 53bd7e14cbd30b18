import { expect, test } from 'vitest'
import type { Schema, UiSchema } from '../../../rules/content/model.ts'
import { entryParts, questionParts } from './entry-parts.ts'

const ui: UiSchema = {
  last4: { 'ui:options': { first: true } },
  cosigner: { 'ui:options': { flag: true } },
  disputed: { 'ui:options': { flag: true } },
}
const keys = [
  'name',
  'address',
  'amount',
  'last4',
  'owner',
  'ownerNames',
  'ownerAddress',
  'hardship',
  'hardshipNote',
  'cosigner',
  'since',
  'disputed',
  'why',
]
const text: Schema = { type: 'string' }
const when = (key: string, opened: Record<string, Schema>): Schema => ({
  if: { not: { properties: { [key]: { const: 'me' } }, required: [key] } },
  then: { properties: opened },
})
const schema: Schema = {
  type: 'object',
  allOf: [
    when('owner', {
      ownerNames: text,
      ownerAddress: { type: 'object', properties: { city: text } },
    }),
    when('hardship', { hardshipNote: text }),
  ],
}

test('shows required fields, fields marked as first, flags and the single fields that depend on these, and puts all other fields below More details', () => {
  expect(entryParts(keys, ['name', 'amount', 'owner', 'disputed', 'why'], schema, ui)).toEqual({
    first: [
      { key: 'name' },
      { key: 'amount' },
      { key: 'last4' },
      { key: 'owner' },
      { key: 'ownerNames' },
      { flags: ['cosigner', 'disputed'] },
      { key: 'why' },
    ],
    more: ['address', 'ownerAddress', 'hardship', 'hardshipNote', 'since'],
  })
})

test('shows all fields of a question, and groups its flags', () => {
  expect(questionParts(['name', 'cosigner', 'address', 'disputed'], ui)).toEqual([
    { key: 'name' },
    { flags: ['cosigner', 'disputed'] },
    { key: 'address' },
  ])
})

test('shows all fields of an entry that has only optional fields', () => {
  expect(entryParts(['name', 'address'], [], schema, {})).toEqual({
    first: [{ key: 'name' }, { key: 'address' }],
    more: [],
  })
})
