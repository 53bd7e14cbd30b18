// A bare socket, for broken requests and cut connections that no HTTP client would send.
import { connect, type Socket } from 'node:net'

export interface WireAnswer {
  /** 0 when the server closed without a response. */
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function openWire(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/**
 * Returns the head of a request that asks the server to close the connection after its response.
 */
export function requestHead(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Sends these bytes and reads until the server closes. */
export async function exchange(
  port: number,
  ...bytes: ReadonlyArray<string | Uint8Array>
): Promise<WireAnswer> {
  const socket = await openWire(port)
  const received: Buffer[] = []
  socket.on('data', (chunk: Buffer) => received.push(chunk))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  // Ignores errors: the server may respond early and reset the connection while data is still being
  // sent.
  socket.on('error', () => {})
  for (const part of bytes) socket.write(part)
  await closed
  return getAnswer(Buffer.concat(received).toString('latin1'))
}

function getAnswer(text: string): WireAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n')
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: text.slice(end + 4),
  }
}
