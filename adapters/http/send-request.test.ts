import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendRequest } from './send-request.ts'

test('a server may close its connection before a slow reader has taken the response', async () => {
  const body = Buffer.alloc(100 * 1024, 'a')
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`)
      socket.end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closed = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve))
  })
  const response = await sendRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await closed
  expect(await response.text()).toBe(body.toString())
  server.close()
})
