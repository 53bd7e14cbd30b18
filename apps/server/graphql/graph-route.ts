// POST /graphql/: reads the request, asks who it is, runs the document and answers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { Source as GraphSource, Lexer, TokenKind } from 'graphql'
import type { CookieChange, GraphContext } from '#contract/graph-context.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Log } from '#ports/log.ts'
import { writeCookie } from '../http/cookies.ts'
import { documentLimits } from './graph-rules.ts'
import { areWithinLimits } from './variable-limits.ts'
import { readMultipart } from '../http/multipart.ts'
import { operationTime } from './operation-time.ts'
import {
  asProblem,
  databaseIsAway,
  errorAnswer,
  problem,
  retryHeadersOf,
  statusOf,
} from './problem-to-graphql.ts'
import { isOpenDocument } from './schema.ts'

export interface GraphRouteWorld {
  readonly log: Log
  readonly isHttps: boolean
  /** id → text of the doors' own operations. */
  readonly trustedDocuments: Readonly<Record<string, string>>
  readonly trustedOnly: boolean
  readonly identify: (request: FastifyRequest) => Promise<Viewer>
}

const paddedToBytes = 1024

interface GraphRequest {
  readonly source: string
  readonly variables: Record<string, unknown>
  readonly operationName: string | undefined
}

export function graphRoute(app: FastifyInstance, world: GraphRouteWorld): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const viewer = await world.identify(request)
      if (!request.isMultipart()) return await run(app, world, request, reply, viewer, request.body)
      if (viewer.kind === 'signed-out') throw problem('request.signed-out')
      return await readMultipart(request, (body) => run(app, world, request, reply, viewer, body))
    } catch (error) {
      const found = asProblem(error, world.log, request.id)
      void reply.code(statusOf(found)).headers(retryHeadersOf(found))
      return { errors: [errorAnswer(found, request.id)] }
    }
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    void reply.code(405).header('allow', 'POST')
    return { errors: [errorAnswer(problem('request.method'), request.id)] }
  }
  for (const path of ['/graphql', '/graphql/']) {
    app.post(path, handle)
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      handler: async (request, reply) => refuse(request, reply),
    })
  }
}

async function run(
  app: FastifyInstance,
  world: GraphRouteWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  body: unknown,
) {
  const { source, variables, operationName } = readBody(world, body)
  // Before anything runs: of a mixed document the open half must not have happened when the client refreshes its tokens and sends it again.
  if (
    viewer.kind === 'signed-out' &&
    viewer.hasStaleTokens &&
    !isOpenDocument(app.graphql.schema, source, viewer)
  )
    throw problem('request.signed-out')
  const cookies: CookieChange[] = []
  const time = operationTime(request.raw.socket)
  let isPadded = false
  const context: GraphContext = {
    viewer,
    batch: new Map(),
    waitsForOthers: time.extend,
    padAnswer: () => void (isPadded = true),
    setCookie: (cookie) => void cookies.push(cookie),
    clearCache: () => void reply.header('clear-site-data', '"cache"'),
    headers: ownHeaders(request),
  }
  try {
    const answer = app.graphql(source, { ...context }, variables, operationName)
    const result = await (request.isMultipart() ? answer : time.limit(answer))
    for (const cookie of cookies) writeCookie(reply, cookie, world.isHttps)
    if (!result.errors) return isPadded ? padded(result, reply) : result
    // Without a path nothing was resolved: the variables do not fit the document.
    if (result.errors.every(({ path }) => path === undefined))
      return malformed(request, reply, result.errors)
    const nothingResolved = Object.values(result.data ?? {}).every((value) => value === null)
    const answers = result.errors.map((error) => {
      const found = asProblem(error, world.log, request.id)
      if (found.kind === 'signed-out') void reply.code(401)
      if (found.code === databaseIsAway && nothingResolved)
        void reply.code(503).headers(retryHeadersOf(found))
      return errorAnswer(found, request.id, error.path)
    })
    return { data: result.data, errors: answers }
  } catch (error) {
    const errors = validationErrors(error)
    if (!errors) throw error
    return malformed(request, reply, errors)
  }
}

/** Spaces up to whole kilobytes. A proxy may not compress it, because spaces shrink to nothing. */
function padded<Result extends object>(result: Result, reply: FastifyReply) {
  void reply.header('cache-control', 'no-store, no-transform')
  const bytes = Buffer.byteLength(JSON.stringify({ ...result, extensions: { padding: '' } }))
  const missing = (paddedToBytes - (bytes % paddedToBytes)) % paddedToBytes
  return { ...result, extensions: { padding: ' '.repeat(missing) } }
}

function malformed(
  request: FastifyRequest,
  reply: FastifyReply,
  errors: ReadonlyArray<{ readonly message: string }>,
) {
  void reply.code(400)
  return {
    errors: errors.map(({ message }) => ({
      ...errorAnswer(problem('request.malformed'), request.id),
      message: withoutSuggestion(message),
    })),
  }
}

function readBody(world: GraphRouteWorld, body: unknown): GraphRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw problem('request.malformed')
  const { query, documentId, variables, operationName } = body as Readonly<Record<string, unknown>>
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw problem('request.malformed')
  if (operationName != null && typeof operationName !== 'string') throw problem('request.malformed')
  const source = readSource(world, query, documentId)
  if (!areWithinLimits(variables, source)) throw problem('request.too-large')
  return { source, variables: { ...variables }, operationName: operationName ?? undefined }
}

/** A known document by its id; any other only where others are allowed, and no longer than a document may be. */
function readSource(world: GraphRouteWorld, query: unknown, documentId: unknown): string {
  if (typeof documentId === 'string') {
    const known = Object.hasOwn(world.trustedDocuments, documentId)
      ? world.trustedDocuments[documentId]
      : undefined
    if (known === undefined) throw problem('request.unknown-document')
    return known
  }
  if (typeof query !== 'string') throw problem('request.malformed')
  if (world.trustedOnly) throw problem('request.documents-only')
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
    // What cannot be read is refused with its own words, when it is parsed.
  }
  return true
}

/** Optional headers of our own doors (decisions 1.3); anything that does not look like one is left out. */
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

/** "Did you mean …?" would read the contract out to whoever guesses. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*$/s, '')
}
