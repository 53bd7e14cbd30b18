import { beforeEach, expect, test, vi } from 'vitest'
import { testStorage } from '#ui/mirror/test-storage.ts'
import type { TabMessage } from './other-tabs.ts'

const account = {
  id: 'a1',
  givenName: 'Rosa',
  familyName: 'Delgado',
  userName: 'rosa@example.com',
  emailAddress: 'rosa@example.com',
  accountCreationStep: 6,
  caseCount: 1,
  language: 'en',
  verifyPhone: false,
  verifyEmail: false,
}
const authentication = {
  isAuthenticated: true,
  idToken: 'id',
  accessToken: 'access',
  expirationTime: null,
  expiresIn: 900,
  mirrorKey: Buffer.alloc(32, 1).toString('base64url'),
  unsentKeys: null,
  account,
}
const signedOut = {
  errors: [
    {
      message: 'Please log in again.',
      extensions: { code: 'sign-in.signed-out', kind: 'signed-out' },
    },
  ],
}

const deleteUnsent = vi.fn(() => Promise.resolve())
vi.mock('#ui/mirror/unsent-storage.ts', async (original) => ({
  ...(await original<object>()),
  deleteUnsent,
}))

/** Responses by operation. A missing operation is out of reach. */
let server: Record<string, () => unknown>
/** The requested operations in their order. */
let requests: string[]
let posted: unknown[]
let hear: ((event: { readonly data: unknown }) => void)[]
const assign = vi.fn()

/** A BroadcastChannel that only this tab listens to. */
class Channel {
  addEventListener(_: string, listener: (event: { readonly data: unknown }) => void) {
    hear.push(listener)
  }
  postMessage(message: unknown) {
    posted.push(message)
  }
}
function otherTabSays(message: TabMessage): void {
  for (const listener of hear) listener({ data: message })
}

beforeEach(() => {
  vi.resetModules()
  assign.mockReset()
  deleteUnsent.mockClear()
  server = {}
  requests = []
  posted = []
  hear = []
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const { operationName } = JSON.parse(body) as { readonly operationName: string }
    requests.push(operationName)
    const answer = server[operationName]
    return answer
      ? Promise.resolve(new Response(JSON.stringify(answer())))
      : Promise.reject(new TypeError('Failed to fetch'))
  })
})

async function freshPage() {
  const { connectSession, credentials, graph } = await import('#ui/graphql/graph.ts')
  const { currentAccount } = await import('#features/account/portal/current-account.ts')
  const { session } = await import('./session-store.ts')
  const acts = await import('./session.ts')
  connectSession({ refresh: acts.refreshSession, onSignedOut: acts.forgetSession })
  return { ...acts, credentials, graph, currentAccount, status: () => session.get().status }
}

const sealedForm = 'daybreak.mirror.forms.x'
const sealedCase = 'daybreak.mirror.cases.x'

function fillTab(): void {
  for (const name of [sealedForm, sealedCase, 'daybreak.case']) sessionStorage.setItem(name, 'c7')
}
const storedKeys = () => Object.keys(sessionStorage).toSorted()

test('finds the session of the cookie at the start', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  expect(page.status()).toBe('unknown')
  expect(await page.startSession()).toBe('client')
  expect(page.currentAccount()?.givenName).toBe('Rosa')
  expect(page.credentials.get()).toMatchObject({ idToken: 'id', accessToken: 'access' })
})

test.each([
  ['nobody signed in', () => signedOut],
  ['out of reach', undefined],
])('is signed out after a start with %s', async (_, answer) => {
  if (answer) server['Refresh'] = answer
  const page = await freshPage()
  expect(await page.startSession()).toBe('signed-out')
})

test('lets an unfinished account only set itself up', async () => {
  server['Refresh'] = () => ({
    data: {
      tokenFromRefreshToken: { ...authentication, account: { ...account, accountCreationStep: 4 } },
    },
  })
  expect(await (await freshPage()).startSession()).toBe('set-up')
})

test('stays signed in when the server becomes unreachable later', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  server = {}
  await expect(page.graph.refresh()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(page.status()).toBe('client')
})

test('treats a session that the server has ended as over, not as a failure', async () => {
  server['Refresh'] = () => signedOut
  const page = await freshPage()
  expect(await page.graph.refresh()).toBe(false)
})

test('forgets everything on this page when another account signed in in another tab', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  server['Refresh'] = () => ({
    data: { tokenFromRefreshToken: { ...authentication, account: { ...account, id: 'a2' } } },
  })
  expect(await page.graph.refresh()).toBe(false)
  expect(page.currentAccount()).toBeUndefined()
  expect(page.credentials.get()).toBeUndefined()
  expect(assign).toHaveBeenCalledWith('/login')
})

test.each([
  ['answers', () => ({ data: { signOff: { success: true } } })],
  ['is out of reach', undefined],
])('clears everything and loads /login on logout when the server %s', async (_, answer) => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  if (answer) server['SignOff'] = answer
  const page = await freshPage()
  await page.startSession()
  fillTab()
  await page.signOff()
  expect(page.status()).toBe('signed-out')
  expect(page.credentials.get()).toBeUndefined()
  expect(page.currentAccount()).toBeUndefined()
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(posted).toContain('signed-off')
  expect(assign).toHaveBeenCalledWith('/login')
})

test('keeps only typed forms and the page of origin after an idle timeout, for the same account', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  server['SignOff'] = () => ({ data: { signOff: { success: true } } })
  const page = await freshPage()
  await page.startSession()
  fillTab()
  await page.endIdleSession('/dashboard/documents')
  expect([page.status(), page.credentials.get(), page.currentAccount()]).toEqual([
    'signed-out',
    undefined,
    undefined,
  ])
  expect(storedKeys()).toEqual([sealedForm, 'daybreak.origin'])
  expect(JSON.parse(sessionStorage.getItem('daybreak.origin') ?? '')).toEqual({
    path: '/dashboard/documents',
    accountId: 'a1',
    caseId: 'c7',
  })
  expect([posted, requests, localStorage.getItem('daybreak.sign-off-due')]).toEqual([
    ['timed-out'],
    ['Refresh', 'SignOff'],
    null,
  ])
})

test('does not sign in by the cookie after a sign-off that the server missed', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  await page.endIdleSession('/client')
  vi.resetModules()
  const offline = await freshPage()
  expect(await offline.startSession()).toBe('signed-out')
  expect(requests).toEqual(['Refresh', 'SignOff', 'SignOff'])
  vi.resetModules()
  server = { Refresh: () => signedOut, SignOff: () => ({ data: { signOff: { success: true } } }) }
  const online = await freshPage()
  expect(await online.startSession()).toBe('signed-out')
  expect(requests.slice(3)).toEqual(['SignOff', 'Refresh'])
  expect(localStorage.getItem('daybreak.sign-off-due')).toBeNull()
})

test('clears a pending sign-off when an account signs in', async () => {
  const page = await freshPage()
  await page.endSession()
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('person')
  expect(page.adoptSession(authentication)).toBe('client')
  expect(localStorage.getItem('daybreak.sign-off-due')).toBeNull()
})

test('keeps the cause of a time-out that the server missed until a later page reports it', async () => {
  const page = await freshPage()
  page.adoptSession(authentication)
  await page.endIdleSession('/client')
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('time-out')
  const next = await freshPage()
  await next.startSession()
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('time-out')
})

test('does not restore an ended session from a late response', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  server['SignOff'] = () => ({ data: { signOff: { success: true } } })
  const page = await freshPage()
  await page.startSession()
  const renewal = page.graph.refresh()
  await page.endIdleSession('/client')
  expect(await renewal).toBe(false)
  expect([page.status(), page.credentials.get()]).toEqual(['signed-out', undefined])
})

test('keeps only typed forms when the start finds no session, and keeps everything when out of reach', async () => {
  fillTab()
  expect(await (await freshPage()).startSession()).toBe('signed-out')
  expect(storedKeys()).toEqual(['daybreak.case', sealedCase, sealedForm])
  vi.resetModules()
  server['Refresh'] = () => signedOut
  expect(await (await freshPage()).startSession()).toBe('signed-out')
  expect(storedKeys()).toEqual(['daybreak.case', sealedForm])
})

test("informs other tabs of a client's sign-in, not of a restored session or an account in set-up", async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const fresh = await freshPage()
  await fresh.startSession()
  expect(posted).toEqual([])
  vi.resetModules()
  server['Refresh'] = () => signedOut
  const page = await freshPage()
  await page.startSession()
  page.adoptSession({ ...authentication, account: { ...account, accountCreationStep: 4 } })
  expect(posted).toEqual([])
  page.adoptSession(authentication)
  page.adoptSession(authentication)
  expect(posted).toEqual(['signed-in'])
})

test('clears this tab when another tab signs off, signed in or not', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const inside = await freshPage()
  inside.watchOtherTabs()
  await inside.startSession()
  fillTab()
  otherTabSays('timed-out')
  expect(inside.status()).toBe('client')
  otherTabSays('signed-off')
  expect([inside.status(), storedKeys()]).toEqual(['signed-out', []])
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/login']]))
  fillTab()
  otherTabSays('signed-off')
  expect([storedKeys(), assign.mock.calls.length]).toEqual([['daybreak.case'], 1])
})

test.each([
  ['stays', false, 'client', []],
  ['signs off', true, 'signed-out', ['/login']],
] as const)(
  'asks before a logout that loses data, and the client then %s',
  async (_, signsOff, status, loaded) => {
    server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
    server['SignOff'] = () => ({ data: { signOff: { success: true } } })
    const page = await freshPage()
    await page.startSession()
    const { askBeforeLosing, beforeSignOff } = await import('#ui/mirror/before-sign-off.ts')
    beforeSignOff(() => Promise.resolve(false))
    askBeforeLosing(() => Promise.resolve(signsOff))
    await page.signOff()
    expect([page.status(), assign.mock.calls.flat()]).toEqual([status, loaded])
  },
)

test('clears the data of the previous account when another account signs in on the same page', async () => {
  const page = await freshPage()
  page.adoptSession(authentication)
  fillTab()
  expect(
    page.adoptSession({
      ...authentication,
      idToken: 'other',
      account: { ...account, id: 'b2', givenName: 'Elena' },
    }),
  ).toBe('client')
  expect(
    storedKeys().filter((name) => [sealedForm, sealedCase, 'daybreak.case'].includes(name)),
  ).toEqual([])
  expect(page.currentAccount()?.id).toBe('b2')
  expect(page.credentials.get()?.idToken).toBe('other')
})

test('waits for the database at the start instead of showing the login page', async () => {
  vi.useFakeTimers()
  const away = {
    errors: [{ message: 'Later.', extensions: { code: 'data.unavailable', kind: 'unavailable' } }],
  }
  const answers = [
    Response.json(away, { status: 503, headers: { 'retry-after': '2' } }),
    Response.json({ data: { tokenFromRefreshToken: authentication } }),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  const page = await freshPage()
  const start = page.startSession()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(await start).toBe('client')
  expect(page.startedOutOfReach()).toBe(false)
})

test.each<
  [what: string, act: (page: Awaited<ReturnType<typeof freshPage>>) => unknown, deletes: boolean]
>([
  ['logging out', (page) => page.signOff(), true],
  ['logging out in another tab', () => otherTabSays('signed-off'), true],
  ['a time-out', (page) => page.endIdleSession('/client'), false],
  ['a session that the server has ended', (page) => page.forgetEndedSession('/client'), false],
  [
    'somebody else who signs in on this page',
    (page) => page.adoptSession({ ...authentication, account: { ...account, id: 'a2' } }),
    false,
  ],
  [
    'somebody else who signed in in another tab',
    async (page) => {
      server['Refresh'] = () => ({
        data: { tokenFromRefreshToken: { ...authentication, account: { ...account, id: 'a2' } } },
      })
      await page.graph.refresh()
    },
    false,
  ],
])(
  'after %s unsent data stays on the device unless the client logged out',
  async (_, act, deletes) => {
    server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
    const page = await freshPage()
    page.watchOtherTabs()
    await page.startSession()
    await act(page)
    expect(deleteUnsent.mock.calls.length > 0).toBe(deletes)
  },
)
