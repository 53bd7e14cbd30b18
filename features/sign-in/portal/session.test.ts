// Holds the session in the browser to its life: found again at the start, renewed, forgotten whole, and never somebody else's.
import { beforeEach, expect, test, vi } from 'vitest'

const account = {
  id: 'a1', givenName: 'Rosa', familyName: 'Delgado', userName: 'rosa@example.com', accountCreationStep: 6, caseCount: 1, verifyPhone: false, verifyEmail: false,
}
const authentication = { isAuthenticated: true, idToken: 'id', accessToken: 'access', expirationTime: null, expiresIn: 900, account }
const signedOut = { errors: [{ message: 'Please log in again.', extensions: { code: 'sign-in.signed-out', kind: 'signed-out' } }] }

/** What the server answers to each operation; a missing one means that it is out of reach. */
let server: Record<string, () => unknown>
const assign = vi.fn()
const cleared = vi.fn()

beforeEach(() => {
  vi.resetModules()
  assign.mockReset()
  cleared.mockReset()
  server = {}
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('sessionStorage', { clear: cleared })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const { operationName } = JSON.parse(body) as { readonly operationName: string }
    const answer = server[operationName]
    return answer ? Promise.resolve(new Response(JSON.stringify(answer()))) : Promise.reject(new TypeError('Failed to fetch'))
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

test('the start finds the session of the cookie again', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  expect(page.status()).toBe('unknown')
  expect(await page.startSession()).toBe('client')
  expect(page.currentAccount()?.givenName).toBe('Rosa')
  expect(page.credentials.get()).toMatchObject({ idToken: 'id', accessToken: 'access' })
})

test.each([['nobody signed in', () => signedOut], ['out of reach', undefined]])('the start with %s is signed out', async (_, answer) => {
  if (answer) server['Refresh'] = answer
  const page = await freshPage()
  expect(await page.startSession()).toBe('signed-out')
})

test('an unfinished account may only set itself up', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: { ...authentication, account: { ...account, accountCreationStep: 4 } } } })
  expect(await (await freshPage()).startSession()).toBe('set-up')
})

test('out of reach later is not signed out', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  server = {}
  await expect(page.graph.refresh()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(page.status()).toBe('client')
})

test('a session that the server has ended is over, not a failure', async () => {
  server['Refresh'] = () => signedOut
  const page = await freshPage()
  expect(await page.graph.refresh()).toBe(false)
})

test('when somebody else signed in in another tab, this page forgets everything', async () => {
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  server['Refresh'] = () => ({ data: { tokenFromRefreshToken: { ...authentication, account: { ...account, id: 'a2' } } } })
  expect(await page.graph.refresh()).toBe(false)
  expect(page.currentAccount()).toBeUndefined()
  expect(page.credentials.get()).toBeUndefined()
  expect(assign).toHaveBeenCalledWith('/login')
})

test.each([['answers', () => ({ data: { signOff: { success: true } } })], ['is out of reach', undefined]])(
  'logging out clears everything and loads /login anew, also when the server %s',
  async (_, answer) => {
    server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
    if (answer) server['SignOff'] = answer
    const page = await freshPage()
    await page.startSession()
    await page.signOff()
    expect(page.status()).toBe('signed-out')
    expect(page.credentials.get()).toBeUndefined()
    expect(page.currentAccount()).toBeUndefined()
    expect(cleared).toHaveBeenCalled()
    expect(assign).toHaveBeenCalledWith('/login')
  },
)
