import { expect, test } from 'vitest'
import type { Schema } from '../../../rules/content/model.ts'
import { hasOwnAnswers } from './has-own-answers.ts'

const address: Schema = { type: 'object', properties: { city: { type: 'string' } } }
const schema: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    uncertain: { type: 'string', default: 'no' },
    address,
  },
}

test.each([
  [{ id: 'a' }, false],
  [{ id: 'a', uncertain: 'no', name: '', address: {} }, false],
  [{ id: 'a', uncertain: 'yes' }, true],
  [{ id: 'a', name: 'Harbor Card' }, true],
  [{ id: 'a', address: { city: 'Albany' } }, true],
  [{ id: 'a', address: { city: '' } }, false],
])('the client has answered something in the entry %j: %s', (entry, isBegun) => {
  expect(hasOwnAnswers(schema, entry)).toBe(isBegun)
})
