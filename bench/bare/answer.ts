// The limit that the poll is compared with: node:http returns a constant with the same headers.
import { given, serve } from '../stage/bare.ts'

const { headers, body } = given<{
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}>()

serve((request, response) => {
  // Reads the request body, as our server does.
  request.resume()
  request.on('end', () =>
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body),
  )
})
