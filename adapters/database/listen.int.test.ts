// A line that goes silent without breaking is not believed: what it feeds must be asked for instead.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '#database/test-database.ts'
import { connectDatabase } from './connect.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await openTestDatabase()
})
afterAll(() => own.close())

/** A line to the database that can be held: nothing arrives any more, and nothing breaks. */
async function openLine(target: URL) {
  const sockets: Socket[] = []
  let isHeld = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [[near, far], [far, near]] as const) {
      from.on('data', (piece) => void (isHeld || to.write(piece)))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
    sockets.push(near, far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    hold: () => void (isHeld = true),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a listening connection that no longer answers counts as lost within seconds', { timeout: 30_000 }, async () => {
  const line = await openLine(new URL(own.url))
  const database = await connectDatabase({ url: line.url, log: silentLog, poolSize: 1 })
  try {
    await database.listen('silence', () => undefined)
    expect(database.isListening()).toBe(true)
    line.hold()
    await expect.poll(() => database.isListening(), { timeout: 15_000, interval: 50 }).toBe(false)
  } finally {
    line.close()
    await database.close()
  }
})
