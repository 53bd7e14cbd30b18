import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { ProblemList } from '#lib/problem.ts'
import { problemFactory } from '#lib/problem.ts'
import type { VirusScanner } from '#ports/virus-scanner.ts'

export const virusScanProblems = {
  'virus-scan.unavailable': {
    kind: 'unavailable',
    text: 'Files cannot be checked right now. Please try again.',
  },
} as const satisfies ProblemList

const problem = problemFactory(virusScanProblems)

export interface ClamavPlace {
  readonly host: string
  readonly port: number
  readonly budgetMs?: number
}

const usualBudgetMs = 10_000
const maxReplyBytes = 4096

/** Throws 'virus-scan.unavailable' for failures and timeouts. */
export function clamavScanner({ host, port, budgetMs = usualBudgetMs }: ClamavPlace): VirusScanner {
  return {
    async scan(content) {
      const socket = connect({ host, port })
      const timer = setTimeout(
        () => socket.destroy(new Error(`No answer within ${budgetMs} ms`)),
        budgetMs,
      )
      const reply = readReply(socket).catch((error: unknown) => {
        throw problem('virus-scan.unavailable', {}, error)
      })
      const sending = send(socket, content, reply)
      // The promise that loses the race may still reject after the socket is closed.
      sending.catch(() => {})
      try {
        return toResult(await Promise.race([reply, sending.then(() => reply)]))
      } finally {
        clearTimeout(timer)
        socket.destroy()
        content.destroy()
      }
    },
  }
}

async function send(socket: Socket, content: Readable, reply: Promise<string>): Promise<void> {
  const outcome = reply.then(
    () => 'answered',
    () => 'answered',
  )
  socket.write('zINSTREAM\0')
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    if (chunk.length === 0) continue
    socket.write(toLengthPrefix(chunk.length))
    if (
      !socket.write(chunk) &&
      (await Promise.race([outcome, once(socket, 'drain')])) === 'answered'
    )
      return
  }
  socket.write(toLengthPrefix(0))
}

async function readReply(socket: Socket): Promise<string> {
  let reply = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    reply += chunk.toString('latin1')
    if (reply.includes('\0') || reply.length > maxReplyBytes) break
  }
  return reply.replace(/\0[^]*$/, '')
}

function toResult(reply: string): 'clean' | 'infected' {
  if (reply === 'stream: OK') return 'clean'
  if (/^stream: .* FOUND$/.test(reply)) return 'infected'
  throw problem(
    'virus-scan.unavailable',
    {},
    new Error(`The scanner answered: ${reply.slice(0, 200)}`),
  )
}

function toLengthPrefix(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
