import { vi } from 'vitest'
import { testStorage } from '#ui/mirror/test-storage.ts'
import type { TabMessage } from './other-tabs.ts'

export const account = {
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
export const authentication = {
  isAuthenticated: true,
  idToken: 'id',
  accessToken: 'access',
  expirationTime: null,
  expiresIn: 900,
  mirrorKey: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE',
  unsentKeys: null,
  account,
}
export const signedOut = {
  errors: [
    {
      message: 'Please log in again.',
      extensions: { code: 'sign-in.signed-out', kind: 'signed-out' },
    },
  ],
}

export const assign = vi.fn()
let hear: ((event: { readonly data: unknown }) => void)[]

export const tab = {
  /** Responses by operation. If an operation is missing, the server is out of reach. */
  server: {} as Record<string, () => unknown>,
  /** The requested operations in their order. */
  requests: [] as string[],
  posted: [] as unknown[],
}

/** A BroadcastChannel that only this tab listens to. */
class Channel {
  addEventListener(_: string, listener: (event: { readonly data: unknown }) => void) {
    hear.push(listener)
  }
  postMessage(message: unknown) {
    tab.posted.push(message)
  }
}
export function otherTabSays(message: TabMessage): void {
  for (const listener of hear) listener({ data: message })
}

export function resetTab(): void {
  vi.resetModules()
  assign.mockReset()
  tab.server = {}
  tab.requests = []
  tab.posted = []
  hear = []
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const { operationName } = JSON.parse(body) as { readonly operationName: string }
    tab.requests.push(operationName)
    const answer = tab.server[operationName]
    return answer
      ? Promise.resolve(new Response(JSON.stringify(answer())))
      : Promise.reject(new TypeError('Failed to fetch'))
  })
}

export async function freshPage() {
  const { connectSession, credentials, graph } = await import('#ui/graphql/graph.ts')
  const { currentAccount } = await import('#features/account/portal/current-account.ts')
  const { session } = await import('./session-store.ts')
  const acts = await import('./session.ts')
  connectSession({ refresh: acts.refreshSession, onSignedOut: acts.forgetSession })
  return { ...acts, credentials, graph, currentAccount, status: () => session.get().status }
}

export const sealedForm = 'daybreak.mirror.forms.x'
export const sealedCase = 'daybreak.mirror.cases.x'

export function fillTab(): void {
  for (const name of [sealedForm, sealedCase, 'daybreak.case']) sessionStorage.setItem(name, 'c7')
}
export const storedKeys = () => Object.keys(sessionStorage).toSorted()
