import { chmod, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { endTestProgram, startTestProgram, type MortalProgram } from '#testing/test-program.ts'
import { connectTestDatabase } from '#database/test-database.ts'
import { makeTestFolder } from '#database/test-folder.ts'

type Headers = Readonly<Record<string, string>>

type Variables = Readonly<Record<string, unknown>>

/** A program that is killed after the order service has acted. */
export function openKilledCourses() {
  let dataDir: string
  let program: MortalProgram
  let database: ConnectedDatabase

  /** Connects to the database, which keeps running after the server was killed. */
  const connected = async () =>
    connectTestDatabase((await readFile(join(dataDir, 'database-url'), 'utf8')).trim(), {
      poolSize: 1,
    })

  beforeAll(async () => {
    dataDir = await makeTestFolder('daybreak-course-killed-')
    // If the test runs as root, the database runs as an unprivileged user, who needs access to the
    // folder.
    await chmod(dataDir, 0o711)
    program = await startTestProgram(dataDir)
    database = await connected()
  }, 180_000)
  afterAll(async () => {
    await database.close()
    await endTestProgram(dataDir)
    // The database still writes for a moment while it stops.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }, 60_000)

  /** Returns undefined if the server ended instead of responding. */
  async function send(headers: Headers, query: string, variables: Variables): Promise<unknown> {
    const body = JSON.stringify({ query, variables })
    return fetch(`${program.address}/graphql/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }).then(
      (response) => response.json(),
      () => undefined,
    )
  }

  const readCalls = async (operation: string) =>
    (
      await sql<{ calls: number }>`
    select count(*)::int as calls from rehearsal_course where kind = 'call' and key like ${`${operation}:%`}`.execute(
        database.db,
      )
    ).rows[0]?.calls ?? 0

  /**
   * Sends the request, kills the server once the service has acted, and repeats it on a new server.
   * Returns the result and the number of calls.
   */
  async function killedAfter(
    operation: 'placeOrder' | 'register',
    headers: Headers,
    query: string,
    variables: Variables,
  ): Promise<{ readonly answer: unknown; readonly times: number }> {
    const fault = new FormData()
    for (const [name, value] of Object.entries({ act: 'mishap', operation, how: 'lose' }))
      fault.set(name, value)
    await fetch(`${program.address}/rehearsal/course-provider`, { method: 'POST', body: fault })
    const before = await readCalls(operation)
    const first = send(headers, query, variables)
    await vi.waitFor(async () => expect(await readCalls(operation)).toBe(before + 1), {
      timeout: 10_000,
    })
    await program.kill()
    expect(await first).toBeUndefined()
    await database.close()
    program = await startTestProgram(dataDir)
    database = await connected()
    return {
      answer: await send(headers, query, variables),
      times: (await readCalls(operation)) - before,
    }
  }
  /** Made before the tests. */
  const given = {
    get program() {
      return program
    },
    get database() {
      return database
    },
  }
  return { given, killedAfter }
}
