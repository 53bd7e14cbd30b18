import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toGraphqlError, problem } from '../graphql/problem-to-graphql.ts'
import type { HeaderWriters } from '../http/headers.ts'

const yearSeconds = 365 * 24 * 3600

/** Server paths, which never return a page. */
const serverPaths =
  /^\/(graphql|file|images|certificate|orders|webhooks|outbox|messages|rehearsal|healthz|readyz|metrics|assets)(\/|$)/

/** Scripts that run as workers, also compressed. */
const workerFile = /\.worker[^/]*\.mjs(\.\w+)?$/

export interface PageSettings extends Pick<HeaderWriters, 'page' | 'worker'> {
  /** HTML above the page; empty outside the demo. */
  readonly banner: string
}

/** Every other path returns the page. The browser's router decides what it shows. */
export async function pages(
  http: FastifyInstance,
  folder: string,
  { page, worker, banner }: PageSettings,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  const html = isBuilt ? pageHtml(readFileSync(join(folder, 'index.html'), 'utf8'), banner) : ''
  const loginHtml = html.replace(firstLoad, `${loginPicture}${firstLoad}`)
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ['**/index.html*'],
      setHeaders: (reply, path) => {
        if (workerFile.test(path)) worker(reply)
        void reply.header(
          'cache-control',
          path.includes('/assets/')
            ? `public, max-age=${yearSeconds}, immutable`
            : 'public, max-age=3600',
        )
      },
    })
  }
  http.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isPage(request)) {
      page(reply)
      return reply
        .type('text/html; charset=utf-8')
        .send(toPath(request) === '/login' ? loginHtml : html)
    }
    void reply.code(404)
    return { errors: [toGraphqlError(problem('request.not-found'), request.id)] }
  })
}

/** Start of the loading screen in the portal's index.html. */
const firstLoad = '<div class="loading first"'

/** The login page's picture in its final position, so that it is painted before the scripts run. */
const loginPicture =
  '<div class="door"><div><img class="scene hide-wide" src="/hero-filed.svg" alt=""></div><img class="scene only-wide" src="/hero-filed.svg" alt=""></div>'

function pageHtml(html: string, banner: string): string {
  return html.replace('<body>', `<body>${banner}`)
}

function toPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function isPage(request: FastifyRequest): boolean {
  const path = toPath(request)
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !serverPaths.test(path) &&
    !/\.\w{1,5}$/.test(path)
  )
}
