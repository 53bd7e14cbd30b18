// Puts an expected refusal into a result that has `success` (spec: security#refusals-inside).
import {
  defaultFieldResolver,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql'
import { isExpectedRefusal, refusalFacts, type Problem } from '#lib/problem.ts'

const wordFields = ['error', 'errorMessage', 'message'] as const

/** Converts expected refusals to results. Other errors stay errors of the request. */
export function refusalsInside(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const result = getNullableType(field.type)
    if (!isObjectType(result) || !('success' in result.getFields())) continue
    const getAnswer = refusedAnswer(result)
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (...call) => {
      try {
        return await resolve(...call)
      } catch (error) {
        if (!isExpectedRefusal(error)) throw error
        return getAnswer(error)
      }
    }
  }
}

/** Throws at the start if the result type has no fields for the text and the code of a refusal. */
function refusedAnswer(
  result: GraphQLObjectType,
): (refusal: Problem) => Readonly<Record<string, unknown>> {
  const fields = result.getFields()
  const words = wordFields.find((name) => name in fields)
  if (words === undefined || !('errorCode' in fields) || !('errorParams' in fields))
    throw new Error(`${result.name} has success, and no place for a refusal`)
  return (refusal) => ({
    ...emptyFields(result),
    ...refusal.shown,
    success: false,
    [words]: refusal.message,
    ...refusalFacts(refusal),
  })
}

/** Returns empty lists and false for non-null fields. Use cases handle other non-null fields. */
function emptyFields(result: GraphQLObjectType): Readonly<Record<string, unknown>> {
  const required = Object.values(result.getFields()).filter(({ type }) => isNonNullType(type))
  const lists = required
    .filter(({ type }) => isListType(getNullableType(type)))
    .map(({ name }) => [name, []])
  const flags = required
    .filter(({ type }) => String(type) === 'Boolean!')
    .map(({ name }) => [name, false])
  return Object.fromEntries([...lists, ...flags])
}
