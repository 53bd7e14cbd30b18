// Connections that owe the server bytes are cut when it stops; what is being answered is not.
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { watchRequests } from './stalled-requests.ts'

const opened: Array<Server | Socket> = []
afterEach(() => {
  for (const one of opened.splice(0))
    if ('destroy' in one) one.destroy()
    else one.closeAllConnections()
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

test('a request that was answered before its body had arrived, and sends no more, is ended', async () => {
  const server = await open((response) => response.end('refused'))
  const socket = await server.send(post(1_000, 'the beginning'))
  await once(socket, 'data')
  const closed = server.closed()
  server.requests.endStalled(50)
  await closed
  await once(socket.resume(), 'close')
})

test('a request whose body never arrives is ended', async () => {
  const server = await open(() => undefined)
  await server.send(post(1_000, 'the beginning'))
  const closed = server.closed()
  server.requests.endStalled(50)
  await closed
})

test('a whole request that waits for its answer is not cut, while one beside it that sends no more is', async () => {
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
