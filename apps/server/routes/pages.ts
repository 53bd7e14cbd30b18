// The static files of the doors: pages, which carry the page policy, and hashed assets, which never change.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorAnswer, problem } from '../graphql/problem-to-graphql.ts'
import type { HeaderWriters } from '../http/headers.ts'

const yearSeconds = 365 * 24 * 3600

/** Paths of the server itself, which a page never answers. */
const serverPaths =
  /^\/(graphql|file|images|certificate|orders|webhooks|outbox|messages|rehearsal|healthz|readyz|metrics|assets)(\/|$)/

/** Scripts that run as workers, also compressed. */
const workerFile = /\.worker[^/]*\.mjs(\.\w+)?$/

export interface PageSettings extends Pick<HeaderWriters, 'page' | 'worker'> {
  readonly isDemo: boolean
}

/** Every other path is a page of the portal: the browser's router decides what stands there, 'Not Found' included. */
export async function pages(
  app: FastifyInstance,
  folder: string,
  { page, worker, isDemo }: PageSettings,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  const html = isBuilt ? pageHtml(readFileSync(join(folder, 'index.html'), 'utf8'), isDemo) : ''
  const loginHtml = html.replace(firstLoad, `${loginPicture}${firstLoad}`)
  if (isBuilt) {
    await app.register(fastifyStatic, {
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
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isPage(request)) {
      page(reply)
      return reply
        .type('text/html; charset=utf-8')
        .send(pathOf(request) === '/login' ? loginHtml : html)
    }
    void reply.code(404)
    return { errors: [errorAnswer(problem('request.not-found'), request.id)] }
  })
}

/** Start of the loading screen in the portal's index.html. */
const firstLoad = '<div class="loading first"'

/** The login page's picture at its final position, so that it is painted before the scripts run. */
const loginPicture =
  '<div class="door"><div><img class="scene hide-wide" src="/hero-filed.svg" alt=""></div><img class="scene only-wide" src="/hero-filed.svg" alt=""></div>'

/** In the demo every page says so, and leads to the codes (decisions 6.10). */
function pageHtml(html: string, isDemo: boolean): string {
  const banner =
    '<aside class="demo-bar" aria-label="Demo" lang="en">Demo: nothing here is real. <a href="/outbox/" target="_blank" rel="noopener">Emails and codes</a></aside>'
  return isDemo ? html.replace('<body>', `<body>${banner}`) : html
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !serverPaths.test(path) &&
    !/\.\w{1,5}$/.test(path)
  )
}
