// Copies of the demo after its first start: seeding is the slowest part of a start.
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly seededDemo: SeededDemo
    /** A file with a line for each element that axe has examined. */
    readonly examinedElements: string
  }
}

export interface SeededDemo {
  readonly folder: string
  /** No program is connected to this database, so that it can be copied. */
  readonly databaseUrl: string
  /** The port in the addresses of its messages and courses. */
  readonly seededPort: number
  /** One for each worker, because two programs cannot share a port. */
  readonly ports: readonly number[]
}

export interface DemoCopy {
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL: string }
  readonly remove: () => Promise<void>
}

/** Workers are numbered from 1. */
export function getPortOfWorker(): number {
  const port = inject('seededDemo').ports[Number(process.env['VITEST_POOL_ID']) - 1]
  if (port === undefined) throw new Error(`Worker ${process.env['VITEST_POOL_ID']} has no port`)
  return port
}

/** For a program whose pages are at this port. */
export async function copyDemo(port: number): Promise<DemoCopy> {
  const { folder, databaseUrl, seededPort } = inject('seededDemo')
  const dataDir = await mkdtemp(join(folder, 'program-'))
  for (const name of ['files', 'master-key'])
    await cp(join(folder, name), join(dataDir, name), { recursive: true })
  const name = `journey_${randomBytes(6).toString('hex')}`
  const template = new URL(databaseUrl).pathname.slice(1)
  const server = addressOf(databaseUrl, 'postgres')
  await run(server, `create database ${name} template ${template} strategy file_copy`)
  const url = addressOf(databaseUrl, name)
  await moveAddresses(url, `localhost:${seededPort}`, `localhost:${port}`)
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: url },
    async remove() {
      await run(server, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function moveAddresses(url: string, from: string, to: string): Promise<void> {
  const move = (column: string) => `${column} = replace(${column}::text, '${from}', '${to}')`
  await run(
    url,
    `update rehearsal_message set ${move('body')};
     update rehearsal_course set ${move('data')}::jsonb;
     update course_certificate set ${move('source_url')};`,
  )
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function run(url: string, statements: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statements).finally(() => client.end())
}
