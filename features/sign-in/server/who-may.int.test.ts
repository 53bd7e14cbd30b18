// Who may ask for what: each operation of the contract is closed to everybody it does not name, half-finished sign-ins included.
import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType, type GraphQLField, type GraphQLInputType, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/test-house.ts'
import { inviteSomebody, signUpUntil, someBrowser } from '#apps/server/test-sign-up.ts'
import { demoPassword } from '#database/cast.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const schema = buildSchema(readFileSync(new URL('../../../contract/schema.graphql', import.meta.url), 'utf8'))

/** A value that the contract takes, and that means nothing. */
function valueFor(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueFor(type.ofType)
  if (isListType(type)) return `[${valueFor(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    return `{ ${Object.values(type.getFields()).filter((field) => isNonNullType(field.type)).map((field) => `${field.name}: ${valueFor(field.type)}`).join(', ')} }`
  }
  return { Int: '1', Float: '1', Boolean: 'true' }[type.name] ?? '"01900000-0000-7000-8000-000000000000"'
}

interface Operation {
  readonly name: string
  readonly text: string
  readonly kinds: ReadonlySet<string>
}

/** Every field of the root and of its namespaces as one document; what takes a file has a test of its own. */
function operations(root: GraphQLObjectType, word: string, before = ''): readonly Operation[] {
  return Object.values(root.getFields()).flatMap((field) => {
    const answer = getNamedType(field.type)
    if (isObjectType(answer) && /.(Query|Mutation)$/.test(answer.name)) return operations(answer, word, `${field.name} `)
    if (field.args.some(({ type }) => getNamedType(type).name === 'Upload')) return []
    const values = field.args.map((argument) => `${argument.name}: ${valueFor(argument.type)}`)
    const call = `${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''}${isObjectType(answer) ? ' { __typename }' : ''}`
    return [{ name: before + field.name, text: `${word} { ${before ? `${before}{ ${call} }` : call} }`, kinds: kindsOf(field) }]
  })
}

function kindsOf(field: GraphQLField<unknown, unknown>): ReadonlySet<string> {
  const list = field.astNode?.directives?.find(({ name }) => name.value === 'viewer')?.arguments?.[0]?.value
  return new Set(list?.kind === 'ListValue' ? list.values.map((value) => (value.kind === 'EnumValue' ? value.value : '')) : [])
}

const all = [schema.getQueryType(), schema.getMutationType()]
  .flatMap((root) => (root ? operations(root, root.name.toLowerCase()) : []))
  .filter(({ name }) => name !== 'signOff')

async function refusedOf(browser: Browser): Promise<ReadonlyArray<readonly [string, string]>> {
  const refused: Array<readonly [string, string]> = []
  for (const { name, text } of all) {
    const { data, errors } = await browser.graph(text)
    const code = errors?.[0]?.extensions.code ?? ''
    if (!/^request\.(signed-out|set-up-)/.test(code)) continue
    expect([name, data]).toEqual([name, null])
    refused.push([name, code])
  }
  return refused
}
const closedTo = (viewers: readonly string[], code: string) => all.filter(({ kinds }) => !viewers.some((viewer) => kinds.has(viewer))).map(({ name }) => [name, code])

test('the contract has been walked', () => {
  expect(all.length).toBeGreaterThan(25)
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['accounts get', 'accounts update', 'cases deactivate', 'documentDashboard', 'submitMfaCode']))
  for (const { name, kinds } of all) expect([name, kinds.size > 0]).toEqual([name, true])
})

test('nobody', async () => {
  expect(await refusedOf(someBrowser(house))).toEqual(closedTo(['SIGNED_OUT'], 'request.signed-out'))
})

test('a half-finished second factor reaches nothing of a client', async () => {
  const browser = someBrowser(house)
  await browser.graph('query ($p: String!) { tokenFromUsernameAndPassword(userId: "rosa.delgado@example.com", password: $p) { sessionId } }', { p: demoPassword })
  const refused = await refusedOf(browser)
  expect(refused).toEqual(closedTo(['SIGNED_OUT', 'FLOW'], 'request.signed-out'))
  expect(refused.length).toBeGreaterThan(15)
})

test('a set-up session reaches its own steps and nothing of a client', async () => {
  const browser = await signUpUntil(house, 'set-up', await inviteSomebody(house))
  expect(await refusedOf(browser)).toEqual(closedTo(['SET_UP'], 'request.set-up-unfinished'))
  const upload = 'mutation ($file: Upload!, $m: FileMetadata!) { documents { uploadFile(file: $file, fileMetadata: $m) { success } } }'
  const id = '01900000-0000-7000-8000-000000000000'
  const sent = await browser.upload(upload, { m: { caseId: id, categoryId: id } }, { name: 'a.pdf', content: new Uint8Array([1]) })
  expect(sent.errors?.length).toBe(1)
  expect(sent.data?.documents ?? null).toBeNull()
  expect((await browser.get(`/file/download/${id}`)).status).toBe(401)
})

test('a client is told that setting up is over, and is not signed out by it', async () => {
  const rosa = someBrowser(house)
  await rosa.signIn('rosa.delgado@example.com')
  expect(await refusedOf(rosa)).toEqual(closedTo(['CLIENT'], 'request.set-up-over'))
  expect((await rosa.graph('mutation { verifyAccountDetails { success } }')).status).toBe(200)
  expect((await rosa.graph('{ accounts { get { givenName } } }')).data.accounts.get.givenName).toBe('Rosa')
})
