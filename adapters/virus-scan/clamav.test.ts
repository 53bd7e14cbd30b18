import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { clamavScanner } from './clamav.ts'
import { noScanner } from './none.ts'

// Split in two, so that scanners do not report this file itself.
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

/**
 * Imitates the INSTREAM command of clamd: reads chunks with their lengths until a length of zero,
 * then replies with the finding.
 */
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

test('reports a clean file and an empty file as clean', async () => {
  const scanner = clamavScanner(await daemon(clamd()))
  expect(await scanner.scan(content('a pay stub'))).toBe('clean')
  expect(await scanner.scan(content())).toBe('clean')
})

test('finds the test virus, even if it is split into chunks or follows a large file', async () => {
  const scanner = clamavScanner(await daemon(clamd()))
  expect(await scanner.scan(content(eicar))).toBe('infected')
  expect(await scanner.scan(content(eicar.slice(0, 20), '', eicar.slice(20)))).toBe('infected')
  expect(await scanner.scan(content(Buffer.alloc(5_000_000), eicar))).toBe('infected')
})

test('reports an error of the daemon as unavailable and never as clean', async () => {
  const scanner = clamavScanner(await daemon(clamd(1_000)))
  await expect(
    scanner.scan(content(Buffer.alloc(2_000), Buffer.alloc(20_000_000))),
  ).rejects.toMatchObject(unavailable)
})

test.each(['', 'stream: OK but not really\0', 'OK\0', 'stream: lstat() failed. ERROR\0'])(
  'never reports a reply of %j as clean',
  async (answer) => {
    const scanner = clamavScanner(await daemon((socket) => socket.resume().end(answer)))
    await expect(scanner.scan(content('x'))).rejects.toMatchObject(unavailable)
  },
)

test('gives up after the timeout if the daemon does not respond', async () => {
  const place = await daemon((socket) => socket.resume())
  await expect(clamavScanner({ ...place, budgetMs: 50 }).scan(content('x'))).rejects.toMatchObject(
    unavailable,
  )
})

test('gives up after the timeout if the daemon reads nothing, and closes the content', async () => {
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

test('gives up after the timeout if the content stalls', async () => {
  const silent = new Readable({ read() {} })
  await expect(
    clamavScanner({ ...(await daemon(clamd())), budgetMs: 50 }).scan(silent),
  ).rejects.toMatchObject(unavailable)
  expect(silent.destroyed).toBe(true)
})

test('reports an unreachable daemon as unavailable', async () => {
  await expect(
    clamavScanner({ host: '127.0.0.1', port: 1 }).scan(content('x')),
  ).rejects.toMatchObject(unavailable)
})

test('rethrows an error of the content unchanged', async () => {
  const scanner = clamavScanner(await daemon(clamd()))
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('x')
      throw new Error('the file is damaged')
    })(),
  )
  await expect(scanner.scan(broken)).rejects.toThrow('the file is damaged')
})

test('without a scanner, reports every file as unscanned and closes the content', async () => {
  const file = content('x')
  expect(await noScanner().scan(file)).toBe('unscanned')
  expect(file.destroyed).toBe(true)
})
