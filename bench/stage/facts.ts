// The machine and its load, without which a value means little.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Server } from './server.ts'

export interface Facts {
  readonly date: string
  readonly cores: number
  readonly processor: string
  readonly memory: string
  readonly system: string
  readonly node: string
  readonly postgres: string
  /** Load of the minute before the run. If it is far above zero, other programs were running. */
  readonly load: string
}

export async function readFacts({ database }: Server): Promise<Facts> {
  const { rows } = await database.query<{ server_version: string }>('show server_version')
  return {
    date: new Date().toISOString(),
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${process.platform} ${process.arch}`,
    node: process.version,
    postgres: `${rows[0]?.server_version ?? 'unknown'}, fsync on`,
    load: (loadavg()[0] ?? 0).toFixed(1),
  }
}
