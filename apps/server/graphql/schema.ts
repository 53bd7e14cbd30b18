// Joins the contracts with their resolvers, and guards every root and namespace field.
import {
  buildASTSchema,
  defaultFieldResolver,
  getNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { readFileSync } from 'node:fs'
import type { GraphContext } from '#contract/graph-context.ts'
import type { AnyViewer, StaffViewer } from '#lib/viewer.ts'
import { problem } from './problem-to-graphql.ts'
import { refusalsInside } from './refusals-inside.ts'
import { scalars } from './scalars.ts'
import { watchRefusals } from './watch-refusals.ts'

export type ResolverTables = ReadonlyArray<
  Readonly<Record<string, Readonly<Record<string, unknown>>>>
>

/** The committed contract of each app. */
const contracts = { portal: 'schema.graphql', workspace: 'workspace.graphql' } as const

export type BrowserApp = keyof typeof contracts

/** Throws if the person has not confirmed lately that it is them (spec: staff#step-up). */
export type RequireFreshProof = (viewer: StaffViewer) => void

/** Fails on a resolver for an unknown field, and on a guarded field without a guard. */
export function buildSchema(
  app: BrowserApp,
  tables: ResolverTables,
  requireFreshProof?: RequireFreshProof,
): GraphQLSchema {
  const schema = buildASTSchema(parseContract(app), { assumeValidSDL: true })
  for (const scalar of scalars) {
    const declared = schema.getType(scalar.name)
    if (declared instanceof GraphQLScalarType)
      Object.assign(declared, {
        serialize: scalar.serialize,
        parseValue: scalar.parseValue,
        parseLiteral: scalar.parseLiteral,
      })
  }
  for (const table of tables) {
    for (const [typeName, fields] of Object.entries(table)) placeResolvers(schema, typeName, fields)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLObjectType && !type.name.startsWith('__')) {
      if (isOpenOperation(type)) {
        askAgain(type, requireFreshProof)
        watchRefusals(type)
        refusalsInside(type)
      }
      guardFields(type)
    }
  }
  return schema
}

const parsedContracts = new Map<BrowserApp, DocumentNode>()

/** `npm run check` generates the contract, and a test validates it, so a start need not. */
function parseContract(app: BrowserApp): DocumentNode {
  const known = parsedContracts.get(app)
  if (known) return known
  const contract = new URL(`../../../contract/${contracts[app]}`, import.meta.url)
  const document = parse(readFileSync(contract, 'utf8'))
  parsedContracts.set(app, document)
  return document
}

function placeResolvers(
  schema: GraphQLSchema,
  typeName: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const type = schema.getType(typeName)
  if (!(type instanceof GraphQLObjectType))
    throw new Error(`${typeName} has resolvers and is no type of the contract`)
  for (const [name, resolve] of Object.entries(fields)) {
    const field = type.getFields()[name]
    if (!field)
      throw new Error(`${typeName}.${name} has a resolver and is no field of the contract`)
    if (field.resolve)
      throw new Error(`${typeName}.${name} has two resolvers; a field belongs to one feature`)
    field.resolve = resolve as NonNullable<GraphQLFieldConfig<unknown, GraphContext>['resolve']>
  }
}

/** Root types and namespaces. */
function isOpenOperation(type: { readonly name: string }): boolean {
  return /(Query|Mutation)$/.test(type.name)
}

/** Before the refusals, which have their place in the result. */
function askAgain(type: GraphQLObjectType, requireFreshProof: RequireFreshProof | undefined): void {
  for (const field of Object.values(type.getFields())) {
    if (!findDirective(field, 'freshProof')) continue
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (parent, args, context: GraphContext<AnyViewer>, info) => {
      if (context.viewer.kind !== 'staff' || requireFreshProof === undefined)
        throw new Error(`${field.name} cannot tell how fresh the proof is`)
      requireFreshProof(context.viewer)
      return resolve(parent, args, context, info)
    }
  }
}

function guardFields(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const kinds = viewerKinds(field)
    if (!kinds) {
      if (isOpenOperation(type)) throw new Error(`${type.name}.${field.name} does not say @viewer`)
      continue
    }
    const resolve = field.resolve ?? defaultFieldResolver
    const isOutside = findDirective(field, 'outside') !== undefined
    field.resolve = (parent, args, context: GraphContext<AnyViewer>, info) => {
      requireViewer(context.viewer, kinds)
      if (isOutside) context.extendTimeout()
      return resolve(parent, args, context, info)
    }
  }
}

interface DeclaredField {
  readonly astNode?: GraphQLFieldConfig<unknown, unknown>['astNode']
}

function findDirective({ astNode }: DeclaredField, directiveName: string) {
  return astNode?.directives?.find(({ name }) => name.value === directiveName)
}

function viewerKinds(field: DeclaredField): ReadonlySet<string> | undefined {
  const directive = findDirective(field, 'viewer')
  const list = directive?.arguments?.find(({ name }) => name.value === 'kinds')?.value
  if (list?.kind !== 'ListValue') return undefined
  return new Set(list.values.map((value) => (value.kind === 'EnumValue' ? value.value : '')))
}

/** Returns the kinds of this viewer. A flow cookie is not verified here, but in the use case. */
function getKinds(viewer: AnyViewer): readonly string[] {
  if (viewer.kind === 'staff') return ['STAFF']
  if (viewer.kind === 'client') return ['CLIENT']
  if (viewer.kind === 'set-up') return ['SET_UP']
  if (viewer.kind === 'preview') return ['PREVIEW']
  return viewer.source.flowToken === undefined ? ['SIGNED_OUT'] : ['SIGNED_OUT', 'FLOW']
}

function requireViewer(viewer: AnyViewer, kinds: ReadonlySet<string>): void {
  if (isOpenTo(viewer, kinds)) return
  if (viewer.kind === 'signed-out') throw problem('request.signed-out')
  if (viewer.kind === 'staff') throw problem('request.already-signed-in')
  if (viewer.kind === 'preview') throw problem('request.view-only')
  throw problem(viewer.kind === 'set-up' ? 'request.set-up-unfinished' : 'request.set-up-over')
}

function isOpenTo(viewer: AnyViewer, kinds: ReadonlySet<string>): boolean {
  return getKinds(viewer).some((kind) => kinds.has(kind))
}

/** True if all guarded fields are open to the viewer (at least one), or for a syntax error. */
export function isOpenDocument(schema: GraphQLSchema, source: string, viewer: AnyViewer): boolean {
  const document = parseSource(source)
  if (!document) return true
  const types = new TypeInfo(schema)
  const answers = new Set<boolean>()
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const field = types.getFieldDef()
        const kinds = field && viewerKinds(field)
        if (kinds) answers.add(isOpenTo(viewer, kinds))
      },
    }),
  )
  return answers.has(true) && !answers.has(false)
}

/**
 * True for a request that acts, unless all its fields are `@repeatable`. A query acts if it is
 * `@sensitive`: a login.
 */
export function remembersAnswer(schema: GraphQLSchema, source: string): boolean {
  const document = parseSource(source)
  if (!document) return false
  const types = new TypeInfo(schema)
  let isRemembered = false
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const [field, parent] = [types.getFieldDef(), types.getParentType()]
        if (!field || !parent || !isOpenOperation(parent) || isNamespace(field)) return
        const isAct = parent.name.endsWith('Mutation') || findDirective(field, 'sensitive')
        if (isAct && !findDirective(field, 'repeatable')) isRemembered = true
      },
    }),
  )
  return isRemembered
}

/** A field that leads to more root fields: `cases { … }`. */
function isNamespace({ type }: { readonly type: GraphQLOutputType }): boolean {
  const named = getNamedType(type)
  return named instanceof GraphQLObjectType && isOpenOperation(named)
}

function parseSource(source: string): DocumentNode | undefined {
  try {
    return parse(source)
  } catch {
    return undefined
  }
}
