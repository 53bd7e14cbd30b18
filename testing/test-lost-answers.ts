// The first answer to each act of a test gets lost. What the test expects then comes from the second
// request: the same result, one effect and one notice (spec: security#lost-answer).
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildASTSchema, parse, type GraphQLSchema } from 'graphql'
import { remembersAnswer } from '#apps/server/graphql/schema.ts'

const readSchema = (name: string): GraphQLSchema =>
  buildASTSchema(
    parse(readFileSync(new URL(`../contract/${name}.graphql`, import.meta.url), 'utf8')),
  )
const schemas = { portal: readSchema('schema'), workspace: readSchema('workspace') }

/** Returns a key for the first request with each mutation that the server remembers. */
export type LoseAnswer = (app: keyof typeof schemas, source: string) => string | undefined

export function openLostAnswers(): LoseAnswer {
  const lost = new Set<string>()
  return (app, source) => {
    const isAct = /^\s*mutation\b/.test(source) && remembersAnswer(schemas[app], source)
    if (!isAct || lost.has(source)) return undefined
    lost.add(source)
    return randomUUID()
  }
}

/** A repetition makes new handles, and one that is refused before it runs has an ID of its own. */
const ownValues = new Set(['sessionId', 'accountId', 'requestId'])
const withoutOwnValues = (name: string, value: unknown) => (ownValues.has(name) ? undefined : value)

interface Answer {
  readonly data: unknown
  readonly errors:
    | ReadonlyArray<{ readonly extensions: { readonly kind: string; readonly code: string } }>
    | undefined
}

interface LostResponse {
  readonly body: string
  readonly cookies: readonly unknown[]
}

const temporary = new Set(['unavailable', 'unexpected', 'signed-out'])

/**
 * Throws if the repetition has another answer. Leaves out answers with cookies, whose tokens are new,
 * and requests that run again after a fault.
 */
export function requireSameAnswer(source: string, lost: LostResponse, answer: Answer): void {
  const first = JSON.parse(lost.body) as Answer
  const runsAgain = first.errors?.some(
    ({ extensions: { kind, code } }) => temporary.has(kind) || code === 'request.malformed',
  )
  if (lost.cookies.length > 0 || runsAgain) return
  const [before, after] = [first, answer].map(({ data, errors }) =>
    JSON.stringify({ data, errors }, withoutOwnValues),
  )
  if (before !== after)
    throw new Error(`A repetition has another answer: ${source}\n${before}\n${after}`)
}
