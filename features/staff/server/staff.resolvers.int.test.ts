import { graphql } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { workspaceResolverTables, buildSchema } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { GraphContext } from '#contract/graph-context.ts'
import { unrepeated } from '#lib/repetition.ts'
import type { WorkspaceViewer } from '#lib/viewer.ts'
import { requireFreshProof } from './require-permission.ts'
import { TestAuthenticator } from './passkeys/test-authenticator.ts'
import {
  codeOf,
  createPerson,
  invitePerson,
  password,
  readRefusal,
  StaffBrowser,
} from './test-staff.ts'

const app = openTestApp()
let schema: ReturnType<typeof buildSchema>

beforeAll(async () => {
  schema = buildSchema('workspace', workspaceResolverTables(app.deps), (viewer) =>
    requireFreshProof(app.deps, viewer),
  )
})

const signInFields = `success error errorCode errorParams next factors recoveryCodes
  firms { id name } session { idToken accessToken expiresIn endsIn firmName me { id role state } }`
const outcome = 'success error errorCode errorParams'

test('the operations lead from an invitation into a session, and out of it', async () => {
  const { token, email, staffId } = await invitePerson(app, { role: 'administrator' })
  const browser = new StaffBrowser(app)
  const question =
    'query ($token: String!) { staffInvitation(token: $token) { email firmName invitedBy } }'
  const firmName = 'Hollis & Reyes Law'
  expect(await run(browser, question, { token })).toEqual({ email, firmName, invitedBy: null })
  const accept = `mutation ($token: String!, $password: String!) {
    acceptStaffInvitation(token: $token, password: $password) { ${signInFields} }
  }`
  expect(await run(browser, accept, { token, password: 'short' })).toMatchObject({
    success: false,
    errorCode: 'account.password-min-length',
    next: null,
  })
  expect(await run(browser, accept, { token, password })).toMatchObject({
    success: true,
    next: 'SET_UP_SECOND_STEP',
  })
  expect(await run(browser, `{ staffSignInUnderWay { email ${signInFields} } }`)).toMatchObject({
    next: 'SET_UP_SECOND_STEP',
    email,
  })
  const { secret } = (await run(browser, 'mutation { beginAuthenticator { uri secret } }')) as {
    readonly secret: string
  }
  const confirm = `mutation ($code: String!) { confirmAuthenticator(code: $code) { ${signInFields} } }`
  const signedIn = await run(browser, confirm, { code: await codeOf(app, secret) })
  expect(signedIn).toMatchObject({
    success: true,
    next: 'SIGNED_IN',
    session: {
      firmName,
      expiresIn: expect.any(Number),
      endsIn: expect.any(Number),
      me: { id: staffId, role: 'ADMINISTRATOR' },
    },
  })
  expect((signedIn as { readonly recoveryCodes: unknown }).recoveryCodes).toHaveLength(10)
  expect(await run(browser, '{ me { id email factors } }')).toMatchObject({ id: staffId, email })
  expect(await run(browser, '{ staffSession { firmName timeZone me { id } } }')).toEqual({
    firmName,
    timeZone: 'America/New_York',
    me: { id: staffId },
  })
  expect(await run(browser, '{ myDevices { id browser isThisOne } }')).toEqual([
    { id: expect.any(String), browser: 'Unknown browser', isThisOne: true },
  ])
  expect(await run(browser, '{ staffPermissions { act roles asksAgain } }')).toContainEqual({
    act: 'roles',
    roles: ['ADMINISTRATOR'],
    asksAgain: true,
  })
  await app.clock.moveBy(30_000)
  const again = `mutation ($code: String!) { confirmStaff(code: $code) { ${outcome} } }`
  expect(await run(browser, again, { code: await codeOf(app, secret) })).toMatchObject({
    success: true,
    error: null,
  })
  expect(await run(browser, `mutation { signOutStaff { ${outcome} } }`)).toMatchObject({
    success: true,
  })
  expect((await browser.identify()).kind).toBe('signed-out')
})

test('the operations add a passkey, sign in with it, confirm with it and remove it', async () => {
  const { browser, email } = await createPerson(app)
  const authenticator = new TestAuthenticator()
  const options = await run(browser, 'mutation { beginPasskey }')
  const add = `mutation ($passkey: NewPasskeyInput!) { addPasskey(passkey: $passkey) { ${outcome} } }`
  const passkey = authenticator.make(options)
  expect(await run(browser, add, { passkey })).toMatchObject({ success: true })
  expect(await run(browser, add, { passkey })).toMatchObject({
    errorCode: 'staff.passkey-not-added',
  })

  const elsewhere = new StaffBrowser(app)
  await elsewhere.enter(email)
  const challenge = await run(elsewhere, 'mutation { beginPasskeySignIn }')
  const submit = `mutation ($proof: PasskeyProofInput!) { submitPasskey(proof: $proof) { ${signInFields} } }`
  const proof = authenticator.sign(challenge)
  expect(await run(elsewhere, submit, { proof })).toMatchObject({ next: 'SIGNED_IN' })

  const confirm = `mutation ($proof: PasskeyProofInput!) {
    confirmStaffWithPasskey(proof: $proof) { ${outcome} }
  }`
  const again = authenticator.sign(await run(elsewhere, 'mutation { beginPasskeyProof }'))
  expect(await run(elsewhere, confirm, { proof: again })).toMatchObject({ success: true })
  expect(await run(elsewhere, confirm, { proof: again })).toMatchObject({
    errorCode: 'staff.passkey-refused',
  })

  const list = '{ myPasskeys { id name createdAt lastUsedAt } }'
  const [row] = (await run(elsewhere, list)) as { readonly id: string }[]
  expect(row).toMatchObject({ name: 'My computer', lastUsedAt: expect.any(String) })
  const remove = `mutation ($id: ID!) { removePasskey(id: $id) { ${outcome} } }`
  expect(await run(elsewhere, remove, { id: row?.id })).toMatchObject({ success: true })
  expect(await run(elsewhere, list)).toEqual([])
})

test('the operations lead from a forgotten password to a new one, and close a login', async () => {
  const { email, secret } = await createPerson(app)
  const browser = new StaffBrowser(app)
  const forgot = `mutation ($email: String!) { forgotStaffPassword(email: $email) { ${outcome} } }`
  expect(await run(browser, forgot, { email: 'nobody' })).toMatchObject({
    errorCode: 'staff.email-invalid',
  })
  expect(await run(browser, forgot, { email })).toMatchObject({ success: true })
  const readToken = async () =>
    /token=([\w-]+)/.exec((await app.lastMessage(email))?.body ?? '')?.[1] ?? ''
  const token = await readToken()
  const question =
    'query ($token: String!) { staffPasswordReset(token: $token) { email firmName } }'
  expect(await run(browser, question, { token })).toMatchObject({ email })
  const reset = `mutation ($token: String!, $password: String!) {
    resetStaffPassword(token: $token, password: $password) { ${signInFields} }
  }`
  expect(await run(browser, reset, { token, password })).toMatchObject({ next: 'SECOND_STEP' })
  expect(await run(browser, question, { token })).toBeNull()

  const report = `mutation ($token: String!) { reportStaffNotMe(token: $token) { ${outcome} } }`
  expect(await run(browser, report, { token })).toMatchObject({
    errorCode: 'staff.not-me-link-over',
  })
  const notMe = await readToken()
  expect(await run(new StaffBrowser(app), report, { token: notMe })).toMatchObject({
    success: true,
  })
  expect(await readRefusal(browser.submit(await codeOf(app, secret)))).toBe('staff.start-again')
})

test('a refusal is inside the result', async () => {
  const { email, recoveryCodes, firmId } = await createPerson(app)
  const browser = new StaffBrowser(app)
  const signIn = `mutation ($email: String!, $password: String!) {
    signInStaff(email: $email, password: $password) { ${signInFields} }
  }`
  expect(await run(browser, signIn, { email, password: 'Wrong-river-42' })).toMatchObject({
    success: false,
    errorCode: 'staff.wrong',
    errorParams: { attemptsRemaining: 4 },
    next: null,
    session: null,
  })
  await run(browser, signIn, { email, password })
  const submit = `mutation ($code: String!) { submitAuthenticatorCode(code: $code) { ${signInFields} } }`
  expect(await run(browser, submit, { code: '000000' })).toMatchObject({
    success: false,
    errorCode: 'staff.code-wrong',
  })
  const choose = `mutation ($firmId: ID!) { chooseStaffFirm(firmId: $firmId) { ${signInFields} } }`
  expect(await run(browser, choose, { firmId })).toMatchObject({ errorCode: 'staff.start-again' })
  const recover = `mutation ($code: String!) { submitRecoveryCode(code: $code) { ${signInFields} } }`
  expect(await run(browser, recover, { code: recoveryCodes[0] })).toMatchObject({
    next: 'SIGNED_IN',
  })
})

test('an administrator changes people', async () => {
  const { browser } = await createPerson(app, { role: 'administrator' })
  const invite = `mutation ($email: String!) {
    inviteStaff(givenName: "Ivo", familyName: "Lark", email: $email, role: PARALEGAL) { ${outcome} }
  }`
  const email = 'ivo@firm.example'
  expect(await run(browser, invite, { email })).toMatchObject({ success: true })
  expect(await run(browser, invite, { email })).toMatchObject({ errorCode: 'staff.email-in-use' })
  const readIvo = async () => {
    const team = '{ team { id email role state office invitationEndsAt lastSeenAt } }'
    const members = (await run(browser, team)) as { readonly id: string; readonly email: string }[]
    return members.find((member) => member.email === email)
  }
  const ivo = await readIvo()
  expect(ivo).toMatchObject({ role: 'PARALEGAL', state: 'INVITED', office: 'Brooklyn' })
  const staffId = ivo?.id
  for (const [operation, change] of [
    [
      `mutation ($staffId: ID!) { resendStaffInvitation(staffId: $staffId) { ${outcome} } }`,
      { state: 'INVITED' },
    ],
    [
      `mutation ($staffId: ID!) { changeStaffRole(staffId: $staffId, role: ATTORNEY) { ${outcome} } }`,
      { role: 'ATTORNEY' },
    ],
    [
      `mutation ($staffId: ID!) { deactivateStaff(staffId: $staffId) { ${outcome} } }`,
      { state: 'DEACTIVATED', invitationEndsAt: null },
    ],
    [
      `mutation ($staffId: ID!) { reactivateStaff(staffId: $staffId) { ${outcome} } }`,
      { state: 'INVITED', invitationEndsAt: expect.any(String) },
    ],
    [
      `mutation ($staffId: ID!) { resetStaffSignIn(staffId: $staffId) { ${outcome} } }`,
      { state: 'INVITED' },
    ],
  ] as const) {
    expect(await run(browser, operation, { staffId })).toMatchObject({ success: true })
    expect(await readIvo()).toMatchObject(change)
  }
  const signOut = `mutation ($id: ID!) { signOutStaffDevice(id: $id) { ${outcome} } }`
  expect(await run(browser, signOut, { id: staffId })).toMatchObject({
    errorCode: 'staff.device-absent',
  })
})

test.each(['{ me { id } }', '{ team { id } }', '{ staffPermissions { act } }'])(
  'a signed-out browser reads nothing with %s',
  async (operation) => {
    await expect(run(new StaffBrowser(app), operation)).rejects.toMatchObject({
      originalError: { kind: 'signed-out' },
    })
  },
)

/** Runs an operation as this browser, and returns the value of its only field. */
async function run(browser: StaffBrowser, source: string, variableValues: object = {}) {
  const contextValue: GraphContext<WorkspaceViewer> = {
    viewer: await browser.identify(),
    batch: new Map(),
    setCookie: browser.setCookie,
    clearCache: () => {},
    padAnswer: () => {},
    extendTimeout: () => {},
    recordRefusal: async () => {},
    headers: {},
    repetition: unrepeated,
  }
  const variables = { ...variableValues }
  const result = await graphql({ schema, source, contextValue, variableValues: variables })
  const [error] = result.errors ?? []
  if (error) throw error
  const [value] = Object.values(result.data ?? {})
  const signIn = value as { readonly session?: StaffBrowser['session'] } | null
  if (signIn?.session) browser.session = signIn.session
  return JSON.parse(JSON.stringify(value)) as unknown
}
