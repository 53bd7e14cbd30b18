// During the shutdown, closes connections with incomplete requests, because each of them would
// delay it by a minute.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

export interface RequestWatch {
  /** From now on, closes a connection whose incomplete request gets no data for this time. */
  endStalled(silenceMs: number): void
}

/** Must be called at server start: Node does not report the current request of a connection. */
export function watchRequests(server: Server): RequestWatch {
  const latest = new Map<Socket, IncomingMessage>()
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request
    if (!latest.has(socket)) socket.once('close', () => latest.delete(socket))
    latest.set(socket, request)
  })
  return {
    endStalled(silenceMs) {
      for (const [socket, request] of latest) if (!request.complete) socket.setTimeout(silenceMs)
    },
  }
}
