import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { ForeignClient, type ForeignTokens, type Values } from '#testing/test-foreign-client.ts'
import { foreignCalls, type ForeignCall } from '#testing/test-foreign-calls.ts'
import { openTestApp } from '#testing/test-app.ts'

const app = openTestApp()
let port: number
let states: ReadonlyMap<string, ForeignTokens | undefined>
let rosa: ForeignClient

const logIn = foreignCalls.get('tokenFromUsernameAndPassword')!.document
const submitCode = foreignCalls.get('submitMfaCode')!.document
const refresh = foreignCalls.get('tokenFromRefreshToken')!.document
const signOff = foreignCalls.get('signOff')!.document
const ownCases = operation`cases.get(active: true) { id }`
const nowhere = '01900000-0000-7000-8000-000000000000'

beforeAll(async () => {
  // Removes the delay of every response of the recovery.
  Object.assign(app.deps, { notBefore: () => Promise.resolve() })
  port = await app.listen()
  rosa = await signedIn('rosa.delgado@example.com', '2125550142')
  const old = rosa.tokens!
  await app.clock.moveBy(6 * 60_000)
  const { data } = await rosa.call(refresh)
  rosa.tokens = data.tokenFromRefreshToken as ForeignTokens
  const [fresh, otherClient] = [
    rosa.tokens,
    (await signedIn('marcus.whitfield@example.com', '2125550151')).tokens!,
  ]
  states = new Map<string, ForeignTokens | undefined>([
    ['a stale id token', { ...fresh, idToken: old.idToken }],
    ['two stale tokens', old],
    ['tokens of two people', { ...fresh, idToken: otherClient.idToken }],
    ['garbage', { idToken: 'garbage', accessToken: 'garbage' }],
    ['no tokens and a good cookie', undefined],
  ])
})

/** Values of the right types that match no data. */
const values: Values = new Proxy<Values>(
  {},
  {
    get(_, name: string) {
      const known: Values = {
        userId: 'nobody@example.com',
        password: 'Wrong-guess-91',
        signup: { userName: 'x', password: 'x', invitationGuid: 'x' },
        contactType: 1,
        courseType: 1,
        courseMethodType: 1,
        providerId: 245,
        orderItemSourceTypeId: 3,
        flag: true,
        isJoint: false,
        isDebtor1: true,
        addSpouse: false,
        active: true,
        read: false,
        questionCompleteFlag: false,
        fromAccountCreationFlag: false,
        account: { id: nowhere },
        case: { id: nowhere },
        document: { id: nowhere, name: 'x' },
        notificationIds: [nowhere],
        request: { caseId: nowhere, sectionId: nowhere },
        activeRequest: { caseId: nowhere, sectionId: nowhere },
        submission: { caseId: nowhere },
      }
      return name in known ? known[name] : nowhere
    },
  },
)

const stateNames = [
  'a stale id token',
  'two stale tokens',
  'tokens of two people',
  'garbage',
  'no tokens and a good cookie',
]
const ordinary = [...foreignCalls].filter(([name]) => name !== 'signOff')

test.each(stateNames)(
  'with %s every call runs or gets 401, depending on who may make it',
  async (state) => {
    const client = new ForeignClient(port)
    for (const [name, value] of rosa.cookies)
      if (!name.includes('flow')) client.cookies.set(name, value)
    client.tokens = states.get(state)
    for (const [name, call] of ordinary) {
      // Each login and each recovery starts a flow. Deletes its cookie, so that the next call is
      // made outside of the flow.
      for (const cookie of client.cookies.keys())
        if (cookie.includes('flow')) client.cookies.delete(cookie)
      const { status, errors } = await client.call(call.document, values)
      const isRefused = status === 401 && errors?.[0]?.extensions.code === 'request.signed-out'
      expect([name, isRefused ? '401' : 'runs', status < 500]).toEqual([
        name,
        isOpen(call) ? 'runs' : '401',
        true,
      ])
    }
    for (const [name, value] of client.cookies) rosa.cookies.set(name, value)
  },
)

test('with fresh tokens every call of a client runs', async () => {
  for (const [name, call] of ordinary.filter(
    ([, { caller }]) => caller === 'client' || caller === 'signed-in',
  )) {
    const { status, errors } = await rosa.call(call.document, values)
    expect([name, status, errors?.[0]?.extensions.code?.startsWith('request.') ?? false]).toEqual([
      name,
      200,
      false,
    ])
  }
})

test.each(stateNames)(
  'with %s, signing off with a valid cookie ends the session of this cookie',
  async (state) => {
    await app.clock.moveBy(31_000)
    const client = await signedIn('rosa.delgado@example.com', '2125550142')
    const good = client.tokens
    client.tokens = states.get(state)
    expect((await client.call(signOff)).data).toEqual({ signOff: { success: true } })
    client.tokens = good
    expect((await client.call(ownCases)).status).toBe(401)
  },
)

test('a client that was idle for six minutes refreshes with its old headers, and its call works', async () => {
  await app.clock.moveBy(31_000)
  const client = await signedIn('denise.carter@example.com', '2165550163')
  for (let round = 0; round < 3; round += 1) {
    const before = client.tokens
    await app.clock.moveBy(6 * 60_000)
    onTestFinished(() => app.clock.moveBy(-6 * 60_000))
    const { status, data } = await client.callWithRefresh(ownCases)
    expect([status, data.cases.get.length]).toEqual([200, 1])
    expect(client.tokens).not.toBe(before)
  }
})

test('a client whose session has ended stays signed out, and can log in with the old headers', async () => {
  const client = await signedIn('elena.whitfield@example.com', '2125550152')
  await app.clock.moveBy(16 * 60_000)
  onTestFinished(() => app.clock.moveBy(-16 * 60_000))
  expect((await client.callWithRefresh(ownCases)).status).toBe(401)
  const { data: first } = await client.call(logIn, {
    userId: 'elena.whitfield@example.com',
    password: demoPassword,
  })
  const { sessionId } = first.tokenFromUsernameAndPassword
  const { data } = await client.call(submitCode, {
    code: await app.lastCode('2125550152'),
    sessionId,
    user: 'elena.whitfield@example.com',
  })
  client.tokens = data.submitMfaCode as ForeignTokens
  expect((await client.call(ownCases)).status).toBe(200)
})

async function signedIn(userId: string, phone: string): Promise<ForeignClient> {
  const client = new ForeignClient(port)
  const { data: first } = await client.call(logIn, { userId, password: demoPassword })
  const { sessionId } = first.tokenFromUsernameAndPassword
  const { data: second } = await client.call(submitCode, {
    code: await app.lastCode(phone),
    sessionId,
    user: userId,
  })
  client.tokens = second.submitMfaCode as ForeignTokens
  return client
}

/** Only calls for anyone are open, because without the flow cookie there is no flow. */
const isOpen = ({ caller }: ForeignCall) => caller === 'anyone'
