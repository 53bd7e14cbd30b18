import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import {
  staleTokensOf,
  rosaEmail,
  refresh,
  signOff,
  logIn,
  submitCode,
  ownCases,
  loggedOut,
  getTokens,
  getHeaders,
  refreshCookie,
} from './test-stale-tokens.ts'

const app = openTestApp()
const { signedIn, allStaleHeaders } = staleTokensOf(app)

test('the refresh cookie gets new tokens whatever the headers contain, and the retried call works', async () => {
  const { rosa, headers } = await allStaleHeaders()
  for (const [what, stale] of headers) {
    const refused = await rosa.graph(ownCases, {}, stale)
    expect([what, refused.status, refused.data]).toEqual([what, 401, undefined])
    expect(refused.errors).toEqual([{ message: 'Please log in again.', extensions: loggedOut }])
    const { data } = await rosa.graph(refresh, {}, stale)
    expect([what, data.tokenFromRefreshToken.account.userName]).toEqual([what, rosaEmail])
    expect(
      (await rosa.graph(ownCases, {}, getHeaders(data.tokenFromRefreshToken))).data.cases.get,
    ).toHaveLength(1)
  }
})

test('a client logs in with both factors while the headers contain old tokens', async () => {
  const { headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  await app.clock.moveBy(31_000)
  const browser = someBrowser(app)
  const { data } = await browser.graph(logIn, { u: rosaEmail, p: demoPassword }, stale)
  const { sessionId } = data.tokenFromUsernameAndPassword
  const code = await app.lastCode('2125550142')
  const second = await browser.graph(submitCode, { c: code, s: sessionId, u: rosaEmail }, stale)
  expect(second.data.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    accessToken: expect.any(String),
  })
  expect((await browser.graph(ownCases, {}, getHeaders(second.data.submitMfaCode))).status).toBe(
    200,
  )
})

test('accepts the flow cookie beside stale tokens, and returns 401 for steps of a flow without it', async () => {
  const { headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  const invited = await inviteClient(app)
  const inFlow = await signUpUntil(app, 'opened', invited)
  const signUp = `mutation ($s: SignUpInput!) { signUp(signup: $s) { success error } }`
  const signup = { userName: invited.email, password: newPassword, invitationGuid: invited.guid }
  expect((await inFlow.graph(signUp, { s: signup }, stale)).data.signUp).toEqual({
    success: true,
    error: null,
  })
  const outside = await someBrowser(app).graph(signUp, { s: signup }, stale)
  expect([outside.status, outside.errors]).toEqual([
    401,
    [{ message: 'Please log in again.', extensions: loggedOut }],
  ])
})

test('signing off ends the session of the cookie whatever the headers contain', async () => {
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
    await app.clock.moveBy(31_000)
  }
})

test('the cookie alone decides which session is renewed or ended, even beside valid tokens of another', async () => {
  const [rosa, marcus] = [await signedIn(), await signedIn('marcus.whitfield@example.com')]
  const renewed = await rosa.graph(refresh, {}, getHeaders(getTokens(marcus)))
  expect(renewed.data.tokenFromRefreshToken.account.userName).toBe(rosaEmail)
  expect((await rosa.graph(signOff, {}, getHeaders(getTokens(marcus)))).data.signOff.success).toBe(
    true,
  )
  expect([(await rosa.graph(ownCases)).status, (await marcus.graph(ownCases)).status]).toEqual([
    401, 200,
  ])
})

test('a document with a field that requires a session gets 401 as a whole, and no part of it runs', async () => {
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

test('an unreadable document gets 400, and a field that requires a session gets 401 before its variables are checked', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  expect((await rosa.graph('{ nonsense', {}, stale)).status).toBe(400)
  expect((await rosa.graph('{ tokenFromRefreshToken { nonsense } }', {}, stale)).status).toBe(400)
  const update = 'mutation ($c: CaseInput!) { cases { update(case: $c) { id } } }'
  expect((await rosa.graph(update, {}, stale)).status).toBe(401)
})

test('with stale tokens, every document without a public field gets 401', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const stale = headers[1]![1]
  for (const document of [
    '{ __typename }',
    '{ __schema { queryType { name } } }',
    '{ nonsense }',
  ]) {
    expect([document, (await rosa.graph(document, {}, stale)).status]).toEqual([document, 401])
  }
  const { data } = await rosa.graph(refresh.replace('{', '{ __typename'), {}, stale)
  expect(data.tokenFromRefreshToken.isAuthenticated).toBe(true)
})

test('signing off with the cookie of an ended session ends the session of valid tokens', async () => {
  const rosa = await signedIn()
  const [earlier, cookie] = [getTokens(rosa), refreshCookie(rosa)]
  await rosa.graph(signOff)
  await app.clock.moveBy(31_000)
  await rosa.signIn(rosaEmail)
  const later = getHeaders(getTokens(rosa))
  rosa.cookies.set('daybreak-rt', cookie ?? '')
  expect((await rosa.graph(signOff, {}, later)).data.signOff).toEqual({
    success: true,
    error: null,
  })
  expect([
    (await rosa.graph(ownCases, {}, later)).status,
    (await rosa.graph(ownCases, {}, getHeaders(earlier))).status,
  ]).toEqual([401, 401])
})

test('an upload and all reads outside GraphQL get 401 with stale tokens', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const upload = `mutation ($file: Upload!, $m: FileMetadata!) {
    documents { uploadFile(file: $file, fileMetadata: $m) { success } }
  }`
  const nowhere = '01900000-0000-7000-8000-000000000000'
  for (const [what, stale] of headers) {
    const file = { name: 'a.pdf', content: new Uint8Array([1]) }
    const result = await rosa.upload(
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
    expect([what, result.status, ...reads]).toEqual([what, 401, 401, 401, 401])
  }
})

test('refuses a request of another site even if its tokens are stale', async () => {
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

test('counts requests with stale tokens by address, and never against the session they name', async () => {
  const { rosa, headers } = await allStaleHeaders()
  const stale = headers[2]![1]
  const otherClient = app.browser('198.51.100.77')
  const seen = new Set<number>()
  for (let n = 0; n < 2_500; n += 1) seen.add((await otherClient.graph(ownCases, {}, stale)).status)
  expect(seen).toEqual(new Set([401, 429]))
  expect((await rosa.graph(ownCases)).status).toBe(200)
})

test('a signed-in client can log in again, with both factors, while the headers contain valid tokens', async () => {
  const rosa = await signedIn()
  await app.clock.moveBy(31_000)
  const { data } = await rosa.graph(logIn, { u: rosaEmail, p: demoPassword })
  const code = await app.lastCode('2125550142')
  const { sessionId } = data.tokenFromUsernameAndPassword
  const second = await rosa.graph(submitCode, { c: code, s: sessionId, u: rosaEmail })
  expect(second.data?.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    accessToken: expect.any(String),
  })
})
