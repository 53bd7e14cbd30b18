import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { openDemoClock, type DemoClock } from '#apps/demo/clock/demo-clock.ts'
import type { DemoIds } from '#apps/demo/seed/seed-demo-data.ts'
import {
  connectDatabase,
  type ConnectedDatabase,
  type DatabaseSettings,
} from '#adapters/database/connect.ts'
import type { Log } from '#ports/log.ts'
import { laterValue } from './test-before.ts'

export const templateName = 'test_template'
/** With the demo data. */
export const seededTemplateName = 'test_seeded'
/**
 * Tests open more connections at once than a busy machine accepts within the production timeout (2
 * s).
 */
const connectTimeoutMs = 20_000

/** Discards everything. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }

export interface TestDatabase {
  /** As the owner. */
  readonly database: ConnectedDatabase
  readonly url: string
  /** Moves portal_now() and its own time together. */
  readonly clock: DemoClock
  /** Drops the database. */
  close(): Promise<void>
}

interface TestDatabaseOptions {
  readonly template?: string
  /** May return the address of a proxy in front of the server. */
  readonly through?: ((url: string) => string) | undefined
}

/** Requires the 'int' project of vitest.config.ts, whose setup starts the server. */
export async function openTestDatabase({
  template = templateName,
  through = (direct) => direct,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = through(addressOf(name))
  await asOwner(`create database ${name} template ${template} strategy file_copy`)
  const database = await connectTestDatabase(url)
  const clock = await openDemoClock(database, { now: () => new Date() })
  return {
    database,
    url,
    clock,
    async close() {
      await database.close()
      await asOwner(`drop database ${name} with (force)`)
    },
  }
}

/** A database for the tests of this file, which is dropped after the last one. */
export function aTestDatabase(): TestDatabase {
  const { value, set } = laterValue<TestDatabase>()
  beforeAll(async () => set(await openTestDatabase()))
  afterAll(() => value.close())
  return value
}

/** A database of its own for each test. */
export function aTestDatabaseEach(): TestDatabase {
  const { value, set } = laterValue<TestDatabase>()
  beforeEach(async () => set(await openTestDatabase()))
  afterEach(() => value.close())
  return value
}

/**
 * Without a role, as the owner. Waits for a busy server, as the product's short limit does not. The
 * caller closes it.
 */
export function connectTestDatabase(
  url: string,
  settings: Partial<DatabaseSettings> = {},
): Promise<ConnectedDatabase> {
  return connectDatabase({ url, log: silentLog, poolSize: 8, connectTimeoutMs, ...settings })
}

/**
 * Creates an empty database for tests of migrations and jobs. Returns its address and a function
 * that removes it.
 */
export async function openEmptyDatabase(): Promise<{
  readonly url: string
  close(): Promise<void>
}> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(`create database ${name}`)
  return { url: addressOf(name), close: () => asOwner(`drop database ${name} with (force)`) }
}

function addressOf(name: string): string {
  const address = new URL(inject('databaseUrl'))
  address.pathname = `/${name}`
  return address.href
}

async function asOwner(statement: string): Promise<void> {
  const owner = await connectTestDatabase(inject('databaseUrl'), { poolSize: 1 })
  try {
    await sql.raw(statement).execute(owner.db)
  } finally {
    await owner.close()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Of the databases with the demo data. */
    demoData: DemoIds
  }
}
