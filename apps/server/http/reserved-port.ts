// With PORT=0, a port is reserved before the start, because portal addresses contain it.
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Settings } from '../settings.ts'

export interface HeldPort {
  readonly settings: Settings
  release(): Promise<void>
}

/** Returns settings that contain the chosen port and the address with this port. */
export async function reservePort(settings: Settings): Promise<HeldPort> {
  if (settings.port !== 0) return { settings, release: () => Promise.resolve() }
  const holder = createServer((socket) => socket.destroy()).listen(0, settings.host)
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  return {
    settings: { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) },
    release: () =>
      holder.listening
        ? new Promise((resolve) => holder.close(() => resolve()))
        : Promise.resolve(),
  }
}
