import { buildSchema, isObjectType } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolverTables, workspaceResolverTables } from './features.ts'

// A table only hands its dependencies to functions that no test here calls.
const deps = { database: {} } as Parameters<typeof resolverTables>[0]

test.each([
  ['schema', resolverTables(deps)],
  ['workspace', workspaceResolverTables(deps)],
] as const)('each operation of contract/%s.graphql has a resolver', (name, tables) => {
  const contract = new URL(`../../contract/${name}.graphql`, import.meta.url)
  const schema = buildSchema(readFileSync(contract, 'utf8'))
  const operations = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && /(Query|Mutation)$/.test(type.name)
      ? Object.keys(type.getFields()).map((field) => ({ type: type.name, field }))
      : [],
  )
  const isMissing = ({ type, field }: (typeof operations)[number]) =>
    !tables.some((table: Readonly<Record<string, object | undefined>>) =>
      Object.hasOwn(table[type] ?? {}, field),
    )
  expect(operations.length).toBeGreaterThan(20)
  expect(operations.filter(isMissing)).toEqual([])
})
