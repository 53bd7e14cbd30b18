import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { Source as GraphSource, Lexer, TokenKind } from 'graphql'
import * as v from 'valibot'
import type { CookieChange, GraphContext } from '#contract/graph-context.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import type { AnyViewer } from '#lib/viewer.ts'
import type { Log } from '#ports/log.ts'
import type { RememberedAnswers } from '#ports/remembered-answers.ts'
import type { RecordRefusal } from '../refused-access/record-refusal.ts'
import { writeCookie } from '../http/cookies.ts'
import { documentLimits } from './graph-rules.ts'
import { areWithinLimits } from './variable-limits.ts'
import { isRecord, readMultipart } from '../http/multipart.ts'
import { operationTime } from './operation-time.ts'
import {
  asProblem,
  momentary,
  toGraphqlError,
  problem,
  getRetryHeaders,
  getStatus,
  retryHeaders,
} from './problem-to-graphql.ts'
import {
  answerOnce,
  findRepeatable,
  type OperationAnswer,
  type OperationOutcome,
} from './repeated-requests.ts'
import { isOpenDocument, type BrowserApp } from './schema.ts'

export interface GraphRouteDeps {
  readonly app: BrowserApp
  readonly log: Log
  readonly isHttps: boolean
  readonly trustedDocuments: Readonly<Record<string, string>>
  readonly trustedOnly: boolean
  readonly rememberedAnswers: RememberedAnswers
  readonly identify: (request: FastifyRequest) => Promise<AnyViewer>
  readonly recordRefusal: RecordRefusal
}

const paddedToBytes = 1024

const graphBody = v.object({
  query: v.optional(v.unknown()),
  documentId: v.optional(v.unknown()),
  variables: v.nullish(v.custom<Record<string, unknown>>(isRecord)),
  operationName: v.nullish(v.string()),
})

interface GraphRequest {
  readonly source: string
  readonly variables: Record<string, unknown>
  readonly operationName: string | undefined
}

const endpoints = { portal: '/graphql', workspace: '/workspace/graphql' } as const

/** `http` has the schema of this app. */
export function graphRoute(http: FastifyInstance, deps: GraphRouteDeps): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const viewer = await deps.identify(request)
      if (!request.isMultipart()) return await run(http, deps, request, reply, viewer, request.body)
      if (viewer.kind === 'signed-out') throw problem('request.signed-out')
      return await readMultipart(request, (body) => run(http, deps, request, reply, viewer, body))
    } catch (error) {
      const failure = asProblem(error, deps.log, request.id)
      void reply.code(getStatus(failure)).headers(getRetryHeaders(failure))
      return { errors: [toGraphqlError(failure, request.id)] }
    }
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    void reply.code(405).header('allow', 'POST')
    return { errors: [toGraphqlError(problem('request.method'), request.id)] }
  }
  const endpoint = endpoints[deps.app]
  for (const path of [endpoint, `${endpoint}/`]) {
    http.post(path, handle)
    http.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      handler: async (request, reply) => refuse(request, reply),
    })
  }
}

async function run(
  http: FastifyInstance,
  deps: GraphRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: AnyViewer,
  body: unknown,
) {
  const { source, variables, operationName } = readBody(deps, body)
  // Refuses before execution: the client repeats the whole document after a token refresh.
  if (
    viewer.kind === 'signed-out' &&
    viewer.hasStaleTokens &&
    !isOpenDocument(http.graphql.schema, source, viewer)
  )
    throw problem('request.signed-out')
  const cookies: CookieChange[] = []
  const time = operationTime(request.raw.socket)
  const headers = ownHeaders(request)
  const operate = async (repetition: Repetition): Promise<OperationOutcome> => {
    let isPadded = false
    const context: GraphContext<AnyViewer> = {
      viewer,
      batch: new Map(),
      extendTimeout: time.extend,
      recordRefusal: (refusal) => deps.recordRefusal(viewer, refusal),
      padAnswer: () => void (isPadded = true),
      setCookie(cookie) {
        // A cookie is never stored either.
        if (cookie.value !== null) repetition.keepSecret()
        cookies.push(cookie)
      },
      clearCache: () => void reply.header('clear-site-data', '"cache"'),
      headers,
      repetition,
    }
    const result = await http.graphql(source, { ...context }, variables, operationName)
    if (!result.errors) return { answer: { data: result.data, isPadded }, isFinal: true }
    // If no error has a path, no resolver ran: the variables do not match the document.
    if (result.errors.every(({ path }) => path === undefined))
      throw new MalformedRequest(result.errors)
    const failures = result.errors.map((error) => asProblem(error, deps.log, request.id))
    const errors = failures.map((failure, index) =>
      toGraphqlError(failure, request.id, result.errors?.[index]?.path),
    )
    return {
      answer: { data: result.data, errors, isPadded: false },
      isFinal: failures.every(({ kind }) => !isTemporary.has(kind)),
    }
  }
  const repeatable = findRepeatable(http.graphql.schema, {
    key: headers.idempotencyKey,
    viewer,
    source,
    variables,
  })
  try {
    const answering = repeatable
      ? answerOnce(deps.rememberedAnswers, repeatable, operate)
      : operate(unrepeated).then(({ answer }) => answer)
    const answer = await (request.isMultipart() ? answering : time.limit(answering))
    for (const cookie of cookies) writeCookie(reply, deps.app, cookie, deps.isHttps)
    return sendAnswer(reply, answer)
  } catch (error) {
    const errors = error instanceof MalformedRequest ? error.errors : validationErrors(error)
    if (!errors) throw error
    return sendMalformed(request, reply, errors)
  }
}

/** Failures after which the same request may run again. */
const isTemporary: ReadonlySet<string> = new Set(['unavailable', 'unexpected', 'signed-out'])

class MalformedRequest extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super('The variables do not match the document')
    this.errors = errors
  }
}

function sendAnswer(reply: FastifyReply, { data, errors, isPadded }: OperationAnswer) {
  if (!errors) return isPadded ? padResponse({ data }, reply) : { data }
  const nothingResolved = Object.values(data ?? {}).every((value) => value === null)
  for (const { extensions } of errors) {
    if (extensions.kind === 'signed-out') void reply.code(401)
    if (momentary.has(extensions.code) && nothingResolved)
      void reply.code(503).headers(retryHeaders)
  }
  return { data, errors }
}

/** Pads with spaces to whole kilobytes. Compression would undo it. */
function padResponse<Result extends object>(result: Result, reply: FastifyReply) {
  void reply.header('cache-control', 'no-store, no-transform')
  const bytes = Buffer.byteLength(JSON.stringify({ ...result, extensions: { padding: '' } }))
  const missing = (paddedToBytes - (bytes % paddedToBytes)) % paddedToBytes
  return { ...result, extensions: { padding: ' '.repeat(missing) } }
}

function sendMalformed(
  request: FastifyRequest,
  reply: FastifyReply,
  errors: ReadonlyArray<{ readonly message: string }>,
) {
  void reply.code(400)
  return {
    errors: errors.map(({ message }) => ({
      ...toGraphqlError(problem('request.malformed'), request.id),
      message: withoutSuggestion(message),
    })),
  }
}

function readBody(deps: GraphRouteDeps, body: unknown): GraphRequest {
  const result = v.safeParse(graphBody, body)
  if (!result.success) throw problem('request.malformed')
  const { query, documentId, variables, operationName } = result.output
  const source = readSource(deps, query, documentId)
  if (!areWithinLimits(variables, source)) throw problem('request.too-large')
  return { source, variables: { ...variables }, operationName: operationName ?? undefined }
}

/** Returns the known document with this ID. Accepts other text only where that is allowed. */
function readSource(deps: GraphRouteDeps, query: unknown, documentId: unknown): string {
  if (typeof documentId === 'string') {
    const known = Object.hasOwn(deps.trustedDocuments, documentId)
      ? deps.trustedDocuments[documentId]
      : undefined
    if (known === undefined) throw problem('request.unknown-document')
    return known
  }
  if (typeof query !== 'string') throw problem('request.malformed')
  if (deps.trustedOnly) throw problem('request.documents-only')
  if (query.length > documentLimits.characters || !hasFewTokens(query))
    throw problem('request.too-large')
  return query
}

function hasFewTokens(query: string): boolean {
  const lexer = new Lexer(new GraphSource(query))
  try {
    for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1) {
      if (count >= documentLimits.tokens) return false
    }
  } catch {
    // The parser reports unreadable documents itself.
  }
  return true
}

/** Our optional headers; malformed values are dropped (spec: security#optional-headers). */
function ownHeaders(request: FastifyRequest): GraphContext['headers'] {
  const read = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined
  }
  const [uploadBatch, idempotencyKey] = [read('x-upload-batch'), read('idempotency-key')]
  return {
    ...(uploadBatch === undefined ? {} : { uploadBatch }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  }
}

function validationErrors(error: unknown): readonly GraphQLError[] | undefined {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === 'MER_ERR_GQL_VALIDATION'
    ? (error as { readonly errors?: readonly GraphQLError[] }).errors
    : undefined
}

/** Removes "Did you mean …?", because it would help an attacker to guess the contract. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*$/s, '')
}
