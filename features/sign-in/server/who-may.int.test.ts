import { expect, test } from 'vitest'
import {
  getDocument,
  getName,
  operations,
  takesFile,
  getVariables,
  type Operation,
} from '#testing/test-contract.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { inviteClient, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { demoPassword } from '#testing/test-demo.ts'

const app = openTestApp()

const nowhere = '01900000-0000-7000-8000-000000000000'

/** Uploads have a test of their own. */
const all = operations.filter(
  (operation) => !takesFile(operation) && getName(operation) !== 'signOff',
)

test('covers the whole contract', () => {
  expect(all.length).toBeGreaterThan(25)
  expect(all.map(getName)).toEqual(
    expect.arrayContaining([
      'accounts.get',
      'accounts.update',
      'cases.deactivate',
      'documentDashboard',
      'submitMfaCode',
    ]),
  )
  for (const operation of all)
    expect([getName(operation), operation.viewers.size > 0]).toEqual([getName(operation), true])
})

test('refuses signed-out callers', async () => {
  expect(await readRefused(someBrowser(app))).toEqual(
    closedTo(['SIGNED_OUT'], 'request.signed-out'),
  )
})

test('reveals nothing of a client to an unfinished second factor', async () => {
  const browser = someBrowser(app)
  await browser.graph(
    'query ($p: String!) { tokenFromUsernameAndPassword(userId: "rosa.delgado@example.com", password: $p) { sessionId } }',
    { p: demoPassword },
  )
  const refused = await readRefused(browser)
  expect(refused).toEqual(closedTo(['SIGNED_OUT', 'FLOW'], 'request.signed-out'))
  expect(refused.length).toBeGreaterThan(15)
})

test('lets a set-up session reach only its own steps', async () => {
  const browser = await signUpUntil(app, 'set-up', await inviteClient(app))
  expect(await readRefused(browser)).toEqual(closedTo(['SET_UP'], 'request.set-up-unfinished'))
  const upload =
    'mutation ($file: Upload!, $m: FileMetadata!) { documents { uploadFile(file: $file, fileMetadata: $m) { success } } }'
  const response = await browser.upload(
    upload,
    { m: { caseId: nowhere, categoryId: nowhere } },
    { name: 'a.pdf', content: new Uint8Array([1]) },
  )
  expect(response.errors?.length).toBe(1)
  expect(response.data?.documents ?? null).toBeNull()
  expect((await browser.get(`/file/download/${nowhere}`)).status).toBe(401)
})

test('reports to a client that set-up is over, and keeps the client signed in', async () => {
  const rosa = someBrowser(app)
  await rosa.signIn('rosa.delgado@example.com')
  expect(await readRefused(rosa)).toEqual(closedTo(['CLIENT'], 'request.set-up-over'))
  expect((await rosa.graph('mutation { verifyAccountDetails { success } }')).status).toBe(200)
  expect((await rosa.graph('{ accounts { get { givenName } } }')).data.accounts.get.givenName).toBe(
    'Rosa',
  )
})

/** Returns values that are valid in the contract but refer to nothing. */
function emptyWords(operation: Operation) {
  return getVariables(
    operation,
    (_, typeName) =>
      ({ Int: 1, Boolean: true, DateTime: '2026-01-01T00:00:00.000Z', Day: '2026-01-01' })[
        typeName
      ] ?? nowhere,
  )
}

async function readRefused(browser: Browser): Promise<ReadonlyArray<readonly [string, string]>> {
  const refused: Array<readonly [string, string]> = []
  for (const operation of all) {
    const name = getName(operation)
    const { data, errors } = await browser.graph(getDocument(operation), emptyWords(operation))
    const code = errors?.[0]?.extensions.code ?? ''
    if (!/^request\.(signed-out|set-up-)/.test(code)) continue
    // A nullable field is null. Any other field makes the whole data null.
    expect([name, Object.values((data ?? {}) as object).filter((value) => value !== null)]).toEqual(
      [name, []],
    )
    refused.push([name, code])
  }
  return refused
}
const closedTo = (viewers: readonly string[], code: string) =>
  all
    .filter((operation) => !viewers.some((viewer) => operation.viewers.has(viewer)))
    .map((operation) => [getName(operation), code])
