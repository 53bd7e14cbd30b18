import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, signUpUntil } from '#testing/test-sign-up.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'

const app = openTestApp()
let port: number

beforeAll(async () => {
  const people = [
    ['Short', '7185550201', 'q@b.co'],
    ['Long', '7185550202', 'a.very.long.local.part.of.an.address@mail.example.technology'],
    ['Accent', '7185550203', 'ñandú@correo.example.com'],
  ] as const
  for (const [familyName, mobilePhone, email] of people) {
    await signUpUntil(app, 'done', await inviteClient(app, { familyName, mobilePhone, email }))
  }
  await inviteClient(app, { familyName: 'Unfinished', mobilePhone: '7185550204' })
  port = await app.listen()
})

const query = `mutation ($lastName: String!, $mobilePhone: String!) {
  resetCredentials(lastName: $lastName, mobilePhone: $mobilePhone, forgotUser: true, forgotPassword: true) {
    success userName message maskedEmail accountId noAccountFlag hasNotCompletedAccountSetupSteps
  }
}`
const questions = [
  ['Delgado', '2125550142'],
  ['Short', '7185550201'],
  ['Long', '7185550202'],
  ['Accent', '7185550203'],
  ['Unfinished', '7185550204'],
  ['Nobody', '9175550100'],
  ['Delgado', '9175550100'],
] as const

interface RecoveryAnswer {
  readonly data: {
    readonly resetCredentials: { readonly success: boolean; readonly message: string | null }
  }
}

async function ask(
  [lastName, mobilePhone]: readonly [string, string],
  headers: Readonly<Record<string, string>>,
) {
  const body = JSON.stringify({ query, variables: { lastName, mobilePhone } })
  const own = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }
  const exchanged = await exchange(
    port,
    requestHead('POST', '/graphql/', { ...own, ...headers }),
    body,
  )
  const { data } = JSON.parse(Buffer.from(exchanged.body, 'latin1').toString()) as RecoveryAnswer
  const { success, message } = data.resetCredentials
  const head = [...exchanged.headers].map(([name, value]) => `${name}: ${value.length}`)
  const lengths = {
    head,
    contentLength: exchanged.headers.get('content-length'),
    bytes: exchanged.body.length,
  }
  return { said: success ? 'found' : message, sent: lengths }
}

test.each([
  ['English', { 'accept-language': 'en' }],
  ['Spanish', { 'accept-language': 'es' }],
  ['a browser that takes compressed answers', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
] as const)(
  'returns a response of the same length for %s whether the account is found, not found or not set up',
  async (_, headers) => {
    const answers = []
    for (const question of questions) answers.push(await ask(question, headers))
    expect(new Set(answers.map(({ said: text }) => text)).size).toBe(3)
    const [{ sent: lengths } = { sent: undefined }] = answers
    expect(lengths?.contentLength).toBe('1024')
    for (const answer of answers) expect(answer.sent).toEqual(lengths)
    expect(lengths?.head.some((header) => header.startsWith('content-encoding'))).toBe(false)
  },
  30_000,
)
