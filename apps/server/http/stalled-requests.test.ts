import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { watchRequests } from './stalled-requests.ts'

const opened: Array<Server | Socket> = []
afterEach(() => {
  for (const handle of opened.splice(0))
    if ('destroy' in handle) handle.destroy()
    else handle.closeAllConnections()
})

async function open(handle: (response: ServerResponse) => void) {
  const server = createServer((_, response) => handle(response)).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  const requests = watchRequests(server)
  return {
    requests,
    closed: () => new Promise<void>((resolve) => server.close(() => resolve())),
    async send(bytes: string): Promise<Socket> {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      opened.push(socket)
      socket.on('error', () => undefined)
      socket.write(bytes)
      await once(server, 'request')
      return socket
    },
  }
}

const post = (length: number, body: string) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n${body}`

test('ends a request that got its response before its body arrived, and sends nothing more', async () => {
  const server = await open((response) => response.end('refused'))
  const socket = await server.send(post(1_000, 'the beginning'))
  await once(socket, 'data')
  const closed = server.closed()
  server.requests.endStalled(50)
  await closed
  await once(socket.resume(), 'close')
})

test('ends a request whose body never arrives', async () => {
  const server = await open(() => undefined)
  await server.send(post(1_000, 'the beginning'))
  const closed = server.closed()
  server.requests.endStalled(50)
  await closed
})

test('does not end a complete request that waits for its response, but ends an incomplete one at the same time', async () => {
  const answering = Promise.withResolvers<ServerResponse>()
  const server = await open((response) =>
    response.req.resume().once('end', () => answering.resolve(response)),
  )
  const waiting = await server.send(post(5, 'whole'))
  const response = await answering.promise
  const stalled = await server.send(post(1_000, 'the beginning'))
  const closed = server.closed()
  server.requests.endStalled(50)
  await once(stalled.resume(), 'close')
  response.setHeader('connection', 'close').end('done')
  const [answer] = (await once(waiting, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*done/)
  await closed
})
