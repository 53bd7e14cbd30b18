// Assets of other releases: an open tab asks for them after an upgrade, and during one.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  woff2: 'font/woff2',
}
const compressed = /\.(css|m?js|svg)$/
const compress = promisify(gzip)

/** Returns the name of the asset at this path of a URL: `workspace/assets/index-CtISyv8m.js`. */
export function toAssetName(path: string): string | undefined {
  const [, workspace, rest] = /^\/(workspace\/)?(assets(?:\/[\w-][\w.-]*)+)$/.exec(path) ?? []
  return rest === undefined ? undefined : `${workspace ?? 'portal/'}${rest}`
}

export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): Promise<FastifyReply> {
  void reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
  if (!compressed.test(name)) return reply.send(content)
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(content)
  return reply.header('content-encoding', 'gzip').send(await compress(content))
}
