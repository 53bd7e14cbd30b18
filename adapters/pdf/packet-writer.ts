import { loadSharp } from '#adapters/file-intake/pictures/load-sharp.ts'
import type { ThreadBudget } from '#adapters/threads/work-thread.ts'
import { workThreads } from '#adapters/threads/work-threads.ts'
import { problemFactory, type ProblemList } from '#lib/problem.ts'
import { limitConcurrency } from '#lib/turns.ts'
import type { OpenPacket, PacketWriter } from '#ports/packet-writer.ts'
import { firstFreeNumber, knownNumbers } from './packet/packet-numbers.ts'
import type { PacketPiece, PacketRequest, WrittenPiece } from './packet/packet-worker.ts'

export const packetProblems = {
  'packet.unavailable': {
    kind: 'unavailable',
    text: 'Packets cannot be made right now. Please try again.',
  },
} as const satisfies ProblemList

const problem = problemFactory(packetProblems)

export interface PacketWriterSettings extends ThreadBudget {
  readonly maxQueued: number
  /** An idle thread holds memory, so it is ended after this time. */
  readonly restMs: number
  readonly program: URL
}

/** A file of 25 MB with many small objects needs about ten times its size. */
const productionWriter: PacketWriterSettings = {
  processorMs: 30_000,
  timeoutMs: 120_000,
  memoryMb: 384,
  keptMb: 96,
  maxQueued: 50,
  restMs: 10_000,
  program: new URL('./packet/packet-worker.ts', import.meta.url),
}

export function createPacketWriter(settings: Partial<PacketWriterSettings> = {}): PacketWriter {
  const rules = { ...productionWriter, ...settings }
  const inTurn = limitConcurrency({
    maxConcurrent: 1,
    maxQueued: rules.maxQueued,
    turnedAway: () => problem('packet.unavailable'),
  })
  const threads = workThreads<PacketPiece>({
    ...rules,
    overspent: () => ({ fault: 'too-much' }),
    broken: () => ({ fault: 'unreadable' }),
    isGivenUp: (piece) => 'fault' in piece,
    unavailable: (cause) => problem('packet.unavailable', {}, cause),
  })

  const run = (request: PacketRequest): Promise<PacketPiece> =>
    inTurn(async () => {
      // sharp's formats can be chosen only once per process, on the main thread.
      await loadSharp()
      return threads.run(() => ({ content: request }))
    })

  return {
    open: () => openPacket(run),
    stop: () => threads.end(),
  }
}

/** The comment of four bytes above 127 marks a file that is not text. */
const head = Buffer.from('%PDF-1.7\n%\u0081\u0081\u0081\u0081\n', 'latin1')

function openPacket(run: (request: PacketRequest) => Promise<PacketPiece>): OpenPacket {
  const places = new Map<number, number>()
  const pageNumbers: number[] = []
  const layers = { all: new Array<number>(), off: new Array<number>() }
  const state = { length: head.length, nextNumber: firstFreeNumber }

  function accept(piece: WrittenPiece): void {
    for (const [number, place] of piece.places) places.set(number, state.length + place)
    // A list of a file can be too long to be spread as arguments of a call.
    for (const number of piece.pageNumbers) pageNumbers.push(number)
    for (const number of piece.layers.all) layers.all.push(number)
    for (const number of piece.layers.off) layers.off.push(number)
    state.length += piece.bytes.length
    state.nextNumber = piece.nextNumber
  }

  return {
    head,
    async add(file) {
      const piece = await run({ kind: 'file', file, nextNumber: state.nextNumber })
      if ('fault' in piece) return piece
      accept(piece)
      return { pages: piece.pageNumbers.length, bytes: piece.bytes }
    },
    async end(end) {
      const { nextNumber } = state
      const piece = await run({ kind: 'end', end, nextNumber, pageNumbers, layers })
      if ('fault' in piece) return piece
      accept(piece)
      return { bytes: Buffer.concat([piece.bytes, drawTable(places, state)]) }
    },
  }
}

/** The table of the places of all objects. A number without an object is free. */
function drawTable(
  places: ReadonlyMap<number, number>,
  { length, nextNumber }: { readonly length: number; readonly nextNumber: number },
): Buffer {
  const rows = Array.from({ length: nextNumber }, (_, number) => {
    const place = places.get(number)
    return place === undefined
      ? '0000000000 65535 f \n'
      : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const { catalog, info } = knownNumbers
  return Buffer.from(
    `xref\n0 ${nextNumber}\n${rows.join('')}trailer\n<</Size ${nextNumber}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
  )
}
