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
  const schema = buildSchema('portal', [
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

const staff = { kind: 'staff', source, staffId: 's', firmId: 'f', role: 'attorney', sessionId: 'x' }

function askStaff(fieldName: string, viewer: unknown): unknown {
  const schema = buildSchema('workspace', [
    { Query: { me: () => 'me', staffInvitation: () => 'invitation' } },
  ])
  const field = schema.getQueryType()?.getFields()[fieldName]
  return field?.resolve?.({}, {}, { viewer }, {} as GraphQLResolveInfo)
}

test('a field of the workspace is open to staff, never to a client or without a session', async () => {
  expect(await askStaff('me', staff)).toBe('me')
  for (const viewer of [client, signedOut])
    await expect(async () => askStaff('me', viewer)).rejects.toThrow()
})

test('staff who are logged in do not repeat a step of the login', async () => {
  expect(await askStaff('staffInvitation', signedOut)).toBe('invitation')
  await expect(async () => askStaff('staffInvitation', staff)).rejects.toThrow(
    'You are already logged in.',
  )
})
