import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { chooseEarlier, refuseUnknown } from './earlier-documents.ts'

const latest = { portal: { 'sha256:2': '{ cases { id } }' } }
const kept = { before: '1.1.0', documents: { portal: { 'sha256:1': '{ cases { name } }' } } }

test('the documents of the release before stay until the version is raised', () => {
  expect(chooseEarlier(kept, '1.1.0', () => latest)).toBe(kept)
  expect(chooseEarlier(kept, '1.2.0', () => latest)).toEqual({ before: '1.2.0', documents: latest })
  expect(chooseEarlier(undefined, '1.0.0', () => latest)).toEqual({
    before: '1.0.0',
    documents: latest,
  })
})

test('a schema that no longer understands one of them is refused', () => {
  const schema = buildSchema('type Query { cases: [Case!]! } type Case { id: ID! }')
  expect(() => refuseUnknown(schema, latest.portal)).not.toThrow()
  expect(() => refuseUnknown(schema, kept.documents.portal)).toThrow(
    'contract/earlier-documents.json, sha256:1: Cannot query field "name" on type "Case".',
  )
})
