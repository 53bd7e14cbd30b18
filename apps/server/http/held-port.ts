// With PORT=0 the system chooses: the port is taken before the house opens, since addresses of the portal name it, and given back when the server takes it over.
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Settings } from '../settings.ts'

export interface HeldPort {
  readonly settings: Settings
  release(): Promise<void>
}

/** Settings with a port that is a number, and an address that says it. */
export async function holdPort(settings: Settings): Promise<HeldPort> {
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
