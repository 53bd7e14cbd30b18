import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import mercurius from 'mercurius'
import type { Metrics } from '#adapters/metrics/prom-metrics.ts'
import { httpInboundTexts } from '#adapters/sms/http-inbound-texts.ts'
import { identifyPreview } from '#features/preview/server/start-preview.ts'
import { identify } from '#features/sign-in/server/identify.ts'
import { requireFreshProof } from '#features/staff/server/require-permission.ts'
import { identifyStaff } from '#features/staff/server/identify-staff.ts'
import { preferredLanguage } from '#lib/language.ts'
import { countedAddress } from '#lib/network.ts'
import type { AnyViewer, Source } from '#lib/viewer.ts'
import { readCookies } from './cookies.ts'
import { certificateRoute } from '../routes/certificate-route.ts'
import { courseEventsPath, courseEventsRoute } from '../routes/course-events-route.ts'
import { courseLinkRoute } from '../routes/course-link-route.ts'
import { downloadRoute } from '../routes/download-route.ts'
import { packetRoute } from '../routes/packet-route.ts'
import { staffCertificateRoute } from '../routes/staff-certificate-route.ts'
import { staffFileRoute } from '../routes/staff-file-route.ts'
import { graphRoute, type GraphRouteDeps } from '../graphql/graph-route.ts'
import { graphRules } from '../graphql/graph-rules.ts'
import { headerWriters } from './headers.ts'
import { healthRoutes } from '../routes/health-routes.ts'
import { isOwnHost } from './host-check.ts'
import { imageRoute } from '../routes/image-route.ts'
import { inboundTextsPath, inboundTextsRoute } from '../routes/inbound-texts-route.ts'
import { isOwnOrigin } from './origin-check.ts'
import {
  asProblem,
  toGraphqlError,
  problem,
  getRetryHeaders,
  getStatus,
} from '../graphql/problem-to-graphql.ts'
import { questionnaireRoute } from '../routes/questionnaire-route.ts'
import { buildSchema, type BrowserApp, type ResolverTables } from '../graphql/schema.ts'
import type { TrustedDocuments } from '../graphql/trusted-documents.ts'
import { isLoopback } from '../settings/setting-values.ts'
import {
  requestsPerAddress,
  requestsPerSession,
  createRateLimiter,
} from '../graphql/rate-limiter.ts'
import type { AppDeps } from '../app-deps.ts'
import { resolverTables, workspaceResolverTables } from '../features.ts'

const megabyte = 1_048_576
const signedPaths: ReadonlySet<string> = new Set([inboundTextsPath, courseEventsPath])

export interface HttpSettings {
  readonly trustedDocuments: TrustedDocuments
  readonly metrics: Metrics
  /** Within this time all headers of a request must be here, however steadily they come. */
  readonly headersMs?: number
}

export async function buildHttp(
  deps: AppDeps,
  { trustedDocuments, metrics, headersMs = 10_000 }: HttpSettings,
): Promise<FastifyInstance> {
  const { settings, log } = deps
  const isHttps = settings.publicUrl.startsWith('https:')
  const headers = headerWriters(settings)
  const http = fastify({
    logger: false,
    genReqId: () => deps.ids.rowId(),
    requestIdHeader: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: megabyte,
    connectionTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 5 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // Sets the headers itself, because no hook runs for a path that cannot be read.
    frameworkErrors: (error, request, reply) => {
      const answer: FastifyReply = reply
      headers.common(answer)
      void answer
        .header('x-request-id', request.id)
        .code(400)
        .send({ errors: [toGraphqlError(problem('request.malformed', {}, error), request.id)] })
    },
  })
  readOnlyUtf8(http)
  await http.register(cookie)
  await http.register(multipart)

  const noteForwarded = forwardedWarning(deps)
  http.addHook('onRequest', async (request, reply) => {
    headers.common(reply)
    void reply.header('x-request-id', request.id)
    if (!isOwnHost(request, settings)) {
      const refusal = problem('request.foreign-host')
      return reply.code(getStatus(refusal)).send({ errors: [toGraphqlError(refusal, request.id)] })
    }
    noteForwarded(request)
    if (deps.isRetired()) void reply.header('connection', 'close')
    // Webhooks come from other sites and are signed.
    if (
      request.method === 'POST' &&
      !signedPaths.has(request.routeOptions.url ?? '') &&
      !isOwnOrigin(request, settings)
    ) {
      const refusal = problem('request.foreign-origin')
      return reply.code(403).send({ errors: [toGraphqlError(refusal, request.id)] })
    }
    return undefined
  })
  http.addHook('onResponse', async (request, reply) => {
    metrics.recordResponse(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
    // Unavailable services are logged by their adapters, not for each request.
    if (reply.statusCode >= 500 && reply.statusCode !== 503)
      log.warn(
        {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
        },
        'Answered with a fault',
      )
  })
  http.setErrorHandler(async (error, request, reply) => {
    const refusal = isSendersFault(error)
      ? problem(error.statusCode === 413 ? 'request.too-large' : 'request.malformed')
      : asProblem(error, log, request.id)
    return reply
      .code(getStatus(refusal))
      .headers(getRetryHeaders(refusal))
      .send({ errors: [toGraphqlError(refusal, request.id)] })
  })

  // Loopback requests are not counted in the demo (spec: security#demo-addresses).
  const isCounted = (request: FastifyRequest) => !(settings.isDemo && isLoopback(request.ip))
  const takeOfAddress = createRateLimiter(requestsPerAddress, deps.stopwatch)
  const takeOfSession = createRateLimiter(requestsPerSession, deps.stopwatch)

  const getSource = (request: FastifyRequest, app: BrowserApp): Source => ({
    ip: request.ip,
    requestId: request.id,
    background: request.headers['x-activity'] === 'background',
    ...readCookies(request, app, isHttps),
    ...getTimeZone(request),
    language: preferredLanguage(request.headers['accept-language']),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  })
  /** Refuses what exceeds the limits, before and after the viewer is known. */
  const limited = <Who extends AnyViewer>(find: (request: FastifyRequest) => Promise<Who>) =>
    async function identifyWithinLimits(request: FastifyRequest): Promise<Who> {
      // A closed connection has no address. Such a request gets no response, audit entry or count.
      if (request.socket.remoteAddress === undefined) throw problem('request.malformed')
      if (isCounted(request) && !takeOfAddress(countedAddress(request.ip)))
        throw problem('request.too-many')
      const viewer = await find(request)
      if (viewer.kind !== 'signed-out' && isCounted(request) && !takeOfSession(viewer.sessionId))
        throw problem('request.too-many')
      return viewer
    }
  const getTokens = (request: FastifyRequest) => ({
    idToken: findBearer(request),
    accessToken: oneHeader(request, 'access-token'),
  })
  const identifyRequest = limited(async (request) => {
    const [source, tokens] = [getSource(request, 'portal'), getTokens(request)]
    const viewer = await identify(deps, deps.sessions, source, tokens)
    if (viewer.kind !== 'signed-out' || !viewer.hasStaleTokens) return viewer
    return (await identifyPreview(deps, source, tokens.accessToken)) ?? viewer
  })
  const identifyStaffRequest = limited((request) =>
    identifyStaff(deps, getSource(request, 'workspace'), getTokens(request)),
  )
  /** A scope of its own, because Mercurius holds one schema in each. */
  const openGraph = (app: BrowserApp, tables: ResolverTables, find: GraphRouteDeps['identify']) =>
    http.register(async (scope) => {
      await scope.register(mercurius, {
        schema: buildSchema(app, tables, (viewer) => requireFreshProof(deps, viewer)),
        jit: 1,
        routes: false,
        graphiql: false,
        cache: 1024,
        validationRules: graphRules({ introspection: settings.isDemo }),
        // Leaves errors unchanged, because only problem-to-graphql.ts converts them to messages.
        errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
      })
      graphRoute(scope, {
        app,
        log,
        isHttps,
        trustedDocuments: trustedDocuments[app],
        trustedOnly: app === 'workspace' || settings.trustedDocuments === 'only',
        rememberedAnswers: deps.rememberedAnswers,
        identify: find,
        recordRefusal: deps.recordRefusal,
      })
    })
  await openGraph('portal', resolverTables(deps), identifyRequest)
  await openGraph('workspace', workspaceResolverTables(deps), identifyStaffRequest)
  downloadRoute(http, { ...deps, identify: identifyRequest })
  staffFileRoute(http, { ...deps, identify: identifyStaffRequest })
  staffCertificateRoute(http, { ...deps, identify: identifyStaffRequest })
  packetRoute(http, { ...deps, identify: identifyStaffRequest })
  certificateRoute(http, { ...deps, identify: identifyRequest })
  questionnaireRoute(http, { ...deps, identify: identifyRequest })
  imageRoute(http, deps)
  healthRoutes(http, deps)
  await courseEventsRoute(http, deps)
  courseLinkRoute(http, deps, {
    findRefreshToken: (request) => readCookies(request, 'portal', isHttps).refreshToken,
    mayAsk: (request) => !isCounted(request) || takeOfAddress(countedAddress(request.ip)),
  })
  if (settings.smsUrl !== undefined) {
    await inboundTextsRoute(
      http,
      deps,
      httpInboundTexts({ smsUrl: settings.smsUrl, address: settings.publicUrl + inboundTextsPath }),
    )
  }
  return http
}

/** Warns once: behind an untrusted proxy, all clients share the proxy's address and limits. */
function forwardedWarning({
  settings,
  log,
}: Pick<AppDeps, 'settings' | 'log'>): (request: FastifyRequest) => void {
  let isWatching = !settings.isDemo && settings.trustedProxies.length === 0
  return ({ headers, socket }) => {
    if (!isWatching || headers['x-forwarded-for'] === undefined) return
    isWatching = false
    log.warn(
      { setting: 'TRUSTED_PROXIES', proxy: socket.remoteAddress },
      'X-Forwarded-For arrives and no proxy is trusted: all clients behind one count as one address',
    )
  }
}

/** JSON is UTF-8; other bytes would silently become replacement marks in a name or a password. */
function readOnlyUtf8(http: FastifyInstance): void {
  const readJson = http.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      let text: string
      try {
        text = utf8.decode(body)
      } catch (error) {
        done(problem('request.malformed', {}, error))
        return
      }
      void readJson(request, text, done)
    },
  )
}

/** True for Fastify's errors about a request that cannot be read. */
function isSendersFault(error: unknown): error is { readonly statusCode: number } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  )
}

function getTimeZone(request: FastifyRequest): Pick<Source, 'timeZone'> {
  const timeZone = oneHeader(request, 'x-time-zone')
  return timeZone === undefined ? {} : { timeZone }
}

function findBearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}

function oneHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
