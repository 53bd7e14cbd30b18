import { expect } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { ForeignClient, type ForeignTokens, type Values } from './test-foreign-client.ts'
import { foreignCalls } from './test-foreign-calls.ts'
import type { TestApp } from './test-app.ts'

export const calledOperations = new Set<string>()

/** Calls an operation and returns its data; any form of refusal fails the test. */
export async function ask(client: ForeignClient, name: string, values: Values = {}) {
  const call = foreignCalls.get(name)
  if (!call) throw new Error(`${name} is no call of the specifications`)
  calledOperations.add(name)
  const { status, data, errors } = await client.call(call.document, values)
  expect({ name, status, errors }).toEqual({ name, status: 200, errors: undefined })
  const answer = name.split('.').reduce((value, part) => value[part], data)
  expect([name, answer]).not.toEqual([name, null])
  return answer
}

export async function done(client: ForeignClient, name: string, values: Values = {}) {
  const answer = await ask(client, name, values)
  expect([name, answer]).toEqual([name, expect.objectContaining({ success: true })])
  return answer
}

export async function signedIn(
  app: TestApp,
  userId: string,
  phone: string,
  password = demoPassword,
): Promise<ForeignClient> {
  const client = new ForeignClient(await app.listen())
  const first = await ask(client, 'tokenFromUsernameAndPassword', { userId, password })
  expect(first).toMatchObject({
    requiresMfa: true,
    idToken: null,
    sessionId: expect.any(String),
    mfaDeliveryDestination: expect.stringMatching(/\*/),
  })
  const second = await ask(client, 'submitMfaCode', {
    code: await app.lastCode(phone),
    sessionId: first.sessionId,
    user: userId,
  })
  client.tokens = second as ForeignTokens
  return client
}
