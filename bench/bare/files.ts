// The limit that upload and download are compared with: a stream into a file that is fsynced and
// renamed, and a stream out of it. It has no encryption and no hash.
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { given, serve } from '../stage/bare.ts'

const { folder } = given<{ readonly folder: string }>()
let count = 0

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = `file-${count++}`
  await pipeline(request, createWriteStream(join(folder, `${name}.part`), { flush: true }))
  await rename(join(folder, `${name}.part`), join(folder, name))
  const place = await open(folder, 'r')
  await place.sync()
  await place.close()
  response.writeHead(200, { 'content-length': name.length }).end(name)
}

async function send(name: string, response: ServerResponse): Promise<void> {
  const { size } = await stat(join(folder, name))
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size })
  await pipeline(createReadStream(join(folder, name)), response)
}

serve((request, response) => {
  const work =
    request.method === 'POST'
      ? receive(request, response)
      : send(request.url?.slice(1) ?? '', response)
  work.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
})
