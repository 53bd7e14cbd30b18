// The limit that saving an answer is compared with: the two necessary statements, on bare
// node:http.
import { bareSave } from '../stage/bare-save.ts'
import { given, serve } from '../stage/bare.ts'

const { url } = given<{ readonly url: string }>()
const save = await bareSave(url)

serve((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    save(Buffer.concat(parts).toString()).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          })
          .end(body),
      (error: unknown) =>
        response
          .writeHead(500, { 'content-length': 0 })
          .end(void process.stderr.write(`${String(error)}\n`)),
    )
  })
})
