import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testStorage } from '#ui/mirror/test-storage.ts'
import {
  account,
  assign,
  authentication,
  fillTab,
  freshPage,
  resetTab,
  sealedCase,
  sealedForm,
  signedOut,
  storedKeys,
  tab,
} from './test-session.ts'

beforeEach(resetTab)
afterEach(() => void vi.useRealTimers())

/** Skips the pauses between the tries of a start. */
async function startAtOnce({ startSession }: Awaited<ReturnType<typeof freshPage>>) {
  vi.useFakeTimers()
  const start = startSession()
  await vi.runAllTimersAsync()
  return start
}

test('finds the session of the cookie at the start', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  expect(page.status()).toBe('unknown')
  expect(await page.startSession()).toBe('client')
  expect(page.currentAccount()?.givenName).toBe('Rosa')
  expect(page.credentials.get()).toMatchObject({ idToken: 'id', accessToken: 'access' })
})

test.each([
  ['signed out', () => signedOut],
  ['out of reach', undefined],
])('is signed out after a start with %s', async (_, answer) => {
  if (answer) tab.server['Refresh'] = answer
  const page = await freshPage()
  expect(await startAtOnce(page)).toBe('signed-out')
  expect(page.startedOffline()).toBe(answer === undefined)
})

test('repeats the renewal of a start whose answer is lost, and stays signed in', async () => {
  const page = await freshPage()
  const answers = [
    new TypeError('Failed to fetch'),
    new TypeError('Failed to fetch'),
    Response.json({ data: { tokenFromRefreshToken: authentication } }),
  ]
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  expect(await startAtOnce(page)).toBe('client')
  expect([page.startedOffline(), answers]).toEqual([false, []])
})

test('lets an unfinished account only set itself up', async () => {
  tab.server['Refresh'] = () => ({
    data: {
      tokenFromRefreshToken: { ...authentication, account: { ...account, accountCreationStep: 4 } },
    },
  })
  expect(await (await freshPage()).startSession()).toBe('set-up')
})

test('stays signed in when the server becomes unreachable later', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  tab.server = {}
  await expect(page.graph.refresh()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(page.status()).toBe('client')
})

test('treats a session that the server has ended as over, not as a failure', async () => {
  tab.server['Refresh'] = () => signedOut
  const page = await freshPage()
  expect(await page.graph.refresh()).toBe(false)
})

test('forgets everything on this page when another account signed in in another tab', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  tab.server['Refresh'] = () => ({
    data: { tokenFromRefreshToken: { ...authentication, account: { ...account, id: 'a2' } } },
  })
  expect(await page.graph.refresh()).toBe(false)
  expect(page.currentAccount()).toBeUndefined()
  expect(page.credentials.get()).toBeUndefined()
  expect(assign).toHaveBeenCalledWith('/login')
})

test('keeps only typed forms when the start finds no session, and keeps everything when the server is out of reach', async () => {
  fillTab()
  expect(await startAtOnce(await freshPage())).toBe('signed-out')
  expect(storedKeys()).toEqual(['daybreak.case', sealedCase, sealedForm])
  vi.resetModules()
  tab.server['Refresh'] = () => signedOut
  expect(await (await freshPage()).startSession()).toBe('signed-out')
  expect(storedKeys()).toEqual(['daybreak.case', sealedForm])
})

test("informs other tabs of a client's sign-in, but not of a restored session or an account in set-up", async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const fresh = await freshPage()
  await fresh.startSession()
  expect(tab.posted).toEqual([])
  vi.resetModules()
  tab.server['Refresh'] = () => signedOut
  const page = await freshPage()
  await page.startSession()
  page.adoptSession({ ...authentication, account: { ...account, accountCreationStep: 4 } })
  expect(tab.posted).toEqual([])
  page.adoptSession(authentication)
  page.adoptSession(authentication)
  expect(tab.posted).toEqual(['signed-in'])
})

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

test('logs in on a device whose storage is full', async () => {
  const key = authentication.mirrorKey
  for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, testStorage(0))
  const page = await freshPage()
  expect(page.adoptSession({ ...authentication, unsentKeys: [key, key] })).toBe('client')
  expect(page.credentials.get()).toMatchObject({ accessToken: 'access' })
  await page.endIdleSession('/client')
  expect(page.status()).toBe('signed-out')
})

test('waits for the database at the start instead of showing the login page', async () => {
  const away = {
    errors: [{ message: 'Later.', extensions: { code: 'data.unavailable', kind: 'unavailable' } }],
  }
  const answers = [
    Response.json(away, { status: 503, headers: { 'retry-after': '2' } }),
    Response.json({ data: { tokenFromRefreshToken: authentication } }),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  const page = await freshPage()
  expect(await startAtOnce(page)).toBe('client')
  expect(page.startedOffline()).toBe(false)
})
