// A database for one test file: an own copy of the migrated template, with a clock that can be moved.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openRehearsalClock } from '#adapters/clock/rehearsal-clock.ts'
import type { RehearsalClock } from '#adapters/clock/rehearsal-clock.ts'
import { connectDatabase } from '#adapters/database/connect.ts'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import type { Log } from '#ports/log.ts'

export const templateName = 'test_template'
/** Tests ask for more at once than a loaded machine answers in the two seconds of production. */
const connectTimeoutMs = 20_000

/** For tests: says nothing. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }

export interface TestDatabase {
  readonly database: ConnectedDatabase
  readonly url: string
  /** Moves portal_now() and itself together. */
  readonly clock: RehearsalClock
  /** Drops the database. */
  close(): Promise<void>
}

/** Needs the 'int' project of vitest.config.ts, whose set-up starts the one server of a run. `through` may lead to it another way. */
export async function openTestDatabase(
  through: (url: string) => string = (direct) => direct,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = through(addressOf(name))
  await asOwner(`create database ${name} template ${templateName}`)
  const database = await connectDatabase({ url, log: silentLog, poolSize: 8, connectTimeoutMs })
  const clock = await openRehearsalClock(database)
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

/** An empty database without tables, for tests of migrations and jobs. Answers its address and what removes it. */
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
  const owner = await connectDatabase({
    url: inject('databaseUrl'),
    log: silentLog,
    poolSize: 1,
    connectTimeoutMs,
  })
  try {
    await sql.raw(statement).execute(owner.db)
  } finally {
    await owner.close()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}
