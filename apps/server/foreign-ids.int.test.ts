// Every operation that takes an id, found by walking the contract: foreign, absent and malformed ids answer alike and change nothing (safety Z01).
import { readFileSync } from 'node:fs'
import { buildASTSchema, getNamedType, isInputObjectType, isObjectType, isScalarType, parse, type GraphQLArgument, type GraphQLField, type GraphQLInputType } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from './test-house.ts'
import { categoryOf, pdf, putWell } from './test-uploads.ts'

const schema = buildASTSchema(parse(readFileSync(new URL('../../contract/schema.graphql', import.meta.url), 'utf8')))

interface Operation {
  readonly kind: 'query' | 'mutation'
  readonly path: readonly string[]
  readonly field: GraphQLField<unknown, unknown>
}

/** Root fields, and the fields of namespaces. */
function operations(): readonly Operation[] {
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(root?.getFields() ?? {}).flatMap((field): readonly Operation[] => {
      const type = getNamedType(field.type)
      if (!isObjectType(type) || !/(Query|Mutation)$/.test(type.name)) return [{ kind, path: [field.name], field }]
      return Object.values(type.getFields()).map((inner) => ({ kind, path: [field.name, inner.name], field: inner }))
    })
  })
}

type Ids = Readonly<Record<string, string>>

const isId = (type: GraphQLInputType) => getNamedType(type).name === 'ID'

/** Ids that no call of this test sends: a replacement is refused while replacing is not offered, a business object is not looked at. */
const leftOut = new Set(['replacedDocumentId', 'businessObjectId'])

/** The ids an argument holds, as dotted paths. */
function idsIn(argument: Pick<GraphQLArgument, 'name' | 'type'>): readonly string[] {
  if (isId(argument.type)) return [argument.name]
  const type = getNamedType(argument.type)
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields()).filter((field) => isId(field.type) && !leftOut.has(field.name)).map(({ name }) => `${argument.name}.${name}`)
}

/** What a path stands for: `documentId` a document, `caseId` or the id within cases a case … */
function nounOf({ path }: Operation, idPath: string): string {
  const last = idPath.split('.').at(-1) ?? ''
  if (last === 'caseId' || last === 'categoryId' || last === 'documentId') return last
  return path[0] === 'cases' ? 'caseId' : path[0] === 'notifications' ? 'notificationId' : 'ignored'
}

function valueOf(argument: GraphQLArgument, idOf: (idPath: string) => string): unknown {
  if (isId(argument.type)) return String(argument.type).startsWith('[') ? [idOf(argument.name)] : idOf(argument.name)
  const type = getNamedType(argument.type)
  if (isInputObjectType(type)) return Object.fromEntries(idsIn(argument).map((path) => [path.split('.')[1], idOf(path)]))
  return undefined
}

function documentOf({ kind, path, field }: Operation): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const type = getNamedType(field.type)
  const told = isObjectType(type) ? ['success', 'errorMessage', 'error'].filter((name) => type.getFields()[name]) : []
  const selection = isScalarType(type) ? '' : `{ __typename ${told.join(' ')} }`
  const call = `${field.name}(${passed}) ${selection}`
  return `${kind} (${declared}) { ${path.length === 1 ? call : `${path[0]} { ${call} }`} }`
}

const guarded = operations()
  .map((operation) => ({ operation, ids: operation.field.args.flatMap(idsIn).filter((path) => nounOf(operation, path) !== 'ignored') }))
  .filter(({ ids }) => ids.length > 0)
const cases = guarded.flatMap(({ operation, ids }) => ids.map((id) => [operation.path.join('.'), id, operation] as const))

let house: TestHouse
let denise: Browser
let viewers: ReadonlyArray<readonly [string, Browser]>
let own: Ids
let foreign: Ids

beforeAll(async () => {
  house = await openTestHouse()
  const rosa = house.browser('198.51.100.1')
  denise = house.browser('198.51.100.2')
  await rosa.signIn('rosa.delgado@example.com')
  await denise.signIn('denise.carter@example.com')
  const idsOf = async (browser: Browser, caseId: string, accountId: string): Promise<Ids> => {
    const categoryId = await categoryOf(house, caseId, 'taxes.federal-latest')
    const notificationId = house.world.ids.rowId()
    await sql`insert into notification (id, firm_id, account_id, case_id, type, description) select ${notificationId}, firm_id, ${accountId}, id, 'case', 'News' from legal_case where id = ${caseId}`.execute(house.world.database.db)
    return { caseId, categoryId, documentId: await putWell(browser, { caseId, categoryId }, 'own.pdf', pdf()), notificationId }
  }
  foreign = await idsOf(rosa, house.cast.cases.rosa, house.cast.accounts.rosa)
  own = await idsOf(denise, house.cast.cases.denise, house.cast.accounts.denise)
  const setUp = house.browser('198.51.100.3')
  await setUp.signIn('amir.rahimi@example.com')
  await sql`update session set kind = 'set-up' where account_id = ${house.cast.accounts.amir}`.execute(house.world.database.db)
  await house.clock.moveBy(60_000)
  viewers = [['signed-out', house.browser()], ['set-up', setUp], ['another client', denise]]
})
afterAll(() => house.close())

async function everything(): Promise<string> {
  const tables = ['document', 'document_opened', 'document_category', 'participant', 'legal_case', 'notification', 'upload_batch', 'timeline_entry', 'account']
  const sums = tables.map((table) => sql<{ sum: string }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(table)} t`.execute(house.world.database.db))
  return (await Promise.all(sums)).map(({ rows }) => rows[0]?.sum).join(' ')
}

async function ask(viewer: Browser, operation: Operation, idOf: (idPath: string) => string) {
  const values = Object.fromEntries(operation.field.args.map((argument) => [argument.name, valueOf(argument, idOf)]))
  const hasFile = operation.field.args.some(({ type }) => getNamedType(type).name === 'Upload')
  const { status, data, errors } = hasFile
    ? await viewer.upload(documentOf(operation), values, { name: 'a.pdf', content: pdf() })
    : await viewer.graph(documentOf(operation), values)
  return { status, data, errors: errors?.map(({ message, extensions: { code, kind, params } }) => ({ message, code, kind, params })) }
}

const absent = '0199f0aa-0000-7000-8000-000000000000'
const malformed = ['nonsense', '', '\' or 1=1 --', `${absent}x`, '\u0000', '0199f0aa', '{"a":1}', '😀'.repeat(50)]

test('the contract has such operations, and none of them is forgotten', () => {
  expect(cases.map(([path, id]) => `${path} ${id}`)).toEqual(expect.arrayContaining([
    'documentDashboard caseId', 'document.get documentId', 'documents.uploadFile fileMetadata.categoryId', 'cases.update case.id', 'notifications.markAsDelivered ids',
  ]))
  expect(cases.length).toBeGreaterThanOrEqual(17)
})

test.each(cases)('%s with somebody else\'s %s answers as with an absent one, to everybody', async (_, idPath, operation) => {
  const before = await everything()
  const withId = (id: string) => (path: string) => (path === idPath ? id : (own[nounOf(operation, path)] ?? absent))
  for (const [name, viewer] of viewers) {
    const answer = await ask(viewer, operation, withId(absent))
    expect(answer.status).not.toBe(500)
    expect(JSON.stringify(answer)).not.toContain('request.unexpected')
    if (name !== 'another client') expect(answer.errors?.[0]?.code).toMatch(/^request\.(signed-out|set-up-unfinished)$/)
    expect([name, await ask(viewer, operation, withId(foreign[nounOf(operation, idPath)] ?? ''))]).toEqual([name, answer])
    for (const id of malformed) expect([name, id, await ask(viewer, operation, withId(id))]).toEqual([name, id, answer])
  }
  expect(await everything()).toBe(before)
})

test.each(guarded.map(({ operation }) => [operation.path.join('.'), operation] as const))('%s works with one\'s own ids, so that the refusals above mean something', async (_, operation) => {
  await sql`update participant set deactivated_at = null`.execute(house.world.database.db)
  const answer = await ask(denise, operation, (path) => own[nounOf(operation, path)] ?? absent)
  expect(answer.errors).toBeUndefined()
  expect(JSON.stringify(answer.data)).not.toContain('"success":false')
})
