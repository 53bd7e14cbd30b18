// The scanner against a small daemon that speaks the real protocol, and against daemons that fail.
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { clamavScanner } from './clamav.ts'
import { noScanner } from './none.ts'

// In two halves, so that no scanner takes this file for the test virus itself.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

let servers: Server[] = []
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  servers = []
  sockets = []
})

async function daemon(serve: (socket: Socket) => void): Promise<{ host: string; port: number }> {
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    serve(socket)
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** What clamd does with INSTREAM: reads length and chunk until a length of zero, then names what it found. */
function clamd(limitBytes = 30_000_000) {
  return async (socket: Socket) => {
    const iterator = (socket as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    let held = Buffer.alloc(0)
    const take = async (bytes: number) => {
      while (held.length < bytes) {
        const { value, done } = await iterator.next()
        if (done) throw new Error('cut')
        held = Buffer.concat([held, value])
      }
      const taken = held.subarray(0, bytes)
      held = held.subarray(bytes)
      return taken
    }
    try {
      if ((await take(10)).toString() !== 'zINSTREAM\0') return socket.end('UNKNOWN COMMAND\0')
      const content: Buffer[] = []
      let seen = 0
      for (
        let length = (await take(4)).readUInt32BE();
        length > 0;
        length = (await take(4)).readUInt32BE()
      ) {
        if ((seen += length) > limitBytes)
          return socket.end('INSTREAM size limit exceeded. ERROR\0')
        content.push(await take(length))
      }
      return socket.end(
        Buffer.concat(content).includes(eicar)
          ? 'stream: Eicar-Test-Signature FOUND\0'
          : 'stream: OK\0',
      )
    } catch {
      return socket.destroy()
    }
  }
}

const content = (...pieces: ReadonlyArray<string | Buffer>) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece)))
const unavailable = { code: 'virus-scan.unavailable', kind: 'unavailable' }

test('a clean file is clean, an empty one too', async () => {
  const scanner = clamavScanner(await daemon(clamd()))
  expect(await scanner.scan(content('a pay stub'))).toBe('clean')
  expect(await scanner.scan(content())).toBe('clean')
})

test('the test virus is found, also when it arrives in pieces and behind a large file', async () => {
  const scanner = clamavScanner(await daemon(clamd()))
  expect(await scanner.scan(content(eicar))).toBe('infected')
  expect(await scanner.scan(content(eicar.slice(0, 20), '', eicar.slice(20)))).toBe('infected')
  expect(await scanner.scan(content(Buffer.alloc(5_000_000), eicar))).toBe('infected')
})

test('an error of the daemon is unavailable and never clean', async () => {
  const scanner = clamavScanner(await daemon(clamd(1_000)))
  await expect(
    scanner.scan(content(Buffer.alloc(2_000), Buffer.alloc(20_000_000))),
  ).rejects.toMatchObject(unavailable)
})

test.each(['', 'stream: OK but not really\0', 'OK\0', 'stream: lstat() failed. ERROR\0'])(
  'an answer of %j is never clean',
  async (answer) => {
    const scanner = clamavScanner(await daemon((socket) => socket.resume().end(answer)))
    await expect(scanner.scan(content('x'))).rejects.toMatchObject(unavailable)
  },
)

test('a daemon that says nothing is given up after the budget', async () => {
  const place = await daemon((socket) => socket.resume())
  await expect(clamavScanner({ ...place, budgetMs: 50 }).scan(content('x'))).rejects.toMatchObject(
    unavailable,
  )
})

test('a daemon that reads nothing is given up after the budget, and the content is let go', async () => {
  const place = await daemon((socket) => socket.pause())
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })
  await expect(clamavScanner({ ...place, budgetMs: 50 }).scan(endless)).rejects.toMatchObject(
    unavailable,
  )
  expect(endless.destroyed).toBe(true)
})

test('content that never comes is given up after the budget', async () => {
  const silent = new Readable({ read() {} })
  await expect(
    clamavScanner({ ...(await daemon(clamd())), budgetMs: 50 }).scan(silent),
  ).rejects.toMatchObject(unavailable)
  expect(silent.destroyed).toBe(true)
})

test('nobody there is unavailable', async () => {
  await expect(
    clamavScanner({ host: '127.0.0.1', port: 1 }).scan(content('x')),
  ).rejects.toMatchObject(unavailable)
})

test('content that breaks is its own error, not the scanner’s', async () => {
  const scanner = clamavScanner(await daemon(clamd()))
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('x')
      throw new Error('the file is damaged')
    })(),
  )
  await expect(scanner.scan(broken)).rejects.toThrow('the file is damaged')
})

test('without a scanner everything is unscanned, and the content is let go', async () => {
  const file = content('x')
  expect(await noScanner().scan(file)).toBe('unscanned')
  expect(file.destroyed).toBe(true)
})
