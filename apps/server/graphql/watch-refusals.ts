// Reports refused access, wherever a use case refuses it (spec: security#refused-access).
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql'
import type { GraphContext } from '#contract/graph-context.ts'
import { Problem } from '#lib/problem.ts'
import { findRefusedThing, type RefusedThing } from '#lib/refused-access.ts'
import type { AnyViewer } from '#lib/viewer.ts'

/** What a query does not find, by its field. */
const thingsOfQueries: Readonly<Record<string, RefusedThing>> = {
  bulkReminder: 'reminders',
  casePacket: 'packet',
  clientAccess: 'person',
  reviewDocument: 'document',
  staffCase: 'case',
}

type Field = GraphQLField<unknown, GraphContext<AnyViewer>>

/** For a root type or a namespace. A success costs nothing. */
export function watchRefusals(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields() as Readonly<Record<string, Field>>)) {
    const isFound = !(type.name === 'Query' && field.name in thingsOfQueries)
    const resolve = field.resolve ?? defaultFieldResolver
    const report = async (context: GraphContext<AnyViewer>, args: object, thing: RefusedThing) => {
      const tried = listIds(field, args)
      await context.recordRefusal({ operation: field.name, thing, tried })
    }
    field.resolve = async (parent, args: object, context, info) => {
      try {
        const result: unknown = await resolve(parent, args, context, info)
        const thing = isFound ? findRefusal(result) : findMissing(field, result)
        if (thing) await report(context, args, thing)
        return result
      } catch (error) {
        const thing = error instanceof Problem ? findThing(error) : undefined
        if (thing) await report(context, args, thing)
        throw error
      }
    }
  }
}

const findThing = ({ code, kind }: Problem) =>
  findRefusedThing(code) ?? (kind === 'not-found' ? 'other' : undefined)

const findMissing = (field: Field, result: unknown) =>
  result === null || result === undefined ? thingsOfQueries[field.name] : undefined

/** Of a use case that returns its refusal. */
function findRefusal(result: unknown): RefusedThing | undefined {
  if (typeof result !== 'object' || result === null) return undefined
  const { success, errorCode } = result as { success?: unknown; errorCode?: unknown }
  return success === false && typeof errorCode === 'string'
    ? findRefusedThing(errorCode)
    : undefined
}

/** The values of all arguments of the type `ID`. */
function listIds(field: Field, args: object): readonly string[] {
  const values = args as Readonly<Record<string, unknown>>
  return field.args.flatMap(({ name, type }) => collectIds(type, values[name]))
}

function collectIds(type: GraphQLInputType, value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  const inner = isNonNullType(type) ? getNullableType(type) : type
  if (isListType(inner)) {
    const items = Array.isArray(value) ? (value as readonly unknown[]) : [value]
    return items.flatMap((item) => collectIds(inner.ofType, item))
  }
  const named = getNamedType(inner)
  if (isInputObjectType(named)) {
    const fields = value as Readonly<Record<string, unknown>>
    return Object.values(named.getFields()).flatMap((each) =>
      collectIds(each.type, fields[each.name]),
    )
  }
  return named.name === 'ID' && typeof value === 'string' ? [value] : []
}
