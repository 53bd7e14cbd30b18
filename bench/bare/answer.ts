// The limit of the poll: node:http that answers one constant with the same headers.
import { given, serve } from '../stage/bare.ts'

const { headers, body } = given<{
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}>()

serve((request, response) => {
  // What was sent is read, as ours reads it.
  request.resume()
  request.on('end', () =>
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body),
  )
})
