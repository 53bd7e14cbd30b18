// Two kinds of load: at full speed, and at a constant rate independent of the server.
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../ratios.ts'
import { openConnection, type Answer, type Connection } from './connection.ts'
import { cpuSeconds } from './process-facts.ts'

/**
 * Precision of the constant rate. The rate is not more precise, because a busy loop would take a
 * core from the server.
 */
const tickMilliseconds = 1

export interface Load {
  readonly answers: number
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
}

export interface CostedLoad extends Load {
  /** Responses per second of processor time, independent of other programs. */
  readonly perCoreSecond: number
}

export interface Press {
  readonly port: number
  /** Sent in turn, repeatedly. */
  readonly requests: readonly Buffer[]
  readonly connections: number
  readonly seconds: number
  /** Allowed difference between response sizes, because a number in the responses counts up. */
  readonly slackBytes?: number
}

/**
 * Each connection sends its next request after it has received a response. Throws if a response
 * differs from the others, because error responses are fast.
 */
export async function press({
  port,
  requests,
  connections,
  seconds,
  slackBytes = 0,
}: Press): Promise<Load> {
  const open = await openAll(port, connections)
  const times: number[] = []
  const check = alike(slackBytes)
  const startedAt = performance.now()
  const end = startedAt + seconds * 1000
  let count = 0
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() < end) {
        const answer = await connection.ask(requests[count++ % requests.length] ?? Buffer.alloc(0))
        check(answer)
        times.push(answer.milliseconds)
      }
    }),
  )
  return result(open, times, startedAt)
}

/**
 * A fixed number of requests a second. A request without a free connection waits, and its wait
 * counts, so that a stalled server cannot reduce the load (no coordinated omission).
 */
export async function pace({
  port,
  requests,
  connections,
  seconds,
  perSecond,
}: Press & { readonly perSecond: number }): Promise<Load> {
  const open = await openAll(port, connections)
  const free = [...open]
  const due: number[] = []
  const times: number[] = []
  const check = alike(0)
  const startedAt = performance.now()
  const all = Math.round(seconds * perSecond)
  let [planned, started] = [0, 0]
  let failure: Error | undefined
  const dueAt = (index: number) => startedAt + (index * 1000) / perSecond
  const send = (connection: Connection): void => {
    const wantedAt = due.shift()
    if (wantedAt === undefined) return void free.push(connection)
    connection
      .ask(requests[started++ % requests.length] ?? Buffer.alloc(0))
      .then((answer) => {
        check(answer)
        times.push(performance.now() - wantedAt)
        send(connection)
      })
      .catch(
        (error: unknown) =>
          void (failure ??= error instanceof Error ? error : new Error(String(error))),
      )
  }
  while (times.length < all && failure === undefined) {
    const now = performance.now()
    for (; planned < all && dueAt(planned) <= now; planned += 1) due.push(dueAt(planned))
    for (const connection of free.splice(0, due.length)) send(connection)
    await pause(tickMilliseconds)
  }
  if (failure !== undefined) throw failure
  return result(open, times, startedAt)
}

/** Does the work and adds the responses per second of processor time. */
export async function costed(pid: number, work: () => Promise<Load>): Promise<CostedLoad> {
  const before = cpuSeconds(pid)
  const load = await work()
  return { ...load, perCoreSecond: load.answers / (cpuSeconds(pid) - before) }
}

function openAll(port: number, connections: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: connections }, () => openConnection(port)))
}

function alike(slackBytes: number): (answer: Answer) => void {
  let first: Answer | undefined
  return (answer) => {
    first ??= answer
    const { status, bytes } = answer
    if (status !== 200 || Math.abs(bytes - first.bytes) > slackBytes)
      throw new Error(
        `An answer has status ${status} and ${bytes} bytes, the first one ${first.bytes}`,
      )
  }
}

function result(open: readonly Connection[], times: readonly number[], startedAt: number): Load {
  const seconds = (performance.now() - startedAt) / 1000
  for (const connection of open) connection.close()
  return {
    answers: times.length,
    perSecond: times.length / seconds,
    medianMs: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  }
}
