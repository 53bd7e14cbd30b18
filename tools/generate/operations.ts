// Makes the operations file beside each `*.operations.graphql`, the list of trusted documents, and one
// file of the enums that operations use.
import { createHash } from 'node:crypto'
import {
  isEnumType,
  Kind,
  parse,
  print,
  Source,
  specifiedRules,
  NoUnusedFragmentsRule,
  validate,
  visit,
} from 'graphql'
import type {
  ASTNode,
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import { toText } from './plugin-text.ts'
import { filesLike, readText } from './project.ts'
import type { BrowserApp, Output } from './project.ts'

/** An app with its schema. */
interface AppSchema {
  readonly app: BrowserApp
  readonly schema: GraphQLSchema
}

interface OperationsFile {
  readonly path: string
  readonly document: DocumentNode
  readonly operations: readonly OperationDefinitionNode[]
}

export async function operationFiles(apps: readonly AppSchema[]): Promise<Output[]> {
  refuseTwins(apps.flatMap(({ app }) => readAll(app)))
  const enums = new Map<string, string>()
  const outputs = await Promise.all(apps.map((each) => operationsOfApp(each, enums)))
  return [...outputs.flat(), enumsFile(enums)]
}

const readAll = ({ operations }: BrowserApp) => filesLike(...operations).map(readOperations)

/** Adds the texts of enums by name. */
async function operationsOfApp(
  { app, schema }: AppSchema,
  enums: Map<string, string>,
): Promise<Output[]> {
  const files = readAll(app)
  const fragments = new Map(
    files
      .flatMap(({ document }) => document.definitions.filter(isFragment))
      .map((node) => [node.name.value, node]),
  )
  const trusted: [id: string, text: string][] = []
  const outputs: Output[] = []
  for (const file of files) {
    const constants = file.operations.map((operation) => {
      const whole = withFragments(operation, fragments)
      refuseFaults(schema, whole, file.path)
      const text = print(whole)
      const id = `sha256:${createHash('sha256').update(text).digest('hex')}`
      trusted.push([id, text])
      return formatConstant(operation, id)
    })
    const found = takeEnums(schema, await listTypes(schema, file, fragments))
    const { types } = found
    for (const [name, text] of found.enums) enums.set(name, text)
    const names = [...found.enums.keys()].join(', ')
    const head = [
      `// The operations of ${file.path.split('/').at(-1)}: their types and the hashes the server knows them by. Generated: do not edit.`,
      ...(names === '' ? [] : [`import type { ${names} } from '#${enumsPath}'`]),
      "import type { Operation } from '#ui/graphql/operation.ts'",
    ]
    outputs.push({
      path: file.path.replace(/\.graphql$/, '.ts'),
      text: `${[...head, types, ...constants].join('\n')}\n`,
    })
  }
  const sorted = trusted.toSorted(([a], [b]) => (a < b ? -1 : 1))
  outputs.push({
    path: app.documentsFile,
    text: `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  })
  return outputs
}

function readOperations(path: string): OperationsFile {
  const document = parse(new Source(readText(path), path))
  return {
    path,
    document,
    operations: document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION),
  }
}

function isFragment(node: { readonly kind: string }): node is FragmentDefinitionNode {
  return node.kind === Kind.FRAGMENT_DEFINITION
}

/** Throws if a name is used twice in the project. Names become constants, types and log lines. */
function refuseTwins(files: readonly OperationsFile[]): void {
  const seen = new Map<string, string>()
  for (const { path, document } of files) {
    for (const node of document.definitions) {
      const name = 'name' in node ? node.name?.value : undefined
      if (!name) throw new Error(`${path}: an operation has no name`)
      const previous = seen.get(name)
      if (previous) throw new Error(`${name} stands in ${previous} and in ${path}`)
      seen.set(name, path)
    }
  }
}

function withFragments(
  operation: OperationDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: [operation, ...listFragments(operation, all)] }
}

/** The fragments that a node spreads, also through other fragments, by name. */
function listFragments(
  start: DocumentNode | OperationDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>()
  const follow = (node: ASTNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value: name } }) => {
        const fragment = all.get(name)
        if (!fragment || used.has(name)) return
        used.set(name, fragment)
        follow(fragment)
      },
    })
  }
  follow(start)
  return [...used.values()].toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1))
}

/** Throws with the path if the document is not valid. Fragments may be unused. */
export function refuseFaults(schema: GraphQLSchema, document: DocumentNode, path: string): void {
  const faults = validate(
    schema,
    document,
    specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule),
  )
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `${path}: ${fault.message}`).join('\n'))
}

async function listTypes(
  schema: GraphQLSchema,
  file: OperationsFile,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Promise<string> {
  const own = new Set(file.document.definitions.filter(isFragment).map((node) => node.name.value))
  // Only those that the file uses: the plugin writes the enums of all that it gets.
  const externalFragments = listFragments(file.document, fragments)
    .filter((node) => !own.has(node.name.value))
    .map((node) => ({
      isExternal: true,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      node,
    }))
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    immutableTypes: true,
    strictScalars: true,
    inlineFragmentTypes: 'inline' as const,
    inputMaybeValue: 'T | null | undefined',
    scalars: { ID: 'string', DateTime: 'string', Day: 'string', JSON: 'unknown', Upload: 'File' },
    externalFragments,
  }
  const { prepend, content } = toText(
    await operationTypes.plugin(
      schema,
      [{ document: file.document, location: file.path }],
      config,
      {},
    ),
  )
  return withoutUnused([...prepend, content].join('\n'))
}

const enumsPath = 'ui/graphql/enums.generated.ts'

/** Takes the declarations of enums out of the types of a file. */
function takeEnums(
  schema: GraphQLSchema,
  types: string,
): { readonly types: string; readonly enums: ReadonlyMap<string, string> } {
  const enums = new Map<string, string>()
  const others = types.replaceAll(
    /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export type (\w+) =\n[^]*?';\n+/g,
    (text, name: string) => {
      if (!isEnumType(schema.getType(name))) return text
      enums.set(name, text.trim())
      return ''
    },
  )
  return { types: others, enums }
}

function enumsFile(enums: ReadonlyMap<string, string>): Output {
  const texts = [...enums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  const head = '// The enums of both contracts that operations use. Generated: do not edit.'
  return { path: enumsPath, text: `${[head, ...texts].join('\n\n')}\n` }
}

/** Removes the plugin's type for deferred parts, which this contract does not have. */
function withoutUnused(content: string): string {
  return content.replace(/\/\*\* Internal type[^\n]*\nexport type Incremental<[^\n]*\n/, '')
}

function formatConstant(operation: OperationDefinitionNode, id: string): string {
  const name = operation.name?.value ?? ''
  const types = `${name}${operation.operation === 'query' ? 'Query' : 'Mutation'}`
  const lower = name.slice(0, 1).toLowerCase() + name.slice(1)
  return `\nexport const ${lower}: Operation<${types}, ${types}Variables> = {\n  id: '${id}',\n  name: '${name}',\n  kind: '${operation.operation}',\n}`
}
