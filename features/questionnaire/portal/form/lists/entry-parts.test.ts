// What a list entry shows first, and what waits below "More details".
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
  // oxlint-disable-next-line unicorn/no-thenable
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

test('an entry shows what is required or marked as first, its flags together, and single fields that these open; the rest is folded', () => {
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

test('a question folds nothing, and its flags stand together too', () => {
  expect(questionParts(['name', 'cosigner', 'address', 'disputed'], ui)).toEqual([
    { key: 'name' },
    { flags: ['cosigner', 'disputed'] },
    { key: 'address' },
  ])
})

test('an entry with optional fields alone folds nothing', () => {
  expect(entryParts(['name', 'address'], [], schema, {})).toEqual({
    first: [{ key: 'name' }, { key: 'address' }],
    more: [],
  })
})
