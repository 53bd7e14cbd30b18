// Where the answer of an operation has `success`, an expected refusal is part of the answer: false, its words, code and params (decisions 1.2).
import {
  defaultFieldResolver,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql'
import { isExpectedRefusal, refusalFacts, type Problem } from '#lib/problem.ts'

/** The words of a refusal, by the seeds' names for them. */
const wordFields = ['error', 'errorMessage', 'message'] as const

/** Wraps the resolvers of a root type or a namespace. What is thrown for any other reason stays an error of the request. */
export function refusalsInside(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const result = getNullableType(field.type)
    if (!isObjectType(result) || !('success' in result.getFields())) continue
    const answerOf = refusedAnswer(result)
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (...call) => {
      try {
        return await resolve(...call)
      } catch (error) {
        if (!isExpectedRefusal(error)) throw error
        return answerOf(error)
      }
    }
  }
}

/** A result type without words or code for a refusal stops the start. */
function refusedAnswer(
  result: GraphQLObjectType,
): (refusal: Problem) => Readonly<Record<string, unknown>> {
  const fields = result.getFields()
  const words = wordFields.find((name) => name in fields)
  if (words === undefined || !('errorCode' in fields) || !('errorParams' in fields))
    throw new Error(`${result.name} has success, and no place for a refusal`)
  return (refusal) => ({
    ...emptyFields(result),
    success: false,
    [words]: refusal.message,
    ...refusalFacts(refusal),
  })
}

/** Values for the fields that cannot be null. Results with other such fields than these are answered by their use cases. */
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
