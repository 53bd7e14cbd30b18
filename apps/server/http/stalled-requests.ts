// Cuts, when the server stops, connections that owe bytes: each would hold it up for a minute.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

export interface RequestWatch {
  /** From now on a connection that owes bytes is cut after this long without any. */
  endStalled(silenceMs: number): void
}

/** Must watch from the start: Node tells of no connection which request it is at. */
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
