// Generates the types of every resolver of an app.
import { getDirectiveValues, isObjectType, type GraphQLSchema } from 'graphql'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import * as types from '@graphql-codegen/typescript'
import { toText } from './plugin-text.ts'
import { filesLike, readText } from './project.ts'
import type { BrowserApp, Output } from './project.ts'

/** The record of GraphQL type X is `XRecord` in a feature's `rules/records.ts`, if it exists. */
interface RecordOfType {
  readonly type: string
  readonly file: string
}

export async function serverTypes(app: BrowserApp, schema: GraphQLSchema): Promise<Output> {
  const records = toRecords(schema)
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    immutableTypes: true,
    strictScalars: true,
    scalars: {
      ID: 'string',
      DateTime: 'Date',
      Day: 'string',
      JSON: 'unknown',
      Upload: 'UploadedFile',
    },
    makeResolverTypeCallable: true,
    contextType: app.context,
    fieldContextTypes: listFieldContexts(app, schema),
    mappers: {
      ...Object.fromEntries(listNamespaces(schema).map((name) => [name, 'Namespace'])),
      ...Object.fromEntries(listExtendedTypes(schema)),
      ...Object.fromEntries(records.map(({ type }) => [type, `${type}Record`])),
    },
  }
  const body = [
    toText(await types.plugin(schema, [], config)),
    toText(await resolvers.plugin(schema, [], config)),
  ]
  const namespaces = listNamespaces(schema)
  const imported = [
    ...app.contexts.map(({ name }) => name),
    app.context,
    ...(namespaces.length > 0 ? ['Namespace'] : []),
  ].toSorted()
  const head = [
    '// The types of every resolver, made from the contract. Generated: do not edit.',
    ...records.map(({ type, file }) => `import type { ${type}Record } from '#${file}'`),
    `import type { ${imported.join(', ')} } from '#contract/graph-context.ts'`,
    ...(schema.getType('Upload') ? ["import type { UploadedFile } from '#ports/upload.ts'"] : []),
  ]
  const imports = body.flatMap(({ prepend }) => prepend)
  return {
    path: app.typesFile,
    text: `${[...head, ...imports, ...body.map(({ content }) => content)].join('\n')}\n`,
  }
}

function toRecords(schema: GraphQLSchema): RecordOfType[] {
  const filesByType = new Map<string, string>()
  for (const file of filesLike('features/*/rules/records.ts')) {
    for (const [, type = ''] of readText(file).matchAll(
      /^export (?:interface|type) (\w+)Record\b/gm,
    )) {
      if (!isObjectType(schema.getType(type))) continue
      const typeFiles = filesByType.get(type)
      if (typeFiles) throw new Error(`${type}Record stands in ${typeFiles} and in ${file}`)
      filesByType.set(type, file)
    }
  }
  return [...filesByType].map(([type, file]) => ({ type, file }))
}

/** Returns types that only hold the fields of a namespace: `Query.cases: CasesQuery`. */
function listNamespaces(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && /.(Query|Mutation)$/.test(type.name))
    .map((type) => type.name)
}

/** The feature of a type does not return the fields that others add; their resolvers do. */
function listExtendedTypes(schema: GraphQLSchema): ReadonlyArray<readonly [string, string]> {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || /(Query|Mutation)$/.test(type.name)) return []
    const own = type.astNode?.name.loc?.source.name
    const added = Object.values(type.getFields())
      .filter(({ astNode }) => astNode?.loc?.source.name !== own)
      .map(({ name }) => `'${name}'`)
    return added.length === 0 ? [] : [[type.name, `Omit<${type.name}, ${added.join(' | ')}>`]]
  })
}

/** A guarded field gets the viewer that `@viewer` admits, so that its resolver need not check. */
function listFieldContexts(app: BrowserApp, schema: GraphQLSchema): string[] {
  const directive = schema.getDirective('viewer')
  if (!directive) throw new Error('The contract does not declare @viewer')
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, astNode }) => {
          const values = astNode && getDirectiveValues(directive, astNode)
          const context = values && findContext(app, values['kinds'] as readonly string[])
          return context ? [`${type.name}.${name}#${context}`] : []
        })
      : [],
  )
}

function findContext({ contexts }: BrowserApp, kinds: readonly string[]): string | undefined {
  return contexts.find((context) => kinds.every((kind) => context.kinds.includes(kind)))?.name
}
