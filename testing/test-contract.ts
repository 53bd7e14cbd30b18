import { readFileSync } from 'node:fs'
import {
  buildASTSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

const readSchema = (file: string) =>
  buildASTSchema(parse(readFileSync(new URL(`../contract/${file}`, import.meta.url), 'utf8')))

const schema = readSchema('schema.graphql')

export interface Operation {
  readonly kind: 'query' | 'mutation'
  /** The name of the field, preceded by the name of its namespace if it has one. */
  readonly path: readonly string[]
  readonly field: GraphQLField<unknown, unknown>
  /** The viewers that @viewer names. */
  readonly viewers: ReadonlySet<string>
}

export const getName = ({ path }: Operation) => path.join('.')

/** Root fields, and the fields of namespaces. */
function listOperations(contract: GraphQLSchema): readonly Operation[] {
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? contract.getQueryType() : contract.getMutationType()
    return toFields(root).flatMap((field): readonly Operation[] => {
      const type = getNamedType(field.type)
      if (!isObjectType(type) || !/.(Query|Mutation)$/.test(type.name))
        return [{ kind, path: [field.name], field, viewers: getViewers(field) }]
      return toFields(type).map((inner) => ({
        kind,
        path: [field.name, inner.name],
        field: inner,
        viewers: getViewers(inner),
      }))
    })
  })
}

export const operations = listOperations(schema)
export const workspaceOperations = listOperations(readSchema('workspace.graphql'))

function toFields(type: GraphQLObjectType | null | undefined) {
  return Object.values(type?.getFields() ?? {})
}

function getViewers(field: GraphQLField<unknown, unknown>): ReadonlySet<string> {
  const list = field.astNode?.directives?.find(({ name }) => name.value === 'viewer')
    ?.arguments?.[0]?.value
  return new Set(
    list?.kind === 'ListValue'
      ? list.values.map((value) => (value.kind === 'EnumValue' ? value.value : ''))
      : [],
  )
}

export function takesFile({ field }: Operation): boolean {
  return field.args.some(({ type }) => getNamedType(type).name === 'Upload')
}

/**
 * Returns a document with declared variables. It selects all fields without arguments, `depth`
 * levels deep.
 */
export function getDocument({ kind, path, field }: Operation, depth = 1): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`)
  const passed = field.args.map(({ name }) => `${name}: $${name}`)
  const call = `${field.name}${passed.length > 0 ? `(${passed.join(', ')})` : ''}${getSelection(field.type, depth)}`
  return `${kind}${declared.length > 0 ? ` (${declared.join(', ')})` : ''} { ${path.length === 1 ? call : `${path[0]} { ${call} }`} }`
}

/** Returns the selection of a type's fields. */
export function getSelection(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output)
  if (!isObjectType(type)) return ''
  const inner = toFields(type).filter(
    ({ args, type: of }) => args.length === 0 && (isLeaf(of) || depth > 1),
  )
  return ` { __typename ${inner.map((field) => field.name + getSelection(field.type, depth - 1)).join(' ')} }`
}

function isLeaf(output: GraphQLOutputType): boolean {
  const type = getNamedType(output)
  return isScalarType(type) || isEnumType(type)
}

/**
 * Returns variables. `choose` gets the dotted path of every text, number and ID. If it returns
 * undefined, an optional value is omitted.
 */
export function getVariables(
  { field }: Operation,
  choose: (path: string, typeName: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    field.args
      .map(({ name, type }) => [name, getValue(type, name, choose)])
      .filter(([, value]) => value !== undefined),
  )
}

function getValue(
  type: GraphQLInputType,
  path: string,
  choose: (path: string, typeName: string) => unknown,
): unknown {
  if (isNonNullType(type)) return getValue(type.ofType, path, choose)
  if (isListType(type)) return [getValue(type.ofType, path, choose)]
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, getValue(field.type, `${path}.${field.name}`, choose)] as const,
    )
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  return choose(path, type.name)
}

/** Returns the dotted paths of the IDs that an operation takes. */
export function getIds(operation: Operation): readonly string[] {
  const idPaths: string[] = []
  getVariables(operation, (path, typeName) => {
    if (typeName === 'ID') idPaths.push(path)
    return null
  })
  return idPaths
}

export const inputTypes = Object.values(schema.getTypeMap()).filter(isInputObjectType)

export const contractType = (name: string) => schema.getType(name)
