import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface OperatingState {
  readonly jobsWaiting: number
  readonly jobsFailed: number
  readonly messagesWaiting: number
  readonly oldestMessageSeconds: number
  readonly messagesFailed: number
  readonly connectionsUsed: number
  readonly connectionsIdle: number
  readonly connectionsAwaited: number
  readonly storageFreeBytes: number
}

export interface Metrics {
  recordResponse(route: string, status: number, milliseconds: number): void
  serve(port: number, host: string): Promise<() => Promise<void>>
}

export interface MetricsSettings {
  readonly version: string
  readonly readState: () => Promise<OperatingState>
  readonly stopwatch: () => number
}

/** Runs at most one database query in this time, however often Prometheus reads the metrics. */
const stateLastsMs = 5_000

const stateGauges: Readonly<Record<keyof OperatingState, readonly [name: string, help: string]>> = {
  jobsWaiting: ['daybreak_jobs_waiting', 'Jobs that are due and wait for a worker'],
  jobsFailed: ['daybreak_jobs_failed', 'Jobs that failed for the last time, within a day'],
  messagesWaiting: ['daybreak_outbox_waiting', 'Emails and texts that wait for delivery'],
  oldestMessageSeconds: ['daybreak_outbox_oldest_seconds', 'Age of the oldest message that waits'],
  messagesFailed: ['daybreak_outbox_failed', 'Messages that were given up, within a day'],
  connectionsUsed: [
    'daybreak_database_connections_used',
    'Connections of the pool that are in use',
  ],
  connectionsIdle: [
    'daybreak_database_connections_idle',
    'Connections of the pool that are open and free',
  ],
  connectionsAwaited: [
    'daybreak_database_connections_awaited',
    'Requests that wait for a connection of the pool',
  ],
  storageFreeBytes: ['daybreak_storage_free_bytes', 'Free bytes on the disk of DATA_DIR'],
}

export function openMetrics({ version, readState, stopwatch }: MetricsSettings): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'daybreak_http_answer_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    registers,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  })
  new Gauge({
    name: 'daybreak_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const isStateKnown = new Gauge({
    name: 'daybreak_state_known',
    help: '0 when the figures of jobs, outbox and pool could not be read',
    registers,
  })
  const gauges = Object.entries(stateGauges).map(([key, [name, help]]) => ({
    key: key as keyof OperatingState,
    gauge: new Gauge({ name, help, registers }),
  }))
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const state = await readState().catch(() => undefined)
    readAtMs = stopwatch()
    isStateKnown.set(state ? 1 : 0)
    // Prometheus reads NaN as an unknown value.
    for (const { key, gauge } of gauges) gauge.set(state?.[key] ?? Number.NaN)
  }

  async function refresh(): Promise<void> {
    if (stopwatch() - readAtMs < stateLastsMs) return
    reading ??= read().finally(() => (reading = undefined))
    await reading
  }

  async function text(): Promise<string> {
    await refresh()
    return registry.metrics()
  }

  return {
    recordResponse: (route, status, milliseconds) =>
      answers.labels(route, String(status)).observe(milliseconds / 1000),
    async serve(port, host) {
      const server = createServer((_, response) => {
        void text().then(
          (body) => response.setHeader('content-type', registry.contentType).end(body),
          () => response.writeHead(500).end(),
        )
      })
      await listen(server, port, host)
      return () => new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, host, () => resolve()),
  )
}
