// spec: security#refusals-inside
import { readFileSync } from 'node:fs'
import { buildSchema, getNullableType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'

const [portal, workspace] = ['schema.graphql', 'workspace.graphql'].map((file) =>
  buildSchema(readFileSync(new URL(`../../../contract/${file}`, import.meta.url), 'utf8')),
)
/** A type with one of these fields can say that something was refused. */
const refusalFields = ['success', 'error', 'errorMessage']

const listTypes = (schema: typeof portal) => Object.values(schema?.getTypeMap() ?? {})
const results = [...listTypes(portal), ...listTypes(workspace)].filter(
  (type) =>
    isObjectType(type) && refusalFields.some((name) => Object.hasOwn(type.getFields(), name)),
)

test.each(results.map((type) => [type.name, type] as const))(
  'the result type %s has the code and the params of a refusal',
  (_, type) => {
    const fields = isObjectType(type) ? type.getFields() : {}
    const typesOf = ['errorCode', 'errorParams'].map((name) => String(fields[name]?.type))
    expect(typesOf).toEqual(['String', 'JSON'])
    expect(String(getNullableType(fields['success']?.type))).toBe('Boolean')
  },
)

test('finds the result types', () => expect(results.length).toBeGreaterThan(10))

test('the two schemas share scalars and root types only', () => {
  const own = listTypes(workspace).filter(
    ({ name }) => !name.startsWith('__') && !/^(Query|Mutation)$/.test(name),
  )
  const shared = own.flatMap(({ name }) => (portal?.getType(name) ? [name] : []))
  expect(shared.toSorted()).toEqual([
    'Boolean',
    'DateTime',
    'Day',
    'ID',
    'Int',
    'JSON',
    'String',
    'Upload',
  ])
})
