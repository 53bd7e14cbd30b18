import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BrowserApp } from '../graphql/schema.ts'
import { toGraphqlError, problem } from '../graphql/problem-to-graphql.ts'
import type { HeaderWriters } from '../http/headers.ts'
import { sendAsset, toAssetName } from './kept-asset.ts'

const yearSeconds = 365 * 24 * 3600
const foreverCached = `public, max-age=${yearSeconds}, immutable`

/** Server paths of an app, which never return a page. */
const serverPaths = {
  portal:
    /^\/(graphql|file|images|certificate|orders|webhooks|outbox|messages|rehearsal|healthz|readyz|metrics|assets)(\/|$)/,
  workspace: /^\/workspace\/(graphql|file|assets)(\/|$)/,
} as const

/** Scripts that run as workers, also compressed. */
const workerFile = /\.worker[^/]*\.mjs(\.\w+)?$/

export interface PageSettings extends Pick<HeaderWriters, 'page' | 'worker'> {
  /** HTML above the page; empty outside the demo. */
  readonly banner: string
  /** Returns an asset of another release: `portal/assets/index-CtISyv8m.js`. */
  readonly findAsset: (name: string) => Promise<Uint8Array | undefined>
}

/**
 * Every other path returns the page of its app. The browser's router decides what it shows. The
 * workspace is everything under `/workspace`.
 */
export async function pages(
  http: FastifyInstance,
  folders: Readonly<Record<BrowserApp, string>>,
  settings: PageSettings,
): Promise<void> {
  await serveFiles(http, '/', folders.portal, settings)
  await serveFiles(http, '/workspace/', folders.workspace, settings)
  const html = {
    portal: readPage(folders.portal, settings),
    workspace: readPage(folders.workspace, settings),
  }
  const loginHtml = html.portal?.replace(firstLoad, `${loginPicture}${firstLoad}`)
  http.setNotFoundHandler(async (request, reply) => {
    const path = toPath(request)
    const app = /^\/workspace(\/|$)/.test(path) ? 'workspace' : 'portal'
    const page = path === '/login' ? loginHtml : html[app]
    if (page !== undefined && isPage(request, serverPaths[app])) {
      settings.page(reply)
      return reply.type('text/html; charset=utf-8').send(page)
    }
    const name = request.method === 'GET' ? toAssetName(path) : undefined
    const content = name === undefined ? undefined : await settings.findAsset(name)
    if (name !== undefined && content !== undefined) {
      if (workerFile.test(path)) settings.worker(reply)
      void reply.header('cache-control', foreverCached)
      return sendAsset(request, reply, { name, content })
    }
    void reply.code(404)
    return { errors: [toGraphqlError(problem('request.not-found'), request.id)] }
  })
}

async function serveFiles(
  http: FastifyInstance,
  prefix: string,
  root: string,
  { worker }: PageSettings,
): Promise<void> {
  if (!isBuilt(root)) return
  await http.register(fastifyStatic, {
    root,
    prefix,
    // Only the first may decorate the reply.
    decorateReply: prefix === '/',
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // Compressed files are found beside the file that they replace, and need no route of their own.
    globIgnore: ['**/index.html*', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      if (workerFile.test(path)) worker(reply)
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? foreverCached : 'public, max-age=3600',
      )
    },
  })
}

const isBuilt = (folder: string) => existsSync(join(folder, 'index.html'))

/** Undefined for an app that is not built. */
function readPage(folder: string, { banner }: PageSettings): string | undefined {
  if (!isBuilt(folder)) return undefined
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return html.replace('<body>', `<body>${banner}`)
}

/** Start of the loading screen in the portal's index.html. */
const firstLoad = '<div class="loading first"'

/** The login page's picture in its final position, so that it is painted before the scripts run. */
const loginPicture =
  '<div class="door"><div><img class="scene hide-wide" src="/hero-filed.svg" alt=""></div><img class="scene only-wide" src="/hero-filed.svg" alt=""></div>'

function toPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function isPage(request: FastifyRequest, ofServer: RegExp): boolean {
  const path = toPath(request)
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !ofServer.test(path) &&
    !/\.\w{1,5}$/.test(path)
  )
}
