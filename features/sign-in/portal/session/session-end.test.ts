import { beforeEach, expect, test, vi } from 'vitest'
import {
  account,
  assign,
  authentication,
  fillTab,
  freshPage,
  otherTabSays,
  resetTab,
  sealedForm,
  signedOut,
  storedKeys,
  tab,
} from './test-session.ts'

const deleteUnsent = vi.fn(() => Promise.resolve())
vi.mock('#ui/mirror/unsent-storage.ts', async (original) => ({
  ...(await original<object>()),
  deleteUnsent,
}))

beforeEach(() => {
  resetTab()
  deleteUnsent.mockClear()
})

test.each([
  ['answers', () => ({ data: { signOff: { success: true } } })],
  ['is out of reach', undefined],
])('clears everything and loads /login on logout when the server %s', async (_, answer) => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  if (answer) tab.server['SignOff'] = answer
  const page = await freshPage()
  await page.startSession()
  fillTab()
  await page.signOff()
  expect(page.status()).toBe('signed-out')
  expect(page.credentials.get()).toBeUndefined()
  expect(page.currentAccount()).toBeUndefined()
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(tab.posted).toContain('signed-off')
  expect(assign).toHaveBeenCalledWith('/login')
})

test('keeps only typed forms and the page of origin after an idle timeout, for the same account', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  tab.server['SignOff'] = () => ({ data: { signOff: { success: true } } })
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
  expect([tab.posted, tab.requests, localStorage.getItem('daybreak.sign-off-due')]).toEqual([
    ['timed-out'],
    ['Refresh', 'SignOff'],
    null,
  ])
})

test('owes the sign-off from the moment of an idle timeout, before the forms are stored', async () => {
  const page = await freshPage()
  page.adoptSession(authentication)
  const end = page.endIdleSession('/client')
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('time-out')
  await end
})

test.each([
  ['the refused request comes first', ['leaveEndedSession', 'forgetIdleSession']],
  ['the time-out comes first', ['forgetIdleSession', 'leaveEndedSession']],
] as const)('stays where it says that the client was idle: %s', async (_, acts) => {
  const page = await freshPage()
  page.adoptSession(authentication)
  await Promise.all(acts.map((act) => page[act]('/client')))
  expect([page.status(), assign.mock.calls, storedKeys()]).toEqual([
    'signed-out',
    [],
    ['daybreak.origin'],
  ])
})

test('does not sign in with the cookie after a sign-off that did not reach the server', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  await page.startSession()
  await page.endIdleSession('/client')
  vi.resetModules()
  const offline = await freshPage()
  expect(await offline.startSession()).toBe('signed-out')
  expect(tab.requests).toEqual(['Refresh', 'SignOff', 'SignOff'])
  vi.resetModules()
  tab.server = {
    Refresh: () => signedOut,
    SignOff: () => ({ data: { signOff: { success: true } } }),
  }
  const online = await freshPage()
  expect(await online.startSession()).toBe('signed-out')
  expect(tab.requests.slice(3)).toEqual(['SignOff', 'Refresh'])
  expect(localStorage.getItem('daybreak.sign-off-due')).toBeNull()
})

test('clears a pending sign-off when an account signs in', async () => {
  const page = await freshPage()
  await page.endSession()
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('person')
  expect(page.adoptSession(authentication)).toBe('client')
  expect(localStorage.getItem('daybreak.sign-off-due')).toBeNull()
})

test('keeps the cause of a time-out that did not reach the server, until a later page reports it', async () => {
  const page = await freshPage()
  page.adoptSession(authentication)
  await page.endIdleSession('/client')
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('time-out')
  const next = await freshPage()
  await next.startSession()
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('time-out')
})

test('does not restore an ended session from a late response', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  tab.server['SignOff'] = () => ({ data: { signOff: { success: true } } })
  const page = await freshPage()
  await page.startSession()
  const renewal = page.graph.refresh()
  await page.endIdleSession('/client')
  expect(await renewal).toBe(false)
  expect([page.status(), page.credentials.get()]).toEqual(['signed-out', undefined])
})

test('clears this tab when another tab signs off, whether this tab is signed in or not', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const inside = await freshPage()
  inside.watchOtherTabs()
  await inside.startSession()
  fillTab()
  otherTabSays('timed-out')
  expect(inside.status()).toBe('client')
  otherTabSays('signed-off')
  expect([inside.status(), storedKeys()]).toEqual(['signed-out', []])
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/login']]), { timeout: 20_000 })
  fillTab()
  otherTabSays('signed-off')
  expect([storedKeys(), assign.mock.calls.length]).toEqual([['daybreak.case'], 1])
})

test('says in a tab with a session that an invitation was opened in another tab', async () => {
  tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
  const page = await freshPage()
  page.watchOtherTabs()
  await page.startSession()
  otherTabSays('invitation-opened')
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/login']]), { timeout: 20_000 })
  const { whySignedOut } = await import('./why-signed-out.ts')
  expect([page.status(), whySignedOut()]).toEqual(['signed-out', 'invitation-opened'])
})

test.each([
  ['stays', false, 'client', []],
  ['signs off', true, 'signed-out', ['/login']],
] as const)(
  'asks before a logout that loses data, and the client then %s',
  async (_, signsOff, status, loaded) => {
    tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
    tab.server['SignOff'] = () => ({ data: { signOff: { success: true } } })
    const page = await freshPage()
    await page.startSession()
    const { askBeforeLosing, beforeSignOff } = await import('#ui/mirror/before-sign-off.ts')
    beforeSignOff(() => Promise.resolve(false))
    askBeforeLosing(() => Promise.resolve(signsOff))
    await page.signOff()
    expect([page.status(), assign.mock.calls.flat()]).toEqual([status, loaded])
  },
)

test.each<
  [what: string, act: (page: Awaited<ReturnType<typeof freshPage>>) => unknown, deletes: boolean]
>([
  ['logging out', (page) => page.signOff(), true],
  ['logging out in another tab', () => otherTabSays('signed-off'), true],
  ['a time-out', (page) => page.endIdleSession('/client'), false],
  ['a session that the server has ended', (page) => page.leaveEndedSession('/client'), false],
  [
    'another account that signs in on this page',
    (page) => page.adoptSession({ ...authentication, account: { ...account, id: 'a2' } }),
    false,
  ],
  [
    'another account that signed in in another tab',
    async (page) => {
      tab.server['Refresh'] = () => ({
        data: { tokenFromRefreshToken: { ...authentication, account: { ...account, id: 'a2' } } },
      })
      await page.graph.refresh()
    },
    false,
  ],
])(
  'after %s unsent data stays on the device unless the client logged out',
  async (_, act, deletes) => {
    tab.server['Refresh'] = () => ({ data: { tokenFromRefreshToken: authentication } })
    const page = await freshPage()
    page.watchOtherTabs()
    await page.startSession()
    await act(page)
    expect(deleteUnsent.mock.calls.length > 0).toBe(deletes)
  },
)
