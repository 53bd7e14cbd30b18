import { expect } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'

type Headers = Readonly<Record<string, string>>

interface Tokens {
  readonly idToken: string
  readonly accessToken: string
}

export const rosaEmail = 'rosa.delgado@example.com'

export const refresh = operation`tokenFromRefreshToken { isAuthenticated idToken accessToken account {
  userName } }`

export const signOff = operation`signOff { success error }`

export const logIn = operation`tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa
  sessionId }`

export const submitCode = operation`submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated
  idToken accessToken }`

export const ownCases = operation`cases.get(active: true) { id }`

export const loggedOut = {
  code: 'request.signed-out',
  kind: 'signed-out',
  params: {},
  requestId: expect.any(String),
}

export const getTokens = ({ tokens }: Browser) => tokens ?? { idToken: '', accessToken: '' }

export const getHeaders = ({ idToken, accessToken }: Tokens): Headers => ({
  authorization: `Bearer ${idToken}`,
  'access-token': accessToken,
})

const damaged = (token: string) => `${token.slice(0, -3)}abc`

export const refreshCookie = (browser: Browser) => browser.cookies.get('daybreak-rt')

/** Returns all kinds of headers that do not prove a session. */
function staleHeaders(
  expired: Tokens,
  own: Tokens,
  foreign: Tokens,
): ReadonlyArray<readonly [string, Headers]> {
  return [
    ['an expired id token', getHeaders({ ...own, idToken: expired.idToken })],
    ['two expired tokens', getHeaders(expired)],
    ["another person's id token", getHeaders({ ...own, idToken: foreign.idToken })],
    ['swapped tokens', getHeaders({ idToken: own.accessToken, accessToken: own.idToken })],
    [
      'damaged tokens',
      getHeaders({ idToken: damaged(own.idToken), accessToken: damaged(own.accessToken) }),
    ],
    ['text that is no token', { authorization: 'Bearer nonsense', 'access-token': 'nonsense' }],
    ['an id token alone', { ...getHeaders(own), 'access-token': '' }],
    ['an access token alone', { ...getHeaders(own), authorization: '' }],
  ]
}

/** Logins with tokens that prove no session. */
export function staleTokensOf(app: TestApp) {
  async function signedIn(email = rosaEmail): Promise<Browser> {
    const browser = someBrowser(app)
    await browser.signIn(email)
    return browser
  }
  async function allStaleHeaders() {
    const rosa = await signedIn()
    const expired = getTokens(rosa)
    await app.clock.moveBy(6 * 60_000)
    const marcus = await signedIn('marcus.whitfield@example.com')
    rosa.tokens = (await rosa.graph(refresh)).data.tokenFromRefreshToken as Tokens
    return { rosa, headers: staleHeaders(expired, getTokens(rosa), getTokens(marcus)) }
  }
  return { signedIn, allStaleHeaders }
}
