import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, productionSettings } from '#testing/test-app.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'

const app = openTestApp({
  ...productionSettings,
  TRUSTED_DOCUMENTS: 'only',
  ALLOWED_HOSTS: 'localhost',
})
let port: number
let known: Readonly<Record<string, string>>

beforeAll(async () => {
  port = await app.listen()
  known = JSON.parse(
    await readFile(new URL('../../../contract/trusted-documents.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
})

test('accepts a known document by its ID', async () => {
  const [documentId] =
    Object.entries(known).find(([, text]) => text.startsWith('query ActiveCases')) ?? []
  expect(await post({ documentId })).toMatchObject({
    status: 200,
    data: { cases: { get: [{ id: app.demoData.cases.rosa }] } },
  })
})

test('every known document is within the general limits of documents', async () => {
  for (const [documentId, text] of Object.entries(known)) {
    const answer = await post({ documentId, variables: {} })
    // Only missing variables may be refused, never the document itself.
    if (answer.status === 400)
      expect([text, JSON.stringify(answer.errors)]).toEqual([
        text,
        expect.stringMatching(/Variable/),
      ])
    else
      expect([text, answer.status]).toEqual([
        text,
        expect.toSatisfy((status: number) => status === 200 || status === 401),
      ])
  }
})

test.each([
  ['any other document', { query: '{ cases { get { id } } }' }, 403, 'request.documents-only'],
  [
    'the text of a known one',
    { query: 'query UnreadCount {\n  notifications {\n    unreadCount\n    newestTime\n  }\n}' },
    403,
    'request.documents-only',
  ],
  ['introspection', { query: '{ __schema { types { name } } }' }, 403, 'request.documents-only'],
  ['an unknown id', { documentId: 'sha256:0000' }, 400, 'request.unknown-document'],
  ['an id of the prototype', { documentId: 'toString' }, 400, 'request.unknown-document'],
  [
    'an unknown id beside a document',
    { documentId: 'sha256:0000', query: '{ cases { get { id } } }' },
    400,
    'request.unknown-document',
  ],
  [
    'an id that is no text beside a document',
    { documentId: 7, query: '{ cases { get { id } } }' },
    403,
    'request.documents-only',
  ],
])('%s is refused', async (_, body, status, code) => {
  expect(await post(body)).toMatchObject({ status, errors: [{ extensions: { code } }] })
})

async function post(body: object) {
  const { idToken, accessToken } = await app.readTokens(app.demoData.accounts.rosa)
  const text = JSON.stringify(body)
  const answer = await exchange(
    port,
    requestHead('POST', '/graphql/', {
      'content-type': 'application/json',
      'content-length': String(text.length),
      authorization: `Bearer ${idToken}`,
      'access-token': accessToken,
    }),
    text,
  )
  return {
    status: answer.status,
    ...(JSON.parse(answer.body) as {
      data?: unknown
      errors?: ReadonlyArray<{ extensions: { code: string } }>
    }),
  }
}
