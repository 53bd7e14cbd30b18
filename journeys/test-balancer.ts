// A balancer over the processes of a release, and tabs that load pages and their files through it.
import { sendRequest } from '#adapters/http/send-request.ts'
import type { ReleaseProcess } from './test-release.ts'

const askEveryMs = 100

export interface Balancer {
  /** Statuses of all responses so far. */
  readonly statuses: readonly number[]
  /** The different pages that were served. */
  readonly pages: ReadonlySet<string>
  readonly processes: () => readonly ReleaseProcess[]
  readonly replace: (old: ReleaseProcess, next: ReleaseProcess) => void
  readonly get: (path: string, client: string) => Promise<string>
  readonly close: () => void
}

/** Asks the processes in turn. One that is not ready, or refuses the connection, is left out. */
export function balance(first: readonly ReleaseProcess[]): Balancer {
  let processes = first
  let ready = first
  let turn = 0
  const statuses: number[] = []
  const pages = new Set<string>()
  const timer = setInterval(() => void look(), askEveryMs)

  async function look(): Promise<void> {
    const inTurn = processes
    const answers = await Promise.all(
      inTurn.map(({ address }) =>
        sendRequest(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    if (inTurn === processes) ready = inTurn.filter((_, at) => answers[at])
  }

  async function get(path: string, client: string): Promise<string> {
    const headers = { 'x-forwarded-for': client }
    for (let tries = 0; tries < first.length; tries += 1) {
      turn += 1
      const chosen = ready[turn % ready.length] ?? processes[0]
      const response = await sendRequest(`${chosen?.address}${path}`, { headers }).catch(
        () => undefined,
      )
      if (response === undefined) continue
      const text = await response.text()
      statuses.push(response.status)
      if (path.endsWith('/')) pages.add(text)
      return text
    }
    throw new Error('No process accepts connections')
  }

  return {
    statuses,
    pages,
    processes: () => processes,
    replace(old, next) {
      processes = processes.map((each) => (each === old ? next : each))
    },
    get,
    close: () => clearInterval(timer),
  }
}

export interface Tab {
  /** Loads a lazy file of the page that was opened first; now and then opens a new page. */
  readonly browse: () => Promise<void>
}

const visitsPerPage = 20
const addresses = 250

/** Opens the page at `start`, which stays open. Tabs have different numbers up to 255. */
export async function openTab({ get }: Balancer, start: string, number: number): Promise<Tab> {
  let visits = 0
  // Requests are limited by address, so a tab stands for many.
  const ask = (path: string) => get(path, `10.0.${number}.${visits % addresses}`)
  const open = async (): Promise<readonly string[]> => {
    const html = await ask(start)
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)]
    const texts = await Promise.all(files.map(([, path = '']) => ask(path)))
    return texts.flatMap((text) =>
      [...text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
        ([, name = '']) => `${start}assets/${name}`,
      ),
    )
  }
  const lazy = await open()
  return {
    async browse() {
      visits += 1
      await ask(lazy[visits % lazy.length] ?? start)
      if (visits % visitsPerPage === 0) await open()
    },
  }
}
