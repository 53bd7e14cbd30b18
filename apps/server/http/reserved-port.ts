// With PORT=0, a port is reserved before the start, because portal addresses contain it.
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Settings } from '../settings.ts'

export interface HeldPort {
  readonly settings: Settings
  release(): Promise<void>
}

/**
 * Returns settings that contain the chosen port and the address with this port. Fails if a port of
 * the settings is taken, before the start changes the database.
 */
export async function reservePort(settings: Settings): Promise<HeldPort> {
  const { port, host, metricsPort, metricsHost } = settings
  if (metricsPort !== undefined) await refuseTakenPort('METRICS_PORT', metricsPort, metricsHost)
  if (port !== 0) {
    await refuseTakenPort('PORT', port, host)
    return { settings, release: () => Promise.resolve() }
  }
  const holder = createServer((socket) => socket.destroy()).listen(0, host)
  await once(holder, 'listening')
  const { port: chosen } = holder.address() as AddressInfo
  return {
    settings: {
      ...settings,
      port: chosen,
      publicUrl: settings.publicUrl.replace(/:0$/, `:${chosen}`),
    },
    release: () =>
      holder.listening
        ? new Promise((resolve) => holder.close(() => resolve()))
        : Promise.resolve(),
  }
}

/** Another program can still take the port until the server listens. */
async function refuseTakenPort(setting: string, port: number, host: string): Promise<void> {
  const probe = createServer()
  await namePort(setting, port, async () => {
    await once(probe.listen(port, host), 'listening')
  })
  await new Promise((resolve) => probe.close(resolve))
}

/** Names the setting in the error of a port that is taken or not allowed. */
export async function namePort<T>(
  setting: string,
  port: number,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const sentence = sentences.get(error instanceof Error && 'code' in error ? error.code : '')
    throw sentence === undefined ? error : new Error(sentence(setting, port), { cause: error })
  }
}

const sentences: ReadonlyMap<unknown, (setting: string, port: number) => string> = new Map([
  [
    'EADDRINUSE',
    (setting, port) =>
      `Port ${port} is taken: stop the program that uses it, or set ${setting} to another port.`,
  ],
  [
    'EACCES',
    (setting, port) => `This user may not listen on port ${port}: set ${setting} to another port.`,
  ],
])
