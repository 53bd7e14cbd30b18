// The static files of the doors: pages, which carry the page policy, and hashed assets, which never change.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorAnswer, problem } from './problem-to-graphql.ts'
import type { HeaderWriter } from './headers.ts'

const yearSeconds = 365 * 24 * 3600

/** Paths of the server itself, which a page never answers. */
const serverPaths = /^\/(graphql|file|images|certificate|outbox|rehearsal|healthz|readyz|metrics|assets)(\/|$)/

/** Every other path is a page of the portal: the browser's router decides what stands there, 'Not Found' included. */
export async function pages(app: FastifyInstance, folder: string, page: HeaderWriter): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isPageFile = /\.html(\.(br|gz))?$/.test(path)
        if (path.includes('/assets/')) void reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        else if (!isPageFile) void reply.header('cache-control', 'public, max-age=3600')
        if (isPageFile) page(reply)
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isPage(request)) {
      page(reply)
      return reply.sendFile('index.html')
    }
    void reply.code(404)
    return { errors: [errorAnswer(problem('request.not-found'), request.id)] }
  })
}

function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '/'
  return (request.method === 'GET' || request.method === 'HEAD') && !serverPaths.test(path) && !/\.\w{1,5}$/.test(path)
}
