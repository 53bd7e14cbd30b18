// Counters for operators, at /metrics on a port of its own that only this machine reaches.
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  answered(route: string, status: number, milliseconds: number): void
  /** Serves /metrics on loopback; answers what stops it. */
  serve(port: number): Promise<() => Promise<void>>
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'daybreak_http_answer_seconds', help: 'Time to answer, by route and status', labelNames: ['route', 'status'], registers: [registry],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  })
  return {
    answered: (route, status, milliseconds) => answers.labels(route, String(status)).observe(milliseconds / 1000),
    async serve(port) {
      const server = createServer((_, response) => {
        void registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text))
      })
      await listening(server, port)
      return () => new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve()))
}
