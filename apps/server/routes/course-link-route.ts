// GET /orders/courses/Provider{id}?info1=…&info2=… (spec: security#course-hand-off).
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { courseLinkWords } from '#features/courses/rules/link-words.en.ts'
import { courseLinkWordsEs } from '#features/courses/rules/link-words.es.ts'
import { openHandOff } from '#features/courses/server/taking/hand-off.ts'
import type { CoursesDeps } from '#features/courses/server/deps.ts'
import { preferredLanguage, type Language } from '#lib/language.ts'
import { readLinkToken } from '#lib/link-token.ts'
import { asProblem } from '../graphql/problem-to-graphql.ts'

export interface CourseLinkParts {
  readonly findRefreshToken: (request: FastifyRequest) => string | undefined
  /** Rate limit by address. */
  readonly mayAsk: (request: FastifyRequest) => boolean
}

interface LinkRequest {
  Params: { provider: string }
  Querystring: { info1?: unknown; info2?: unknown }
}

const path = '/orders/courses/:provider(^Provider\\d{1,9}$)'

/** A preload uses no tokens. Every failure shows the same page. Redirects send no referrer. */
export function courseLinkRoute(
  http: FastifyInstance,
  deps: CoursesDeps,
  { findRefreshToken, mayAsk }: CourseLinkParts,
): void {
  http.head<LinkRequest>(path, async (_, reply) => reply.code(204).send())
  http.get<LinkRequest>(path, { exposeHeadRoute: false }, async (request, reply) => {
    if (!isOwnStep(request)) return reply.code(204).send()
    const address = mayAsk(request)
      ? await addressOf(deps, request, findRefreshToken(request))
      : undefined
    return address === undefined
      ? sendAway(request, reply)
      : reply.code(303).header('location', address).send()
  })
}

async function addressOf(
  deps: CoursesDeps,
  request: FastifyRequest<LinkRequest>,
  refreshToken: string | undefined,
): Promise<string | undefined> {
  const {
    params: { provider },
    query,
  } = request
  const [info1, info2] = [readToken(query.info1), readToken(query.info2)]
  if (refreshToken === undefined || info1 === undefined || info2 === undefined) return undefined
  try {
    const session = await deps.sessionOfCookie(refreshToken)
    return (
      session &&
      (await openHandOff(deps, {
        ...session,
        providerId: Number(provider.slice('Provider'.length)),
        info1,
        info2,
      }))
    )
  } catch (error) {
    asProblem(error, deps.log, request.id)
    return undefined
  }
}

/** Also as people copy it (spec: accounts#copied-links). */
function readToken(copied: unknown): string | undefined {
  return typeof copied === 'string' ? readLinkToken(copied) : undefined
}

/** True if the request is a navigation, not a preload. Missing fetch metadata is accepted. */
function isOwnStep({ headers }: FastifyRequest): boolean {
  const ahead = [headers['sec-purpose'], headers.purpose, headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && /prefetch|prerender/i.test(purpose),
  )
  return (
    !ahead &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate'
  )
}

const style = `:root{color-scheme:light dark;--ink:#16262C;--page:#F5F6F3;--card:#fff;--line:#D8DEDB;--link:#17505F}
@media (prefers-color-scheme:dark){:root{--ink:#EAF0EE;--page:#0F191D;--card:#18252B;--line:#2D3E45;--link:#8FD0DC}}
body{margin:0;background:var(--page);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:12vh auto 0;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:1rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}a{color:var(--link);display:inline-block;padding:.625rem 0}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

function sendAway(request: FastifyRequest, reply: FastifyReply) {
  const language = preferredLanguage(request.headers['accept-language'])
  return reply
    .code(404)
    .headers({
      'content-security-policy': policy,
      'content-language': language,
      vary: 'accept-language',
    })
    .type('text/html; charset=utf-8')
    .send(awayPage(language))
}

function awayPage(language: Language): string {
  const { title, text, back } = language === 'es' ? courseLinkWordsEs : courseLinkWords
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/dashboard/courses">${back}</a></p></main></body></html>
`
}
