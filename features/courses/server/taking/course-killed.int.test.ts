// Kills the server after the order service has acted, before its response is stored. A repeated
// request must find the result.
import { chmod, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type ConnectedDatabase } from '#adapters/database/connect.ts'
import {
  endTestProgram,
  signInAt,
  startTestProgram,
  type MortalProgram,
} from '#testing/test-program.ts'
import { silentLog } from '#database/test-database.ts'
import { makeTestFolder } from '#database/test-folder.ts'

let dataDir: string
let program: MortalProgram
let database: ConnectedDatabase

/** Connects to the database, which keeps running after the server was killed. */
const connected = async () =>
  connectDatabase({
    url: (await readFile(join(dataDir, 'database-url'), 'utf8')).trim(),
    log: silentLog,
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

type Headers = Readonly<Record<string, string>>
type Variables = Readonly<Record<string, unknown>>

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

test(
  'chooses a course once and registers the spouses once, even if the server is killed',
  { timeout: 180_000 },
  async () => {
    const jonah = await signInAt(program.address, 'jonah')
    const {
      rows: [invite],
    } = await sql<{ caseId: string; orderId: string; offerId: string; providerId: number }>`
    select d.case_id as "caseId", d.id as "orderId", f.id as "offerId", f.provider_id as "providerId" from course_order d join course_offer f on f.order_id = d.id
    join participant p on p.case_id = d.case_id join account a on a.id = p.account_id where a.email like 'jonah.%' order by f.provider_id limit 1`.execute(
      database.db,
    )
    const chosen = await killedAfter(
      'placeOrder',
      jonah,
      `mutation ($caseId: ID!, $orderId: ID!, $offerId: ID!, $providerId: Int!) {
    placeCourseOrder(caseId: $caseId, orderId: $orderId, orderItemId: $offerId, providerId: $providerId, courseMethodType: 1) { success errorMessage orders { orderItemId courseStatus } } }`,
      { ...invite },
    )
    expect(chosen).toEqual({
      answer: {
        data: {
          placeCourseOrder: {
            success: true,
            errorMessage: null,
            orders: [{ orderItemId: invite?.offerId, courseStatus: 2 }],
          },
        },
      },
      times: 1,
    })

    const victor = await signInAt(program.address, 'victor')
    const {
      rows: [item],
    } = await sql<{ caseId: string; itemId: string }>`
    update course_item i set verified_details = true, verified_spouse_details = true, accepted_disclosure = true, shown_instructions = true from course_order d, participant p, account a
    where d.id = i.order_id and p.case_id = d.case_id and p.account_id = a.id and a.email like 'victor.%' returning d.case_id as "caseId", i.id as "itemId"`.execute(
      database.db,
    )
    const registered = await killedAfter(
      'register',
      victor,
      `mutation ($caseId: ID!, $itemId: ID!) {
    registerCourse(caseId: $caseId, registerCourseOrderItemId: $itemId) { success errorMessage courseStatus } }`,
      { ...item },
    )
    expect(registered).toEqual({
      answer: { data: { registerCourse: { success: true, errorMessage: null, courseStatus: 3 } } },
      times: 1,
    })
  },
)
