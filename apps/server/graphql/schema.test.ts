import type { GraphQLResolveInfo } from 'graphql'
import { expect, test, vi } from 'vitest'
import { buildSchema } from './schema.ts'

const source = {
  ip: '203.0.113.1',
  requestId: 'r',
  language: 'en',
  userAgent: '',
  background: false,
}
const client = { kind: 'client', source, accountId: 'a', sessionId: 's' }
const signedOut = { kind: 'signed-out', source, hasStaleTokens: false }

function resolve(fieldName: string, viewer: unknown, extendTimeout: () => void): unknown {
  const schema = buildSchema([
    { Query: { courseDiscInstUrlInfo: () => 'page', courseDashboard: () => 'dashboard' } },
  ])
  const field = schema.getQueryType()?.getFields()[fieldName]
  return field?.resolve?.({}, {}, { viewer, extendTimeout }, {} as GraphQLResolveInfo)
}

test.each([
  { field: 'courseDiscInstUrlInfo', result: 'page', extensions: 1 },
  { field: 'courseDashboard', result: 'dashboard', extensions: 0 },
])('$field extends the timeout $extensions times', async ({ field, result, extensions }) => {
  const extendTimeout = vi.fn()
  expect(await resolve(field, client, extendTimeout)).toBe(result)
  expect(extendTimeout).toHaveBeenCalledTimes(extensions)
})

test('extends no timeout for a viewer whom the field does not admit', async () => {
  const extendTimeout = vi.fn()
  await expect(async () =>
    resolve('courseDiscInstUrlInfo', signedOut, extendTimeout),
  ).rejects.toThrow(/sign|log/i)
  expect(extendTimeout).not.toHaveBeenCalled()
})
