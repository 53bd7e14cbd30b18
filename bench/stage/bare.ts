// Starts a bare limit (bench/bare/*) as its own process.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startChild, type Child } from './child.ts'
import type { Stage } from './stage.ts'

export interface Bare extends Child {
  readonly port: number
}

export type BareName =
  | 'answer'
  | 'files'
  | 'firm-statements'
  | 'password'
  | 'save'
  | 'screens'
  | 'statements'

/** Passes `given` to the process unchanged. */
export async function startBare(stage: Stage, name: BareName, given: unknown = {}): Promise<Bare> {
  const child = await startChild(stage, {
    args: [`bench/bare/${name}.ts`],
    env: { BENCH_GIVEN: JSON.stringify(given) },
    isOpen: /open (\d+)/,
  })
  return { ...child, port: Number(child.opened[1]) }
}

/** Called by the started process. Returns `given`. */
export function given<T>(): T {
  return JSON.parse(process.env['BENCH_GIVEN'] ?? '{}') as T
}

/** Called by the started process. Serves on a free port until the process ends. */
export function serve(listener: RequestListener): void {
  const server = createServer({ keepAliveTimeout: 65_000 }, listener)
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`open ${(server.address() as AddressInfo).port}\n`),
  )
}
