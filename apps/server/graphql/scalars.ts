import { GraphQLError, GraphQLScalarType } from 'graphql'
import { isUploadedFile } from '../http/uploaded-file.ts'

const dateTime = new GraphQLScalarType<Date | null, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return value.toISOString()
    throw new GraphQLError('An instant was expected')
  },
  parseValue(value) {
    const instant = typeof value === 'string' ? new Date(value) : undefined
    if (!instant || Number.isNaN(instant.getTime()))
      throw new GraphQLError('Expected an instant, such as 2026-11-20T14:03:11.000Z')
    return instant
  },
})

const day = new GraphQLScalarType<string, string>({
  name: 'Day',
  serialize: String,
  parseValue(value) {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value))
      throw new GraphQLError('Expected a day, such as 2026-11-20')
    return value
  },
})

const json = new GraphQLScalarType<unknown>({ name: 'JSON' })

const upload = new GraphQLScalarType<unknown, never>({
  name: 'Upload',
  serialize() {
    throw new GraphQLError('A file is never part of an answer')
  },
  parseValue(value) {
    if (isUploadedFile(value)) return value
    throw new GraphQLError(
      'Expected a file, sent as the GraphQL multipart request specification says',
    )
  },
  parseLiteral() {
    throw new GraphQLError('A file cannot stand in the text of a document')
  },
})

export const scalars: readonly GraphQLScalarType[] = [dateTime, day, json, upload]
