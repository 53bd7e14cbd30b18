// Upload and download of 25 MB, one at a time and twenty at once, against a bare stream to and from
// a file with fsync.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bareSide, ourSide, type Side } from './file-sides.ts'
import { comparing, median, toRow, type Section } from './ratios.ts'
import { startBare } from './stage/bare.ts'
import { openConnection, type Connection } from './stage/connection.ts'
import { bigPdf, bigPhoto, type BenchFile } from './stage/bench-files.ts'
import { cpuSeconds, forgetPeak, readMemory } from './stage/process-facts.ts'
import { addSenders } from './stage/senders.ts'
import type { Server } from './stage/server.ts'
import type { Stage } from './stage/stage.ts'

const roundCount = 2
const single = 4
const atOnce = 20
/** An account may have three uploads at once, and send 60 files a minute. */
const senderCount = Math.ceil(atOnce / 3)
const bytesPerMb = 1_048_576

interface Load {
  readonly alone: number
  readonly processor: number
  readonly together: number
  readonly peak: number
}

interface Figures {
  readonly upload: Load
  readonly photo: number
  readonly download: Load
}

export async function benchFiles(stage: Stage, server: Server): Promise<Section> {
  const folder = join(server.dataDir, 'bare-files')
  await mkdir(folder)
  const bare = await startBare(stage, 'files', { folder })
  const sides = {
    own: ourSide(server, await addSenders(server, senderCount)),
    limit: bareSide(bare),
  }
  const papers = { document: bigPdf(), photo: bigPhoto() }
  const [own, least]: [Figures[], Figures[]] = [[], []]
  for (const side of [sides.own, sides.limit]) await measure(side, papers, 1, 1)
  for (let round = 0; round < roundCount; round += 1) {
    own.push(await measure(sides.own, papers, single, atOnce))
    least.push(await measure(sides.limit, papers, single, atOnce))
  }
  await bare.stop()
  const row = comparing(own, least)
  const highest = (way: 'upload' | 'download') => {
    const [ours, peak] = [own, least].map((rounds) => [
      Math.max(...rounds.map((figures) => figures[way].peak)),
    ])
    return toRow({
      what: '  peak memory over what it had before',
      unit: 'MB',
      better: 'less',
      ours: ours ?? [],
      limit: peak ?? [],
    })
  }
  const rows = (['upload', 'download'] as const).flatMap((way) => [
    row(`${way}, one at a time`, 'ms', 'less', (figures) => figures[way].alone),
    row('  processor time of the server', 'ms', 'less', (figures) => figures[way].processor),
    row(`${way}, ${atOnce} at once`, 'MB a second', 'more', (figures) => figures[way].together),
    highest(way),
  ])
  return {
    title: 'Files of 25 MB',
    rows: [...rows, row('upload of a photo, one at a time', 'ms', 'less', ({ photo }) => photo)],
    notes: [
      'Ours hashes, looks into, encrypts and records each file; the limit does none of it.',
      'Ours holds two whole files at once for the two threads that look into them; the threads end after a minute without work.',
    ],
  }
}

type Send = (connection: Connection, index: number) => Promise<unknown>

interface Papers {
  readonly document: BenchFile
  readonly photo: BenchFile
}

async function measure(
  side: Side,
  { document, photo }: Papers,
  alone: number,
  together: number,
): Promise<Figures> {
  const before = readMemory(side.pid).now
  const names: string[] = []
  const load = async (keepsBodies: boolean, send: Send): Promise<Load> => {
    const first = await openConnection(side.port, { keepsBodies })
    const processor = cpuSeconds(side.pid)
    const times = await oneByOne(first, alone, send)
    const spent = cpuSeconds(side.pid) - processor
    first.close()
    // Opened just in time, because the server closes silent connections.
    const connections = await Promise.all(
      Array.from({ length: together }, () => openConnection(side.port, { keepsBodies })),
    )
    forgetPeak(side.pid)
    const all = await timed(() =>
      Promise.all(connections.map((connection, index) => send(connection, alone + index))),
    )
    for (const connection of connections) connection.close()
    return {
      alone: median(times),
      processor: (spent * 1000) / alone,
      together: (together * document.content.length * 1000) / bytesPerMb / all,
      peak: readMemory(side.pid).peak - before,
    }
  }
  const upload = await load(true, async (connection) =>
    names.push(await side.upload(connection, document)),
  )
  const download = await load(false, (connection, index) =>
    side.download(connection, names[index] ?? '', document),
  )
  const sender = await openConnection(side.port, { keepsBodies: true })
  const photos = await oneByOne(sender, alone, (connection) => side.upload(connection, photo))
  sender.close()
  return { upload, photo: median(photos), download }
}

async function oneByOne(connection: Connection, count: number, send: Send): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1)
    times.push(await timed(() => send(connection, index)))
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
