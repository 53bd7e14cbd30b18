// Tokens that are expired, damaged or of two sessions count as none: what is open to everyone runs, all else is 401.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { openTestHouse, type Browser, type TestHouse } from '../testing/test-app.ts'
import { inviteSomebody, newPassword, signUpUntil, someBrowser } from '../testing/test-sign-up.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

type Headers = Readonly<Record<string, string>>
interface Tokens {
  readonly idToken: string
  readonly accessToken: string
}

const rosaEmail = 'rosa.delgado@example.com'
const refresh =
  '{ tokenFromRefreshToken { isAuthenticated idToken accessToken account { userName } } }'
const signOff = 'mutation { signOff { success error } }'
const logIn = `query ($u: String!, $p: String!) {
  tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa sessionId }
}`
const submitCode = `mutation ($c: String!, $s: String!, $u: String!) {
  submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated idToken accessToken }
}`
const ownCases = '{ cases { get(active: true) { id } } }'
const loggedOut = {
  code: 'request.signed-out',
  kind: 'signed-out',
  params: {},
  requestId: expect.any(String),
}

async function signedIn(email = rosaEmail): Promise<Browser> {
  const browser = someBrowser(house)
  await browser.signIn(email)
  return browser
}
const tokensOf = ({ tokens }: Browser) => tokens ?? { idToken: '', accessToken: '' }
const headersOf = ({ idToken, accessToken }: Tokens): Headers => ({
  authorization: `Bearer ${idToken}`,
  'access-token': accessToken,
})
const damaged = (token: string) => `${token.slice(0, -3)}abc`
const refreshCookie = (browser: Browser) => browser.cookies.get('daybreak-rt')

/** Every way in which the two headers can be no proof of a session. */
function staleHeaders(
  expired: Tokens,
  own: Tokens,
  foreign: Tokens,
): ReadonlyArray<readonly [string, Headers]> {
  return [
    ['an expired id token', headersOf({ ...own, idToken: expired.idToken })],
    ['two expired tokens', headersOf(expired)],
    ["another person's id token", headersOf({ ...own, idToken: foreign.idToken })],
    ['swapped tokens', headersOf({ idToken: own.accessToken, accessToken: own.idToken })],
    [
      'damaged tokens',
      headersOf({ idToken: damaged(own.idToken), accessToken: damaged(own.accessToken) }),
    ],
    ['text that is no token', { authorization: 'Bearer nonsense', 'access-token': 'nonsense' }],
    ['an id token alone', { ...headersOf(own), 'access-token': '' }],
    ['an access token alone', { ...headersOf(own), authorization: '' }],
  ]
}

async function allStaleHeaders() {
  const rosa = await signedIn()
  const expired = tokensOf(rosa)
  await house.clock.moveBy(6 * 60_000)
  const marcus = await signedIn('marcus.whitfield@example.com')
  rosa.tokens = (await rosa.graph(refresh)).data.tokenFromRefreshToken as Tokens
  return { rosa, headers: staleHeaders(expired, tokensOf(rosa), tokensOf(marcus)) }
}

test('the refresh cookie gets new tokens whatever the headers hold, and the retried call works', async () => {
  const { rosa, headers } = await allStaleHeaders()
  for (const [what, stale] of headers) {
    const refused = await rosa.graph(ownCases, {}, stale)
    expect([what, refused.status, refused.data]).toEqual([what, 401, undefined])
    expect(refused.errors).toEqual([{ message: 'Please log in again.', extensions: loggedOut }])
    const { data } = await rosa.graph(refresh, {}, stale)
    expect([what, data.tokenFromRefreshToken.account.userName]).toEqual([what, rosaEmail])
    expect(
      (await rosa.graph(ownCases, {}, headersOf(data.tokenFromRefreshToken))).data.cases.get,
    ).toHaveLength(1)
  }
})

test('a person logs in, with both factors, while the headers still hold old tokens', async () => {
  const { headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  await house.clock.moveBy(31_000)
  const browser = someBrowser(house)
  const { data } = await browser.graph(logIn, { u: rosaEmail, p: demoPassword }, stale)
  const { sessionId } = data.tokenFromUsernameAndPassword
  const code = await house.lastCode('2125550142')
  const second = await browser.graph(submitCode, { c: code, s: sessionId, u: rosaEmail }, stale)
  expect(second.data.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    accessToken: expect.any(String),
  })
  expect((await browser.graph(ownCases, {}, headersOf(second.data.submitMfaCode))).status).toBe(200)
})

test('the flow cookie is recognized beside stale tokens, and without it the steps of a flow are 401', async () => {
  const { headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  const invited = await inviteSomebody(house)
  const inFlow = await signUpUntil(house, 'opened', invited)
  const signUp = `mutation ($s: SignUpInput!) { signUp(signup: $s) { success error } }`
  const signup = { userName: invited.email, password: newPassword, invitationGuid: invited.guid }
  expect((await inFlow.graph(signUp, { s: signup }, stale)).data.signUp).toEqual({
    success: true,
    error: null,
  })
  const outside = await someBrowser(house).graph(signUp, { s: signup }, stale)
  expect([outside.status, outside.errors]).toEqual([
    401,
    [{ message: 'Please log in again.', extensions: loggedOut }],
  ])
})

test('signing off ends the session of the cookie whatever the headers hold', async () => {
  const { headers } = await allStaleHeaders()
  for (const [what, stale] of headers) {
    const rosa = await signedIn()
    const cookie = refreshCookie(rosa) ?? ''
    expect((await rosa.graph(signOff, {}, stale)).data.signOff).toEqual({
      success: true,
      error: null,
    })
    expect([what, (await rosa.graph(ownCases)).status, refreshCookie(rosa)]).toEqual([
      what,
      401,
      undefined,
    ])
    rosa.cookies.set('daybreak-rt', cookie)
    expect([what, (await rosa.graph(refresh)).status]).toEqual([what, 401])
    await house.clock.moveBy(31_000)
  }
})

test('the cookie alone says whose session is renewed or ended, also beside good tokens of another', async () => {
  const [rosa, marcus] = [await signedIn(), await signedIn('marcus.whitfield@example.com')]
  const renewed = await rosa.graph(refresh, {}, headersOf(tokensOf(marcus)))
  expect(renewed.data.tokenFromRefreshToken.account.userName).toBe(rosaEmail)
  expect((await rosa.graph(signOff, {}, headersOf(tokensOf(marcus)))).data.signOff.success).toBe(
    true,
  )
  expect([(await rosa.graph(ownCases)).status, (await marcus.graph(ownCases)).status]).toEqual([
    401, 200,
  ])
})

test('a document that also asks for something closed is 401 as a whole, and nothing of it has run', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const mixed = [
    `{ tokenFromRefreshToken { accessToken } cases { get { id } } }`,
    `query { ...all } fragment all on Query { tokenFromRefreshToken { accessToken } cases { get { id } } }`,
    `{ tokenFromRefreshToken { accessToken } ... on Query { accounts { get { id } } } }`,
    `mutation { signOff { success } cases { activate(id: "1") { id } } }`,
    `mutation { signOff { success } verifyAccountDetails { success } }`,
  ]
  const cookie = refreshCookie(rosa)
  for (const [what, stale] of headers) {
    for (const document of mixed) {
      const { status, data, errors } = await rosa.graph(document, {}, stale)
      expect([what, status, data]).toEqual([what, 401, undefined])
      expect(errors).toEqual([{ message: 'Please log in again.', extensions: loggedOut }])
    }
  }
  expect(refreshCookie(rosa)).toBe(cookie)
  expect((await rosa.graph(ownCases)).status).toBe(200)
})

test('an unreadable document is 400, and a closed field is 401 before its variables are looked at', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  expect((await rosa.graph('{ nonsense', {}, stale)).status).toBe(400)
  expect((await rosa.graph('{ tokenFromRefreshToken { nonsense } }', {}, stale)).status).toBe(400)
  const update = 'mutation ($c: CaseInput!) { cases { update(case: $c) { id } } }'
  expect((await rosa.graph(update, {}, stale)).status).toBe(401)
})

test('with stale tokens, every document that asks for nothing open is 401', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  for (const document of [
    '{ __typename }',
    '{ __schema { queryType { name } } }',
    '{ nonsense }',
  ]) {
    expect([document, (await rosa.graph(document, {}, stale)).status]).toEqual([document, 401])
  }
  const { data } = await rosa.graph(`{ __typename ${refresh.slice(1)}`, {}, stale)
  expect(data.tokenFromRefreshToken.isAuthenticated).toBe(true)
})

test('sign-off with the cookie of an ended session ends the session of good tokens', async () => {
  const rosa = await signedIn()
  const [earlier, cookie] = [tokensOf(rosa), refreshCookie(rosa)]
  await rosa.graph(signOff)
  await house.clock.moveBy(31_000)
  await rosa.signIn(rosaEmail)
  const later = headersOf(tokensOf(rosa))
  rosa.cookies.set('daybreak-rt', cookie ?? '')
  expect((await rosa.graph(signOff, {}, later)).data.signOff).toEqual({
    success: true,
    error: null,
  })
  expect([
    (await rosa.graph(ownCases, {}, later)).status,
    (await rosa.graph(ownCases, {}, headersOf(earlier))).status,
  ]).toEqual([401, 401])
})

test('files and reads outside the graph stay 401 with stale tokens', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const upload = `mutation ($file: Upload!, $m: FileMetadata!) {
    documents { uploadFile(file: $file, fileMetadata: $m) { success } }
  }`
  const nowhere = '01900000-0000-7000-8000-000000000000'
  for (const [what, stale] of headers) {
    const file = { name: 'a.pdf', content: new Uint8Array([1]) }
    const sent = await rosa.upload(
      upload,
      { m: { caseId: nowhere, categoryId: nowhere } },
      file,
      stale,
    )
    const paths = [`/file/download/${nowhere}`, `/certificate/download/${nowhere}/${nowhere}`]
    const model = `/api/cases/${nowhere}/${nowhere}/uiTransformedModel`
    const reads = await Promise.all(
      [...paths, model].map(async (path) => (await rosa.get(path, stale)).status),
    )
    expect([what, sent.status, ...reads]).toEqual([what, 401, 401, 401, 401])
  }
})

test('a request of another site is refused, however old its tokens', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const elsewhere = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
  ]
  for (const more of elsewhere) {
    for (const document of [refresh, signOff]) {
      expect((await rosa.graph(document, {}, { ...headers[1]![1], ...more })).status).toBe(403)
    }
  }
  expect((await rosa.graph(ownCases)).status).toBe(200)
})

test('requests with stale tokens are counted by address, and never against the session they name', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const stale = headers[2]![1]
  const stranger = house.browser('198.51.100.77')
  const seen = new Set<number>()
  for (let n = 0; n < 2_500; n += 1) seen.add((await stranger.graph(ownCases, {}, stale)).status)
  expect(seen).toEqual(new Set([401, 429]))
  expect((await rosa.graph(ownCases)).status).toBe(200)
})

test('a person who is still signed in logs in again, with both factors, while the headers hold good tokens', async () => {
  const rosa = await signedIn()
  await house.clock.moveBy(31_000)
  const { data } = await rosa.graph(logIn, { u: rosaEmail, p: demoPassword })
  const code = await house.lastCode('2125550142')
  const { sessionId } = data.tokenFromUsernameAndPassword
  const second = await rosa.graph(submitCode, { c: code, s: sessionId, u: rosaEmail })
  expect(second.data?.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    accessToken: expect.any(String),
  })
})
