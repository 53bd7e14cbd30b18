import { setTimeout as pause } from 'node:timers/promises'
import { toRow, type Section } from './ratios.ts'
import { readMemory } from './stage/process-facts.ts'
import type { Server } from './stage/server.ts'

const budgetMb = 150
const restMilliseconds = 2_000

/** Returns the memory in MB after a short pause, without PostgreSQL. */
export async function idleMemory(server: Server): Promise<number> {
  await pause(restMilliseconds)
  return readMemory(server.pid).now
}

export function memorySection(afterStart: number, afterLoad: number): Section {
  return {
    title: 'Memory of the idle server (limit: the budget)',
    rows: [
      toRow({
        what: 'after the start',
        unit: 'MB',
        better: 'less',
        ours: [afterStart],
        limit: [budgetMb],
      }),
      toRow({
        what: 'after all of this load',
        unit: 'MB',
        better: 'less',
        ours: [afterLoad],
        limit: [budgetMb],
      }),
    ],
  }
}
