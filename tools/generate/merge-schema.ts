import { buildASTSchema, isScalarType, Kind, parse, print, Source, validateSchema } from 'graphql'
import type {
  DefinitionNode,
  DocumentNode,
  GraphQLSchema,
  InputObjectTypeDefinitionNode,
  ObjectTypeDefinitionNode,
} from 'graphql'
import { filesLike, readText, type BrowserApp } from './project.ts'

export interface MergedSchema {
  readonly schema: GraphQLSchema
  readonly text: string
}

/** Folds `extend type` and `extend input` into the type; a repeated field is an error. */
export function mergedSchema({ contracts }: Pick<BrowserApp, 'contracts'>): MergedSchema {
  const paths = contracts.flatMap((pattern) => filesLike(pattern))
  const definitions = paths.flatMap((path) => parse(new Source(readText(path), path)).definitions)
  refuseOpenFields(definitions)
  const merged = foldExtensions(definitions).toSorted(byKindAndName)
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: merged }
  const schema = buildASTSchema(document)
  const faults = validateSchema(schema)
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.message).join('\n'))
  return {
    schema,
    text: `# The whole contract, merged from every noun's own. Generated: do not edit.\n\n${print(document)}\n`,
  }
}

/** Throws for a root or namespace field without `@viewer` (spec: security#viewer-kinds). */
function refuseOpenFields(definitions: readonly DefinitionNode[]): void {
  for (const definition of definitions) {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.OBJECT_TYPE_EXTENSION
    )
      continue
    if (!/(Query|Mutation)$/.test(definition.name.value)) continue
    for (const { name, directives } of definition.fields ?? []) {
      if (directives?.some((directive) => directive.name.value === 'viewer')) continue
      throw new Error(
        `${definition.name.value}.${name.value} does not say who may ask for it: @viewer(kinds: [...])`,
      )
    }
  }
}

/** The apps share scalars and directives only, so that no type of staff reaches a client. */
export function refuseSharedTypes(a: GraphQLSchema, b: GraphQLSchema): void {
  const shared = Object.values(a.getTypeMap()).filter(
    (type) =>
      !isScalarType(type) &&
      !type.name.startsWith('__') &&
      !['Query', 'Mutation'].includes(type.name) &&
      b.getType(type.name) !== undefined,
  )
  if (shared.length > 0)
    throw new Error(`Both schemas have ${shared.map(({ name }) => name).join(', ')}`)
}

function foldExtensions(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const types = new Map<string, ObjectTypeDefinitionNode>()
  const inputs = new Map<string, InputObjectTypeDefinitionNode>()
  const others: DefinitionNode[] = []
  for (const definition of definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION)
      types.set(definition.name.value, definition)
    else if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      inputs.set(definition.name.value, definition)
    else if (
      definition.kind !== Kind.OBJECT_TYPE_EXTENSION &&
      definition.kind !== Kind.INPUT_OBJECT_TYPE_EXTENSION
    )
      others.push(definition)
  }
  for (const definition of definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) {
      const type = listDeclared(types, 'type', definition.name.value)
      types.set(type.name.value, {
        ...type,
        fields: [...(type.fields ?? []), ...(definition.fields ?? [])],
      })
    } else if (definition.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION) {
      const input = listDeclared(inputs, 'input', definition.name.value)
      inputs.set(input.name.value, {
        ...input,
        fields: [...(input.fields ?? []), ...(definition.fields ?? [])],
      })
    }
  }
  return [...others, ...inputs.values(), ...[...types.values()].map(sortedFields)]
}

function listDeclared<Node>(
  known: ReadonlyMap<string, Node>,
  keyword: 'type' | 'input',
  name: string,
): Node {
  const node = known.get(name)
  if (!node) throw new Error(`extend ${keyword} ${name}: no noun declares ${keyword} ${name}`)
  return node
}

function sortedFields(type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode {
  const fields = (type.fields ?? []).toSorted((a, b) => compare(a.name.value, b.name.value))
  return { ...type, fields }
}

function byKindAndName(a: DefinitionNode, b: DefinitionNode): number {
  return compare(getRank(a), getRank(b))
}

/** Puts directives and scalars first, then the three root types, then everything else by name. */
function getRank(definition: DefinitionNode): string {
  const name = 'name' in definition ? (definition.name?.value ?? '') : ''
  if (definition.kind === Kind.DIRECTIVE_DEFINITION) return `0${name}`
  if (definition.kind === Kind.SCALAR_TYPE_DEFINITION) return `1${name}`
  if (name === 'Query' || name === 'Mutation') return `2${name}`
  return `3${name}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
