import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface TestLine {
  /** Address of the same database through this proxy. */
  through(url: string): string
  /** Stops passing data on all connections, or only on those that listen for notifications. */
  hold(which?: 'all' | 'listening'): void
  cut(): Promise<void>
  /** Connects to the same server again, or to `target`. */
  restore(target?: string): Promise<void>
  close(): Promise<void>
}

export async function openLine(target: string): Promise<TestLine> {
  let far = new URL(target)
  const sockets = new Set<Socket>()
  let held: 'all' | 'listening' | undefined
  const server = createServer((near) => {
    const server = connect(Number(far.port), far.hostname)
    let isListening = false
    for (const [from, to] of [
      [near, server],
      [server, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (piece: Buffer) => {
        isListening ||= piece.includes('listen "')
        const isHeld = held === 'all' || (held === 'listening' && isListening)
        if (!isHeld) to.write(piece)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    through(url) {
      const address = new URL(url)
      address.port = String(port)
      return address.href
    },
    hold: (which = 'all') => void (held = which),
    cut,
    restore: (text) => {
      far = new URL(text ?? far)
      return listen(port)
    },
    close: cut,
  }
}
