// A keep-alive connection that sends prepared bytes. The client does little work, so that the
// server can use the machine.
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  /** Size of the body. */
  readonly bytes: number
  /** Filled only on a connection that keeps bodies. */
  readonly body: string
  /** From the first byte sent to the last byte received. */
  readonly milliseconds: number
}

export interface Connection {
  /** One request at a time. Rejects when the connection breaks. */
  ask(...parts: readonly Uint8Array[]): Promise<Answer>
  close(): void
}

interface Waiting {
  readonly startedAt: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

interface Reading {
  readonly status: number
  readonly bytes: number
  missing: number
}

const endOfHead = '\r\n\r\n'

/** Requires responses with a Content-Length, which all of ours have. */
export async function openConnection(
  port: number,
  { keepsBodies = false } = {},
): Promise<Connection> {
  const socket = await opened(port)
  let waiting: Waiting | undefined
  let reading: Reading | undefined
  let held: Buffer | undefined
  let body: Buffer[] = []

  function fail(error: Error): void {
    waiting?.reject(error)
    waiting = undefined
    socket.destroy()
  }
  function take(chunk: Buffer): void {
    if (!reading) {
      const all = held ? Buffer.concat([held, chunk]) : chunk
      const end = all.indexOf(endOfHead)
      held = all
      if (end < 0) return
      held = undefined
      reading = findReading(all.toString('latin1', 0, end))
      if (!reading) return fail(new Error('An answer does not name its length'))
      return take(all.subarray(end + endOfHead.length))
    }
    if (keepsBodies) body.push(chunk)
    reading.missing -= chunk.length
    if (reading.missing > 0) return
    const done = waiting
    const { status, bytes } = reading
    const text = keepsBodies ? Buffer.concat(body).toString() : ''
    waiting = reading = undefined
    body = []
    done?.resolve({ status, bytes, body: text, milliseconds: performance.now() - done.startedAt })
  }
  socket.on('data', take)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection')))

  return {
    ask: (...parts) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection is closed'))
        waiting = { startedAt: performance.now(), resolve, reject }
        for (const part of parts) socket.write(part)
      }),
    close: () => void socket.destroy(),
  }
}

function findReading(head: string): Reading | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length === undefined
    ? undefined
    : { status: Number(head.slice(9, 12)), bytes: Number(length), missing: Number(length) }
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      resolve(socket.off('error', reject)),
    )
    socket.once('error', reject)
  })
}
