// The limit that an intake screen is compared with: a page without scripts, with the portal's style
// sheets, which saves through the bare save.
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { bareSave } from '../stage/bare-save.ts'
import { given, serve } from '../stage/bare.ts'

const { url } = given<{ readonly url: string }>()
const portal = new URL('../../dist/portal/', import.meta.url)
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const save = await bareSave(url)

/** The portal's page without its scripts. */
async function readBody(path: string): Promise<Buffer> {
  if (path !== '/') return readFile(new URL(`.${path}`, portal))
  const page = await readFile(new URL('index.html', portal), 'utf8')
  return Buffer.from(
    page.replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, ''),
  )
}

serve((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const isSave = request.method === 'POST'
    const answer = isSave
      ? save(Buffer.concat(parts).toString()).then((text) => Buffer.from(text))
      : readBody(pathname)
    const type = isSave ? 'application/json' : (types[extname(pathname)] ?? 'text/html')
    answer.then(
      (body) =>
        response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body),
      () => response.writeHead(isSave ? 500 : 404, { 'content-length': 0 }).end(),
    )
  })
})
