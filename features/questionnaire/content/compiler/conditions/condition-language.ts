// Parses `status in [married, separated] and not $joint`. `bind-condition.ts` resolves the names.

export type Operator = '==' | '!=' | '>' | '<' | 'has' | 'in' | 'not in'

export type WrittenCondition =
  | { readonly all: readonly WrittenCondition[] }
  | { readonly any: readonly WrittenCondition[] }
  | { readonly not: WrittenCondition }
  | { readonly name: string; readonly is: Operator; readonly values: readonly string[] }

/** Words that cannot be field keys. `has` can be one: it is an operator only after a name. */
export const joiningWords: readonly string[] = ['and', 'or', 'not', 'in', 'true', 'false']

const tokenAt =
  /\s*(==|!=|>=|<=|=|>|<|sum\([^()]*\)|\(|\)|\[|\]|,|\$?[A-Za-z][A-Za-z0-9]*(?:\[\])?(?:\.[A-Za-z][A-Za-z0-9]*(?:\[\])?)*|-?\d+(?:\.\d+)?)/y

/** `form`: fields beside it or of other questions. `answers`: fields in lists, sums, `any of`. */
export type Dialect = 'form' | 'answers'

const names: Readonly<Record<Dialect, RegExp>> = {
  form: /^\$?[A-Za-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9]*)?$/,
  answers:
    /^(\$?[A-Za-z][A-Za-z0-9]*(\[\])?(\.[A-Za-z][A-Za-z0-9]*(\[\])?)*|sum\([A-Za-z][A-Za-z0-9.[\]]*\))$/,
}
const word = /^[A-Za-z0-9.-]+$/

export function readCondition(text: string, dialect: Dialect = 'form'): WrittenCondition | string {
  const tokens = getTokens(text)
  if (typeof tokens === 'string') return tokens
  const reader = getReader(tokens, dialect)
  try {
    const condition = readEither(reader)
    return reader.next() === undefined
      ? condition
      : `"${reader.next()}" is one word too many, or an "and" or "or" is missing before it.`
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

class Unreadable extends Error {}

interface Reader {
  readonly dialect: Dialect
  next(): string | undefined
  take(): string
}

function getReader(tokens: readonly string[], dialect: Dialect): Reader {
  let at = 0
  return {
    dialect,
    next: () => tokens[at],
    take: () => {
      const token = tokens[at]
      if (token === undefined) throw new Unreadable('The condition breaks off.')
      at += 1
      return token
    },
  }
}

function getTokens(text: string): readonly string[] | string {
  const tokens: string[] = []
  tokenAt.lastIndex = 0
  while (tokenAt.lastIndex < text.trimEnd().length) {
    const from = tokenAt.lastIndex
    const token = tokenAt.exec(text)?.[1]
    if (token === undefined) return `"${text.slice(from).trim()}" is not understood.`
    if (token === '=') return 'Please write == where something has to be the same.'
    if (token === '>=' || token === '<=') return `${token} is not understood; > and < are.`
    tokens.push(token)
  }
  return tokens
}

function readEither(reader: Reader): WrittenCondition {
  const parts = [readBoth(reader)]
  while (reader.next() === 'or') {
    reader.take()
    parts.push(readBoth(reader))
  }
  return parts.length === 1 && parts[0] ? parts[0] : { any: parts }
}

function readBoth(reader: Reader): WrittenCondition {
  const parts = [readSingle(reader)]
  while (reader.next() === 'and') {
    reader.take()
    parts.push(readSingle(reader))
  }
  return parts.length === 1 && parts[0] ? parts[0] : { all: parts }
}

function readSingle(reader: Reader): WrittenCondition {
  const token = reader.take()
  if (token === 'not') return { not: readSingle(reader) }
  if (token === '(') {
    const inner = readEither(reader)
    expect(reader, ')')
    return inner
  }
  if (token === 'any' && reader.dialect === 'answers' && reader.next() === 'of')
    return anyOf(reader)
  refuseNoName(token, reader)
  return readComparison(token, reader)
}

function refuseNoName(token: string, { dialect }: Reader): void {
  if (!names[dialect].test(token) || joiningWords.includes(token))
    throw new Unreadable(`Before "${token}" the name of a field is missing.`)
}

/** Reads `any of [a.has, b.has] == yes` as `a.has == yes or b.has == yes`. */
function anyOf(reader: Reader): WrittenCondition {
  reader.take()
  const fields = values(reader, () => {
    const token = reader.take()
    refuseNoName(token, reader)
    return token
  })
  const condition = readComparison(fields[0] ?? '', reader)
  return { any: fields.map((name) => ({ ...condition, name })) }
}

function readComparison(
  field: string,
  reader: Reader,
): Extract<WrittenCondition, { readonly name: string }> {
  const is = reader.next()
  if (field.startsWith('$') && (is === undefined || is === 'and' || is === 'or' || is === ')'))
    return { name: field, is: '==', values: ['true'] }
  if (is === undefined)
    throw new Unreadable(
      `What has to hold of "${field}"? Please write for example: ${field} == yes.`,
    )
  reader.take()
  if (is === '==' || is === '!=' || is === '>' || is === '<' || is === 'has')
    return { name: field, is, values: [readValue(reader)] }
  if (is === 'in') return { name: field, is, values: values(reader) }
  if (is === 'not' && reader.take() === 'in')
    return { name: field, is: 'not in', values: values(reader) }
  throw new Unreadable(
    `After "${field}" one of ==, !=, >, <, has, in [ ], not in [ ] is expected, not "${is}".`,
  )
}

function values(reader: Reader, read = readValue): readonly string[] {
  expect(reader, '[')
  const conditions = [read(reader)]
  while (reader.next() === ',') {
    reader.take()
    conditions.push(read(reader))
  }
  expect(reader, ']')
  return conditions
}

function readValue(reader: Reader): string {
  const token = reader.take()
  if (!word.test(token)) throw new Unreadable(`Here a value is expected, not "${token}".`)
  return token
}

function expect(reader: Reader, token: string): void {
  const taken = reader.take()
  if (taken !== token) throw new Unreadable(`Here "${token}" is expected, not "${taken}".`)
}
