import { getNamedType, isObjectType } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import {
  getDocument,
  getName,
  operations,
  takesFile,
  getVariables,
  type Operation,
} from '#testing/test-contract.ts'
import { newClient, newPhone } from '#testing/test-client.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { pdf } from '#testing/test-uploads.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)

const nowhere = '01900000-0000-7000-8000-000000000000'
const wordFields = ['error', 'errorMessage', 'message']

const withSuccess = operations.filter((operation) => resultFields(operation).includes('success'))

test('every result that has a success field also has one text field, a code and its params', () => {
  expect(withSuccess.length).toBeGreaterThan(40)
  for (const operation of withSuccess) {
    const fields = resultFields(operation)
    expect([getName(operation), fields.filter((name) => wordFields.includes(name)).length]).toEqual(
      [getName(operation), 1],
    )
    expect(fields).toEqual(expect.arrayContaining(['errorCode', 'errorParams']))
  }
})

/** Operations that refuse nothing. */
const neverRefused = new Set([
  'enableMfa',
  'signOff',
  'signOutElsewhere',
  'startStepUp',
  'resetCredentials',
])
const refusable = withSuccess.filter(
  (operation) => operation.viewers.has('CLIENT') && !neverRefused.has(getName(operation)),
)
const values: Readonly<Record<string, unknown>> = {
  Int: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00.000Z',
  Day: '2026-01-01',
}

async function readAnswer(operation: Operation, browser: Browser) {
  const variables = getVariables(operation, (_, typeName) =>
    typeName === 'Upload' ? undefined : (values[typeName] ?? nowhere),
  )
  const document = getDocument(operation)
  const response = takesFile(operation)
    ? await browser.upload(document, variables, { name: 'a.pdf', content: pdf() })
    : await browser.graph(document, variables)
  const { status, errors } = response
  const result = operation.path.reduce<Record<string, unknown>>(
    (value, name) => (value?.[name] ?? {}) as Record<string, unknown>,
    response.data,
  )
  return { status, errors, result }
}

test.each(refusable.map((operation) => [getName(operation), operation] as const))(
  '%s reports a refusal inside its result',
  async (_, operation) => {
    const { status, errors, result } = await readAnswer(operation, rosa)
    expect({ status, errors, result }).toEqual({
      status: 200,
      errors: undefined,
      result: expect.objectContaining({ success: false }),
    })
    expect(result['errorCode']).toMatch(/^[a-z-]+\.[a-z-]+$/)
    const words = wordFields.map((name) => result[name]).find((text) => typeof text === 'string')
    expect(words).toMatch(/\w/)
  },
)

test.each(refusable.map((operation) => [getName(operation), operation] as const))(
  '%s without the required tokens gets 401 instead of a refusal inside its result',
  async (_, operation) => {
    if (operation.viewers.has('SIGNED_OUT')) return
    const { status, errors } = await readAnswer(operation, someBrowser(app))
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'request.signed-out'])
  },
)

test('when the proof of identity is too old, the result contains the refusal and the next step, and the repeated call works', async () => {
  const client = await newClient(app)
  await app.clock.moveBy(6 * 60_000)
  onTestFinished(() => app.clock.moveBy(-6 * 60_000))
  const { data: renewed } = await client.browser.graph(
    '{ tokenFromRefreshToken { idToken accessToken } }',
  )
  client.browser.tokens = renewed.tokenFromRefreshToken
  const phone = newPhone()
  const calls = [
    [
      'updateAccountMobilePhone',
      `mutation { updateAccountMobilePhone(mobilePhoneNumber: "${phone}") { success error errorCode errorParams } }`,
    ],
    [
      'updateAccountEmailAddress',
      'mutation { updateAccountEmailAddress(emailAddress: "other@example.com") { success error errorCode errorParams } }',
    ],
    [
      'changePassword',
      `mutation { changePassword(oldPassword: "${newPassword}", newPassword: "Brave-meadow-58") { success error errorCode errorParams } }`,
    ],
  ] as const
  const stepUp = {
    success: false,
    error: 'Please confirm that it is you.',
    errorCode: 'sign-in.step-up',
    errorParams: { operation: 'startStepUp' },
  }
  for (const [name, document] of calls) {
    const { status, data, errors } = await client.browser.graph(document)
    expect([status, errors, data[name]]).toEqual([200, undefined, stepUp])
  }
  await client.browser.graph('mutation { startStepUp { success } }')
  const code = await app.lastCode(client.mobilePhone)
  await client.browser.graph('mutation ($c: String!) { submitStepUpCode(code: $c) { success } }', {
    c: code,
  })
  const { data } = await client.browser.graph(calls[0][1])
  expect(data.updateAccountMobilePhone).toEqual({
    success: true,
    error: null,
    errorCode: null,
    errorParams: null,
  })
})

test('a refused step of a sign-up returns the code of the refusal together with the specified text', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'password', invited)
  const confirm = `mutation { confirmSignup(userName: "${invited.email}", code: "12345") { success error errorCode errorParams } }`
  const refused = {
    success: false,
    error: 'Invalid verification code',
    errorCode: 'verification.invalid-code',
    errorParams: {},
  }
  expect((await browser.graph(confirm)).data.confirmSignup).toEqual(refused)
  const signup = { userName: invited.email, password: 'short', invitationGuid: invited.guid }
  const { data } = await browser.graph(
    'mutation ($s: SignUpInput!) { signUp(signup: $s) { success error errorCode } }',
    { s: signup },
  )
  expect(data.signUp).toEqual({
    success: false,
    error: 'Your password must contain a minimum of 8 characters.',
    errorCode: 'account.password-min-length',
  })
})

function resultFields({ field }: Operation): readonly string[] {
  const type = getNamedType(field.type)
  return isObjectType(type) ? Object.keys(type.getFields()) : []
}
